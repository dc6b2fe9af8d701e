package carcassonne_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"partie/engine"
	"partie/engine/carcassonne"
	"partie/lang"
)

func newState(t *testing.T, rules string, seats int) *carcassonne.State {
	t.Helper()
	r, f := carcassonne.Game.Rules(strings.Fields(rules), seats)
	if f != nil {
		t.Fatal(f)
	}
	return carcassonne.Game.New(r, seats, 0).(*carcassonne.State)
}

func playTurns(t *testing.T, s *carcassonne.State, turns ...string) {
	t.Helper()
	for _, words := range turns {
		var turn engine.Turn
		if f := s.Read(strings.Fields(words), &turn); f != nil {
			t.Fatal(words, f)
		}
		for _, p := range turn.Plies {
			if _, f := s.Apply(p, nil); f != nil {
				t.Fatal(words, f)
			}
		}
		if _, f := s.EndTurn(nil); f != nil {
			t.Fatal(words, f)
		}
	}
}

func textOf(s *carcassonne.State, v engine.View) string {
	var b strings.Builder
	s.Text(&b, v)
	return b.String()
}

// smallBoard has, from north-west to south-east: M turned thrice, a city corner with
// its pennant, in the west and north, and a farmer in the field's first corner, NE; E
// turned twice, whose city in the south is finished with that of the start tile D
// below, so that its knight is home again; A turned thrice, a monastery with its monk,
// whose road leads east; D, with the road through; V, the bend to the south with a
// robber at the road's first side.
var smallBoard = []string{"E2@n1 cS", "V@e1 rS", "A3@w1 m", "M3@w1n1 fNE"}

func TestText(t *testing.T) {
	s := newState(t, "", 2)
	playTurns(t, s, smallBoard...)
	got := textOf(s, engine.View{Lang: lang.De, Names: []string{"Anna", "Bartholomäus von Irgendwo"}, Unicode: true})
	want := `Anna ist am Zug, 67 im Beutel, zuletzt: M3@w1n1 fNE

      w1      0     e1
    ┏♦▒▒▒▒B·······
 n1 ▒▒▒....·······
    ┗.....┛·█████·
    ·······.█████.·······
 0  ··[A]────────────┐···
    ·······.......···B···
      w1      0     e1

> A Anna                  4 Punkte  ●●●●●●○
  B Bartholomäus von Ir.  0 Punkte  ●●●●●○○
im Beutel: A 4B C 3D 4E 2F G 3H 2I 3J 3K 3L M 3N 2O 3P Q 3R 2S T 8U 8V 4W X
`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// The edges of what there is: nothing laid yet, one seat, the river, a tile drawn.
func TestTextParts(t *testing.T) {
	s := newState(t, "river abbot", 1)
	for _, want := range []string{"A to move, 83 in the bag (12 of the River)\n", "> A A  0 points  ooooooo  abbot\n", "in the bag: rA rB "} {
		if got := textOf(s, engine.View{}); !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	playTurns(t, s, "rA@0 fNE", "rJ3@s1 a")
	for _, want := range []string{" ......A\n", " ,,a~~~~\n", " oooooo.\n"} {
		if got := textOf(s, engine.View{}); !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	s = newState(t, "", 2)
	playTurns(t, s, smallBoard...)
	k, _ := carcassonne.KindOf("C")
	if _, f := s.Apply(carcassonne.Play{Act: carcassonne.Draw, Kind: k}.Ply(), nil); f != nil {
		t.Fatal(f)
	}
	if got := textOf(s, engine.View{}); !strings.Contains(got, "C is drawn,") || strings.Count(got, "?") != 2 {
		t.Errorf("C fits west and north of w1n1:\n%s", got)
	}
}

// A board too large for pictures is told in words, and a window of it shown where even
// these do not fit.
func TestTextLong(t *testing.T) {
	s := newState(t, "", 2)
	var turns []string
	for _, k := range []string{"A1", "B", "B", "B", "B", "A3"} {
		turns = append(turns, fmt.Sprintf("%s@e%d", k, len(turns)+1))
	}
	playTurns(t, s, turns...)
	tall := textOf(s, engine.View{Width: 60, Height: 9})
	if want := " 0 D.. A1, B.. B,, B.. B,, A3.<\n"; !strings.Contains(tall, want) {
		t.Errorf("no %q in\n%s", want, tall)
	}
}

var escapes = regexp.MustCompile("\x1b\\[[0-9;]*m")

// Whatever is drawn keeps to the width and the height, plain text holds to ASCII,
// colours change nothing but the colours, and every follower is to be seen.
func TestTextProperties(t *testing.T) {
	measure := runewidth.Condition{StrictEmojiNeutral: true}
	names := []string{"Anna", "Bartholomew of Somewhere", "", "D. D.", "Eve"}
	rules := []string{"river abbot", "edition=2000 river", "abbot", ""}
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 7))
		seats := 1 + rng.IntN(5)
		s := newState(t, rules[seed%4], seats)
		for turn := 0; !s.Over(); turn++ {
			plies := s.Legal(nil)
			if _, f := s.Apply(plies[rng.IntN(len(plies))], nil); f != nil {
				t.Fatal(f)
			}
			if _, f := s.EndTurn(nil); f != nil {
				continue // a tile was set aside
			}
			if turn%11 != 0 && !s.Over() {
				continue
			}
			v := engine.View{
				Lang: lang.All[rng.IntN(2)], Names: names, Unicode: rng.IntN(2) == 0,
				Width: []int{0, 40, 60, 80, 120, 200}[rng.IntN(6)], Height: []int{0, 0, 24, 50}[rng.IntN(4)],
			}
			text := textOf(s, v)
			fail := func(what string) { t.Fatalf("seed %d turn %d %+v: %s:\n%s", seed, turn, v, what, text) }
			width := max(v.Width, 60)
			if v.Width == 0 {
				width = 80
			}
			lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
			for _, line := range lines {
				if measure.StringWidth(line) > width || strings.HasSuffix(line, " ") {
					fail("too wide or blanks at the end: " + line)
				}
			}
			if v.Height > 0 && len(lines) > v.Height || !strings.HasSuffix(text, "\n") || lines[len(lines)-1] == "" {
				fail("too tall or ends badly")
			}
			if i := strings.IndexFunc(text, func(r rune) bool { return r > 126 || r < 32 && r != '\n' }); i >= 0 && !v.Unicode {
				fail(fmt.Sprintf("%q is no ASCII", text[i:i+2]))
			}
			if strings.Contains(text, "\x1b") {
				fail("an escape sequence without colours")
			}
			v.Colour = true
			if c := textOf(s, v); escapes.ReplaceAllString(c, "") != text || !strings.Contains(c, "\x1b") {
				fail("with colours: " + c)
			}
			v = engine.View{Width: 400}
			text = textOf(s, v)
			_, board, _ := strings.Cut(text, "\n\n")
			board, _, _ = strings.Cut(board, "\n\n")
			standing := 0
			for x := range engine.Seat(seats) {
				standing += 7 - s.Followers(x)
			}
			if seen := len(regexp.MustCompile("[A-E]").FindAllString(board, -1)); seen != standing {
				fail(fmt.Sprintf("%d followers are seen of %d", seen, standing))
			}
		}
	}
}
