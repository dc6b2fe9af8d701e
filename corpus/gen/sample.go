package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

// sample is one game to be played and how it is written down, as far as that is the
// same for every game.
type sample struct {
	file    string
	tags    string   // the head but for Game, Players, Rules and Result, a line each
	players []string // in seat order
	rules   string
	start   engine.Seat
	seed    uint64
	care    []float64 // by seat: how likely each play is seen

	result    bool // the result is recorded
	claims    bool // the score track is, whenever it has changed
	clocks    bool
	marks     map[int]string // by turn
	notes     map[int]string // comments by turn
	remark    string         // before the head
	variation int            // the first turn to look for something better
	slip      int            // the first turn to break a rule in
	stop      int            // the turn after which the game is broken off
}

// scribe is a sample under way with the record that is kept of it.
type scribe struct {
	*sample
	rng   *rand.Rand
	turns int
	off   []int // what the score track of each seat is short of
	done  bool  // the variation or the slip has been played
	lines []string
}

func newScribe(s *sample) scribe {
	return scribe{sample: s, rng: rand.New(rand.NewPCG(2026, s.seed)), off: make([]int, len(s.players))}
}

func (s *scribe) line(words ...string) { s.lines = append(s.lines, strings.Join(words, " ")) }

// track is the score track as the players have it.
func (s *scribe) track(st engine.State) string {
	var parts []string
	for i, total := range st.Totals(nil) {
		parts = append(parts, fmt.Sprint(total.Min-s.off[i]))
	}
	return strings.Join(parts, "/")
}

// clock is the time of the turn, as a suffix.
func (s *scribe) clock() string {
	if !s.clocks {
		return ""
	}
	return " " + notation.Clock(6+s.rng.IntN(70))
}

// note is the comment on the turn, as a suffix.
func (s *scribe) note() string {
	if note := s.notes[s.turns]; note != "" {
		return " {" + note + "}"
	}
	return ""
}

// record is the canonical text of the game that was played to st.
func (s *scribe) record(game string, st engine.State) ([]byte, error) {
	text := s.remark + s.head(game, st) + strings.Join(s.lines, "\n") + "\n"
	rs, _ := notation.Parse([]byte(text))
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
func (s *scribe) head(game string, st engine.State) string {
	h := "[Game \"" + game + "\"]\n[Players \"" + strings.Join(s.players, ", ") + "\"]\n" + s.tags
	if s.rules != "" {
		h += "[Rules \"" + s.rules + "\"]\n"
	}
	if s.start != 0 {
		h += "[Start \"" + s.start.String() + "\"]\n"
	}
	if s.result {
		h += "[Result \"" + s.track(st) + "\"]\n"
	}
	return h
}
