package report

import (
	"bufio"
	"encoding/json"
	"io"

	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

// Check is one game as "partie check --json" shows it. Other programs rely on the
// keys; totals that the record leaves open are null.
type Check struct {
	Game        string            `json:"game"`
	Rules       string            `json:"rules"`
	Players     []string          `json:"players"`
	OK          bool              `json:"ok"`
	Irregular   bool              `json:"irregular"`
	Complete    bool              `json:"complete"`
	Turns       int               `json:"turns"`
	Timeline    [][]*int          `json:"timeline"`
	Scores      []*int            `json:"scores"`
	Winners     []string          `json:"winners"`
	Breakdown   []map[string]*int `json:"breakdown"`
	Diagnostics []Diag            `json:"diagnostics"`
}

// Diag is a diagnostic in JSON. Line and column count from 1.
type Diag struct {
	Line     int    `json:"line"`
	Col      int    `json:"col"`
	Severity string `json:"severity"`
	Code     string `json:"code"`
	Message  string `json:"message"`
	Hint     string `json:"hint"`
}

// NewCheck is the check of a replayed game with its messages in l.
func NewCheck(r *replay.Replay, l lang.Lang) Check {
	c := Check{
		Game:        r.Record.Tag("Game"),
		Rules:       r.Record.Tag("Rules"),
		Players:     r.Players,
		OK:          r.OK(),
		Irregular:   r.Irregular,
		Complete:    r.Complete,
		Turns:       len(r.Steps),
		Timeline:    [][]*int{},
		Scores:      numbers(r.Final),
		Winners:     []string{},
		Breakdown:   []map[string]*int{},
		Diagnostics: []Diag{},
	}
	if c.Players == nil {
		c.Players = []string{}
	}
	for i := range r.Steps {
		c.Timeline = append(c.Timeline, numbers(r.Steps[i].Totals))
	}
	for _, w := range r.Winners {
		c.Winners = append(c.Winners, w.String())
	}
	for s := range r.Final {
		kinds := map[string]*int{}
		keys, points := r.Breakdown(engine.Seat(s))
		for i, k := range keys {
			kinds[k] = number(points[i])
		}
		c.Breakdown = append(c.Breakdown, kinds)
	}
	for _, d := range r.Diags {
		c.Diagnostics = append(c.Diagnostics, newDiag(d, r.Record.Position(d.Pos), l))
	}
	return c
}

func newDiag(d notation.Diagnostic, p notation.Position, l lang.Lang) Diag {
	return Diag{p.Line, p.Col, d.Severity.String(), d.Code, d.Msg.In(l), d.Hint.In(l)}
}

// number is a total for JSON: nil where the record leaves it open.
func number(t engine.Total) *int {
	if !t.Known() {
		return nil
	}
	return &t.Min
}

func numbers(ts []engine.Total) []*int {
	ns := make([]*int, len(ts))
	for i, t := range ts {
		ns[i] = number(t)
	}
	return ns
}

// CheckJSON writes the checks of files as one JSON object while they are made, so
// that a file of any length needs the memory of one game.
type CheckJSON struct {
	w            *bufio.Writer
	l            lang.Lang
	files, games int
	err          error
}

// NewCheckJSON starts the object on w.
func NewCheckJSON(w io.Writer, l lang.Lang) *CheckJSON {
	c := &CheckJSON{w: bufio.NewWriter(w), l: l}
	c.w.WriteString(`{"files":[`)
	return c
}

// File starts the entry of a file.
func (c *CheckJSON) File(name string) {
	if c.files > 0 {
		c.w.WriteString(",")
	}
	c.files++
	c.games = 0
	c.w.WriteString("\n" + `{"file":`)
	c.value(name)
	c.w.WriteString(`,"games":[`)
}

// Game adds a game to the file.
func (c *CheckJSON) Game(r *replay.Replay) {
	if c.games > 0 {
		c.w.WriteString(",")
	}
	c.games++
	c.w.WriteString("\n")
	c.value(NewCheck(r, c.l))
}

// EndFile ends the entry of the file with the diagnostics that belong to none of
// its games.
func (c *CheckJSON) EndFile(ds []notation.FileDiagnostic) {
	diags := []Diag{}
	for _, d := range ds {
		diags = append(diags, newDiag(d.Diagnostic, d.Position, c.l))
	}
	c.w.WriteString(`],"diagnostics":`)
	c.value(diags)
	c.w.WriteString("}")
}

// Close ends the object.
func (c *CheckJSON) Close() error {
	c.w.WriteString("]}\n")
	if err := c.w.Flush(); err != nil {
		return err
	}
	return c.err
}

func (c *CheckJSON) value(v any) {
	b, err := json.Marshal(v)
	if err != nil && c.err == nil {
		c.err = err
	}
	c.w.Write(b)
}
