package carcassonne

import "testing"

func TestCellSpelling(t *testing.T) {
	for x := -reach; x <= reach; x++ {
		for y := -reach; y <= reach; y++ {
			c, ok := CellAt(x, y)
			cx, cy := c.XY()
			back, f := readCell(c.String())
			if !ok || cx != x || cy != y || !c.inside() || f != nil || back != c {
				t.Fatalf("%d %d is %v, read %v, %v", x, y, c, back, f)
			}
		}
	}
	tests := []struct{ text, want string }{
		{"0", "0"},
		{"e3s1", "e3s1"},
		{"s1e3", "e3s1"}, // the row may come first
		{"O3S1", "e3s1"}, // Ost
		{"N02", "n2"},
		{"w85n85", "w85n85"},
	}
	for _, tt := range tests {
		if c, f := readCell(tt.text); f != nil || c.String() != tt.want {
			t.Errorf("%s is %v, %v", tt.text, c, f)
		}
	}
}

func TestCellFaults(t *testing.T) {
	tests := []struct {
		text, code string
		off        int
	}{
		{"e", "bad-cell", 0},
		{"3e", "bad-cell", 0},
		{"e0", "bad-cell", 0},
		{"e1w2", "bad-cell", 2}, // east and west
		{"n1s", "bad-cell", 2},
		{"e1x", "bad-cell", 2},
		{"e86", "too-far", 0},
		{"e1n999999999999999999", "too-far", 0},
	}
	for _, tt := range tests {
		if _, f := readCell(tt.text); f == nil || f.Code != tt.code || f.Off != tt.off {
			t.Errorf("%s: %+v, want %s at %d", tt.text, f, tt.code, tt.off)
		}
	}
}

// Beyond the last cells lies a border, so that neighbours need no check.
func TestBorder(t *testing.T) {
	for _, xy := range [][2]int{{reach, 0}, {-reach, 0}, {0, reach}, {0, -reach}, {reach, reach}, {-reach, -reach}} {
		c, _ := CellAt(xy[0], xy[1])
		beyond := 0
		for side := range 4 {
			if n := c.next(side); n >= cells {
				t.Errorf("side %d of %v is no cell", side, c)
			} else if !n.inside() {
				beyond++
			}
		}
		if beyond != 1 && xy[0]*xy[1] == 0 || beyond != 2 && xy[0]*xy[1] != 0 {
			t.Errorf("%v has %d sides to the border", c, beyond)
		}
	}
	if _, ok := CellAt(reach+1, 0); ok {
		t.Error("a cell beyond the reach")
	}
}
