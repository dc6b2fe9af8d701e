package carcassonne_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// slowRules is the options of the Rules tag.
type slowRules struct {
	old        bool // the edition of 2000
	river      bool
	abbot      bool
	nofarmers  bool
	farmers    string // which of the three ways to score fields
	tinyAsCity bool   // a finished city of two tiles counts as any other
}

// slowFollower is a follower, or the abbot of a seat, on the table.
type slowFollower struct {
	seat  int
	abbot bool
	at    slowPart
}

// slow is a game.
type slow struct {
	rules     slowRules
	mover     int
	bag       map[string]int // all tiles that are still to come, also those not to be drawn yet
	board     map[slowCell]slowTile
	followers []slowFollower
	points    []map[string]int // by seat and breakdown key
	ended     bool             // the end scoring is done
}

// newSlow begins a game.
func newSlow(rules string, seats, start int) *slow {
	words := strings.Fields(rules)
	has := func(word string) bool { return slices.Contains(words, word) }
	s := &slow{mover: start, bag: map[string]int{}, board: map[slowCell]slowTile{}}
	s.rules = slowRules{old: has("edition=2000"), river: has("river"), abbot: has("abbot"), nofarmers: has("nofarmers"), farmers: "3"}
	s.rules.tinyAsCity = !has("tiny=2") && (has("tiny=4") || !s.rules.old)
	if s.rules.old {
		s.rules.farmers = "1"
	}
	for _, word := range words {
		if way, ok := strings.CutPrefix(word, "farmers="); ok {
			s.rules.farmers = way
		}
	}
	for range seats {
		s.points = append(s.points, map[string]int{})
	}
	for name, n := range slowTiles.count {
		if s.rules.river || name[0] != 'r' {
			s.bag[s.known(name)] += n
		}
	}
	if !s.rules.river {
		s.board[slowCell{}] = slowTiles.turned["D"][0]
	}
	if !s.rules.river || !s.rules.old {
		s.bag["D"]-- // it lies on the table, or goes back into the box
	}
	return s
}

// known is the name that a tile has by these rules.
func (s *slow) known(name string) string {
	if !s.gardens() {
		return strings.TrimSuffix(name, "g")
	}
	return name
}

// gardens reports whether there are gardens: they matter to the abbot alone, and the
// old edition has none.
func (s *slow) gardens() bool { return s.rules.abbot && !s.rules.old }

// tile is the tile of that name in a rotation.
func (s *slow) tile(name string, rotation int) slowTile {
	t := slowTiles.turned[name][rotation]
	t.garden = t.garden && s.gardens()
	return t
}

// drawable is the tiles that may be drawn now: the source, then the river in any
// order, then the lake, then all others.
func (s *slow) drawable() map[string]int {
	stage := func(name string) int {
		switch {
		case name == "rA":
			return 0
		case name == "rL":
			return 2
		case name[0] == 'r':
			return 1
		}
		return 3
	}
	for now := range 4 {
		tiles := map[string]int{}
		for name, n := range s.bag {
			if n > 0 && stage(name) == now {
				tiles[name] = n
			}
		}
		if len(tiles) > 0 {
			return tiles
		}
	}
	return nil
}

// over reports whether the game has ended: the last tile is laid or set aside, or the
// players ended it.
func (s *slow) over() bool { return s.ended || len(s.drawable()) == 0 }

// supply is how many followers of a seat are not on the table, and whether the abbot
// is not.
func (s *slow) supply(seat int) (followers int, abbot bool) {
	followers, abbot = 7, s.rules.abbot
	for _, f := range s.followers {
		switch {
		case f.seat != seat:
		case f.abbot:
			abbot = false
		default:
			followers--
		}
	}
	return followers, abbot
}

// slowTurn is a tile laid, and a follower set on a part of it or the abbot taken back.
type slowTurn struct {
	name     string
	cell     slowCell
	rotation int
	act      string // the word of the follower, "-a", or ""
	part     slowPart
}

// String is the turn in canonical form.
func (t slowTurn) String() string {
	rotation := ""
	if t.rotation > 0 {
		rotation = fmt.Sprint(t.rotation)
	}
	return strings.TrimSpace(t.name + rotation + "@" + t.cell.String() + " " + t.act)
}

// places lists where and how that tile may be laid now; nothing where it fits nowhere.
func (s *slow) places(name string) []slowTurn {
	if s.ended || s.drawable()[name] == 0 {
		return nil
	}
	free := map[slowCell]bool{}
	for c := range s.board {
		for side := range 4 {
			free[c.beyond(side)] = true
		}
	}
	if len(s.board) == 0 {
		free[slowCell{}] = true
	}
	var places []slowTurn
	for _, c := range slices.SortedFunc(maps.Keys(free), compareCells) {
		for r, canon := range slowTiles.canon[name] {
			if r == canon && s.fits(s.tile(name, r), c) {
				places = append(places, slowTurn{name: name, cell: c, rotation: r})
			}
		}
	}
	return places
}

