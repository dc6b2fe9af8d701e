package foreign

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"partie/engine/carcassonne"
	"partie/engine/replay"
)

// save5 is a save of version 5 for two with these sets, further elements and messages.
func save5(sets, elements, replay string) string {
	if elements != "" {
		elements = "," + elements
	}
	return fmt.Sprintf(`{"appVersion":"5.7.0","name":"","created":"2021-05-22T14:15:27.955Z",
"setup":{"sets":{%s},"elements":{"small-follower":7,"farmers":true%s},"rules":{},"start":[{"tile":"BA/RCr","x":0,"y":0,"rotation":0}]},
"players":[{"name":"Anna","slot":3},{"name":"Ben","slot":0}],
"replay":[%s]}`, sets, elements, replay)
}

func tile5(id string, rot, x, y int) string {
	return fmt.Sprintf(`{"type":"PLACE_TILE","payload":{"tileId":%q,"rotation":"R%d","position":[%d,%d]}}`, id, rot, x, y)
}

func man5(who, feature, location string, x, y int) string {
	return fmt.Sprintf(`{"type":"DEPLOY_MEEPLE","payload":{"meepleId":%q,"pointer":{"position":[%d,%d],"feature":%q,"location":%q}}}`,
		who, x, y, feature, location)
}

const (
	pass5   = `{"type":"PASS","payload":{}}`
	commit5 = `{"type":"COMMIT","payload":{"random":0.5}}`
	undo5   = `{"type":"UNDO","payload":{}}`
)

func steps(list ...string) string { return strings.Join(list, ",\n") }

// Every tile and location is worked out from the pictures' descriptions: in
// JCloisterZone Rr is a bend W-S, C a city in the north, RrG a bend with a garden,
// CC.2 two cities N and W (ours: N and E, so its R0 is our I turned by 3).
func TestJCZ(t *testing.T) {
	g := converted(t, save5(`"basic:2":1`, `"abbot":1,"garden":1`, steps(
		tile5("BA/Rr", 0, 1, 0), man5("0.small.1", "Road", "SW", 1, 0), commit5,
		tile5("BA/C", 180, 0, -1), man5("1.small.1", "City", "S", 0, -1), commit5,
		tile5("BA/RrG", 90, 1, 1), man5("0.abbot.1", "Garden", "I", 1, 1), commit5,
		tile5("BA/L", 270, 1, -1), man5("1.small.1", "Monastery", "I", 1, -1), commit5,
		tile5("BA/CC.2", 90, 0, -2), `{"type":"RETURN_MEEPLE","payload":{"pointer":{"position":[1,1],"location":"I","meepleId":"0.abbot.1"},"source":"ABBOT_RETURN"}}`, commit5,
		tile5("BA/RFr", 0, -1, 0), man5("1.small.2", "Field", "NL.NR.EL.WR", -1, 0), commit5,
	)))
	same(t, g, `1. A: V@e1 rS
2. B: E2@n1 cS
3. A: Vg1@e1s1 a
4. B: B@e1n1 m
5. A: I@n2 -a
6. B: U1@w1 fNE
@unfinished
`)
	rec := tagsOf(t, g.Text)
	for tag, want := range map[string]string{
		"Players": "Anna, Ben", "Rules": "edition=2014 abbot", "Date": "2021-05-22", "Source": "JCloisterZone 5.7.0",
	} {
		if got := rec.Tag(tag); got != want {
			t.Errorf("%s %q, want %q", tag, got, want)
		}
	}
	if len(g.Warnings) > 0 {
		t.Error(g.Warnings)
	}
}

