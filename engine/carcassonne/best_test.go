package carcassonne

import (
	"slices"
	"testing"

	"partie/engine"
)

// surrounding is seven tiles around the monastery at s1, on which A stands; w1 is empty,
// and a tile there has its road in the east.
func surrounding(who string) []string {
	return []string{"B@s1 " + who, "B@e1s1", "B@w1s1", "B@s2", "E1@e1s2", "E3@w1s2", "U1@e1", "U1@e2"}
}

// Positions whose best turns are certain, by the points that they bring at once and by the
// margin over the mean of all if the game were scored then. D@0, the start, has its city
// in the north and its road from west to east; the field in the north lies between both.
func TestBest(t *testing.T) {
	tests := []struct {
		name   string
		rules  string
		seats  int
		before []string
		tile   string
		most   float64  // points at once …
		by     []string // … and the turns that bring them; nil: not listed
		margin float64  // the best
		best   []string
	}{
		{
			// E2@n2 closes the city D, G, E: 2 for each of three tiles. In its field a
			// farmer has a finished city beside him, 3 more. Nobody else has anything:
			// 9 against 0.
			"close the city, and farm beside it", "", 2,
			[]string{"G1@n1 cN", "U1@e1"}, "E",
			6, []string{"E2@n2", "E2@n2 fNE"},
			4.5, []string{"E2@n2 fNE"},
		},
		{
			// A's road from the gate of T over D ends in the monastery A3@w1: 3 tiles. A
			// monk there has D and V beside him, at a corner, 3 at the end: 6 together. The
			// monk of A3@w1s1, with the same two beside him, has 3 and leaves the road
			// unfinished with 2.
			"end the road at a monastery of one's own", "", 2,
			[]string{"T1@e1 rW", "V@s1"}, "A",
			3, []string{"A3@w1", "A3@w1 fNE", "A3@w1 m"},
			3, []string{"A3@w1 m"},
		},
		{
			// N2@e1n2 joins A's city of three tiles with B's of one and closes it: 10 for
			// each. That alone makes no difference between them; the farmer beside it has
			// 3 for B, who is to move: 13 against 10. Anything else leaves A 3 and gives B
			// 2 at most.
			"share a city", "", 2,
			[]string{"G1@n1 cN", "E@e1n1 cN", "N1@n2"}, "N",
			10, []string{"N2@e1n2", "N2@e1n2 fNE"},
			1.5, []string{"N2@e1n2 fNE"},
		},
		{
			// Three finished cities: D with E2, and H with E on either side. The field
			// south of D's road goes on into the one in the north of H, which touches both
			// of H's cities, and so does the one in its south: 6 for a farmer in either.
			// V2@w1 and V1@e1 continue the road with the first of them below or outside
			// the bend; V and V3 at s2 lie with a field against the second.
			"the fields with most cities", "", 2,
			[]string{"E2@n1", "H@s1", "E1@w1s1", "E3@e1s1"}, "V",
			0, nil,
			3, []string{"V1@e1 fNE", "V2@w1 fSE", "V3@s2 fNE", "V@s2 fNE"},
		},
		{
			// The eighth tile around A's monk: 9, whoever is set on U1@w1. Its road, 4
			// tiles with D and both U, is free: 13.
			"surround the monastery", "", 2,
			surrounding("m"), "U",
			9, []string{"U1@w1", "U1@w1 fNE", "U1@w1 fSE", "U1@w1 rE"},
			6.5, []string{"U1@w1 rE"},
		},
		{
			// E does not fit w1. The abbot taken back brings 1 + 7 at once wherever it is
			// laid. He has them at the end too, so that closing a city of two tiles with a
			// follower that comes home, 4, is worth more: 12. It can be done at D and at
			// the Es in the south.
			"leave the abbot where he is", "abbot", 2,
			surrounding("a"), "E",
			8, nil,
			6, []string{"E1@w2s2 cE", "E2@n1 cS", "E3@e2s2 cW"},
		},
		{
			// In the old box a city of two tiles has one point a tile for who stands in
			// it, but 4 for the farmers around: with the 2 of A's road, U1@e1 and D, 6
			// against 4.
			"a tiny city is the farmers'", "edition=2000", 2,
			[]string{"U1@e1 rE", "V@s1"}, "E",
			2, []string{"E2@n1 cS"},
			3, []string{"E2@n1 fNE"},
		},
		{
			// A monk on the River with one tile beside him has 2, the road 1, and no field
			// a city. The bridge lies either way round.
			"a monk on the River", "river", 2,
			[]string{"rA@0 fNE", "rD@s1"}, "rH",
			0, nil,
			1, []string{"rH1@s2 m", "rH3@s2 m"},
		},
		{
			// The city has three tiles and a pennant: 8, and 3 for a farmer. B has 3 for
			// its road over D, C nothing: 11 - 14/3.
			"three seats", "", 3,
			[]string{"F1@n1 cN", "U1@e1 rE", "U1@w1"}, "E",
			8, []string{"E2@n2", "E2@n2 fNE"},
			11 - 14.0/3, []string{"E2@n2 fNE"},
		},
		{
			// A's farmer in the north of H has the city that B has closed in its west, 3,
			// and gets the one in its east: 6 with a knight who has 4 for it. A farmer of
			// E3 instead would have that city in another field, which farmers=2 does not
			// count again. B has the 4 of its city: 10 against 4.
			"no city twice", "farmers=2", 2,
			[]string{"H@s1 fNE", "E1@w1s1 cE"}, "E",
			4, []string{"E2@n1 cS", "E3@e1s1 cW"},
			3, []string{"E3@e1s1 cW"},
		},
	}
	for _, tt := range tests {
		s, _ := played(t, tt.rules, tt.seats, tt.before...)
		k, _ := KindOf(tt.tile)
		mustApply(t, s, Play{Act: Draw, Kind: k}.Ply())
		gain, margin := measured(s)
		if most, by := best(gain); most != tt.most || tt.by != nil && !slices.Equal(by, tt.by) {
			t.Errorf("%s: %v points at once by %q, want %v by %q", tt.name, most, by, tt.most, tt.by)
		}
		if most, by := best(margin); most < tt.margin-equal || most > tt.margin+equal || !slices.Equal(by, tt.best) {
			t.Errorf("%s: margin %v by %q, want %v by %q", tt.name, most, by, tt.margin, tt.best)
		}
	}
}

// measured is what each choice of the seat to move brings at once, and its margin over the
// mean of all if the game were scored then.
func measured(s *State) (gain, margin map[string]float64) {
	j := Game.(engine.Judged).Judge()
	x := s.ToMove()
	gain, margin = map[string]float64{}, map[string]float64{}
	var c engine.Choices
	j.Choices(s, nil, engine.Later{}, &c)
	next, worth := s.Clone().(*State), make([]float64, s.Seats())
	for i := range c.Len() {
		next.Set(s)
		ev, _ := next.Apply(c.At(i)[0], nil)
		ev, _ = next.EndTurn(ev)
		words := wordsOf(s, c.At(i))
		gain[words] = j.Gain(x, s, next, ev)
		j.Now(next, worth, nil)
		margin[words] = marginOf(worth, int(x))
	}
	return gain, margin
}

// best is the highest value, and the words that have it in order.
func best(values map[string]float64) (most float64, words []string) {
	for w, v := range values {
		switch {
		case words == nil || v > most+equal:
			most, words = v, []string{w}
		case v > most-equal:
			words = append(words, w)
		}
	}
	slices.Sort(words)
	return most, words
}
