package report

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
	"partie/review"
)

// unjudgedReasons is how many reasons not to judge turns are told.
const unjudgedReasons = 3

// Findings is the review of a replayed game in words.
type Findings struct {
	*review.Review
	Replay  *replay.Replay
	Players []string // in seat order, cleaned
	Lang    lang.Lang
	Unicode bool // more than ASCII may be shown
}

// NewFindings puts a review of the replayed game into language l.
func NewFindings(r *replay.Replay, rv *review.Review, l lang.Lang) *Findings {
	f := &Findings{Review: rv, Replay: r, Lang: l, Unicode: true}
	for _, p := range r.Players {
		f.Players = append(f.Players, clean.Line(p))
	}
	return f
}

func (f *Findings) text(key string, args ...any) string { return texts.Text(f.Lang, key, args...) }

// Player is what a seat is called.
func (f *Findings) Player(x engine.Seat) string {
	if int(x) < len(f.Players) {
		return f.Players[x]
	}
	return x.String()
}

// About says what the losses are and how exact.
func (f *Findings) About() string {
	if f.Search {
		return f.text("review.by-search")
	}
	about := f.text("review.by-" + f.Primary.String())
	switch {
	case f.Primary == review.Static:
		return about
	case f.Caveat() != "":
		return about + " " + f.text("review.exact-map")
	}
	return about + " " + f.text("review.exact")
}

// Caveat says what of the game's board is not known for certain; "" where all is.
func (f *Findings) Caveat() string { return caveat(f.Replay, f.Lang) }

// Doubts is the keys of the game's points that rest on that.
func (f *Findings) Doubts() []string {
	keys := []string{}
	st, ok := f.Replay.Last().(engine.Doubtful)
	if !ok {
		return keys
	}
	f.Replay.EachEvent(func(_ int, e engine.Event) {
		if st.InDoubt(e.Key) && !slices.Contains(keys, e.Key) {
			keys = append(keys, e.Key)
		}
	})
	return keys
}

// Doubt says what is not certain of the board, and which losses rest on that; "" where all is.
func (f *Findings) Doubt() string {
	caveat := f.Caveat()
	if caveat == "" {
		return ""
	}
	var kinds []string
	for _, key := range f.Doubts() {
		kinds = append(kinds, keyTitle(f.Replay, key, f.Lang))
	}
	if len(kinds) == 0 {
		return caveat + "."
	}
	return caveat + ". " + f.text("review.doubt", strings.Join(kinds, ", "))
}

// Words is words of a turn.
func (f *Findings) Words(words []string) string { return clean.Line(strings.Join(words, " ")) }

// Shown is a turn for people: what its words are, or that nothing was played.
func (f *Findings) Shown(words []string) string { return turnShown(f.Words(words), f.Lang) }

// turnShown is the words of a turn for people; the notation has a dash for nothing.
func turnShown(words string, l lang.Lang) string {
	if words == "-" {
		return texts.Text(l, "review.nothing-played")
	}
	return words
}

// Better is the best turn for people, where it is another one than the played; else "".
func (f *Findings) Better(x *review.Finding) string {
	if best := f.Shown(x.By[f.Primary].Best); best != f.Shown(x.Played) {
		return best
	}
	return ""
}

// Why says what a turn missed.
func (f *Findings) Why(x *review.Finding) string {
	return clean.Line(f.Review.Why(x, f.Player).In(f.Lang))
}

// Said is a text of the review. It may hold what strangers wrote.
func (f *Findings) Said(t review.Text) string { return clean.Line(t.In(f.Lang)) }

// Number is a number of points.
func (f *Findings) Number(v float64) string { return lang.Decimal(review.Tenths(v)).In(f.Lang) }

// Least is a number of points that may be the least alone.
func (f *Findings) Least(v float64, partial bool) string {
	if partial {
		return f.sign("≥", ">=") + f.Number(v)
	}
	return f.Number(v)
}

// leastShort is Least without a zero behind the point.
func (f *Findings) leastShort(v float64, partial bool) string {
	return strings.Replace(f.Least(v, partial), f.Number(v), f.short(v), 1)
}

// sign is a sign, or what takes its place where there is only ASCII.
func (f *Findings) sign(unicode, ascii string) string {
	if f.Unicode {
		return unicode
	}
	return ascii
}

// TurnsHead is the head of a table of turns: number, player, played, better, loss.
func (f *Findings) TurnsHead() []string { return strings.Split(f.text("review.head"), "|") }

