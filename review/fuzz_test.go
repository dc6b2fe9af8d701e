package review_test

import (
	"encoding/json"
	"io/fs"
	"testing"

	"partie/engine"
	"partie/lang"
	"partie/notation"
	"partie/review"
	"partie/testdata"
)

// Whatever a record holds, it is reviewed without a panic, and what is found can be kept
// and put into words.
func FuzzReview(f *testing.F) {
	for _, dir := range []struct {
		fs   fs.FS
		glob string
	}{{testdata.Games, "games/*.partie"}, {testdata.Broken, "broken/*.partie"}, {testdata.Cases, "cases/*/*.partie"}} {
		files, err := fs.Glob(dir.fs, dir.glob)
		if err != nil {
			f.Fatal(err)
		}
		for _, name := range files {
			text, err := fs.ReadFile(dir.fs, name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 20_000 {
			t.Skip("one game is enough")
		}
		recs, _ := notation.Parse(text)
		for _, rec := range recs[:min(len(recs), 2)] {
			rv, ok := review.Of(rec, nil)
			if !ok {
				continue
			}
			if _, err := json.Marshal(rv); err != nil {
				t.Fatal(err)
			}
			for i := range rv.Findings {
				for _, l := range lang.All {
					rv.Why(&rv.Findings[i], engine.Seat.String).In(l)
				}
			}
		}
	})
}
