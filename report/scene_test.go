package report

import (
	"encoding/xml"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
	"partie/review"
	"partie/testdata"
)

// sampleGame is the report on a sample of testdata, with its review where it can have one.
func sampleGame(t testing.TB, name string, l lang.Lang) *Game {
	t.Helper()
	text, err := testdata.Games.ReadFile("games/" + name)
	if err != nil {
		t.Fatal(err)
	}
	recs, _ := notation.Parse(text)
	g := NewGame(replay.Run(recs[0]), nil, l)
	if rv, ok := review.Of(recs[0], nil); ok {
		g.Reviewed(rv)
	}
	return g
}

// pieces is a drawing as its pieces by key, and what is common.
func pieces(st engine.State, v engine.View) (keyed map[string]string, common []string) {
	var p engine.Picture
	st.Draw(&p, v)
	keyed = map[string]string{}
	p.Each(func(key string, svg []byte) {
		if key == "" {
			common = append(common, string(svg))
		} else {
			keyed[key] = string(svg)
		}
	})
	return keyed, common
}

// TestScene holds, for all sample games, that the changes up to a position lay into every
// slot what the drawing of that position has there, name no slot that stays as it is, and
// that what is common to the drawings is the same in all.
func TestScene(t *testing.T) {
	files, err := fs.Glob(testdata.Games, "games/*.partie")
	if err != nil || len(files) == 0 {
		t.Fatal(len(files), err)
	}
	extras := 0
	for _, name := range files {
		t.Run(path.Base(name), func(t *testing.T) {
			g := sampleGame(t, path.Base(name), lang.En)
			sc := g.scene(whole)
			var common []string
			check := func(what string, state []int32, st engine.State) {
				want, c := pieces(st, sc.view)
				if common == nil {
					common = c
				}
				if !slices.Equal(c, common) {
					t.Fatalf("%s: the common pieces are others", what)
				}
				for key, slot := range sc.slots {
					if got := sc.parts[state[slot]]; got != want[key] {
						t.Fatalf("%s: %s is\n%s\nwant\n%s", what, key, got, want[key])
					}
					delete(want, key)
				}
				if len(want) > 0 {
					t.Fatalf("%s: no slot for %v", what, want)
				}
			}
			lay := func(state []int32, changes []int32) {
				for i := 0; i < len(changes); i += 2 {
					if state[changes[i]] == changes[i+1] {
						t.Fatalf("slot %d is said to change and does not", changes[i])
					}
					state[changes[i]] = changes[i+1]
				}
			}
			state := make([]int32, len(sc.slots))
			var steps [][]int32
			replay.Each(g.replay.Record, func(turn int, st engine.State) {
				lay(state, sc.Steps[turn])
				check("turn "+strconv.Itoa(turn), state, st)
				steps = append(steps, slices.Clone(state))
			})
			if sc.end {
				lay(state, sc.Steps[len(steps)])
				steps = append(steps, slices.Clone(state))
			}
			check("the end", state, g.last)
			if len(steps) != len(sc.Steps) {
				t.Errorf("%d steps, want %d", len(sc.Steps), len(steps))
			}
			beside := func(n int, st engine.State) {
				state := slices.Clone(steps[sc.Extra[n].From])
				lay(state, sc.Extra[n].Changes)
				check("extra "+strconv.Itoa(n), state, st)
				extras++
			}
			replay.EachLine(g.replay.Record, func(int, engine.State) {}, func(item int, st engine.State) { beside(sc.lines[item], st) })
			if g.review != nil {
				g.review.Better(g.replay.Record, func(i int, st engine.State) {
					if f := &g.review.Findings[i]; f.Class != review.Fine {
						beside(sc.better[f.Turn], st)
					}
				})
			}
		})
	}
	if extras < 10 {
		t.Errorf("%d positions beside the games", extras)
	}
}

// TestSceneParts holds that each part is an element of its own in the page, whatever
// people wrote.
func TestSceneParts(t *testing.T) {
	sc := gameOf(t, strings.Replace(tileGame, "Anna", "</g></template><img src=x>", 1), lang.En).scene(whole)
	list := string(sc.partsList())
	var back struct {
		Parts []struct {
			Text string `xml:",innerxml"`
		} `xml:"svg>g"`
	}
	if err := xml.Unmarshal([]byte(list), &back); err != nil {
		t.Fatal(err)
	}
	for i, p := range back.Parts {
		if p.Text != sc.parts[i] {
			t.Errorf("part %d is read as %q, not %q", i, p.Text, sc.parts[i])
		}
	}
	if len(back.Parts) != len(sc.parts) || !strings.Contains(list, "&lt;/template&gt;&lt;img") {
		t.Errorf("%d parts of %d in %s", len(back.Parts), len(sc.parts), list)
	}
}

// TestItemsOfSteps holds, for records that are broken in all ways as well, that each step
// of a scene has its item in the list of turns, which its script relies on.
func TestItemsOfSteps(t *testing.T) {
	pages := 0
	for _, from := range []struct {
		files   fs.FS
		pattern string
	}{{testdata.Games, "games/*.partie"}, {testdata.Broken, "broken/*.partie"}, {testdata.Cases, "cases/*/*.partie"}} {
		names, err := fs.Glob(from.files, from.pattern)
		if err != nil || len(names) == 0 {
			t.Fatal(len(names), err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(from.files, name)
			if err != nil {
				t.Fatal(err)
			}
			recs, _ := notation.Parse(text)
			for _, rec := range recs {
				g := NewGame(replay.Run(rec), nil, lang.En)
				p, err := g.page(whole)
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				if p.Replay == nil || p.Turns == nil {
					continue
				}
				pages++
				if n := len(p.Turns.Turns); n != p.Replay.Last+1 {
					t.Errorf("%s: %d items of %d steps", name, n, p.Replay.Last+1)
				}
			}
		}
	}
	if pages < 50 {
		t.Errorf("%d pages with a replay", pages)
	}
}
