package kardinal

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// largeMap is the standard map with so many spaces in England.
func largeMap(t *testing.T, spaces int) *Map {
	t.Helper()
	more := new(bytes.Buffer)
	for n := 6; n <= spaces; n++ {
		fmt.Fprintf(more, `{"id": "En%d", "land": "En", "x": 1, "y": 1},`, n)
	}
	text := bytes.Replace(mapJSON, []byte("\n \"spaces\": ["), []byte("\n \"spaces\": ["+more.String()), 1)
	text = bytes.Replace(text, []byte(`"spaces": 5`), fmt.Appendf(nil, `"spaces": %d`, spaces), 1)
	m, err := ReadMap(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Spaces of two digits are named by both.
func TestFreeSpaces(t *testing.T) {
	s := begunWith(t, "", 3)
	s.rules.Map = largeMap(t, 12)
	playLine(s, "En c10 <E")
	_, f := playLine(s, "En c10 <E")
	if f == nil || !strings.HasSuffix(f.Hint.In(lang.En), "c8, c9, c11, c12") {
		t.Errorf("%+v", f)
	}
}

// An advisor that ~ has put into a land without cloisters is a piece there, for all who
// ask: two more may come.
func TestAdvisorAlone(t *testing.T) {
	s := begunWith(t, "", 3)
	turn := Play{Act: Place, Land: 1, N: 1, Pieces: [2]Piece{{Colour: 0}}, Cards: some(0, 1)}
	if _, f := s.Force(turn.Ply(), nil); f != nil {
		t.Fatal(f)
	}
	s.EndTurn(nil)
	two := Play{Act: Place, Land: 1, N: 2, Pieces: [2]Piece{{1, 1}, {1, 2}}, Cards: some(0, 2)}
	if !s.legal(&two) || s.judgePlace(&two) != nil {
		t.Errorf("two cloisters are refused: %v", s.judgePlace(&two))
	}
	found := false
	for _, p := range s.Possible(nil) {
		found = found || p == two.Ply()
		if play, _ := PlayOf(p); !s.legal(&play) {
			t.Errorf("%v is listed", s.Words(engine.Turn{Plies: []engine.Ply{p}}, nil))
		}
	}
	if !found {
		t.Error("two cloisters are not listed")
	}
}
