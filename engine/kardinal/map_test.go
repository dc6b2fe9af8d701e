package kardinal

import (
	"bytes"
	"errors"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"sync"
	"testing"

	"partie/lang"
)

func TestStandardMap(t *testing.T) {
	m := Standard()
	if len(m.Hash) != 12 || len(m.Spaces) != 51 || len(m.Roads) != 57 || len(m.RoadMarks) != 57 || len(m.Alliances) != 15 {
		t.Fatalf("%s: %d spaces, %d roads, %d alliances", m.Hash, len(m.Spaces), len(m.Roads), len(m.Alliances))
	}
	for l, want := range []uint8{5, 7, 6, 6, 5, 8, 5, 4, 5} {
		land := m.Lands[l]
		if land.N != want || land.Code != landCodes[l] || land.X == 0 || land.HasArms {
			t.Errorf("%+v", land)
		}
		for i, s := range m.Spaces[land.First : land.First+land.N] {
			if s.Land != Land(l) || int(s.Number) != i+1 {
				t.Errorf("%s: %+v", land.Code, s)
			}
		}
	}
	for s, want := range []int{13, 12, 11, 10, 9} {
		if m.Suits[s].Cards != want || m.Suits[s].Card != suitLetters[s] {
			t.Errorf("%+v", m.Suits[s])
		}
		for _, l := range m.Suits[s].Lands {
			if m.Lands[l].Suit != Suit(s) {
				t.Errorf("%v is not of %v", l, Suit(s))
			}
		}
	}
	for i, a := range m.Alliances {
		if sea := strings.Contains(" 1 2 3 5 6 15 ", fmt.Sprintf(" %d ", a.N)); a.N != i+1 || a.Sea != sea {
			t.Errorf("%+v", a)
		}
	}
	want := Sources{Counts: Tally{0, 9, 0, 0}, Spaces: Tally{0, 0, 0, 51}, Roads: Tally{0, 0, 0, 57},
		Alliances: Tally{0, 2, 0, 13}, Numbers: Tally{0, 0, 0, 15}}
	if got := m.Sources(); got != want || !m.Reconstructed() {
		t.Errorf("%v, want %v", got, want)
	}
}

// Every mistake is named, with its line where it has one.
func TestReadMapErrors(t *testing.T) {
	road := `{"a": "En1", "b": "En2", "border": false, "source": "reconstructed"},`
	for _, c := range []struct{ old, new, want string }{
		{`"cards": 13,`, `"cards": 13`, "line 16: up to here the file is valid JSON, and here no more (invalid character '\"' after object key:value pair)"},
		{`map-research/1`, `map/9`, `line 2: the schema is "kardinal-map/9", but only kardinal-map-research/1 is known`},
		{`"land": "En", "x": 10`, `"land": "Xx", "x": 10`, `line 34: there is no land "Xx"; the lands are En Fk Ba It Ar Fr Lo Sw Bu`},
		{`"id": "En2"`, `"id": "En1"`, "line 35: the space En1 stands there twice"},
		{`"id": "En2"`, `"id": "En9"`, "En: the space 2 is missing before 3"},
		{`"id": "En2"`, `"id": "Fk2"`, `line 35: "Fk2" is no name of a space in En; the spaces are En1, En2 and so on`},
		{`"x": 17`, `"x": -1`, "line 35: En2: x and y are whole numbers from 0 to 100000"},
		{`"x": 17`, `"x": "17"`, "line 35: spaces.x has a value of the wrong kind here (string)"},
		{`"a": "En1", "b": "En2"`, `"a": "En1", "b": "En9"`, `line 87: there is no space "En9"`},
		{`"a": "En1", "b": "En2"`, `"a": "En1", "b": "En1"`, "line 87: a road leads from En1 to itself"},
		{road, road + road, "line 87: the road from En1 to En2 stands there twice"},
		{`"lands": ["En", "Fr"]`, `"lands": ["En", "En"]`, "line 147: the alliance 1 joins En to itself"},
		{`"lands": ["En", "Fr"]`, `"lands": ["En"]`, "line 147: the alliance 1 needs two lands"},
		{`"n": 2,`, `"n": 1,`, "line 148: two alliances have the number 1"},
		{`"n": 2,`, `"n": 32,`, "line 148: an alliance cannot have the number 32; there are numbers from 1 to 31"},
		{`"cards": 13`, `"cards": 0`, "line 16: the suit A has at least 1 card and at most 50"},
		{`"lands": ["Fr"], "cards"`, `"lands": [], "cards"`, "line 20: the suit F names no land"},
		{`"lands": ["Fr"], "cards"`, `"lands": ["En"], "cards"`, "line 20: the land En is named by two suits or twice by one"},
		{`{"card": "F"`, `{"card": "A"`, "line 20: the suit A stands there twice"},
		{`"en": "England", "card": "E"`, `"en": "England", "card": "A"`, `line 23: the land En has the card "A", but the suit that names it is E`},
		{`"spaces": 5,`, `"spaces": 1,`, "line 23: En is said to have 1 space, but 5 are listed"},
		{`"en": "England"`, `"en": "Eng\u202eland"`, "line 23: the name of En is too long or has signs that cannot be shown"},
		{`"roads": [`, `"paths": [`, "roads is missing"},
		{`"x": 17`, "\n\"x\": 17, \n\"x\": 18", `line 37: "x" stands there twice`},
		{`"x": 17`, `"x": 17, "note": 1, "note": 2`, `line 35: "note" stands there twice`},
		{`"id": "En2"`, `"ID": "En2"`, `line 35: "" is no name of a space in En; the spaces are En1, En2 and so on`},
		{`"n": 2,`, `"n": 2, "markers": {"pair": "read", "pair": "read"},`, `line 148: "pair" stands there twice`},
		{`"en": "England"`, "\"en\": \"Engl\xe4nd\"", "line 23: the file is no UTF-8 here"},
		{`"roads": [`, `"roads": 7, "paths": [`, "line 86: roads must be a list, in square brackets"},
	} {
		if !bytes.Contains(mapJSON, []byte(c.old)) {
			t.Fatalf("the map has no %s", c.old)
		}
		_, err := ReadMap(bytes.Replace(mapJSON, []byte(c.old), []byte(c.new), 1))
		if err == nil || err.Error() != c.want {
			t.Errorf("%s:\n got %v\nwant %s", c.new, err, c.want)
		}
	}
	for _, b := range []string{"", "[]", "null", "7", "{}", "{", strings.Repeat("[", 100000), strings.Repeat(" ", maxMapBytes+1)} {
		if _, err := ReadMap([]byte(b)); err == nil {
			t.Errorf("%.20q is read", b)
		}
	}
}

