package foreign

import (
	"bytes"
	"encoding/json"
	"strings"
	"time"

	"partie/engine/carcassonne"
	"partie/notation"
)

// bgaPacket is what the site sent at once. bgaEvent is one thing that happened.
type bgaPacket struct {
	TableID num `json:"table_id"`
	Time    num // seconds since 1970
	Data    []bgaEvent
}

type bgaEvent struct {
	Type string
	Log  string
	Args json.RawMessage // an object; none where it is a list or null
}

// bgaArgs is the arguments of the events that matter, as far as each has them.
type bgaArgs struct {
	PlayerID   num    `json:"player_id"`
	PlayerName string `json:"player_name"`
	ID         num    // the copy of the tile, 1 to 72
	Type       json.RawMessage
	X, Y       num
	Ori        num    // quarter turns clockwise, from 1
	Pos        num    // playPartisan: which feature of the tile, from 1
	Ptype      string // playPartisan: which piece
	TileID     num    `json:"tile_id"`   // cantPlay: the copy
	RealType   string `json:"real_type"` // realizationAchieved: the feature
	Points     num    // winPoints
	Score      num    // winPoints: the new total
}

// bgaLog is a log on its way to a record.
type bgaLog struct {
	record
	seats  map[int]int  // of the players, by the site's id
	copies map[int]bool // which copies of tiles lie
	aside  []carcassonne.Kind
	totals []int // by seat, as the site has them
	key    string
	ending bool // the end scoring has begun
	over   bool // the site saw the end of the game
	won    []award
	event  string // the type of the event at hand
}

// award is points that the site gave.
type award struct {
	turn   int // index of the turn, or theEnd
	seat   int
	key    string // breakdown key of the feature; "" if the log names none
	points int
}

// convertBGA reads the log of a table from what stands under the key data.
func convertBGA(data json.RawMessage) (*Game, error) {
	var d struct{ Data, Logs []json.RawMessage }
	if err := decode(data, &d); err != nil {
		return nil, fault("no-log")
	}
	if d.Data == nil {
		d.Data = d.Logs
	}
	l := &bgaLog{seats: map[int]int{}, copies: map[int]bool{}}
	l.rules = "edition=2014 draw=end"
	l.source = BoardGameArena.String()
	for i, raw := range d.Data {
		if err := l.packet(raw); err != nil {
			return nil, within("at-packet", i+1, l.event, err)
		}
	}
	if len(l.aside) > 0 && len(l.turns) > 0 {
		seat := (l.turns[len(l.turns)-1].seat + 1) % len(l.names)
		l.turns = append(l.turns, turn{seat: seat, aside: l.aside, kind: carcassonne.NoKind})
	}
	if len(l.turns) == 0 {
		return nil, fault("no-turns")
	}
	l.order()
	if l.over || l.ending {
		l.result = append(l.totals, make([]int, len(l.names)-len(l.totals))...)
	}
	g, rep := l.finish(BoardGameArena, l.ending)
	l.compare(rep)
	g.Warnings = l.warnings
	return g, nil
}

func (l *bgaLog) packet(raw json.RawMessage) error {
	l.event = ""
	var p bgaPacket
	if err := decode(raw, &p); err != nil {
		return err
	}
	if l.date == "" && p.Time.n > 1e9 && p.Time.n < 1e11 {
		l.date = time.Unix(int64(p.Time.n), 0).UTC().Format(time.DateOnly)
	}
	if p.TableID.set && p.TableID.n > 0 && !strings.Contains(l.source, " table ") {
		l.source += " table " + itoa(p.TableID.n)
	}
	for i := range p.Data {
		if err := l.take(&p.Data[i]); err != nil {
			return err
		}
	}
	return nil
}

