package foreign

import (
	"encoding/json"
	"strconv"
	"strings"

	"partie/engine/carcassonne"
)

// startTile reads where the game starts. With the River the source lies already; in
// our notation laying it is a turn, which goes to the seat before the first.
func (s *jczSave) startTile() error {
	s.used = map[carcassonne.Kind]int{}
	list := s.Setup.Start
	if len(list) == 0 {
		list = []jczStart{{Tile: "BA/RCr"}}
		if s.river {
			list[0].Tile = "RI/s"
		}
	}
	if len(list) > 1 {
		return fault("start-tiles", len(list))
	}
	st := list[0]
	k, rot, err := s.tileAs(st.Tile, st.Rotation.n)
	if err != nil {
		return err
	}
	if s.east, s.south, err = position([]num{{st.X.n, true}, {st.Y.n, true}}); err != nil {
		return err
	}
	name := short(st.Tile)
	switch {
	case s.river:
		if k.String() != "rA" {
			return fault("start-river", name)
		}
		s.start = s.seats - 1
		s.turns = append(s.turns, turn{seat: s.start, kind: k, rot: rot})
	case k.River():
		return fault("start-river", name)
	case rot != 0:
		return fault("start-turned", name)
	case k.String() != "D":
		s.tile = k.String()
	}
	return nil
}

// tileAs is the tile with that id, turned by degrees clockwise from JCloisterZone's
// picture, as it lies here. Of tiles that share an id it is one that does not lie yet.
func (s *jczSave) tileAs(id string, degrees int) (k carcassonne.Kind, rot int, err error) {
	if degrees%90 != 0 {
		return 0, 0, fault("bad-rotation", degrees)
	}
	name := id
	if s.v4 {
		name = jcz5ID(id)
	}
	list := carcassonne.FromJCloisterZone(name)
	if len(list) == 0 {
		return 0, 0, fault("unknown-tile", short(id))
	}
	f := list[0]
	for _, g := range list[1:] {
		if s.used[g.Kind] < s.used[f.Kind] {
			f = g
		}
	}
	s.used[f.Kind]++
	k = f.Kind
	if !s.second {
		k = k.Plain()
	}
	return k, f.Rot(degrees / 90), nil
}

// jcz5ID is what version 5 calls a tile of version 4: there a dot follows the set, and
// the set of the River is R1, source and lake R1.I.s and R1.I.e. The pictures of both
// versions are turned alike. (Facts: farin/JCloisterZone, Expansion.java and
// src/main/resources/tile-definitions/basic.xml and river.xml, from 4.0 on.)
func jcz5ID(id string) string {
	if id == "R1.I.s" {
		return "RI/s"
	}
	for _, set := range []string{"R1.", "RI.1."} {
		if rest, ok := strings.CutPrefix(id, set); ok {
			return "RI.1/" + rest
		}
	}
	return strings.Replace(id, ".", "/", 1)
}

// jczMessage is one step of a saved game.
type jczMessage struct {
	Type    string
	Payload json.RawMessage
	Player  num // index of the player; may be missing
	Clock   num // milliseconds since the game began; may be missing
}

// openTurn is the turn that the messages are at.
type openTurn struct {
	turn
	placed, decided bool // the tile lies; follower or pass
	undone          bool // it was ended and taken back: it may be played otherwise
}

// replay reads the messages of the save into turns.
func (s *jczSave) replay() error {
	r := &jczReplay{jczSave: s}
	for i, raw := range s.Replay {
		var m jczMessage
		err := decode(raw, &m)
		if err == nil {
			err = r.message(&m)
		}
		if err != nil {
			return within("at-message", i+1, m.Type, err)
		}
		if len(s.turns) > maxTurns {
			return within("at-message", i+1, m.Type, fault("too-many-turns", maxTurns))
		}
	}
	if r.open.placed {
		s.warn("turn-left-out", len(s.turns)+1, r.open.kind)
	}
	if end := s.GameAnnotations.EndTurn; end.set && r.committed() == end.n {
		s.over = true
	}
	return nil
}

// jczReplay follows the messages.
type jczReplay struct {
	*jczSave
	open   openTurn
	clocks []int // when each turn ended, in milliseconds, 0 where that is not kept
}

// committed is how many turns of the save have ended.
func (r *jczReplay) committed() int { return len(r.clocks) }

