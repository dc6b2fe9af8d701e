package kardinal

import (
	"fmt"
	"math/bits"
	"regexp"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/draw"
	"partie/lang"
)

func textOf(s *State, v engine.View) string {
	var b strings.Builder
	s.Text(&b, v)
	return b.String()
}

var escapes = regexp.MustCompile("\x1b\\[[0-9;]*m")

// Whatever is drawn keeps to the width, plain text holds to ASCII, and colours change
// nothing but the colours.
func TestTextProperties(t *testing.T) {
	names := []string{"Anna", "Bartholomäus von Irgendwo", "", "D. D.", "Eve 東京東京東京東京東京"}
	for seed := range uint64(40) {
		rules, seats := "", 3+int(seed%3)
		if seed%4 == 0 {
			rules, seats = "baldwin", 2
		}
		s := played(t, rules, seats, int(seed)*2, seed)
		for _, width := range []int{0, 30, 40, 59, 60, 80, 120} {
			for _, unicode := range []bool{false, true} {
				v := engine.View{Lang: lang.All[seed/2%2], Names: names, Unicode: unicode, Width: width}
				text := textOf(s, v)
				fail := func(what string) { t.Fatalf("seed %d %+v: %s:\n%s", seed, v, what, text) }
				room := max(width, leastWidth)
				if width == 0 {
					room = usualWidth
				}
				for line := range strings.Lines(text) {
					line = strings.TrimSuffix(line, "\n")
					if draw.Columns.StringWidth(line) > room || strings.HasSuffix(line, " ") {
						fail("too wide or blanks at the end: " + line)
					}
				}
				if i := strings.IndexFunc(text, func(r rune) bool { return r > 126 || r < 32 && r != '\n' }); i >= 0 && !unicode {
					fail(fmt.Sprintf("%q is no ASCII", text[i:i+2]))
				}
				if strings.Contains(text, "dr-") || strings.Contains(text, "%!") || strings.HasSuffix(text, "\n\n") {
					fail("what should not be there")
				}
				v.Colour = true
				if c := textOf(s, v); escapes.ReplaceAllString(c, "") != text || !strings.Contains(c, "\x1b") {
					fail("with colours: " + c)
				}
				v.Colour, v.Height = false, 30
				if low := textOf(s, v); width >= 60 && strings.Count(low, "\n") > 30 {
					fail("too tall: " + low)
				}
			}
		}
		_, table, _ := strings.Cut(textOf(s, engine.View{Lang: lang.De, Width: 60}), "\n\n")
		standing := regexp.MustCompile(`[A-Eyrgbp]!?(?: |$)`)
		n := 0
		for i, line := range strings.Split(table, "\n") {
			if i%4 == 1 && i < 12 {
				n += len(standing.FindAllString(line, -1))
			}
		}
		if want := bits.OnesCount64(s.taken); n != want {
			t.Errorf("seed %d: %d cloisters are seen of %d:\n%s", seed, n, want, table)
		}
	}
}

func TestText(t *testing.T) {
	s := New(mustRules(t, "", 3), 3, 0)
	for _, words := range []string{"Fr c1 <F", "Fr c2 <F", "Fr a c3 <FF"} {
		var turn engine.Turn
		if f := s.Read(strings.Fields(words), &turn); f != nil {
			t.Fatal(words, f)
		}
		if _, f := s.Apply(turn.Plies[0], nil); f != nil {
			t.Fatal(words, f)
		}
		if _, f := s.EndTurn(nil); f != nil {
			t.Fatal(words, f)
		}
	}
	got := textOf(s, engine.View{Lang: lang.De, Names: []string{"Anna", "Bartholomäus", "Cleo"}, Unicode: true, Width: 60})
	want := `Anna ist am Zug, Zwischenwertung kommt noch, offen: ? ?,
30 Karten im Stapel, zuletzt: C Fr a c3 <FF

En England <E       Lo Lothringen <I    Fk Franken <A
1 2 3 4 5           1 2 3 4 5           1 2 3 4 5 6 7
0/0                 0/0                 0/0

Fr Frankreich <F    Sw Schwaben <E      Ba Bayern <B
A B C! 4 5 6 7 8    1 2 3 4             1 2 3 4 5 6
1/1 C1!             0/0                 0/0

Ar Aragon <A        Bu Burgund <B       It Italien <I
1 2 3 4 5           1 2 3 4 5           1 2 3 4 5 6
0/0                 0/0                 0/0

> A Anna          0 Punkte  19k 8r  ???
  B Bartholomäus  0 Punkte  19k 8r  ???
  C Cleo          0 Punkte  19k 7r  ???

Bündnisse (- Land, ~ See; ein Buchstabe: in beiden die
  meisten Räte): 1 En~Fr, 2 En~Ar, 3 Ar~Fr, 4 Fr-Bu,
  5 Ar~It, 6 Fr~It, 7 It-Bu, 8 It-Ba, 9 Bu-Sw, 10 Ba-Sw,
  11 Ba-Fk, 12 Sw-Lo, 13 Fr-Lo, 14 Lo-Fk, 15 En~Fk
`
	got, rest, _ := strings.Cut(got, "\n\nStraßen: ")
	if got += "\n"; got != want || !strings.Contains(rest, " Fk2-Fk6 ") || !strings.Contains(rest, "\n\nPlan rekonstruiert: ") {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func mustRules(t *testing.T, words string, seats int) Rules {
	t.Helper()
	r, f := ReadRules(strings.Fields(words), seats)
	if f != nil {
		t.Fatal(f)
	}
	return r
}
