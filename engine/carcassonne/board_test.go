package carcassonne

import "testing"

// Tiles forced far from each other have more places than a cell of the grid has room
// to number. Each is found all the same, and needs what its neighbours show.
func TestManyPlaces(t *testing.T) {
	s := New(Rules{}.complete(), 2, 0)
	for i := range 66 {
		c, _ := CellAt(4*(i%20)-40, 4*(i/20)-7)
		for k := range gardenFirst {
			if s.bag.left[k] > 0 && !k.River() {
				if _, f := s.Force(Play{Act: Place, Kind: k, Cell: c, Man: NoMan}.Ply(), nil); f != nil {
					t.Fatal(c, f)
				}
				s.ForceEndTurn(nil)
				break
			}
		}
		checkPlaces(t, s)
	}
	if s.open <= cellMore-cellPlace {
		t.Errorf("only %d places", s.open)
	}
	for s.open > 0 && s.bag.total > 0 { // fill some again, from the end
		k := Kind(0)
		for s.bag.left[k] == 0 {
			k++
		}
		s.Force(Play{Act: Place, Kind: k, Cell: s.places[s.open-1].cell, Man: NoMan}.Ply(), nil)
		s.ForceEndTurn(nil)
		checkPlaces(t, s)
	}
}

// checkPlaces compares every cell of the board with the tiles beside it.
func checkPlaces(t *testing.T, s *State) {
	t.Helper()
	places := 0
	for c := Cell(stride); c < cells-stride; c++ {
		if !c.inside() || s.at(c) != nil {
			continue
		}
		want, any := needs(0), false
		for side := range 4 {
			if u := s.at(c.next(side)); u != nil {
				want |= u.shape().edges[opposite(side)].on(side)
				any = true
			}
		}
		got, ok := s.needsAt(c)
		if ok != any || got != want {
			t.Fatalf("%v: a place %v that needs %x, want %v, %x", c, ok, got, any, want)
		}
		if ok {
			places++
		}
	}
	if places != int(s.open) {
		t.Fatalf("%d places are listed, %d there", s.open, places)
	}
}
