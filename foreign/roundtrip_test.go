package foreign

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/carcassonne"
	"partie/engine/replay"
	"partie/notation"
)

// played is a game that was played at random, as the rules allow it.
type played struct {
	*replay.Replay
	plays []carcassonne.Play // the tile that each turn laid
	aside [][]carcassonne.Kind
}

// playAtRandom plays a game to its end. Tiles are set aside only where the form can
// say so.
func playAtRandom(t *testing.T, rng *rand.Rand, rules string, seats, start int, gardens, setsAside bool) played {
	t.Helper()
	r, f := carcassonne.Game.Rules(strings.Fields(rules), seats)
	if f != nil {
		t.Fatal(f)
	}
	st := carcassonne.Game.New(r, seats, engine.Seat(start))
	var p played
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil"}
	text := fmt.Sprintf("[Game \"carcassonne\"]\n[Players %q]\n[Rules %q]\n[Start \"%v\"]\n", strings.Join(names[:seats], ", "), rules, engine.Seat(start))
	for !st.Over() {
		var turn engine.Turn
		var aside []carcassonne.Kind
		before := st.Clone()
		for {
			play, ok := pick(rng, st.Legal(nil), gardens, setsAside)
			if !ok {
				return finished(t, p, text+"@end\n")
			}
			if _, f := st.Apply(play.Ply(), nil); f != nil {
				t.Fatal(f)
			}
			turn.Add(play.Ply(), 0)
			if play.Act == carcassonne.Place {
				p.plays, p.aside = append(p.plays, play), append(p.aside, aside)
				break
			}
			aside = append(aside, play.Kind)
			if st.Over() {
				break
			}
		}
		text += strings.Join(before.Words(turn, nil), " ") + "\n"
		if _, f := st.EndTurn(nil); f != nil {
			t.Fatal(f)
		}
	}
	return finished(t, p, text)
}

// pick chooses a tile and then what is done with it.
func pick(rng *rand.Rand, legal []engine.Ply, gardens, setsAside bool) (carcassonne.Play, bool) {
	byKind := map[carcassonne.Kind][]carcassonne.Play{}
	var kinds []carcassonne.Kind
	for _, code := range legal {
		p, _ := carcassonne.PlayOf(code)
		if p.Kind.String() == "rA" && p.Man != carcassonne.NoMan {
			continue // a save starts with the source, on which nobody stands
		}
		if p.Act == carcassonne.Discard && !setsAside || !gardens && p.Kind != p.Kind.Plain() {
			continue
		}
		if byKind[p.Kind] == nil {
			kinds = append(kinds, p.Kind)
		}
		byKind[p.Kind] = append(byKind[p.Kind], p)
	}
	if len(kinds) == 0 {
		return carcassonne.Play{}, false
	}
	list := byKind[kinds[rng.IntN(len(kinds))]]
	return list[rng.IntN(len(list))], true
}

func finished(t *testing.T, p played, text string) played {
	t.Helper()
	recs, _ := notation.Parse([]byte(text))
	p.Replay = replay.Run(recs[0])
	if !p.OK() || !p.Complete || len(p.Steps) < len(p.plays) {
		t.Fatalf("%d plays, %v of\n%s", len(p.plays), p.Diags, text)
	}
	return p
}

// claims is what the notation has of scores beside the turns.
var claims = regexp.MustCompile(` =[0-9/]+`)

var bends = strings.NewReplacer(" rJ@", " rG2@", " rJ1@", " rG3@", " rJ2@", " rG@", " rJ3@", " rG1@")

