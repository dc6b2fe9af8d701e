package foreign

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"partie/engine"
	"partie/engine/replay"
)

// realization notes what the next points are for. That of the end scoring names no
// player.
func (l *bgaLog) realization(a *bgaArgs) error {
	l.key = bgaKeys[a.RealType]
	if !a.PlayerID.set {
		l.ending = true
	}
	return nil
}

// theEnd stands in the place of a turn's index for the end scoring.
const theEnd = maxTurns + 1

// maxPoints bounds points and totals, so that the notation can write them.
const maxPoints = 100_000

// winPoints takes points that a player got.
func (l *bgaLog) winPoints(a *bgaArgs) error {
	seat, err := l.seat(a)
	if err != nil {
		return err
	}
	if len(l.turns) == 0 || !a.Points.set {
		return fault("missing", "points")
	}
	l.totals = append(l.totals, make([]int, len(l.names)-len(l.totals))...)
	total := a.Score.or(l.totals[seat] + a.Points.n)
	if max(total, -total, a.Points.n, -a.Points.n) > maxPoints {
		return fault("bad-points", a.Points.n, total)
	}
	l.totals[seat] = total
	w := award{turn: theEnd, seat: seat, key: l.key, points: a.Points.n}
	if !l.ending {
		w.turn = len(l.turns) - 1
		l.turns[w.turn].totals = slices.Clone(l.totals)
	}
	l.won = append(l.won, w)
	return nil
}

// reason is what points are compared under: they must be equal for each turn, seat and
// sort of feature.
type reason struct {
	turn, seat int
	key        string
}

// compare holds the points that the site gave against those of the rules, as far as
// the game could be replayed.
func (l *bgaLog) compare(rep *replay.Replay) {
	site, rules := map[reason][]int{}, map[reason][]int{}
	var all []reason
	add := func(m map[reason][]int, r reason, points int) {
		if site[r] == nil && rules[r] == nil {
			all = append(all, r)
		}
		m[r] = append(m[r], points)
	}
	for _, w := range l.won {
		if w.turn < len(rep.Steps) || w.turn == theEnd && rep.Complete {
			add(site, reason{w.turn, w.seat, w.key}, w.points)
		}
	}
	rep.EachEvent(func(turn int, e engine.Event) {
		switch turn--; { // EachEvent counts from 1, and gives -1 for the end scoring
		case turn >= 0:
		case l.over || l.ending:
			turn = theEnd
		default:
			return
		}
		add(rules, reason{turn, int(e.Seat), e.Key}, e.Points.Max)
	})
	slices.SortStableFunc(all, func(a, b reason) int { return cmp.Compare(a.turn, b.turn) })
	for _, r := range all {
		slices.Sort(site[r])
		slices.Sort(rules[r])
		if slices.Equal(site[r], rules[r]) {
			continue
		}
		what := texts.Msg("key-" + r.key)
		if r.turn == theEnd {
			l.warn("end-points-differ", l.names[r.seat], what, sum(site[r]), sum(rules[r]))
		} else {
			l.warn("points-differ", r.turn+1, l.names[r.seat], what, sum(site[r]), sum(rules[r]))
		}
	}
}

// sum writes several points as a sum, such as 4+6.
func sum(points []int) string {
	if len(points) == 0 {
		return "0"
	}
	all := make([]string, len(points))
	for i, n := range points {
		all[i] = strconv.Itoa(n)
	}
	return strings.Join(all, "+")
}
