package report

import (
	"strconv"
	"strings"

	"partie/engine"
)

// scene is drawings of positions of one game, cut into their pieces. What all have in
// common is kept once. Each key of a piece has a slot between the common pieces, and a
// drawing is what lies in the slots: a part each, which is one of the distinct texts.
type scene struct {
	fixed []string // what is common
	slots map[string]int32
	home  []int    // by slot: how many of the common pieces are before it
	parts []string // the first is empty: a slot that nothing lies in
	known map[string]int32
	pic   engine.Picture
}

func newScene() *scene {
	return &scene{slots: map[string]int32{}, parts: []string{""}, known: map[string]int32{"": 0}}
}

// frame is one drawing: the part that lies in each slot. Slots behind its end are empty.
type frame []int32

func (f frame) at(slot int) int32 {
	if slot < len(f) {
		return f[slot]
	}
	return 0
}

// draw draws a position.
func (s *scene) draw(st engine.State, v engine.View) frame {
	s.pic.Reset()
	st.Draw(&s.pic, v)
	f := make(frame, len(s.home), len(s.home)+16)
	common := 0
	s.pic.Each(func(key string, svg []byte) {
		if key == "" {
			if common == len(s.fixed) {
				s.fixed = append(s.fixed, string(svg))
			}
			common++
			return
		}
		slot, ok := s.slots[key]
		if !ok {
			slot = int32(len(s.home))
			s.slots[key] = slot
			s.home = append(s.home, common)
			f = append(f, 0)
		}
		f[slot] = s.part(svg)
	})
	return f
}

// part is the number of a text among the parts.
func (s *scene) part(svg []byte) int32 {
	n, ok := s.known[string(svg)]
	if !ok {
		n = int32(len(s.parts))
		text := string(svg)
		s.parts = append(s.parts, text)
		s.known[text] = n
	}
	return n
}

// changes is what to lay where, to come from one drawing to another: slot and part by turns.
func (s *scene) changes(from, to frame) []int32 {
	list := []int32{}
	for slot := range s.home {
		if p := to.at(slot); p != from.at(slot) {
			list = append(list, int32(slot), p)
		}
	}
	return list
}

// svg is a drawing whose slots are elements with their numbers, the empty ones included.
func (s *scene) svg(f frame) string {
	at := make([][]int, len(s.fixed)+1)
	for slot, h := range s.home {
		at[h] = append(at[h], slot)
	}
	var b strings.Builder
	for i := range at {
		for _, slot := range at[i] {
			b.WriteString(`<g data-s="` + strconv.Itoa(slot) + `">` + s.parts[f.at(slot)] + `</g>`)
		}
		if i < len(s.fixed) {
			b.WriteString(s.fixed[i])
		}
	}
	return b.String()
}
