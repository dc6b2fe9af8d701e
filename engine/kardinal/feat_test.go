package kardinal_test

import (
	"os"
	"testing"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// In the sample game Anna has two chains of four cloisters, Jürgen two of five, and Özlem
// none, as the drawing of the end shows.
func TestFeats(t *testing.T) {
	text, err := os.ReadFile("../../testdata/games/kardinal-first.partie")
	if err != nil {
		t.Fatal(err)
	}
	recs, _ := notation.Parse(text)
	r := replay.Run(recs[0])
	got := r.Game.(engine.Notable).Feats(r.Rules, engine.Deed{Seat: engine.NoSeat, Events: r.Ending}, nil)
	want := []engine.Feat{{Seat: 0, Name: "chain", Value: 4}, {Seat: 0, Name: "chain", Value: 4},
		{Seat: 1, Name: "chain", Value: 5}, {Seat: 1, Name: "chain", Value: 5}}
	if len(got) != len(want) {
		t.Fatalf("got %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("got %v, want %v", got[i], want[i])
		}
	}
}
