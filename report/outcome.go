package report

import (
	"fmt"
	"slices"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// Outcome is how the game ended, as data and as a sentence.
type Outcome struct {
	// Kind is "won", "shared", "open" (over, but the record leaves open who won),
	// "unfinished" or "faulty" (the record has an error).
	Kind     string   `json:"kind"`
	Winners  []string `json:"winners"` // seats
	Margin   *int     `json:"margin"`  // of a sole winner over the best of the others
	Sentence string   `json:"sentence"`
}

func (g *Game) outcome(r *replay.Replay) Outcome {
	o := Outcome{Winners: []string{}}
	for _, w := range r.Winners {
		o.Winners = append(o.Winners, w.String())
	}
	switch {
	case !r.OK():
		o.Kind = "faulty"
		key := "outcome.faulty"
		if faultyHeadOnly(r) {
			key = "outcome.faulty-head"
		}
		o.Sentence = g.soFar(key, r)
	case !r.Complete:
		o.Kind = "unfinished"
		key := "outcome.stops"
		if r.Broken {
			key = "outcome.broken"
		}
		o.Sentence = g.soFar(key, r)
	case len(r.Winners) == 0:
		o.Kind = "open"
		o.Sentence = g.text("outcome.open", names(g.l, g.unsettled(r.Final)))
	case len(r.Winners) > 1:
		o.Kind = "shared"
		o.Sentence = g.text("outcome.shared", g.seatNames(r.Winners), Points(r.Final[r.Winners[0]]).In(g.l))
	default:
		o.Kind = "won"
		o.Margin, o.Sentence = g.won(r.Winners[0], r.Final)
	}
	if tie := r.TieBreak(); !tie.IsZero() {
		o.Sentence = fmt.Sprintf("%s (%s).", strings.TrimSuffix(o.Sentence, "."), clean.Line(tie.In(g.l)))
	}
	return o
}

// faultyHeadOnly reports whether all errors stand in the head and every turn was
// replayed.
func faultyHeadOnly(r *replay.Replay) bool {
	items := r.Record.Items
	if len(items) == 0 || len(r.Steps) == 0 {
		return false
	}
	for _, d := range r.Diags {
		if d.Severity == notation.Error && d.Pos >= items[0].Pos {
			return false
		}
	}
	turns := 0
	for i := 0; i < len(items); i++ {
		switch items[i].Kind {
		case notation.Turn:
			turns++
		case notation.Variation:
			i = items[i].Next() - 1
		}
	}
	return turns == len(r.Steps)
}

// won is the margin of a sole winner, and the sentence.
func (g *Game) won(w engine.Seat, final []engine.Total) (*int, string) {
	name, points := g.name(w), Points(final[w]).In(g.l)
	if len(final) == 1 {
		return nil, g.text("outcome.alone", name, points)
	}
	margin, others, known := lead(w, final, g.LowWins)
	if !known {
		return nil, g.text("outcome.won-open", name, points)
	}
	key := "outcome.won"
	switch {
	case margin == 0:
		key = "outcome.tie-break"
	case margin < 0:
		key = "outcome.won-behind"
	case g.LowWins:
		key = "outcome.won-low"
	}
	n := max(margin, -margin)
	return &margin, g.text(key, name, points, integer(g.l, n), g.seatNames(others))
}

// soFar says how far the game got and how it stood there.
func (g *Game) soFar(key string, r *replay.Replay) string {
	if len(r.Steps) == 0 {
		return g.text(key + ".none")
	}
	s := g.text(key, integer(g.l, len(r.Steps)))
	if len(r.Final) < 2 {
		return s
	}
	s += " " + g.standing(r.Final)
	if there := g.scoredThere(); there != "" {
		s += " " + there
	}
	return s
}

// standing says who leads.
func (g *Game) standing(ts []engine.Total) string {
	first, points, known := leaders(ts, g.LowWins)
	switch {
	case !known:
		return g.text("outcome.lead-open")
	case len(first) == len(ts):
		return g.text("outcome.level", integer(g.l, points))
	case len(first) > 1:
		return g.text("outcome.lead-shared", g.seatNames(first), integer(g.l, points))
	}
	margin, others, _ := lead(first[0], ts, g.LowWins)
	return g.text("outcome.lead", g.name(first[0]), integer(g.l, points), integer(g.l, margin), g.seatNames(others))
}

// scoredThere says who would lead if the game were scored where the record ends; "" where
// that cannot be said, or makes no difference.
func (g *Game) scoredThere() string {
	if len(g.Timeline) == 0 {
		return ""
	}
	last := g.Timeline[len(g.Timeline)-1]
	now := totalsOf(last.Now)
	first, points, known := leaders(now, g.LowWins)
	if !known || slices.Equal(last.Now, last.Totals) {
		return ""
	}
	if len(first) > 1 {
		return g.text("outcome.there-shared", g.seatNames(first), integer(g.l, points))
	}
	key := "outcome.there"
	if g.LowWins {
		key = "outcome.there-low"
	}
	margin, others, _ := lead(first[0], now, g.LowWins)
	return g.text(key, g.name(first[0]), integer(g.l, points), integer(g.l, margin), g.seatNames(others))
}

// unsettled names the players whose total the record leaves open.
func (g *Game) unsettled(ts []engine.Total) []string {
	var ns []string
	for i, t := range ts {
		if !t.Known() {
			ns = append(ns, g.name(engine.Seat(i)))
		}
	}
	return ns
}

func (g *Game) seatNames(seats []engine.Seat) string {
	var ns []string
	for _, s := range seats {
		ns = append(ns, g.name(s))
	}
	return names(g.l, ns)
}
