package foreign

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"partie/engine/carcassonne"
	"partie/lang"
)

// bgaFile is a log with these packets.
func bgaFile(packets ...string) string {
	if len(packets) == 1 && packets[0] == "" {
		packets = nil
	}
	return `{"status":1,"data":{"valid":1,"data":[` + strings.Join(packets, ",\n") + `]}}`
}

// packet is a packet with these events.
func packet(events ...string) string {
	return `{"channel":"/table/t9","table_id":"9","packet_id":"1","move_id":"1","time":"1700000000","data":[` + strings.Join(events, ",") + `]}`
}

func event(kind, log, args string) string {
	return fmt.Sprintf(`{"type":%q,"log":%q,"args":{%s}}`, kind, log, args)
}

// laid is a tile laid by a player (1 Anna, 2 Ben): copy, type, place and orientation.
func laid(player, id, kind, x, y, ori int) string {
	return event("playTile", "", fmt.Sprintf(`"player_id":"%d","player_name":%q,"id":"%d","type":"%d","x":"%d","y":"%d","ori":"%d"`,
		player, []string{"", "Anna", "Ben", "Cleo"}[player], id, kind, x, y, ori))
}

// man is the follower of a player on place pos of the tile just laid.
func man(player, pos int, sort string) string {
	return event("playPartisan", "", fmt.Sprintf(`"player_id":%d,"pos":"%d","type":%q,"ptype":"normal"`, player, pos, sort))
}

// scored is a feature that scores in play; atEnd one at the end of the game.
func scored(sort string) string {
	return event("realizationAchieved", "${player_name} achieved a ${real_type}", fmt.Sprintf(`"real_type":%q,"player_id":"1"`, sort))
}

func atEnd(sort string) string {
	return event("realizationAchieved", "Counting unachieved ${real_type}", fmt.Sprintf(`"real_type":%q`, sort))
}

func won(player, points, score int) string {
	return event("winPoints", "", fmt.Sprintf(`"player_id":%d,"points":%d,"score":"%d"`, player, points, score))
}

// three is the first three turns of a game. Anna turns E half round above the start
// tile and takes the city of two tiles, 4 points. Ben's V goes on with the road to the
// east. C, city all round, then fits nowhere, since no city is open. Anna has B below
// the start tile.
func three(cityPoints int) []string {
	return []string{
		packet(event("deck_size", "", `"deck_size":"70"`)),
		packet(laid(1, 22, 11, 0, -1, 3)),
		packet(event("pickTile", "", `"id":"48","type":"17"`), man(1, 1, "city"), scored("city"), won(1, cityPoints, cityPoints)),
		packet(laid(2, 48, 17, 1, 0, 1), man(2, 1, "road")),
		packet(event("cantPlay", "", `"tile_id":"68"`)),
		packet(laid(1, 62, 20, 0, 1, 2), man(1, 1, "abbey"), `{"type":"pickTile","log":"","args":null}`),
	}
}

func TestBGA(t *testing.T) {
	g := converted(t, bgaFile(three(4)...))
	same(t, g, "1. A: E2@n1 cS =4/0\n2. B: V@e1 rS\n3. A: xC B@s1 m\n@unfinished\n")
	rec := tagsOf(t, g.Text)
	for tag, want := range map[string]string{
		"Players": "Anna, Ben", "Rules": "edition=2014 draw=end", "Result": "",
		"Date": "2023-11-14", "Source": "Board Game Arena table 9", // 1 700 000 000 s after 1970
	} {
		if got := rec.Tag(tag); got != want {
			t.Errorf("%s %q, want %q", tag, got, want)
		}
	}
	if len(g.Warnings) > 0 {
		t.Error(g.Warnings)
	}
}

// ended is the end scoring of those three turns: Ben's road has 2 tiles; around B lie
// the start tile and V, 1 + 2 = 3. No city touches an occupied field.
func ended(road, abbey int) string {
	return packet(atEnd("road"), won(2, road, road), atEnd("abbey"), won(1, abbey, 4+abbey),
		event("simpleNode", "End of game : ${player_name} wins!", ""))
}

func TestBGAEnd(t *testing.T) {
	g := converted(t, bgaFile(append(three(4), ended(2, 3))...))
	same(t, g, "1. A: E2@n1 cS =4/0\n2. B: V@e1 rS\n3. A: xC B@s1 m\n@end\n")
	if rec := tagsOf(t, g.Text); rec.Tag("Result") != "7/2" {
		t.Errorf("result %s", rec.Tag("Result"))
	}
	if len(g.Warnings) > 0 {
		t.Error(g.Warnings)
	}
}