// Version 4: other keys, ids with a dot, kinds of places that follow from the
// location; the players sit in the order of their serials.
func TestJCZVersion4(t *testing.T) {
	g := converted(t, `{"appVersion":"4.4.0","name":"Sunday","slots":[{"number":0,"serial":7,"nickname":"Ben"},{"number":1,"serial":3,"nickname":"Anna"}],
"setup":{"expansions":{"BASIC":1,"INNS_AND_CATHEDRALS":0},"rules":{"TINY_CITY_2_POINTS":true,"MORE_TUNNEL_TOKENS":true},"capabilities":["StandardGame"]},"replay":[
{"type":"PLACE_TILE","payload":{"tileId":"BA.CFc.1","rotation":"R90","position":[0,-1]}},
{"type":"DEPLOY_MEEPLE","payload":{"pointer":{"position":[0,-1],"location":"NS"},"meepleId":"0.small.1"}},{"type":"COMMIT","payload":{"salt":0}},
{"type":"PLACE_TILE","payload":{"tileId":"BA.L","rotation":"R0","position":[0,1]}},
{"type":"DEPLOY_MEEPLE","payload":{"pointer":{"position":[0,1],"location":"CLOISTER"},"meepleId":"1.small.1"}},{"type":"COMMIT","payload":{"salt":0}},
{"type":"PLACE_TILE","payload":{"tileId":"BA.Ccc","rotation":"R90","position":[0,-2]}},
{"type":"DEPLOY_MEEPLE","payload":{"pointer":{"position":[0,-2],"location":"WL.WR"},"meepleId":"0.small.2"}},{"type":"COMMIT","payload":{"salt":0}},
{"type":"GAME_OVER","payload":{}}]}`)
	same(t, g, "1. A: G1@n1 cN\n2. B: B@s1 m\n3. A: R1@n2 fSW\n@end\n")
	rec := tagsOf(t, g.Text)
	if rec.Tag("Players") != "Anna, Ben" || rec.Tag("Rules") != "edition=2000 farmers=3" || rec.Tag("Title") != "Sunday" {
		t.Errorf("%s", g.Text)
	}
}

// save4 is a save of version 4 with these expansions and messages.
func save4(expansions, messages string) string {
	return fmt.Sprintf(`{"appVersion":"4.4.0","slots":[{"serial":1,"nickname":"Anna"},{"serial":2,"nickname":"Ben"}],
"setup":{"expansions":%s,"rules":{}},"replay":[%s]}`, expansions, messages)
}

// In version 4 the source lies at 0, 0 with the water to the east, which the save does
// not say, and one D is out of the game for it.
func TestJCZVersion4River(t *testing.T) {
	messages := steps(
		tile5("R1.IFI", 0, 1, 0), man5("0.small.1", "", "NL.NR.EL.WR", 1, 0), commit5,
		tile5("R1.CcII", 90, 2, 0), man5("1.small.1", "", "NE", 2, 0), commit5,
		tile5("R1.LIRI", 90, 2, 1), man5("0.small.2", "", "CLOISTER", 2, 1), commit5,
		tile5("R1.II", 180, 2, 2), man5("1.small.2", "", "NL.SL.SR.ER.WL.WR", 2, 2), commit5,
		tile5("R1.II", 0, 3, 2), pass5, commit5)
	want := "1. B: rA3@0\n2. A: rD1@e1 fNE\n3. B: rE@e2 cN\n4. A: rH1@e2s1 m\n5. B: rG1@e2s2 fSE\n6. A: rJ1@e3s2\n@unfinished\n"
	for _, file := range []string{
		save4(`{"BASIC":1,"RIVER":1,"RIVER_II":0}`, messages),
		save4(`["BASIC","RIVER"]`, messages),
		save4(`["BASIC","RIVER"]`, strings.ReplaceAll(messages, "R1.", "RI.1.")),
	} {
		g := converted(t, file)
		same(t, g, want)
		if rec := tagsOf(t, g.Text); rec.Tag("Rules") != "edition=2014 river" || rec.Tag("Start") != "B" {
			t.Errorf("%s", g.Text)
		}
		if rep := replay.Run(tagsOf(t, g.Text)); !rep.OK() {
			t.Error(rep.Diags)
		}
	}
	refused(t, save4(`["BASIC","RIVER"]`, tile5("R1.IFC", 0, 1, 0)), "unknown-tile", "R1.IFC")
	refused(t, save4(`{"BASIC":1,"RIVER":2}`, messages), "unknown-parts", "RIVER")
}

