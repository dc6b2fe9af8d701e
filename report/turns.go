package report

import (
	"strings"

	"partie/clean"
	"partie/engine/replay"
	"partie/notation"
)

// Turn is one turn and all there is to say about it.
type Turn struct {
	Number      int          `json:"number"`
	Seat        string       `json:"seat"` // "-" in a game whose turns are nobody's
	Name        string       `json:"name"`
	Round       int          `json:"round"` // 0 in a game without rounds
	Words       string       `json:"words"`
	Marks       []string     `json:"marks"`
	Clock       *int         `json:"clock"`   // seconds
	Forced      bool         `json:"forced"`  // played although the rules forbid it
	Notices     []string     `json:"notices"` // what it brought besides points
	Fault       string       `json:"fault"`   // the rule that it breaks; "" where it breaks none
	Events      []Score      `json:"events"`  // those without points included
	Totals      []Points     `json:"totals"`
	Comments    []string     `json:"comments"`
	Variations  []string     `json:"variations"`
	Annotations []Annotation `json:"annotations"`

	lines [][]linePart // the variations in their pieces
}

// addTurns fills in the turns and the comments. A comment belongs to the turn
// before it, or to the game.
func (g *Game) addTurns(r *replay.Replay) {
	g.Turns = []Turn{}
	for i := range r.Steps {
		g.Turns = append(g.Turns, g.turn(r, &r.Steps[i]))
	}
	comments := &g.Comments
	done := int32(0) // items before it are told: they stand in a variation
	next := 0
	for i := range r.Record.Items {
		it := &r.Record.Items[i]
		if it.Pos < done {
			continue
		}
		switch it.Kind {
		case notation.Turn:
			if next == len(r.Steps) || r.Steps[next].Item != i {
				return // the replay stopped before it
			}
			comments = &g.Turns[next].Comments
			next++
		case notation.Variation:
			done = it.End
		case notation.Comment:
			*comments = append(*comments, clean.Terminal(strings.TrimSpace(r.Record.CommentText(it))))
		}
	}
}

func (g *Game) turn(r *replay.Replay, s *replay.Step) Turn {
	t := Turn{
		Number: s.Number, Seat: s.Seat.String(), Name: g.name(s.Seat), Round: s.Round,
		Words: clean.Line(strings.Join(s.Words, " ")), Marks: []string{}, Forced: s.Forced,
		Events: []Score{}, Totals: pointsOf(s.Totals),
		Notices: []string{}, Comments: []string{}, Variations: []string{}, Annotations: []Annotation{},
	}
	if s.Fault != nil {
		t.Fault = clean.Line(s.Fault.Msg.In(g.l))
	}
	for _, n := range s.Notices {
		t.Notices = append(t.Notices, clean.Line(n.In(g.l)))
	}
	t.Marks = append(t.Marks, r.Record.Marks(&r.Record.Items[s.Item], nil)...)
	if s.Clock != notation.NoClock {
		t.Clock = &s.Clock
	}
	for _, e := range s.Events {
		score := g.score(r, e)
		score.Turn = s.Number
		t.Events = append(t.Events, score)
	}
	for i := range s.Lines {
		parts := lineParts(nil, r, &s.Lines[i])
		t.lines, t.Variations = append(t.lines, parts), append(t.Variations, lineText(parts))
	}
	return t
}