// Points that the site gives otherwise stay in the record, and are told.
func TestBGAOtherPoints(t *testing.T) {
	g := converted(t, bgaFile(append(three(2), ended(5, 3))...))
	if !strings.Contains(string(g.Text), "cS =2/0\n") || !strings.Contains(string(g.Text), `[Result "7/5"]`) {
		t.Errorf("%s", g.Text)
	}
	var got []string
	for _, w := range g.Warnings {
		got = append(got, w.Msg.In(lang.En))
	}
	want := []string{
		"turn 1: Anna got 2 for cities; by the rules it is 4",
		"at the end Ben got 5 for roads; by the rules it is 2",
	}
	if !slices.EqualFunc(got, want, strings.EqualFold) {
		t.Errorf("%q", got)
	}
}

// The numbers of the places on every tile follow the order that the format's
// description gives (see bgaPlaces), and name every place of the tile once.
func TestBGAPlaces(t *testing.T) {
	order := "mrcf"
	for k := carcassonne.Kind(0); k.String() != "rA"; k++ {
		list := slices.DeleteFunc(slices.Clone(bgaPlaces[k.String()]), func(w string) bool { return w == "" })
		if !slices.IsSortedFunc(list, func(a, b string) int {
			return strings.IndexByte(order, a[0]) - strings.IndexByte(order, b[0])
		}) {
			t.Errorf("%v: %v", k, list)
		}
		words := map[string]bool{}
		for side := range 4 {
			switch f, first := k.AtSide(0, side); f {
			case carcassonne.City:
				words["c"+sides[first]] = true
			case carcassonne.Road:
				words["r"+sides[first]] = true
			}
		}
		for half := range 8 {
			if first, ok := k.AtHalf(0, half); ok {
				words["f"+corners[first]] = true
			}
		}
		if k.Middle() == carcassonne.Monastery {
			words["m"] = true
		}
		for _, w := range list {
			if !words[turned(w, k, 0)] && !words["f"+firstCorner(k, w)] {
				t.Errorf("%v has no %s", k, w)
			}
		}
		if len(words) != len(list) {
			t.Errorf("%v: %v, but it has %v", k, list, words)
		}
	}
}

// firstCorner is the first corner of the field at the corner that w names.
func firstCorner(k carcassonne.Kind, w string) string {
	if w[0] != 'f' {
		return ""
	}
	c := slices.Index(corners[:], w[1:])
	for _, half := range []int{2*c + 1, (2*c + 2) % 8} { // the half edges beside the corner
		if first, ok := k.AtHalf(0, half); ok {
			return corners[first]
		}
	}
	return ""
}

// Within a sort the site numbers the places of its own picture as one reads: from top
// to bottom, from left to right. The middle of a place is that of the sides, or of the
// half edges, that it has. The crossing X is numbered in a way of its own: roads from
// the west over east and south to the north, fields clockwise from the north-west.
func TestBGAReadingOrder(t *testing.T) {
	for kind := 1; kind <= 24; kind++ {
		f, _ := carcassonne.FromBoardGameArena(kind)
		k, rot := f.Kind, f.Rot(0) // as it lies in the site's picture
		if k.String() == "X" {
			continue
		}
		lastSort, lastY, lastX := byte(0), 0.0, 0.0
		for _, place := range bgaPlaces[k.String()] {
			if place == "" || place == "m" {
				continue
			}
			x, y := middleOf(t, k, rot, place)
			if place[0] == lastSort && (y < lastY || y == lastY && x <= lastX) {
				t.Errorf("%v: %s at %.2f, %.2f comes after %.2f, %.2f", k, place, x, y, lastX, lastY)
			}
			lastSort, lastY, lastX = place[0], y, x
		}
	}
}

// middleOf is where a place of bgaPlaces has its middle on the tile turned by rot: x to
// the right, y down, the tile's sides at -1 and 1.
func middleOf(t *testing.T, k carcassonne.Kind, rot int, place string) (x, y float64) {
	t.Helper()
	n := 0.0
	add := func(px, py float64) { x, y, n = x+px, y+py, n+1 }
	if place[0] == 'f' {
		corner := firstCorner(k, place)
		for half := range 8 {
			if c, ok := k.AtHalf(0, half); ok && corners[c] == corner {
				at := [8][2]float64{{-.5, -1}, {.5, -1}, {1, -.5}, {1, .5}, {.5, 1}, {-.5, 1}, {-1, .5}, {-1, -.5}}[(half+2*rot)%8]
				add(at[0], at[1])
			}
		}
	} else {
		_, first := k.AtSide(0, slices.Index(sides[:], place[1:]))
		for side := range 4 {
			if f, s := k.AtSide(0, side); f != carcassonne.NoFeature && s == first {
				at := [4][2]float64{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}[(side+rot)%4]
				add(at[0], at[1])
			}
		}
	}
	if n == 0 {
		t.Fatalf("%v has no %s", k, place)
	}
	return x / n, y / n
}