// The river's tiles of version 4 at R0: sides from the north on (c city, r road, w
// water, f field), then the places of the map's features. Facts from
// farin/JCloisterZone, src/main/resources/tile-definitions/river.xml of 4.0.
var river4 = []struct{ id, sides, places string }{
	{"R1.I.s", "fwff", "NL.NR.EL.ER.SL.SR.WL.WR"},
	{"R1.I.e", "fffw", "NL.NR.EL.ER.SL.SR.WL.WR"},
	{"R1.CICI", "cwcw", "N S EL.WR ER.WL"},
	{"R1.CIRI", "cwrw", "N S EL WR ER.SL WL.SR"},
	{"R1.LIRI", "fwrw", "CLOISTER S WR.NL.NR.EL ER.SL WL.SR"},
	{"R1.RIrI", "wrwr", "WE WR.NL NR.EL ER.SL WL.SR"},
	{"R1.IFI", "fwfw", "WR.NL.NR.EL WL.SL.SR.ER"},
	{"R1.IFI", "fwfw", "WR.NL.NR.EL WL.SL.SR.ER"},
	{"R1.CcII", "cwwc", "NW SR.EL ER.SL"},
	{"R1.RrII", "rrww", "NE WR.NL.ER.SL NR.EL WL.SR"},
	{"R1.II", "ffww", "WR.NL.NR.EL.ER.SL WL.SR"},
	{"R1.II", "ffww", "WR.NL.NR.EL.ER.SL WL.SR"},
}

func TestJCZVersion4RiverTiles(t *testing.T) {
	box := tilesData()
	letters := map[string]string{"city": "c", "road": "r", "river": "w", "field": "f"}
	s := &jczSave{v4: true, used: map[carcassonne.Kind]int{}}
	for _, f := range river4 {
		k, rot, err := s.tileAs(f.id, 0)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(box, func(t tileData) bool { return t.ID == k.String() })
		got := ""
		for side := range sides {
			got += letters[box[i].Edges[sides[(side-rot+4)%4]]]
		}
		if got != f.sides {
			t.Errorf("%s is %v turned by %d, with %s; want %s", f.id, k, rot, got, f.sides)
		}
		seen := map[string]bool{}
		for _, place := range strings.Fields(f.places) {
			w, err := (&jczPointer{Location: place}).word(k, rot)
			if err != nil || seen[w] {
				t.Errorf("%s: %s is %q, %v", f.id, place, w, err)
			}
			seen[w] = true
		}
	}
	if len(s.used) != 12 {
		t.Errorf("%d of the river's 12 tiles", len(s.used))
	}
}

// The clock of a message is the time since the game began, in milliseconds.
func TestJCZClock(t *testing.T) {
	timed := func(m string, player, ms int) string {
		return strings.TrimSuffix(m, "}") + fmt.Sprintf(`,"player":%d,"clock":%d}`, player, ms)
	}
	g := converted(t, save5(`"basic:2":1`, ``, steps(
		timed(tile5("BA/Rr", 0, 1, 0), 0, 3000), timed(pass5, 0, 4000), timed(commit5, 0, 65400),
		timed(tile5("BA/L", 0, 0, 1), 1, 66000), timed(pass5, 1, 70000), timed(commit5, 1, 75900),
		timed(tile5("BA/L", 0, -1, 1), 0, 76000), timed(commit5, 0, 76100),
	)))
	same(t, g, "1. A: V@e1 %1:05\n2. B: B@s1 %0:11\n3. A: B@w1s1\n@unfinished\n")
}