// sameGame holds that a converted game has the turns and totals of the one played.
func sameGame(t *testing.T, p played, file string) {
	t.Helper()
	g := converted(t, file)
	if len(g.Warnings) > 0 {
		t.Fatalf("warnings: %v", g.Warnings)
	}
	plain := func(text []byte) string { // the two straights of the river look alike
		s := strings.ReplaceAll(claims.ReplaceAllString(turnsOf(t, text), ""), " rF", " rD")
		if strings.Contains(file, `"expansions"`) { // the two bends too; J is G turned by two
			s = bends.Replace(s)
		}
		return s
	}
	if got, want := plain(g.Text), plain(p.Canonical(false)); got != want {
		t.Fatalf("differs in\n%s", firstDifference(got, want))
	}
	r := replay.Run(tagsOf(t, g.Text))
	if len(r.Diags) > 0 || fmt.Sprint(r.Final) != fmt.Sprint(p.Final) {
		t.Errorf("%v and %v, want %v", r.Diags, r.Final, p.Final)
	}
}

// firstDifference is the first line in which two texts differ, in both.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	i := 0
	for i < min(len(g), len(w))-1 && g[i] == w[i] {
		i++
	}
	return fmt.Sprintf("line %d: %s; want %s", i+1, g[i], w[i])
}

func TestBGARoundTrip(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 40 {
		p := playAtRandom(t, rng, "edition=2014 draw=end", 2+rng.IntN(4), 0, false, true)
		sameGame(t, p, p.bga(t))
	}
}

// bga writes the game as a log.
func (p played) bga(t *testing.T) string {
	next := map[int]int{15: 1} // copies used by type; the first D is the start tile
	copyOf := func(k carcassonne.Kind) (id, kind int) {
		for kind = 1; ; kind++ {
			if f, _ := carcassonne.FromBoardGameArena(kind); f.Kind == k {
				break
			}
		}
		for id = 1; ; id++ {
			if n, ok := carcassonne.BoardGameArenaCopy(id); !ok {
				t.Fatalf("no copies of %v", k)
			} else if n == kind {
				next[kind]++
				return id + next[kind] - 1, kind
			}
		}
	}
	words := map[string]string{"city": "city", "road": "road", "field": "field", "monastery": "abbey"}
	totals := make([]int, len(p.Players))
	points := func(e engine.Event, inPlay string) []string {
		totals[e.Seat] += e.Points.Max
		return []string{
			event("realizationAchieved", "", fmt.Sprintf(`"real_type":%q%s`, words[e.Key], inPlay)),
			won(int(e.Seat)+1, e.Points.Max, totals[e.Seat]),
		}
	}
	var packets []string
	for i, play := range p.plays {
		for _, k := range p.aside[i] {
			id, _ := copyOf(k)
			packets = append(packets, packet(event("cantPlay", "", fmt.Sprintf(`"tile_id":"%d"`, id))))
		}
		id, kind := copyOf(play.Kind)
		f, _ := carcassonne.FromBoardGameArena(kind)
		quarters := 0
		for f.Rot(quarters) != int(play.Rot) {
			quarters++
		}
		x, y := play.Cell.XY()
		seat := int(p.Steps[i].Seat)
		packets = append(packets, packet(event("playTile", "", fmt.Sprintf(
			`"player_id":"%d","player_name":%q,"id":"%d","type":"%d","x":"%d","y":"%d","ori":"%d"`,
			seat+1, p.Players[seat], id, kind, x, y, quarters+1))))
		var events []string
		if w := p.Steps[i].Words; play.Man != carcassonne.NoMan {
			pos := slices.IndexFunc(bgaPlaces[play.Kind.String()], func(place string) bool {
				return place != "" && named(play, place) == w[len(w)-1]
			})
			events = append(events, event("playPartisan", "", fmt.Sprintf(`"player_id":%d,"pos":%d`, seat+1, pos+1)))
		}
		for _, e := range p.Steps[i].Events {
			events = append(events, points(e, `,"player_id":1`)...)
		}
		packets = append(packets, packet(events...))
	}
	for _, k := range p.last() {
		id, _ := copyOf(k)
		packets = append(packets, packet(event("cantPlay", "", fmt.Sprintf(`"tile_id":"%d"`, id))))
	}
	var events []string
	for _, e := range p.Ending {
		events = append(events, points(e, "")...)
	}
	return bgaFile(append(packets, packet(append(events, event("simpleNode", "End of game", ""))...))...)
}