// However an editor has saved a map, it is the same one; keys that differ in case from
// those of the program are none of them.
func TestSavedMap(t *testing.T) {
	saved := append([]byte("\ufeff"), bytes.ReplaceAll(mapJSON, []byte("\n"), []byte("\r\n"))...)
	if m, err := ReadMap(saved); err != nil || m.sum != Standard().sum || !bytes.Equal(m.File, mapJSON) {
		t.Errorf("%v %+v", err, m)
	}
	for _, more := range []string{`"X": 99, `, `"ſource": "read", `, `"note": "é", `} {
		m, err := ReadMap(bytes.Replace(mapJSON, []byte(`"x": 17`), []byte(more+`"x": 17`), 1))
		if err != nil || m.Spaces[1] != Standard().Spaces[1] {
			t.Errorf("%s: %v", more, err)
		}
	}
}

func TestTooMuchOfAMap(t *testing.T) {
	var spaces, alliances strings.Builder
	for n := 6; n <= 20; n++ {
		fmt.Fprintf(&spaces, `{"id": "En%d", "land": "En", "x": 1, "y": 1},`, n)
	}
	for n := 16; n <= 32; n++ {
		fmt.Fprintf(&alliances, `{"n": %d, "lands": ["En", "Fr"]},`, n)
	}
	var roads strings.Builder // from each space to those 11 and 19 further on
	m := Standard()
	for a := range m.Spaces {
		for _, far := range [2]int{11, 19} {
			if b := (a + far) % len(m.Spaces); m.adj[a]>>b&1 == 0 && bits.OnesCount64(m.adj[a]) < 3 && bits.OnesCount64(m.adj[b]) < 3 {
				fmt.Fprintf(&roads, `{"a": %q, "b": %q},`, m.spaceName(a), m.spaceName(b))
			}
		}
	}
	for _, c := range []struct{ at, more, want string }{
		{`"roads": [`, roads.String(), "more tangled than those of a printed board"},
		{`"spaces": [`, spaces.String(), "more than 64 spaces"},
		{`"alliances": [`, alliances.String(), "more than 31 alliances"},
	} {
		_, err := ReadMap(bytes.Replace(mapJSON, []byte("\n "+c.at), []byte("\n "+c.at+c.more), 1))
		if err == nil || !strings.Contains(err.Error(), c.want) && !strings.Contains(err.Error(), "number 32") {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

func TestMapsByHash(t *testing.T) {
	other := bytes.Replace(mapJSON, []byte(`"x": 17`), []byte(`"x": 18`), 1)
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			m, err := Register(other)
			if err != nil {
				t.Error(err)
				return
			}
			if got := mapsByHash(m.Hash[:6]); len(got) != 1 || got[0].sum != m.sum {
				t.Errorf("%s is not found", m.Hash)
			}
		})
	}
	wait.Wait()
	if again, _ := Register(mapJSON); again != Standard() {
		t.Error("the standard map is another one when registered")
	}
	for _, name := range []string{"", "standard", Standard().Hash, strings.ToUpper(Standard().Hash), Standard().sum} {
		if m := mapsByHash(name); len(m) != 1 || m[0] != Standard() {
			t.Errorf("%q is not the standard map", name)
		}
	}
	for _, name := range []string{Standard().Hash[:5], "zzzzzz", Standard().sum + "0", "000000000000"} {
		if len(mapsByHash(name)) > 0 {
			t.Errorf("%q is a map", name)
		}
	}
}