// UNDO takes the last step back; behind the end of a turn that was taken back the
// turn may be played anew.
func TestJCZUndo(t *testing.T) {
	g := converted(t, save5(`"basic:2":1`, ``, steps(
		tile5("BA/Rr", 0, 1, 0), undo5, tile5("BA/L", 0, 0, 1), man5("0.small.1", "Monastery", "I", 0, 1), undo5, pass5, commit5,
		tile5("BA/RFr", 0, 1, 0), pass5, commit5, undo5, undo5, man5("1.small.1", "Road", "WE", 1, 0), commit5,
		tile5("BA/C", 180, 0, -1), pass5, commit5, undo5, tile5("BA/Rr", 0, 2, 0), pass5, commit5,
		tile5("BA/L", 0, 3, 0),
	)))
	same(t, g, "1. A: B@s1\n2. B: U1@e1 rE\n3. A: V@e2\n@unfinished\n")
	if len(g.Warnings) != 1 || g.Warnings[0].Code != "turn-left-out" {
		t.Errorf("warnings %v", g.Warnings)
	}
}

// With the River the source lies already; in our notation the seat before the first
// lays it. Its R0 has the water in the east: ours, in the south, turned by 3.
func TestJCZRiver(t *testing.T) {
	river := strings.Replace(save5(`"basic:2":1,"river/1:2":1`, ``, steps(
		tile5("RI.1/IFI", 0, 1, 0), man5("0.small.1", "Field", "NL.NR.EL.WR", 1, 0), commit5,
		tile5("RI.1/IFI", 180, 2, 0), pass5, commit5,
		tile5("RI.1/IIG", 0, 3, 0), pass5, commit5,
	)), "BA/RCr", "RI/s", 1)
	g := converted(t, river)
	same(t, g, "1. B: rA3@0\n2. A: rD1@e1 fNE\n3. B: rF1@e2\n4. A: rJ1@e3\n@unfinished\n")
	if rec := tagsOf(t, g.Text); rec.Tag("Rules") != "edition=2014 river" || rec.Tag("Start") != "B" {
		t.Errorf("%s", g.Text)
	}
	refused(t, save5(`"basic:2":1,"river/1:2":1`, ``, ``), "start-river", "BA/RCr")
}

// JCloisterZone shuffles the start tile in when there is a river, as the edition of
// 2000 does with us.
func TestJCZRiverBag(t *testing.T) {
	four := steps(tile5("BA/RCr", 0, 9, 0), commit5, tile5("BA/RCr", 0, 8, 0), commit5,
		tile5("BA/RCr", 0, 7, 0), commit5, tile5("BA/CG", 0, 6, 0), commit5, tile5("BA/RCr", 0, 5, 0), commit5)
	g := converted(t, strings.Replace(save5(`"basic:2":1,"river/1:2":1`, ``, four), "BA/RCr", "RI/s", 1))
	if rec := tagsOf(t, g.Text); rec.Tag("Rules") != "edition=2000 farmers=3 river tiny=4" || strings.Contains(string(g.Text), "Eg") {
		t.Errorf("%s", g.Text)
	}
	g = converted(t, strings.Replace(save5(`"basic:2":1,"river/1:2":1`, `"abbot":1`, four), "BA/RCr", "RI/s", 1))
	if len(g.Warnings) != 1 || g.Warnings[0].Code != "start-tile-shuffled-in" {
		t.Errorf("warnings %v", g.Warnings)
	}
}

func TestJCZStart(t *testing.T) {
	start := func(list string) string {
		s := save5(`"basic:1":1`, ``, steps(tile5("BA/RFr", 0, 3, 5), pass5, commit5))
		return strings.Replace(s, `{"tile":"BA/RCr","x":0,"y":0,"rotation":0}`, list, 1)
	}
	// One to the west of (3, 5) lies the crossing.
	g := converted(t, start(`{"tile":"BA/RRRR","x":2,"y":5,"rotation":0}`))
	same(t, g, "@start X\n1. A: U1@e1\n@unfinished\n")
	same(t, converted(t, start(`{"tile":"BA/RCr","x":"2","y":5.0}`)), "1. A: U1@e1\n@unfinished\n")
	refused(t, start(`{"tile":"BA/RCr","x":0,"y":0,"rotation":90}`), "start-turned", "BA/RCr")
	refused(t, start(`{"tile":"BA/RCr"},{"tile":"BA/L","x":1}`), "start-tiles", "2 tiles")
	refused(t, start(`{"tile":"XX/Y"}`), "unknown-tile", "XX/Y")
	refused(t, start(`{"tile":"BA/RCr","x":1e300}`), "bad-number", "1e300")
	refused(t, start(`{"tile":"BA/RCr","x":10000000}`), "far-away", "10000000")
}