// last is the tiles of a last turn that laid none.
func (p played) last() (kinds []carcassonne.Kind) {
	if len(p.Steps) > len(p.plays) {
		for _, w := range p.Steps[len(p.Steps)-1].Words {
			k, _ := carcassonne.KindOf(w[1:])
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// named is a place of bgaPlaces on the tile as it lies, as the engine names it.
func named(p carcassonne.Play, place string) string {
	if place[0] != 'f' {
		return turned(place, p.Kind, int(p.Rot))
	}
	c := (slices.Index(corners[:], place[1:]) + int(p.Rot)) % 4
	for _, half := range []int{2*c + 1, (2*c + 2) % 8} {
		if first, ok := p.Kind.AtHalf(int(p.Rot), half); ok {
			return "f" + corners[first]
		}
	}
	return ""
}

func TestJCZRoundTrip(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, c := range []struct {
		rules, sets, elements string
		v4                    bool
	}{
		{"edition=2000 farmers=3 tiny=4", `"BASIC":1`, ``, true},
		{"edition=2014 river", `"BASIC":1,"RIVER":1`, ``, true},
		{"edition=2000 farmers=3 tiny=4", `"basic:1":1`, ``, false},
		{"edition=2014", `"basic:2":1`, ``, false},
		{"edition=2014 abbot", `"basic:2":1`, `,"abbot":1,"garden":1`, false},
		{"edition=2014 river abbot", `"basic:2":1,"river/1:2":1`, `,"abbot":1`, false},
	} {
		for range 12 {
			seats := 1 + rng.IntN(5)
			start := 0
			if strings.Contains(c.rules, "river") {
				start = seats - 1
			}
			p := playAtRandom(t, rng, c.rules, seats, start, !c.v4, false)
			for c.v4 && p.plays[0].Kind.River() && p.plays[0].Rot != 3 { // its source lies so
				p = playAtRandom(t, rng, c.rules, seats, start, !c.v4, false)
			}
			sameGame(t, p, p.jcz(t, c.sets, c.elements, c.v4))
		}
	}
}

// A save that lacks one tile may be of a game that was over, since tiles that were set
// aside are not saved: that is told.
func TestJCZMaybeOver(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	p := playAtRandom(t, rng, "edition=2014", 2, 0, true, false)
	for len(p.plays) < 71 {
		p = playAtRandom(t, rng, "edition=2014", 2, 0, true, false)
	}
	file := p.jcz(t, `"basic:2":1`, ``, false)
	last := strings.LastIndex(file, `{"type":"PLACE_TILE"`)
	g := converted(t, strings.TrimRight(file[:last], ",\n")+"]}")
	if len(g.Warnings) != 1 || g.Warnings[0].Code != "maybe-over" || !strings.HasSuffix(string(g.Text), "@unfinished\n") {
		t.Errorf("%v of\n%s", g.Warnings, g.Text)
	}
	// All 71 laid, the game is over without a message that says so.
	whole := strings.Replace(file, `,`+"\n"+`{"type":"GAME_OVER","payload":{}}`, "", 1)
	sameGame(t, p, whole)
}

// tileData is a tile of the engine's data.
type tileData struct {
	ID      string
	Edges   map[string]string
	Interop struct{ JCloisterZone [][3]any }
}

func tilesData() []tileData {
	var f struct{ Base, River []tileData }
	b, err := os.ReadFile("../engine/carcassonne/tiles.json")
	if err != nil || json.Unmarshal(b, &f) != nil {
		panic(err)
	}
	return append(f.Base, f.River...)
}

// jczIDs is the id and turn of each kind in JCloisterZone, read from the data.
var jczIDs = func() map[string][2]any {
	m := map[string][2]any{}
	for _, t := range tilesData() {
		for _, e := range t.Interop.JCloisterZone {
			name := t.ID
			if e[2].(bool) && name != "rJ" {
				name += "g"
			}
			if _, ok := m[name]; !ok {
				m[name] = [2]any{e[0], int(e[1].(float64))}
			}
		}
	}
	return m
}()

// jcz writes the game as a save.
func (p played) jcz(t *testing.T, sets, elements string, v4 bool) string {
	var players, replay []string
	for i, name := range p.Players {
		key := "name"
		if v4 {
			key = "nickname"
		}
		players = append(players, fmt.Sprintf(`{"slot":%d,%q:%q}`, 8-i, key, name))
	}
	start := `{"tile":"BA/RCr","x":0,"y":0,"rotation":0}`
	for i, play := range p.plays {
		id := jczIDs[play.Kind.String()]
		name, rot := id[0].(string), (int(play.Rot)+id[1].(int))%4*90
		x, y := play.Cell.XY()
		seat := int(p.Steps[i].Seat)
		if play.Kind.String() == "rA" {
			start = fmt.Sprintf(`{"tile":%q,"x":0,"y":0,"rotation":%d}`, name, rot)
			continue
		}
		if v4 {
			name = strings.Replace(strings.Replace(name, "RI.1/", "R1.", 1), "/", ".", 1)
			if name == "R1.IIG" { // it has no gardens
				name = "R1.II"
			}
		}
		replay = append(replay, tile5(name, rot, x, y), p.jczMan(seat, i, v4), commit5)
	}
	over := `{"type":"GAME_OVER","payload":{}}`
	replay = append(replay, over)
	if v4 {
		return fmt.Sprintf(`{"setup":{"expansions":{%s},"rules":{}},"slots":[%s],"replay":[%s]}`, sets, strings.Join(players, ","), steps(replay...))
	}
	return fmt.Sprintf(`{"setup":{"sets":{%s},"elements":{"small-follower":7,"farmers":true%s},"start":[%s]},"players":[%s],"replay":[%s]}`,
		sets, elements, start, strings.Join(players, ","), steps(replay...))
}

// jczMan is what turn i of the game does after the tile was laid.
func (p played) jczMan(seat, i int, v4 bool) string {
	play, w := p.plays[i], p.Steps[i].Words
	word := w[len(w)-1]
	x, y := play.Cell.XY()
	rot := int(play.Rot)
	man := func(sort, feature, location string) string {
		if v4 {
			feature, location = "", strings.Replace(location, "I", "CLOISTER", 1)
		}
		return man5(fmt.Sprintf("%d.%s.1", seat, sort), feature, location, x, y)
	}
	switch {
	case play.Man == carcassonne.NoMan:
		return pass5
	case play.Man == carcassonne.AbbotBack:
		return fmt.Sprintf(`{"type":"RETURN_MEEPLE","payload":{"pointer":{"position":[0,0],"meepleId":"%d.abbot.1"},"source":"ABBOT_RETURN"}}`, seat)
	case play.Man == carcassonne.Abbot && play.Kind.Middle() == carcassonne.Garden:
		return man("abbot", "Garden", "I")
	case play.Man == carcassonne.Abbot:
		return man("abbot", "Monastery", "I")
	case word == "m":
		return man("small", "Monastery", "I")
	case word[0] == 'f':
		var list []string
		for half, name := range halves {
			if c, ok := play.Kind.AtHalf(rot, half); ok && "f"+corners[c] == word {
				list = append(list, name)
			}
		}
		return man("small", "Field", strings.Join(list, "."))
	}
	location := ""
	for side, name := range sides {
		if _, first := play.Kind.AtSide(rot, side); word[1:] == sides[first] {
			f, _ := play.Kind.AtSide(rot, side)
			if f == carcassonne.City && word[0] == 'c' || f == carcassonne.Road && word[0] == 'r' {
				location += name
			}
		}
	}
	return man("small", map[byte]string{'c': "City", 'r': "Road"}[word[0]], location)
}