// take reads one event.
func (l *bgaLog) take(e *bgaEvent) error {
	l.event = e.Type
	var handle func(*bgaArgs) error
	switch e.Type {
	case "playTile":
		handle = l.playTile
	case "playPartisan":
		handle = l.playPartisan
	case "cantPlay":
		handle = l.cantPlay
	case "realizationAchieved":
		handle = l.realization
	case "winPoints":
		handle = l.winPoints
	case "simpleNode":
		l.over = l.over || strings.HasPrefix(e.Log, "End of game")
		return nil
	default:
		return nil
	}
	args := e.Args
	if bytes.HasPrefix(args, []byte("[")) { // some logs wrap the arguments
		var list []json.RawMessage
		if err := decode(args, &list); err != nil || len(list) != 1 {
			return fault("bad-args")
		}
		args = list[0]
	}
	var a bgaArgs
	if err := decode(args, &a); err != nil {
		return err
	}
	return handle(&a)
}

// seat is the seat of a player, who gets one with the first tile.
func (l *bgaLog) seat(a *bgaArgs) (int, error) {
	s, ok := l.seats[a.PlayerID.n]
	if !ok || !a.PlayerID.set {
		return 0, fault("unknown-player", a.PlayerID.n)
	}
	return s, nil
}

func (l *bgaLog) playTile(a *bgaArgs) error {
	if !a.PlayerID.set {
		return fault("missing", "player_id")
	}
	if _, ok := l.seats[a.PlayerID.n]; !ok {
		if len(l.names) == notation.MaxPlayers {
			return fault("bad-players", len(l.names)+1)
		}
		l.seats[a.PlayerID.n] = len(l.names)
		l.addName(a.PlayerName)
	}
	if len(l.turns) == maxTurns {
		return fault("too-many-turns", maxTurns)
	}
	f, err := l.tile(a)
	if err != nil {
		return err
	}
	if !a.Ori.set || a.Ori.n < 1 || a.Ori.n > 4 {
		return fault("bad-ori", a.Ori.n)
	}
	x, y, err := position([]num{a.X, a.Y})
	if err != nil {
		return err
	}
	l.turns = append(l.turns, turn{
		seat: l.seats[a.PlayerID.n], aside: l.aside,
		kind: f.Kind, rot: f.Rot(a.Ori.n - 1), x: x, y: y,
	})
	l.aside = nil
	return nil
}

// tile is the tile that is laid, and notes which copy it is.
func (l *bgaLog) tile(a *bgaArgs) (f carcassonne.Foreign, err error) {
	var kind num
	if err := decode(a.Type, &kind); err != nil {
		return f, err
	}
	f, ok := carcassonne.FromBoardGameArena(kind.n)
	if !ok {
		return f, fault("unknown-type", kind.n)
	}
	if !a.ID.set {
		return f, nil
	}
	if n, ok := carcassonne.BoardGameArenaCopy(a.ID.n); !ok || n != kind.n {
		return f, fault("wrong-copy", a.ID.n, kind.n)
	}
	if l.copies[a.ID.n] {
		return f, fault("copy-twice", a.ID.n, f.Kind)
	}
	l.copies[a.ID.n] = true
	return f, nil
}

// cantPlay notes a tile that was drawn and fits nowhere.
func (l *bgaLog) cantPlay(a *bgaArgs) error {
	n, ok := carcassonne.BoardGameArenaCopy(a.TileID.n)
	if !ok {
		return fault("unknown-copy", a.TileID.n)
	}
	if l.copies[a.TileID.n] {
		return fault("copy-twice", a.TileID.n, n)
	}
	l.copies[a.TileID.n] = true
	f, _ := carcassonne.FromBoardGameArena(n)
	l.aside = append(l.aside, f.Kind)
	return nil
}

// order marks the turns that came out of order: the site passes over players who left.
func (l *bgaLog) order() {
	out := 0
	for i := range l.turns[1:] {
		if l.turns[i+1].seat != (l.turns[i].seat+1)%len(l.names) {
			l.turns[i+1].forced = true
			out++
		}
	}
	if out > 0 {
		l.warn("out-of-order", out)
	}
}