func TestJCZRefusedParts(t *testing.T) {
	one := steps(tile5("BA/L", 0, 0, 1), pass5, commit5)
	refused(t, save5(`"basic:1":1,"inns-and-cathedrals:1":1,"tower":1`, `"big-follower":1,"pig":0,"builder":false`, one),
		"unknown-parts", "inns-and-cathedrals:1, tower, big-follower")
	refused(t, save5(`"basic:1":1,"basic:2":1`, ``, one), "one-basic-set", "once")
	refused(t, save5(`"basic:1":2`, ``, one), "unknown-parts", "basic:1")
	refused(t, save5(``, ``, one), "one-basic-set", "once")
	refused(t, save5(`"basic:1":1`, `"abbot":2`, one), "unknown-parts", "abbot × 2")
	refused(t, strings.Replace(save5(`"basic:1":1`, ``, one), `follower":7`, `follower":5`, 1), "unknown-parts", "small-follower ≠ 7")
	refused(t, strings.Replace(save5(`"basic:1":1`, ``, one), `"rules":{}`, `"rules":{"winds":true,"wagon-move":"C1"}`, 1), "unknown-parts", ": winds")
	refused(t, strings.Replace(save5(`"basic:1":1`, ``, one), `"rules":{}`, `"rules":{"tiny-city-scoring":"3"}`, 1), "unknown-parts", "tiny-city-scoring")
	refused(t, strings.Replace(save5(`"basic:1":1`, ``, one), `"rules":{}`, `"addons":{"x":1}`, 1), "unknown-parts", "addons")
	refused(t, save4(`["BASIC","RIVER","RIVER_II","TOWER"]`, ``), "unknown-parts", "RIVER_II, TOWER")
	many := ""
	for i := range 30 {
		many += fmt.Sprintf(`,"set-%02d":1`, i)
	}
	refused(t, save5(`"basic:1":1`+many, ``, one), "unknown-parts", "set-09 and 20 more")
	g := converted(t, strings.Replace(save5(`"basic:1":1`, ``, one), `"farmers":true`, `"farmers":false`, 1))
	if rec := tagsOf(t, g.Text); rec.Tag("Rules") != "edition=2000 farmers=3 tiny=4 nofarmers" {
		t.Errorf("%s", g.Text)
	}
}

