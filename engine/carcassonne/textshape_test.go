package carcassonne

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/draw"
)

// Every tile, as it may lie, is drawn from its data: cities and roads reach their
// sides, a farmer's corner is field, a garden lies on grass, and cities that are not
// one do not touch.
func TestTileSpots(t *testing.T) {
	for k := range Kind(Kinds) {
		for rot := range 4 {
			for _, w := range []int{3, 5, 7} {
				sh := &shapes[k][rot]
				fail := func(format string, args ...any) {
					t.Helper()
					t.Errorf("%v%d on %d columns: "+format, append([]any{k, rot, w}, args...)...)
				}
				for side := range 4 {
					p := sideSpot(side, w)
					if got := sh.cityAt(p, w); got != sh.city(side) || got != sh.cityAt(standSpot(side, w), w) {
						fail("city %d at side %d", got, side)
					}
					if line := sh.edges[side] == roadEdge || sh.edges[side] == waterEdge; sh.grassAt(p, w) != (sh.edges[side] == fieldEdge) && line {
						fail("side %d is drawn as grass", side)
					}
				}
				for i := range sh.n {
					seg := &sh.segs[i]
					for corner := range 4 {
						if seg.feature == Field && seg.places&(1<<corner) != 0 && !sh.grassAt(cornerSpot(corner, w), w) {
							fail("field at corner %d is not drawn as grass", corner)
						}
					}
					if seg.pennants > 0 && sh.cityAt(sh.pennantSpot(i, w), w) != i {
						fail("the pennant is not in its city")
					}
					if seg.feature == Garden && !sh.grassAt(sh.gardenSpot(w), w) {
						fail("the garden is not on grass")
					}
					if m := sh.monasterySpot(w); seg.feature == Monastery && sh.cityAt(m, w) != none {
						fail("the monastery is in a city")
					}
				}
				for y := range tileLines {
					for x := range w {
						p := sh.cityAt(spot{x, y}, w)
						for _, q := range []spot{{min(x+1, w-1), y}, {x, min(y+1, 2)}} {
							if c := sh.cityAt(q, w); p != none && c != none && p != c {
								fail("two cities touch at %v", q)
							}
						}
					}
				}
			}
		}
	}
}

// The window shows as much as there is room for and always the last tile.
func TestSpanCut(t *testing.T) {
	for _, c := range []struct {
		i, most int
		want    span
	}{
		{0, 20, span{-5, 9}}, {0, 15, span{-5, 9}}, {-5, 4, span{-5, -2}}, {9, 4, span{6, 9}}, {2, 5, span{0, 4}}, {3, 0, span{3, 3}},
	} {
		if got := (span{-5, 9}).cut(c.i, c.most); got != c.want {
			t.Errorf("around %d at most %d: %v, want %v", c.i, c.most, got, c.want)
		}
	}
}

// Of a board that is too wide even in words, or too tall, the part around the last tile
// is drawn, with marks where it goes on.
func TestBoardWindow(t *testing.T) {
	s := New(Rules{Edition: 2014, Farmers: 3}, 2, 0)
	lay := func(x, y int) {
		c, _ := CellAt(x, y)
		s.lay(Play{Kind: 'B' - 'A', Cell: c})
	}
	for i := range 40 {
		lay(i+1, 0)
	}
	lay(20, -1)
	lay(20, 1)
	var b strings.Builder
	s.boardCanvas(engine.View{}, 60, 3).write(&b, false)
	want := "" +
		"   <  e8  e10 e12 e14 e16 e18 e20 e22 e24 e26 e28 e30 e32 >\n" +
		"^s1                           B,\n" +
		"   <  e8  e10 e12 e14 e16 e18 e20 e22 e24 e26 e28 e30 e32 >\n"
	if b.String() != want {
		t.Errorf("got\n%s\nwant\n%s", &b, want)
	}
	b.Reset()
	s.lay(Play{Kind: 'B' - 'A', Cell: Origin.next(north)})
	s.boardCanvas(engine.View{}, 60, 4).write(&b, false)
	for _, want := range []string{" n1 B,", "v0  D.B,B."} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, &b)
		}
	}
}

// What is in sight of a board is moved as the view says, to its end and no further.
func TestBoardMoved(t *testing.T) {
	s := New(Rules{Edition: 2014, Farmers: 3}, 2, 0)
	for i := range 8 {
		c, _ := CellAt(0, i+1)
		s.lay(Play{Kind: 'B' - 'A', Cell: c})
	}
	for down, want := range map[int]string{0: "^s8", -1: "vs7", -3: "vs5", -50: "v0 ", 9: "^s8"} {
		var b strings.Builder
		s.boardCanvas(engine.View{Down: down}, 60, 3).write(&b, false)
		if lines := strings.Split(b.String(), "\n"); !strings.HasPrefix(lines[1], want) {
			t.Errorf("%d down: %q, want %q", down, lines[1], want)
		}
	}
}

// A board takes the columns that can be spared only where its pictures need them.
func TestSpareColumns(t *testing.T) {
	s := New(Rules{Edition: 2014, Farmers: 3}, 2, 0)
	for i := range 30 {
		c, _ := CellAt(i+1, 0)
		s.lay(Play{Kind: 'B' - 'A', Cell: c})
		var b strings.Builder
		s.Text(&b, engine.View{Width: 60, Spare: 40})
		widest := 0
		for line := range strings.Lines(b.String()) {
			widest = max(widest, draw.Columns.StringWidth(strings.TrimSpace(line)))
		}
		if needs := s.leastColumns() > 60; needs != (widest > 60) {
			t.Errorf("%d tiles in a row: %d columns, needs more: %v", i+2, widest, needs)
		}
	}
}
