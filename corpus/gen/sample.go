package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"partie/engine"
	"partie/engine/kingscorner"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

// sample is one game to be played and how it is written down.
type sample struct {
	file    string
	tags    string   // the head but for Game, Players, Rules and Result, a line each
	players []string // in seat order
	rules   string
	start   engine.Seat
	seed    uint64
	care    []float64 // by seat: how likely each next play is seen

	hands     bool           // dealt hands and drawn cards are recorded
	hide      map[string]int // how many cards of a seat nobody noted at the end
	noLeft    bool           // what was left is not recorded
	result    bool           // the result is
	claims    bool           // the score after every round is
	forget    int            // the round in which the first loser's score is forgotten
	clocks    bool
	marks     map[int]string // by turn
	notes     map[int]string // comments by turn
	remark    string         // before the head
	variation int            // the first turn to look for something better
	slip      int            // the first turn to break a rule in
	stop      int            // the turn after which the game is broken off
}

// record plays the sample and returns its canonical text.
func (s *sample) record() ([]byte, error) {
	rules, f := kingscorner.ReadRules(strings.Fields(s.rules))
	if f != nil {
		return nil, f
	}
	t := &table{
		sample: s,
		rng:    rand.New(rand.NewPCG(2026, s.seed)),
		st:     kingscorner.New(rules, len(s.players), s.start),
		off:    make([]int, len(s.players)),
	}
	if err := t.play(); err != nil {
		return nil, err
	}
	rs, _ := notation.Parse([]byte(s.remark + s.head(t) + strings.Join(t.lines, "\n") + "\n"))
	if len(rs) != 1 {
		return nil, fmt.Errorf("%d games in the record", len(rs))
	}
	r := replay.Run(rs[0])
	for _, d := range r.Diags {
		if d.Severity == notation.Error {
			return nil, errors.New(d.Msg.In(lang.En))
		}
	}
	return r.Canonical(false), nil
}

// head is the tags.
func (s *sample) head(t *table) string {
	h := "[Game \"kings-corner\"]\n[Players \"" + strings.Join(s.players, ", ") + "\"]\n" + s.tags
	if s.rules != "" {
		h += "[Rules \"" + s.rules + "\"]\n"
	}
	if s.start != 0 {
		h += "[Start \"" + s.start.String() + "\"]\n"
	}
	if s.result {
		h += "[Result \"" + t.track() + "\"]\n"
	}
	return h
}

// track is the score track as the players have it.
func (t *table) track() string {
	var parts []string
	for i, total := range t.st.Totals(nil) {
		parts = append(parts, fmt.Sprint(total.Min-t.off[i]))
	}
	return strings.Join(parts, "/")
}

// roundOver writes what every seat still holds, and the score.
func (t *table) roundOver() {
	first := true
	for x := range engine.Seat(len(t.players)) {
		cards := t.st.Known(x, nil)
		if len(cards) == 0 || t.noLeft {
			continue
		}
		words := []string{"@left", x.String()}
		points := 0
		for i, c := range cards {
			if points++; c.IsKing() {
				points += 9
			}
			if i < len(cards)-t.hide[x.String()] {
				words = append(words, c.String())
			} else {
				words = append(words, "?")
			}
		}
		if first && t.forget == t.st.Round() {
			t.off[x] += points
		}
		first = false
		t.line(words...)
	}
	if t.claims {
		t.line("=" + t.track())
	}
}

// suffix is the clock of the turn.
func (t *table) suffix() string {
	if !t.clocks {
		return ""
	}
	return " " + notation.Clock(6+t.rng.IntN(70))
}

func (t *table) comment() string {
	if note := t.notes[t.turns]; note != "" {
		return " {" + note + "}"
	}
	return ""
}
