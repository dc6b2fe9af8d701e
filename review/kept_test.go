package review_test

import (
	"encoding/json"
	"strings"
	"testing"

	"partie/engine/replay"
	"partie/notation"
	"partie/review"
)

// What was kept is read again; what was changed so that it does not fit the game is not.
func TestRead(t *testing.T) {
	samples(t, func(t *testing.T, rec *notation.Record, rv *review.Review) {
		r := replay.Run(rec)
		text, err := json.Marshal(rv)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := review.Read(text, r); !ok {
			t.Fatal("the review is not read again")
		}
		for _, change := range []func(rv *review.Review){
			func(rv *review.Review) { rv.Version = "0" },
			func(rv *review.Review) { rv.Primary = review.Levels },
			func(rv *review.Review) { rv.Turning = append(rv.Turning, 9999) },
			func(rv *review.Review) { rv.Turning = append(rv.Turning, -1) },
			func(rv *review.Review) { rv.Seats[0].Best = 9999 },
			func(rv *review.Review) { rv.Seats = nil },
			func(rv *review.Review) { rv.Findings = rv.Findings[1:] },
			func(rv *review.Review) { rv.Findings[0].Class = 77 },
			func(rv *review.Review) { rv.Findings[0].After = []float64{1} },
		} {
			other := new(review.Review)
			json.Unmarshal(text, other)
			change(other)
			changed, _ := json.Marshal(other)
			if _, ok := review.Read(changed, r); ok {
				t.Errorf("%.200s is read", changed)
			}
		}
		for _, bad := range []string{"", "null", "{}", "[]", `{"findings":[{}]}`} {
			if _, ok := review.Read([]byte(bad), r); ok {
				t.Errorf("%s is read", bad)
			}
		}
	})
}

// Cards that are told to be left in another round, or behind the place where the replay
// stopped or the record says that the game was broken off, say nothing of a hand.
func TestLeftElsewhere(t *testing.T) {
	const begin = `[Game "kings-corner"]
[Players "Anna, Ben"]
[Rules "rounds=2"]
@cross N=Qh E=8s S=9d W=Qs
1. A: 7dE
2. B: 2sN
`
	loss := func(text string) float64 {
		recs, _ := notation.Parse([]byte(text))
		rv, ok := review.Of(recs[0], nil)
		if !ok || len(rv.Findings) == 0 {
			t.Fatalf("%s is not judged", text)
		}
		return rv.Loss(&rv.Findings[0])
	}
	want := loss(begin)
	for _, behind := range []string{
		"@round 2\n@left A Kd Kh 3c\n",
		"@unfinished\n@left A Kd Kh 3c\n",
		"@left A Kd Kh 3c 4c 5c 6c 7c 8c 9c Tc\n",
	} {
		if got := loss(begin + behind); got != want {
			t.Errorf("%q: turn 1 lost %v, without it %v", strings.TrimSpace(behind), got, want)
		}
	}
}

// The farmers around a city are not its score (farmers=1): nobody scored the city that was
// left open.
func TestFarmersAreNotTheCity(t *testing.T) {
	recs, _ := notation.Parse([]byte(`[Game "carcassonne"]
[Players "Anna, Ben"]
[Rules "edition=2000"]
1. A: E2@n1
2. B: U1@e1 fNE
@end
`))
	level := review.Immediate
	rv, ok := review.Of(recs[0], &review.Options{Level: &level})
	if !ok {
		t.Fatal("not judged")
	}
	if f := rv.Findings[0]; f.Class == review.Fine || f.Later != nil {
		t.Errorf("%+v, later %+v", f.Class, f.Later)
	}
}