// SeatsHead is the head of a table with rows of [Findings.SeatRow].
func (f *Findings) SeatsHead() []string { return strings.Split(f.text("review.seats-head"), "|") }

// SeatRow is what the turns of a seat come to.
func (f *Findings) SeatRow(x engine.Seat) []string {
	s := &f.Seats[x]
	row := []string{f.Player(x) + " (" + x.String() + ")", strconv.Itoa(s.Real)}
	for c := review.Slip; c < review.Classes; c++ {
		row = append(row, strconv.Itoa(s.Classes[c]))
	}
	mean := f.sign("–", "-")
	if m, ok := s.Mean(); ok {
		mean = f.Least(m, s.Partial > 0)
	}
	return append(row, f.Least(s.Loss, s.Partial > 0), mean)
}

// Tally counts turns that were not judged and those without a real choice.
func (f *Findings) Tally() (unjudged, forced int) {
	for i := range f.Findings {
		switch x := &f.Findings[i]; {
		case x.Unjudged != (review.Text{}):
			unjudged++
		case x.Forced || x.Equal:
			forced++
		}
	}
	return unjudged, forced
}

// UnjudgedTurns says that so many turns were not judged, and why: the most frequent reasons.
func (f *Findings) UnjudgedTurns(n int) string {
	type reason struct {
		text  string
		turns int
	}
	var reasons []reason
	for i := range f.Findings {
		text := f.Said(f.Findings[i].Unjudged)
		at := slices.IndexFunc(reasons, func(r reason) bool { return r.text == text })
		switch {
		case text == "":
		case at < 0:
			reasons = append(reasons, reason{text, 1})
		default:
			reasons[at].turns++
		}
	}
	slices.SortStableFunc(reasons, func(a, b reason) int { return b.turns - a.turns })
	var told []string
	left := n
	for _, r := range reasons[:min(unjudgedReasons, len(reasons))] {
		if r.turns < n {
			r.text += " (" + strconv.Itoa(r.turns) + ")"
		}
		told = append(told, r.text)
		left -= r.turns
	}
	if left > 0 {
		told = append(told, f.text("review.unjudged-else", left))
	}
	return f.text("review.unjudged", n) + ": " + strings.Join(told, "; ")
}

// GradesAre says from how many points on a loss is an inaccuracy, a mistake and a blunder.
func (f *Findings) GradesAre() string {
	are := f.text("review.grades-are", f.short(f.Grades[0]), f.short(f.Grades[1]), f.short(f.Grades[2]))
	if slices.ContainsFunc(f.Findings, func(x review.Finding) bool { return x.Decide }) {
		are += f.text("review.grades-decide")
	}
	return are
}

// Once says that what stays undone for several turns is lost once; "" where the losses of
// each seat add up.
func (f *Findings) Once() string {
	if !f.Search {
		return ""
	}
	sums := make([]float64, len(f.Seats))
	for i := range f.Findings {
		if x := &f.Findings[i]; x.Real() {
			sums[x.Seat] += f.Loss(x)
		}
	}
	for i, sum := range sums {
		if review.Tenths(sum) > review.Tenths(f.Seats[i].Loss) {
			return f.text("review.once")
		}
	}
	return ""
}

// short is a number of points without a zero behind the point.
func (f *Findings) short(v float64) string {
	if v == math.Trunc(v) {
		return strconv.Itoa(int(v))
	}
	return f.Number(v)
}

// PartialTurn says that of a decision only the least loss is known.
func (f *Findings) PartialTurn() string { return f.text("review.partial", f.sign("≥", ">=")) }

// PartialTurns says that of so many decisions only the least loss is known.
func (f *Findings) PartialTurns(n int) string {
	return f.text("review.partial-turns", f.sign("≥", ">="), n)
}

// ForcedTurns says that so many turns had no real choice.
func (f *Findings) ForcedTurns(n int) string { return f.text("review.forced-turns", n) }

// Forgotten tells what the score track of the table left out, or counted too much.
func (f *Findings) Forgotten(x *review.Forgotten) string {
	key, points := "review.missing", x.Points
	if points < 0 {
		key, points = "review.too-many", -points
	}
	when := f.text("review.in-result")
	if x.Turn > 0 {
		when = f.text("review.in-turn", x.Turn)
	}
	line := f.text(key, when, f.Player(x.Seat), points)
	if what := f.Said(x.Text); what != "" {
		line += ": " + what
	}
	return line
}