// The standard map is in the list of all that were, so that games on it are known for
// the same whether they name it or not.
func TestStandards(t *testing.T) {
	if b := Standard().Board(); !b.Standard || !bytes.Equal(b.File, mapJSON) || b.Hash != hashOf(mapJSON) {
		t.Errorf("%s is not in the list; add it there, and leave the others", b.Hash)
	}
	own, err := Register(append(bytes.Clone(mapJSON), '\n'))
	if err != nil || own.Board().Standard {
		t.Errorf("%v %+v", err, own.Hash)
	}
}

// The maps that are kept elsewhere are looked for where those at hand do not settle which
// map is meant, and not else.
func TestFinder(t *testing.T) {
	calls := 0
	Finder = func() { calls++ }
	defer func() { Finder = nil }()
	for _, c := range []struct {
		hash        string
		found, asks int
	}{
		{Standard().Hash, 1, 0},
		{Standard().sum, 1, 0},
		{"Standard", 1, 0},
		{"", 1, 0},
		{Standard().Hash[:6], 1, 1},
		{"000000000000", 0, 1},
		{Standard().Hash[:5], 0, 0},
	} {
		calls = 0
		if maps := Find(c.hash); len(maps) != c.found || calls != c.asks {
			t.Errorf("%q: %d maps after %d calls", c.hash, len(maps), calls)
		}
	}
}

// A beginning of a hash that is that of two maps is neither.
func TestAmbiguousMap(t *testing.T) {
	seen := map[string][]byte{}
	var twins [2][]byte
	for n := 0; twins[0] == nil; n++ {
		own := fmt.Appendf(bytes.Clone(mapJSON), "%s", strings.NewReplacer("0", " ", "1", "\n").Replace(fmt.Sprintf("%b", n)))
		hash := hashOf(own)[:6]
		if other := seen[hash]; other != nil {
			twins = [2][]byte{other, own}
		}
		seen[hash] = own
	}
	var hashes [2]string
	for i, b := range twins {
		m, err := Register(b)
		if err != nil {
			t.Fatal(err)
		}
		hashes[i] = m.Hash
	}
	slices.Sort(hashes[:])
	rules, _ := ReadRules(nil, 3)
	_, f := game{}.OnMap(rules, hashes[0][:6])
	if f == nil || f.Code != "ambiguous-map" || f.Hint.In(lang.En) != "there are: "+hashes[0]+", "+hashes[1] {
		t.Errorf("%+v", f)
	}
	for _, hash := range hashes {
		if r, f := (game{}).OnMap(rules, hash); f != nil || r.(Rules).Map.Hash != hash {
			t.Errorf("%s: %+v", hash, f)
		}
	}
}

func TestMapTextsAreComplete(t *testing.T) {
	if err := mapTexts.Complete(); err != nil {
		t.Error(err)
	}
}

// Whatever a file says: no panic; an error has words in both languages, and what is
// read holds together.
func FuzzReadMap(f *testing.F) {
	f.Add(mapJSON)
	f.Add([]byte(`{"schema": "kardinal-map-research/1", "suits": [], "lands": [], "spaces": [], "roads": [], "alliances": []}`))
	f.Add(bytes.ReplaceAll(mapJSON, []byte(`"b": "En2"`), []byte(`"b": "En3"`)))
	f.Add(bytes.ReplaceAll(mapJSON, []byte(`"n": 1`), []byte(`"n": -1`)))
	f.Add(mapJSON[:len(mapJSON)/2])
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := ReadMap(b)
		if err != nil {
			var e *MapError
			if !errors.As(err, &e) || e.In(lang.De) == "" || e.Line < 0 || e.Line > 1+bytes.Count(b, []byte("\n")) {
				t.Fatalf("%#v", err)
			}
			return
		}
		n := 0
		for l := range m.Lands {
			land := &m.Lands[l]
			if int(land.First) != n || land.N == 0 || int(land.Suit) >= len(m.Suits) {
				t.Fatalf("%+v", land)
			}
			n += int(land.N)
		}
		if n != len(m.Spaces) || n > maxSpaces || len(m.Alliances) > maxAlliances || len(m.Roads) != len(m.RoadMarks) {
			t.Fatalf("%d spaces of %d", n, len(m.Spaces))
		}
		for _, r := range m.Roads {
			if r[0] >= r[1] || int(r[1]) >= n || m.adj[r[0]]>>r[1]&1 == 0 || m.adj[r[1]]>>r[0]&1 == 0 {
				t.Fatalf("road %v", r)
			}
		}
		m.Sources()
	})
}
