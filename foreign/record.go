package foreign

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"partie/engine"
	"partie/engine/carcassonne"
	"partie/notation"
)

// record is a game of Carcassonne as it is collected from a file.
type record struct {
	names    []string // of the players in seat order, cleaned
	rules    string
	start    int    // the seat that moves first
	tile     string // another start tile; "" for the usual one
	title    string
	date     string // 2026-11-14, or ""
	source   string // which program or site, and what it calls the game
	result   []int  // final totals in seat order as the other program has them; nil if it has none
	turns    []turn
	warnings []notation.FileDiagnostic
}

// maxTurns bounds the turns of a game; the box has 84 tiles.
const maxTurns = 1000

// turn is one turn of a game.
type turn struct {
	seat     int
	aside    []carcassonne.Kind // drawn and set aside
	kind     carcassonne.Kind   // NoKind: the turn had no tile that could be laid
	rot      int                // quarter turns clockwise
	x, y     int                // to the east and south of the start tile
	follower string             // in the notation; "" for none
	seconds  int                // that it took; 0 if that is not kept
	totals   []int              // of the seats known then, if they changed
	forced   bool               // it was not this seat's turn
}

// text is the record in the notation, with the given last line.
func (r *record) text(end string) []byte {
	var b bytes.Buffer
	tag := func(name, value string) {
		if value != "" {
			fmt.Fprintf(&b, "[%s \"%s\"]\n", name, escape.Replace(value))
		}
	}
	tag("Game", carcassonne.Game.Name())
	tag("Players", strings.Join(r.names, ", "))
	tag("Rules", r.rules)
	if r.start > 0 {
		tag("Start", engine.Seat(r.start).String())
	}
	tag("Title", r.title)
	tag("Date", r.date)
	if r.result != nil {
		tag("Result", r.totals(r.result))
	}
	tag("Source", r.source)
	if r.tile != "" {
		fmt.Fprintf(&b, "@start %s\n", r.tile)
	}
	for i := range r.turns {
		r.write(&b, i+1, &r.turns[i])
	}
	b.WriteString(end)
	return b.Bytes()
}

var escape = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

func (r *record) write(b *bytes.Buffer, number int, t *turn) {
	fmt.Fprintf(b, "%d. %v:", number, engine.Seat(t.seat))
	for _, k := range t.aside {
		fmt.Fprintf(b, " x%v", k)
	}
	if t.kind != carcassonne.NoKind {
		fmt.Fprintf(b, " %v", t.kind)
		if t.rot > 0 {
			fmt.Fprint(b, t.rot)
		}
		fmt.Fprintf(b, "@%s", cell(t.x, t.y))
	}
	if t.follower != "" {
		b.WriteString(" " + t.follower)
	}
	if t.seconds > 0 {
		b.WriteString(" " + notation.Clock(t.seconds))
	}
	if t.totals != nil {
		b.WriteString(" =" + r.totals(t.totals))
	}
	if t.forced {
		b.WriteString(" ~")
	}
	b.WriteByte('\n')
}

// totals is totals as a claim or a result writes them. Seats that were not known yet
// had nothing.
func (r *record) totals(list []int) string {
	all := make([]string, len(r.names))
	for i := range all {
		n := 0
		if i < len(list) {
			n = list[i]
		}
		all[i] = strconv.Itoa(n)
	}
	return strings.Join(all, "/")
}

// maxAway is how far a tile may lie from the start tile, so that its cell can be
// written. The engine's board is much smaller.
const maxAway = 9999

// cell is the cell in the notation. One that is not on the board is written too: it
// is the engine that says so, at the turn's place.
func cell(x, y int) string {
	s := ""
	if x != 0 {
		s = string("we"[b2i(x > 0)]) + strconv.Itoa(max(x, -x))
	}
	if y != 0 {
		s += string("ns"[b2i(y > 0)]) + strconv.Itoa(max(y, -y))
	}
	if s == "" {
		return "0"
	}
	return s
}

func itoa(n int) string { return strconv.Itoa(n) }

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// position reads a place of the board: two numbers, east and south.
func position(list []num) (x, y int, err error) {
	if len(list) != 2 || !list[0].set || !list[1].set {
		return 0, 0, fault("no-position")
	}
	x, y = list[0].n, list[1].n
	if max(x, -x, y, -y) > maxAway {
		return 0, 0, fault("far-away", x, y)
	}
	return x, y, nil
}

// maxName is how many characters of a name are kept.
const maxName = 80

// cleaned is a name or title on one line, without what nobody sees.
func cleaned(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == '\u200c' || r == '\u200d' || r == '\u00ad': // joiners of emoji and scripts, soft hyphen
		case unicode.In(r, unicode.Cc, unicode.Cf):
			return -1
		}
		return r
	}, s)
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > maxName {
		s = strings.TrimSpace(string(r[:maxName-1])) + "…"
	}
	return s
}

// addName adds a player. In the notation commas stand between names, a name is not
// empty, and no two are equal.
func (r *record) addName(s string) {
	base := cleaned(strings.ReplaceAll(s, ",", " "))
	if base == "" {
		base = "Player " + engine.Seat(len(r.names)).String()
	}
	name := base
	for n := 2; r.named(name); n++ {
		name = base + " " + strconv.Itoa(n)
	}
	r.names = append(r.names, name)
}

func (r *record) named(name string) bool {
	for _, n := range r.names {
		if strings.EqualFold(n, name) {
			return true
		}
	}
	return false
}

// Names of places in the order of the engine's numbers, clockwise.
var (
	sides   = [4]string{"N", "E", "S", "W"}
	corners = [4]string{"NE", "SE", "SW", "NW"}
)