// A player who left is passed over: the turns out of order carry a ~.
func TestBGAOutOfOrder(t *testing.T) {
	g := converted(t, bgaFile(packet(laid(1, 62, 20, 0, 1, 1)), packet(laid(2, 63, 20, 0, 2, 1)),
		packet(laid(3, 64, 20, 0, 3, 1)), packet(laid(2, 65, 20, 0, 4, 1)), packet(laid(3, 22, 11, 0, -1, 3))))
	same(t, g, "1. A: B@s1\n2. B: B@s2\n3. C: B@s3\n4. B: B@s4 ~\n5. C: E2@n1\n@unfinished\n")
	if len(g.Warnings) != 1 || g.Warnings[0].Code != "out-of-order" {
		t.Errorf("warnings %v", g.Warnings)
	}
}

// Arguments may be wrapped in a list, the packets may stand under logs, and numbers
// come as numbers.
func TestBGAOtherForm(t *testing.T) {
	g := converted(t, `{"status":"1","data":{"logs":[{"data":[
{"type":"playTile","args":[{"player_id":5,"player_name":"Q","type":20,"x":0,"y":1,"ori":1}]},
{"type":"playPartisan","args":[{"player_id":5,"pos":1}]},{"type":"chat","args":[]}]}]}}`)
	same(t, g, "1. A: B@s1 m\n@unfinished\n")
}

func TestBGABadPackets(t *testing.T) {
	b := laid(1, 62, 20, 0, 1, 1)
	for _, c := range []struct{ packet, code, part string }{
		{packet(laid(1, 22, 20, 0, 1, 1)), "wrong-copy", "packet 1 (playTile): copy 22"},
		{packet(laid(1, 73, 20, 0, 1, 1)), "wrong-copy", "copy 73"},
		{packet(laid(1, 62, 25, 0, 1, 1)), "unknown-type", "type 25"},
		{packet(laid(1, 62, 20, 0, 1, 5)), "bad-ori", "5"},
		{packet(laid(1, 62, 20, 0, -123456, 1)), "far-away", "-123456"},
		{packet(b, b), "copy-twice", "copy 62"},
		{packet(b, event("cantPlay", "", `"tile_id":"62"`)), "copy-twice", "copy 62"},
		{packet(event("cantPlay", "", `"tile_id":"99"`)), "unknown-copy", "99"},
		{packet(event("playTile", "", `"type":"20"`)), "missing", "player_id"},
		{packet(event("playTile", "", `"player_id":1,"type":20,"ori":1,"x":0`)), "no-position", ""},
		{packet(event("playTile", "", `"player_id":"me"`)), "bad-number", "me"},
		{packet(event("playTile", "", `"player_id":1,"type":{"a":1}`)), "bad-number", `{"a":1}`},
		{packet(`{"type":"playTile","args":[1,2]}`), "bad-args", "list"},
		{packet(`{"type":"playTile","args":"x"}`), "bad-type", "string"},
		{packet(man(1, 1, "abbey")), "no-tile-yet", "playPartisan"},
		{packet(b, man(2, 1, "abbey")), "unknown-player", "2"},
		{packet(b, man(1, 0, "abbey")), "no-such-pos", "place 0"},
		{packet(b, man(1, 3, "abbey")), "no-such-pos", "tile B has no place 3"},
		{packet(laid(1, 40, 16, 1, 0, 2), man(1, 2, "field")), "no-such-pos", "tile U has no place 2"},
		{packet(b, man(1, 1, "city")), "other-sort", "no city"},
		{packet(b, man(1, 1, "abbey"), man(1, 2, "field")), "follower-twice", ""},
		{packet(b, laid(2, 63, 20, 0, 2, 1), man(1, 1, "abbey")), "not-his-turn", ""},
		{packet(b, event("playPartisan", "", `"player_id":1,"pos":1,"x":4,"y":1`)), "other-tile", "e4s1"},
		{packet(b, event("playPartisan", "", `"player_id":1,"pos":1,"ptype":"big"`)), "unknown-meeple", "big"},
		{packet(won(1, 1, 1)), "unknown-player", ""},
		{packet(b, event("winPoints", "", `"player_id":1`)), "missing", "points"},
		{packet(b, won(1, 1<<40, 3)), "bad-points", ""},
		{`{"data":{}}`, "bad-type", "packet 1"},
		{`[]`, "bad-type", ""},
	} {
		refused(t, bgaFile(c.packet), c.code, c.part)
	}
	var many []string
	for i := range maxTurns + 1 {
		many = append(many, packet(event("playTile", "", fmt.Sprintf(`"player_id":1,"type":20,"x":0,"y":%d,"ori":1`, i))))
	}
	refused(t, bgaFile(many...), "too-many-turns", "1000")
	many = nil
	for i := range 27 {
		many = append(many, packet(event("playTile", "", fmt.Sprintf(`"player_id":%d,"type":20,"x":0,"y":%d,"ori":1`, i, i))))
	}
	refused(t, bgaFile(many...), "bad-players", "27")
}
