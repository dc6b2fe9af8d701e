package carcassonne

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// The word of every follower on every tile, however it lies, means that follower.
func TestEveryWordReadsBack(t *testing.T) {
	for k := range Kind(Kinds) {
		for r := range turns[k] {
			sh := &shapes[k][r]
			for i := range Man(sh.n) {
				p := Play{Act: Place, Kind: k, Rot: r, Cell: Origin, Man: i}
				who, f := readWish(p.man(), sh)
				if got := p.with(NoMan).wishing(who); f != nil || got != p {
					t.Errorf("%s %s is %v, %v", p.tile(), p.man(), got, f)
				}
			}
		}
	}
}

func TestReadSpellings(t *testing.T) {
	tests := []struct{ text, want string }{
		{"V1@e1 rW", "V1@e1 rN"},   // turned once its road leads west and north: north is first
		{"v1@o1 rn", "V1@e1 rN"},   // small letters, Ost
		{"B3@s1e1 M", "B@e1s1 m"},  // the same however it lies
		{"U3@e1 rw", "U1@e1 rE"},   // upside down the same
		{"H2@n1 cW", "H@n1 cW"},    // two cities, one on either side
		{"X3@e1 rW", "X@e1 rW"},    //
		{"V1@e1 fSO", "V1@e1 fNE"}, // the large field has the corners NE, SE and SW
		{"V1@e1 fnw", "V1@e1 fNW"}, //
		{"V1@e1 ro", "V1@e1 rE"},   // no road there: not misspelt either
		{"V1@e1 fsw", "V1@e1 fNE"}, //
		{"V1@e1 F", "V1@e1 f"},     // two fields
		{"V1@e1 M", "V1@e1 m"},     // no monastery
		{"Eg2@n1 c", "Eg2@n1 cS"},  // the only city
		{"E2@n1 F", "E2@n1 fNE"},   // the only field
		{"RG@n1", "Rg@n1"},         // R with a garden
		{"rg@n1", "rG@n1"},         // the bend of the river
		{"xC XC u@e1 -A", "xC xC U@e1 -a"},
		{"U1@e1 –a", "U1@e1 -a"}, // a longer dash
		{"Ug1@e1 m", "Ug1@e1 m"}, // illegal, but not misspelt
		{"xC", "xC"},             // the bag ran out
		{"X@e1", "X@e1"},         // no tile set aside
	}
	s := begun(t, "abbot", 2)
	for _, tt := range tests {
		var turn, back engine.Turn
		if f := s.Read(strings.Fields(tt.text), &turn); f != nil {
			t.Errorf("%s: %v", tt.text, f)
			continue
		}
		words := s.Words(turn, nil)
		if got := strings.Join(words, " "); got != tt.want {
			t.Errorf("%s is %s, want %s", tt.text, got, tt.want)
		}
		if f := s.Read(words, &back); f != nil || strings.Join(s.Words(back, nil), " ") != tt.want {
			t.Errorf("%s reads back as %v, %v", tt.want, s.Words(back, nil), f)
		}
	}
}

// Faults of spelling and what they point at.
func TestReadFaults(t *testing.T) {
	tests := []struct {
		text, code string
		word       int
		part       string // of that word
	}{
		{"", "empty-turn", -1, ""},
		{"hello", "bad-word", 0, "hello"},
		{"@e1", "bad-word", 0, "@e1"},
		{"Y@e1", "bad-tile", 0, "Y"},
		{"Fg@e1", "bad-tile", 0, "Fg"},
		{"xE@e1", "bad-tile", 0, "xE"},
		{"xY V1@e1", "bad-tile", 0, "Y"},
		{"V4@e1", "bad-rotation", 0, "4"},
		{"V12@e1", "bad-rotation", 0, "12"},
		{"V1", "cell-missing", 0, "V1"},
		{"V1e1", "cell-missing", 0, "V1e1"},
		{"forest V@e1", "bad-word", 0, "forest"},
		{"X", "cell-missing", 0, "X"},
		{"V1@", "cell-missing", 0, "V1@"},
		{"V1@3e", "bad-cell", 0, "3e"},
		{"V1@e1e2", "bad-cell", 0, "e2"},
		{"V1@e999999", "too-far", 0, "e999999"},
		{"V1@e1 knight", "bad-follower", 1, "knight"},
		{"V1@e1 mN", "bad-follower", 1, "N"},
		{"V1@e1 rX", "bad-side", 1, "X"},
		{"V1@e1 fN", "bad-corner", 1, "N"},
		{"rW V1@e1", "follower-early", 0, "rW"},
		{"rE V1@e1", "follower-early", 0, "rE"},
		{"m", "follower-early", 0, "m"},
		{"c", "follower-early", 0, "c"},
		{"m e1", "cell-missing", 0, "m"},
		{"M", "cell-missing", 0, "M"},
		{"V1@e1 rW fNE", "two-followers", 2, "fNE"},
		{"V1@e1 V1@e2", "second-tile", 1, "V1@e2"},
		{"V1@e1 xC", "discard-late", 1, "xC"},
	}
	s := begun(t, "", 2)
	for _, tt := range tests {
		var turn engine.Turn
		words := strings.Fields(tt.text)
		f := s.Read(words, &turn)
		if f == nil || f.Code != tt.code || f.Word != tt.word {
			t.Errorf("%s: %+v, want %s", tt.text, f, tt.code)
			continue
		}
		if f.Word < 0 {
			continue
		}
		part := words[f.Word][f.Off:]
		if f.Len > 0 {
			part = part[:f.Len]
		}
		if part != tt.part {
			t.Errorf("%s: %s points at %q, want %q", tt.text, f.Code, part, tt.part)
		}
	}
}

// What is offered where words cannot be read.
func TestReadHints(t *testing.T) {
	tests := []struct{ text, hint string }{
		{"E2n1 c", "write E2@n1 cS"}, // no @
		{"Ve1 rs", "write V@e1 rS"},
		{"V1e1 m", "write V1@e1 m"},
		{"V1 e1 rW", "write V1@e1 rN"},
		{"V1@ e1 rW", "write V1@e1 rN"},
		{"V1 @e1", "write V1@e1"},
		{"xC V1 e1", "write xC V1@e1"},
		{"V@e1, rS", "write V@e1 rS"}, // a comma
		{"V@e1 rS;", "write V@e1 rS"},
		{"V, e1, rS", "write V@e1 rS"},
		{"B@s1 m@s1", "write B@s1 m"}, // the cell twice
		{"U1@e1 R@e2", "every turn stands on a line of its own, or behind a |"},
		{"V1", "its cell comes behind an @, as in V1@e1"},
		{"V1 knight", "its cell comes behind an @, as in V1@e1"},
	}
	s := begun(t, "", 2)
	for _, tt := range tests {
		var turn engine.Turn
		f := s.Read(strings.Fields(tt.text), &turn)
		if f == nil {
			t.Errorf("%s can be read", tt.text)
		} else if hint := f.Hint.In(lang.En); hint != tt.hint {
			t.Errorf("%s: %q, want %q", tt.text, hint, tt.hint)
		}
	}
}
