package report

import (
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
)

// Head is what the record says of its game as a whole.
type Head struct {
	Title     string   `json:"title"` // "" where the game has no name of its own
	Game      string   `json:"game"`
	GameTitle string   `json:"game_title"`
	Rules     string   `json:"rules"`
	LowWins   bool     `json:"low_wins"`
	Date      string   `json:"date"` // as recorded, possibly partial
	Time      string   `json:"time"`
	Place     string   `json:"place"`
	Group     string   `json:"group"`
	Event     string   `json:"event"`
	Scribe    string   `json:"scribe"`
	Players   []Player `json:"players"`       // in seat order
	Map       *Map     `json:"map,omitempty"` // that it was played on, of a game that has several
}

// Map is the board of a game whose board is data.
type Map struct {
	Hash   string `json:"hash"`
	Name   string `json:"name"`
	Caveat string `json:"caveat"` // what of it is not known for certain; "" where all is

	standard bool // heads name it only where it is another
}

// Player is a seat and who sits there.
type Player struct {
	Seat   string `json:"seat"`
	Name   string `json:"name"`
	Colour string `json:"colour"`
}

func newHead(r *replay.Replay, l lang.Lang) Head {
	tag := func(name string) string { return clean.Line(strings.TrimSpace(r.Record.Tag(name))) }
	h := Head{
		Title: tag("Title"), Game: tag("Game"), GameTitle: tag("Game"), Rules: tag("Rules"),
		Date: tag("Date"), Time: tag("Time"), Place: tag("Place"), Group: tag("Group"), Event: tag("Event"), Scribe: tag("Scribe"),
		Players: []Player{},
	}
	if r.Game != nil {
		h.Game, h.GameTitle = r.Game.Name(), r.Game.Title().In(l)
	}
	if r.Rules != nil {
		h.Rules, h.LowWins = r.Rules.String(), r.Rules.LowWins()
	}
	if b, mapped := r.Board(); mapped {
		h.Map = &Map{Hash: b.Hash, Name: clean.Line(b.Name), Caveat: caveat(r, l), standard: b.Standard}
	}
	colours := r.Record.Colours()
	for i, name := range r.Players {
		p := Player{Seat: engine.Seat(i).String(), Name: clean.Line(name)}
		if len(colours) == len(r.Players) {
			p.Colour = clean.Line(colours[i])
		}
		h.Players = append(h.Players, p)
	}
	return h
}

// caveat is what of the board is not known for certain; "" where all is.
func caveat(r *replay.Replay, l lang.Lang) string {
	if st, ok := r.Last().(engine.Doubtful); ok {
		return clean.Line(st.Caveat().In(l))
	}
	return ""
}

// String names the map to people as the Map tag does.
func (m *Map) String() string { return m.Hash[:mapDigits] + " " + m.Name }

// mapDigits is how many digits of a hash are enough to find a map by.
const mapDigits = 12
