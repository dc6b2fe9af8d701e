// Package sheet keeps the score of any game: a sheet without rules, so that a
// game that has no engine can be logged too (notation, section 6). A turn is one
// round of scoring, a word such as A+12:floor is one change of one seat's total
// with an optional reason.
package sheet

import (
	"embed"
	"errors"
	"io"
	"strconv"
	"strings"

	"partie/engine"
	"partie/lang"
)

//go:embed *.txt *.md
var files embed.FS

var texts = lang.NewCatalog(files)

// Game is the score sheet as an engine.Game.
var Game engine.Game = game{}

type game struct{}

func (game) Name() string    { return "sheet" }
func (game) Title() lang.Msg { return texts.Msg("title") }
func (game) Version() int    { return 1 }

// Colours is none: nothing is known of the pieces.
func (game) Colours() []string { return nil }

func (game) Guide(l lang.Lang) string { return page("guide", l) }
func (game) Brief(l lang.Lang) string { return page("brief", l) }

// page is a text of its own file.
func page(name string, l lang.Lang) string {
	b, err := files.ReadFile(name + "." + l.String() + ".md")
	if err != nil {
		return ""
	}
	return string(b)
}

// KeyTitle is the reason itself; scores without a reason stand under "other".
func (game) KeyTitle(key string) lang.Msg {
	if key == other {
		return texts.Msg("other")
	}
	return texts.Msg("reason", key)
}

// other is the breakdown key of scores without a reason.
const other = "other"

// Rules is whether the lowest total wins.
type Rules struct{ Low bool }

// String is "low" where the lowest total wins.
func (r Rules) String() string {
	if r.Low {
		return "low"
	}
	return ""
}

// Seats allows as many players as the notation can name.
func (Rules) Seats() (least, most int) { return 1, engine.MaxSeats }

// LowWins reports whether the lowest total wins.
func (r Rules) LowWins() bool { return r.Low }

func (game) Rules(words []string, seats int) (engine.Rules, *engine.Fault) {
	var r Rules
	for i, w := range words {
		if !strings.EqualFold(w, "low") {
			return nil, &engine.Fault{Code: "unknown-rule", Msg: texts.Msg("unknown-rule", w), Hint: texts.Msg("unknown-rule.hint"), Word: i}
		}
		r.Low = true
	}
	return r, nil
}

func (game) New(r engine.Rules, seats int, start engine.Seat) engine.State {
	return &state{rules: r.(Rules), seats: seats}
}

func (game) Reset(st engine.State, r engine.Rules, seats int, start engine.Seat) {
	s := st.(*state)
	*s = state{rules: r.(Rules), seats: seats, reasons: s.reasons[:0]}
}

// state is the totals. It is the only game whose ToMove is always NoSeat: a round
// of scoring is nobody's turn.
type state struct {
	rules   Rules
	seats   int
	totals  [engine.MaxSeats]int
	scored  bool // anything
	over    bool
	reasons []string // the reasons of the turn that was read last, by Ply.reason
}

// A ply is one word: the seat, the points and the number of the reason.
func ply(seat engine.Seat, points, reason int) engine.Ply {
	return engine.Ply(1)<<63 | engine.Ply(seat)<<48 | engine.Ply(uint16(reason))<<32 | engine.Ply(uint32(int32(points)))
}

func unply(p engine.Ply) (seat engine.Seat, points, reason int) {
	return engine.Seat(p >> 48 & 0xff), int(int32(uint32(p))), int(uint16(p >> 32))
}

func (s *state) Seats() int          { return s.seats }
func (s *state) ToMove() engine.Seat { return engine.NoSeat }
func (s *state) Round() int          { return 0 }
func (s *state) Over() bool          { return s.over }

// Read reads words of the form A+12 or A-3:reason.
func (s *state) Read(words []string, t *engine.Turn) *engine.Fault {
	t.Reset()
	s.reasons = s.reasons[:0]
	for i, w := range words {
		fault := func(code string, off int, args ...any) *engine.Fault {
			return &engine.Fault{Code: code, Msg: texts.Msg(code, args...), Hint: texts.Msg("word.hint"), Word: i, Off: off}
		}
		seat := int(w[0]&^0x20) - 'A'
		if seat < 0 || seat >= engine.MaxSeats || len(w) < 2 {
			return fault("bad-score", 0, w)
		}
		if seat >= s.seats {
			return fault("no-such-seat", 0, engine.Seat(seat), s.seats)
		}
		amount, reason, _ := strings.Cut(w[1:], ":")
		amount = strings.Replace(amount, "−", "-", 1)
		n, err := strconv.Atoi(amount)
		tooLarge := errors.Is(err, strconv.ErrRange)
		if err != nil && !tooLarge || amount[0] != '+' && amount[0] != '-' {
			return fault("bad-score", 1, w)
		}
		if tooLarge || n > 1e8 || n < -1e8 {
			return fault("score-too-large", 1, w)
		}
		s.reasons = append(s.reasons, reason)
		t.Add(ply(engine.Seat(seat), n, len(s.reasons)-1), i)
	}
	return nil
}