// clock is when the last turn ended.
func (r *jczReplay) clock() int {
	if n := len(r.clocks); n > 0 {
		return r.clocks[n-1]
	}
	return 0
}

func (r *jczReplay) message(m *jczMessage) error {
	if r.over {
		return fault("after-end")
	}
	if seat := r.committed() % r.seats; m.Type != "UNDO" && m.Player.or(seat) != seat {
		return fault("not-his-turn", short(strconv.Itoa(m.Player.n)), seat)
	}
	switch m.Type {
	case "PLACE_TILE":
		return r.place(m)
	case "DEPLOY_MEEPLE":
		return r.deploy(m)
	case "RETURN_MEEPLE":
		return r.takeBack(m)
	case "PASS":
		return r.decide("")
	case "COMMIT":
		return r.commit(m)
	case "UNDO":
		return r.undo()
	case "GAME_OVER":
		r.over = true
		return nil
	}
	return fault("unknown-message")
}

func (r *jczReplay) place(m *jczMessage) error {
	if r.open.placed && !r.open.undone {
		return fault("tile-twice", r.open.kind)
	}
	var p struct {
		TileID   string
		Rotation string
		Position []num
	}
	if err := decode(m.Payload, &p); err != nil {
		return err
	}
	degrees, err := strconv.Atoi(strings.TrimPrefix(p.Rotation, "R"))
	if err != nil || degrees < 0 || degrees > 270 {
		return fault("bad-rotation", short(p.Rotation))
	}
	if r.open.placed {
		r.used[r.open.kind]--
	}
	k, rot, err := r.tileAs(p.TileID, degrees)
	if err != nil {
		return err
	}
	x, y, err := position(p.Position)
	if err != nil {
		return err
	}
	r.open = openTurn{placed: true, turn: turn{
		seat: r.committed() % r.seats, kind: k, rot: rot, x: x - r.east, y: y - r.south,
	}}
	return nil
}

// decide sets the follower of the turn; "" for none.
func (r *jczReplay) decide(follower string) error {
	switch {
	case !r.open.placed:
		return fault("no-tile-yet")
	case r.open.decided && !r.open.undone:
		return fault("follower-twice")
	}
	r.open.follower, r.open.decided, r.open.undone = follower, true, false
	return nil
}

func (r *jczReplay) commit(m *jczMessage) error {
	if !r.open.placed {
		return fault("no-tile-yet")
	}
	t := r.open.turn
	end := m.Clock.or(0)
	if took := end - r.clock(); took > 0 && (r.committed() == 0 || r.clock() > 0) {
		t.seconds = min((took+500)/1000, 999999*60)
	}
	r.turns = append(r.turns, t)
	r.clocks = append(r.clocks, end)
	r.open = openTurn{}
	return nil
}

// undo takes the last step back, as JCloisterZone does: the end of a turn, a follower
// or a tile. A turn whose end was taken back may then be played otherwise at once.
func (r *jczReplay) undo() error {
	switch last := len(r.turns) - 1; {
	case r.open.decided:
		r.open.follower, r.open.decided = "", false
	case r.open.placed:
		r.used[r.open.kind]--
		r.open = openTurn{}
	case r.committed() > 0:
		r.open = openTurn{turn: r.turns[last], placed: true, decided: true, undone: true}
		r.open.seconds = 0
		r.turns, r.clocks = r.turns[:last], r.clocks[:len(r.clocks)-1]
	default:
		return fault("nothing-to-undo")
	}
	return nil
}

// fitBag chooses the box by the tiles. JCloisterZone shuffles the start tile in when
// the River is there, which our edition of 2014 does not; only where gardens matter is
// there no way to say so.
func (s *jczSave) fitBag() {
	copies := 0
	for _, t := range s.turns {
		if t.kind.String() == "D" {
			copies++
		}
	}
	if !s.river || !s.second || copies < 4 {
		return
	}
	if s.abbot {
		s.warn("start-tile-shuffled-in")
		return
	}
	s.rules = strings.Replace(s.rules, "edition=2014", "edition=2000 farmers=3", 1)
	if !strings.Contains(s.rules, "tiny=") {
		s.rules += " tiny=4"
	} else {
		s.rules = strings.Replace(s.rules, " tiny=2", "", 1)
	}
	for i := range s.turns {
		s.turns[i].kind = s.turns[i].kind.Plain()
	}
}