func TestJCZBadMessages(t *testing.T) {
	city := tile5("BA/C", 180, 0, -1)
	for _, c := range []struct{ replay, code, part string }{
		{steps(tile5("BA/Q", 0, 0, 1)), "unknown-tile", "message 1 (PLACE_TILE): there is no tile \"BA/Q\""},
		{steps(tile5("BA/L", 0, 0, 1), tile5("BA/L", 0, 0, 2)), "tile-twice", "message 2"},
		{tile5("BA/L", 45, 0, 1), "bad-rotation", "45"},
		{tile5("BA/L", 360, 0, 1), "bad-rotation", "R360"},
		{tile5("BA/L", 0, 0, 10000), "far-away", "10000"},
		{`{"type":"PLACE_TILE","payload":{"tileId":"BA/L","rotation":"R0"}}`, "no-position", "pair"},
		{`{"type":"PLACE_TILE","payload":{"tileId":"BA/L","rotation":"R0","position":[0,"x"]}}`, "bad-number", "x"},
		{`{"type":"PLACE_TILE","payload":{"tileId":7}}`, "bad-type", "tileid"},
		{`{"type":"PLACE_TILE"}`, "bad-json", "message 1"},
		{`5`, "bad-type", "message 1 ()"},
		{`{"type":"PLACE_TOKEN","payload":{}}`, "unknown-message", "PLACE_TOKEN"},
		{`{"type":"COMMIT","player":1}`, "not-his-turn", "player 1"},
		{commit5, "no-tile-yet", "message 1"},
		{pass5, "no-tile-yet", ""},
		{undo5, "nothing-to-undo", ""},
		{`{"type":"GAME_OVER"},` + pass5, "after-end", ""},
		{steps(city, pass5, pass5), "follower-twice", "message 3"},
		{steps(man5("0.small.1", "City", "S", 0, -1)), "no-tile-yet", ""},
		{steps(city, man5("1.small.1", "City", "S", 0, -1)), "not-his-meeple", "player 0"},
		{steps(city, man5("0.big.1", "City", "S", 0, -1)), "unknown-meeple", "0.big.1"},
		{steps(city, man5("0.abbot.1", "City", "S", 0, -1)), "no-abbot", ""},
		{steps(city, man5("0.small.1", "City", "S", 0, 0)), "other-tile", "at 0"},
		{steps(city, man5("0.small.1", "City", "N", 0, -1)), "no-such-place", "City N"},
		{steps(city, man5("0.small.1", "Road", "S", 0, -1)), "no-such-place", "Road S"},
		{steps(city, man5("0.small.1", "Field", "SL", 0, -1)), "no-such-place", "Field SL"},
		{steps(city, man5("0.small.1", "City", "NL", 0, -1)), "no-such-place", "City NL"},
		{steps(city, man5("0.small.1", "Monastery", "I", 0, -1)), "no-such-place", "Monastery I"},
		{steps(city, man5("0.small.1", "Tower", "TOWER", 0, -1)), "no-such-place", "TOWER"},
		{steps(city, man5("0.small.1", "Field", "", 0, -1)), "no-such-place", "Field"},
		{steps(tile5("BA/RFr", 0, 1, 0), man5("0.small.1", "Field", "NL.SL", 1, 0)), "no-such-place", "NL.SL"},
		{steps(tile5("BA/RrG", 0, 1, 0), man5("0.small.1", "Garden", "I", 1, 0)), "garden-follower", ""},
		{steps(city, `{"type":"RETURN_MEEPLE","payload":{"pointer":{"meepleId":"0.small.1"},"source":"FESTIVAL"}}`), "not-the-abbot", ""},
	} {
		refused(t, save5(`"basic:2":1`, ``, c.replay), c.code, c.part)
	}
	refused(t, save5(`"basic:2":1`, `"abbot":1`, steps(city, man5("0.abbot.1", "City", "S", 0, -1))), "abbot-place", "S")
	refused(t, strings.Replace(save5(`"basic:2":1`, ``, ``), `[{"name":"Anna","slot":3},{"name":"Ben","slot":0}]`, `[]`, 1), "bad-players", "0 players")
	refused(t, save5(`"basic:2":"many"`, ``, ``), "bad-number", "many")
	refused(t, `{"setup":[],"replay":[]}`, "bad-type", "setup")
	var long []string
	for i := range maxTurns + 1 {
		long = append(long, tile5("BA/L", 0, 0, i), commit5)
	}
	refused(t, save5(`"basic:2":1`, ``, steps(long...)), "too-many-turns", "1000")
}

// A turn that breaks the rules is no fault of the file: the record has it, and
// checking the record says what is wrong with it.
func TestJCZIllegalTurn(t *testing.T) {
	g := converted(t, save5(`"basic:2":1`, ``, steps(tile5("BA/L", 0, 50, 50), pass5, commit5)))
	same(t, g, "1. A: B@e50s50\n@unfinished\n")
}