// reason is the reason of that number in the turn that was read last, "" where there
// is none: a state that did not read the turn knows its points alone.
func (s *state) reason(i int) string {
	if i < len(s.reasons) {
		return s.reasons[i]
	}
	return ""
}

func (s *state) Words(t engine.Turn, dst []string) []string {
	for _, p := range t.Plies {
		seat, n, reason := unply(p)
		w := seat.String()
		if n >= 0 {
			w += "+"
		}
		w += strconv.Itoa(n)
		if r := s.reason(reason); r != "" {
			w += ":" + r
		}
		dst = append(dst, w)
	}
	return dst
}

func (s *state) Directive(name string, words []string, ev []engine.Event) ([]string, []engine.Event, *engine.Fault) {
	return nil, ev, &engine.Fault{Code: "unknown-directive", Msg: texts.Msg("unknown-directive", name), Word: -1}
}

// Legal lists nothing: any score can be written on a sheet.
func (s *state) Legal(dst []engine.Ply) []engine.Ply { return dst }

func (s *state) Apply(p engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	if s.over {
		return ev, &engine.Fault{Code: "game-over", Msg: texts.Msg("game-over"), Word: -1}
	}
	seat, n, reason := unply(p)
	key := s.reason(reason)
	if key == "" {
		key = other
	}
	s.totals[seat] += n
	s.scored = true
	return append(ev, engine.Event{Seat: seat, Points: engine.Exactly(n), Key: key}), nil
}

// Force makes what Apply makes: there is nothing that a sheet forbids and is possible.
func (s *state) Force(p engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	return s.Apply(p, ev)
}

// Seize does nothing: a round of scoring is nobody's turn.
func (s *state) Seize(engine.Seat) bool { return false }

func (s *state) EndTurn(ev []engine.Event) ([]engine.Event, *engine.Fault) { return ev, nil }

func (s *state) ForceEndTurn(ev []engine.Event) []engine.Event { return ev }

func (s *state) Finish(ev []engine.Event) []engine.Event {
	s.over = true
	return ev
}

// Close ends the game: a sheet has no rule that would, so it is complete where
// its record ends without saying that the game was broken off. One without a score
// has not begun.
func (s *state) Close(ev []engine.Event) []engine.Event {
	s.over = s.over || s.scored
	return ev
}

func (s *state) Totals(dst []engine.Total) []engine.Total {
	for _, n := range s.totals[:s.seats] {
		dst = append(dst, engine.Exactly(n))
	}
	return dst
}

// Winners is everyone with the best total.
func (s *state) Winners() []engine.Seat {
	if !s.over {
		return nil
	}
	best := s.totals[0]
	for _, n := range s.totals[:s.seats] {
		if n > best != s.rules.Low && n != best {
			best = n
		}
	}
	var w []engine.Seat
	for i, n := range s.totals[:s.seats] {
		if n == best {
			w = append(w, engine.Seat(i))
		}
	}
	return w
}

// Explain is the reason; no text for a score without one.
func (s *state) Explain(e engine.Event) lang.Msg {
	if e.Key == other {
		return lang.Msg{}
	}
	return game{}.KeyTitle(e.Key)
}

func (s *state) Clone() engine.State {
	c := *s
	c.reasons = append([]string(nil), s.reasons...)
	return &c
}

func (s *state) Set(from engine.State) {
	reasons := s.reasons[:0]
	*s = *from.(*state)
	s.reasons = append(reasons, from.(*state).reasons...)
}

// Text lists the totals.
func (s *state) Text(w io.Writer, v engine.View) {
	for i, n := range s.totals[:s.seats] {
		number := lang.Integer(n).In(v.Lang)
		if !v.Unicode {
			number = strings.Replace(number, "−", "-", 1)
		}
		io.WriteString(w, v.Name(engine.Seat(i))+"  "+number+"\n")
	}
}
