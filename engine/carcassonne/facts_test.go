package carcassonne_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// The details of events, worked out by hand: the city of F and the two tiles beside it
// has three tiles and the pennant of F, for 2·(3+1); the farmer's field is the strip of
// the start tile with U at its end, at that one finished city.
func TestFacts(t *testing.T) {
	recs, _ := notation.Parse([]byte(`[Game "carcassonne"]
[Players "Anna, Ben"]
F1@n1 cN
U1@e1 fNE
E2@n2
@end
`))
	r := replay.Run(recs[0])
	st := r.Last().(engine.Factual)
	type scored struct {
		seat   string
		points int
		facts  map[string]any
	}
	var got []scored
	r.EachEvent(func(_ int, e engine.Event) {
		s := scored{e.Seat.String(), e.Points.Min, map[string]any{}}
		for _, f := range st.Facts(e) {
			s.facts[f.Name] = f.Value
		}
		got = append(got, s)
	})
	want := []scored{
		{"A", 8, map[string]any{"feature": "city", "finished": true, "cells": []string{"0", "n1", "n2"},
			"tiles": 3, "pennants": 1, "followers": map[string]int{"A": 1}}},
		{"B", 3, map[string]any{"feature": "field", "finished": false, "cells": []string{"0", "e1"},
			"tiles": 2, "cities": 1, "followers": map[string]int{"B": 1}}},
	}
	if d := cmp.Diff(want, got, cmp.AllowUnexported(scored{})); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
