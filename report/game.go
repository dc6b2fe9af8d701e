package report

import (
	"io"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
	"partie/review"
)

// Game is the report on one game. Its JSON is what "partie report --format json"
// prints; other programs rely on the keys. Turn 0 is before the first turn, and
// "end" marks what the end scoring brought. Totals that the record leaves open are
// null.
type Game struct {
	Head
	OK        bool `json:"ok"`
	Irregular bool `json:"irregular"`
	Complete  bool `json:"complete"`
	BrokenOff bool `json:"broken_off"`

	Outcome       Outcome        `json:"outcome"`
	TurningPoints []TurningPoint `json:"turning_points"` // in the order of play
	Standings     []Standing     `json:"standings"`      // the best first
	Kinds         []Kind         `json:"kinds"`          // in the order in which they first scored
	Timeline      []Moment       `json:"timeline"`
	Ending        []Stage        `json:"ending"` // the end scoring of the timeline, kind by kind
	Scores        []Score        `json:"scores"`
	Turns         []Turn         `json:"turns"`
	Comments      []string       `json:"comments"`    // on the game as a whole
	Annotations   []Annotation   `json:"annotations"` // on the game as a whole
	Clocks        []Clock        `json:"clocks"`      // empty where no clock was kept
	Claims        Claims         `json:"claims"`
	Missed        *Missed        `json:"missed"` // null where the game was not reviewed
	Diagnostics   []Diag         `json:"diagnostics"`

	l       lang.Lang
	replay  *replay.Replay
	review  *review.Review // that Missed is from; nil where there is none
	last    engine.State
	colours []engine.Colour
}

// Annotation is a note that was added to a game after it was recorded.
type Annotation struct {
	Turn   int    `json:"turn"` // 0: the game as a whole
	Mark   string `json:"mark"`
	Text   string `json:"text"`
	Author string `json:"author"`
}

// NewGame is the report on a replayed game in language l. Annotations are kept in
// their order.
func NewGame(r *replay.Replay, notes []Annotation, l lang.Lang) *Game {
	g := &Game{
		Head: newHead(r, l),
		OK:   r.OK(), Irregular: r.Irregular, Complete: r.Complete, BrokenOff: r.Broken,
		Annotations: []Annotation{}, Comments: []string{}, Diagnostics: []Diag{},
		l: l, replay: r, last: r.Last(),
	}
	if r.Game != nil {
		g.colours = engine.SeatColours(r.Game, r.Colours, len(r.Players))
	}
	g.Timeline = timeline(r)
	g.Ending = g.ending(r)
	g.Outcome = g.outcome(r)
	g.TurningPoints = g.turningPoints()
	g.Standings = g.standings(r)
	g.Kinds = kinds(r, l)
	g.Scores = g.scores(r)
	g.Clocks = g.clocks(r)
	g.Claims = g.claims(r)
	g.addTurns(r)
	for _, n := range notes {
		g.annotate(n)
	}
	for _, d := range r.Diags {
		j := newDiag(d, r.Record.Position(d.Pos), l)
		j.Message, j.Hint = clean.Line(j.Message), clean.Line(j.Hint)
		g.Diagnostics = append(g.Diagnostics, j)
	}
	return g
}

// annotate adds a note to its turn, or to the game where there is no such turn.
func (g *Game) annotate(n Annotation) {
	n.Mark, n.Text, n.Author = clean.Line(n.Mark), clean.Terminal(n.Text), clean.Line(n.Author)
	if n.Turn < 1 || n.Turn > len(g.Turns) {
		g.Annotations = append(g.Annotations, n)
		return
	}
	t := &g.Turns[n.Turn-1]
	t.Annotations = append(t.Annotations, n)
}

// text is a text of the catalogue in the language of the report.
func (g *Game) text(key string, args ...any) string { return texts.Text(g.l, key, args...) }

// name is the name of a seat.
func (g *Game) name(s engine.Seat) string {
	if int(s) < len(g.Players) {
		return g.Players[s].Name
	}
	return g.text("table")
}

// view says how the last position is drawn.
func (g *Game) view() engine.View {
	v := engine.View{Lang: g.l, Colours: g.colours}
	for _, p := range g.Players {
		v.Names = append(v.Names, p.Name)
	}
	return v
}

// BoardSVG draws the last position as one <svg> element; nothing where the game
// could not be set up.
func (g *Game) BoardSVG(w io.Writer) {
	if g.last != nil {
		engine.SVG(w, g.last, g.view())
	}
}

// legend says what the signs of BoardSVG mean; "" where it needs no word.
func (g *Game) legend() string {
	if st, ok := g.last.(engine.Legended); ok {
		return st.Legend().In(g.l)
	}
	return ""
}

// BoardText draws the last position for a terminal.
func (g *Game) BoardText(w io.Writer, t Terminal) {
	if g.last == nil {
		return
	}
	v := g.view()
	v.Colour, v.Unicode, v.Width = t.Colour, t.Unicode, t.width()
	g.last.Text(w, v)
}