// turns lists what the seat to move may do with that tile.
func (s *slow) turns(name string) []slowTurn {
	var turns []slowTurn
	for _, place := range s.places(name) {
		s.board[place.cell] = s.tile(name, place.rotation)
		turns = append(turns, s.withFollowers(place)...)
		delete(s.board, place.cell)
	}
	return turns
}

// fits reports whether the tile may lie on the cell: every edge is like the one it
// touches, and a river tile continues the river.
func (s *slow) fits(t slowTile, c slowCell) bool {
	if _, taken := s.board[c]; taken {
		return false
	}
	for side := range 4 {
		if u, laid := s.board[c.beyond(side)]; laid && u.edges[(side+2)%4] != t.edges[side] {
			return false
		}
	}
	if len(t.river) == 0 || len(s.board) == 0 {
		return true
	}
	end, enters, bend, ok := s.riverEnd()
	if !ok || c != end || !slices.Contains(t.river, enters) {
		return false
	}
	_, turn := t.flow(enters)
	return turn == 0 || turn != bend
}

// flow is the side by which the river leaves the tile if it enters it on that side
// (the same side on a lake), and how it bends: 0 not, 1 and 3 the two ways.
func (t slowTile) flow(enters int) (leaves, bend int) {
	leaves = enters
	for _, side := range t.river {
		if side != enters {
			leaves = side
		}
	}
	bend = (leaves - enters + 4) % 4
	if bend == 2 {
		bend = 0
	}
	return leaves, bend
}

// riverEnd follows the river from its source to the cell where it must go on, the side
// of that cell it enters on, and how it bends just before. There is no such cell
// behind the lake.
func (s *slow) riverEnd() (c slowCell, enters, bend int, ok bool) {
	leaves := s.board[c].river[0]
	for {
		c, enters = c.beyond(leaves), (leaves+2)%4
		t, laid := s.board[c]
		if !laid {
			return c, enters, bend, true
		}
		if len(t.river) == 1 {
			return c, enters, 0, false
		}
		leaves, bend = t.flow(enters)
	}
}

// withFollowers lists the turn, its tile being laid already, alone and with each
// follower that may be set on the tile, or with the abbot taken back.
func (s *slow) withFollowers(turn slowTurn) []slowTurn {
	turns := []slowTurn{turn}
	followers, abbot := s.supply(s.mover)
	for _, p := range s.partsOf(turn.cell) {
		var words []string
		if followers > 0 && p.kind != slowGarden && (p.kind != slowFields || !s.rules.nofarmers) {
			words = append(words, s.word(p))
		}
		if abbot && (p.kind == slowGarden || p.kind == slowMonastery) {
			words = append(words, "a")
		}
		if len(words) == 0 || len(s.on(s.feature(p))) > 0 {
			continue
		}
		for _, w := range words {
			turn.act, turn.part = w, p
			turns = append(turns, turn)
		}
	}
	for _, f := range s.followers {
		if f.seat == s.mover && f.abbot && s.feature(f.at).open {
			turn.act, turn.part = "-a", f.at
			turns = append(turns, turn)
		}
	}
	return turns
}

// word is how a follower is written who is set on that part: with the first side or
// corner in the order from north, or from north-east, clockwise.
func (s *slow) word(p slowPart) string {
	t := s.board[p.cell]
	switch p.kind {
	case slowCities:
		return "c" + slowSides[slices.Min(t.cities[p.n].sides)]
	case slowRoads:
		return "r" + slowSides[slices.Min(t.roads[p.n])]
	case slowFields:
		return "f" + slowCorners[slices.Min(t.fields[p.n].corners)]
	}
	return "m"
}

// play makes a turn that is given in canonical form, perhaps with tiles before it that
// fit nowhere. With the last tiles of the game set aside nothing need follow them.
func (s *slow) play(turn string) error {
	for !s.over() {
		word, rest, _ := strings.Cut(turn, " ")
		name, aside := strings.CutPrefix(word, "x")
		if !aside {
			break
		}
		if s.drawable()[name] == 0 || len(s.places(name)) > 0 {
			return fmt.Errorf("%s is not to be set aside", name)
		}
		turn = rest
		s.bag[name]--
	}
	if s.over() && turn == "" {
		return nil
	}
	placement, _, _ := strings.Cut(turn, "@")
	for _, t := range s.turns(strings.TrimRight(placement, "123")) {
		if t.String() == turn {
			s.make(t)
			return nil
		}
	}
	return fmt.Errorf("%s is not legal", turn)
}

// make makes a legal turn: the tile, the follower, what is finished.
func (s *slow) make(t slowTurn) {
	s.board[t.cell] = s.tile(t.name, t.rotation)
	switch t.act {
	case "":
	case "-a":
		s.settle(s.feature(t.part))
	default:
		s.followers = append(s.followers, slowFollower{s.mover, t.act == "a", t.part})
	}
	for _, f := range s.occupied() {
		if f.kind != slowFields && !f.open {
			s.settle(f)
		}
	}
	s.mover = (s.mover + 1) % len(s.points)
	s.bag[t.name]--
}
