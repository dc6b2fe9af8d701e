package replay

import (
	"strings"
	"testing"

	"partie/lang"
)

// What ~ cannot make of a turn is named by the words that were left out, each once, with
// what stands in the way of them and not of the rules.
func TestLeftOut(t *testing.T) {
	const full = "1. A: En c1 <E\n2. B: -A\n3. C: -A\n4. A: En a <E\n"
	for _, c := range []struct{ players, turns, said string }{
		{"A, B, C", "@hand B AAA\n1. A: Fk c1 <A\n2. B: Fk a c1 <AA +?? ~", "c1: space 1 of Franconia is taken"},
		{"A, B, C", full + "5. B: En a c1 <EE ~", "c1: space 1 of England is taken"},
		{"A, B, C", full + "5. B: En a c2 <EE ~", ""},
		{"A, B, C", "@hand A EEB\n1. A: Fk c1 c9 <AB ~", "c9: Franconia has 7 cloister spaces: there is no number 9; <AB: A has no card A: all cards in that hand are known"},
		{"A, B, C", "@hand A EEB\n1. A: <AB Fk c1 ~", "<AB: A has no card A: all cards in that hand are known"},
		{"A, B, C", "@hand A ABB\n1. A: Fk c1 <AAAAB ~", "<AAA: A has no card A: all cards in that hand are known"},
		{"A, B, C", "@open BE\n1. A: Fk c1 <A +b /FFF ~", "/FFF: no open card is missing"},
		{"A, B, C", "@open BE\n1. A: Fk c1 <A +bbFF?? /FF ~", "+FF: a card F is not open; /FF: no open card is missing"},
		{"A, B", "@hand A AAB\n1. A: Fk gc1 <A ^g=EE ~", "^g=EE: A has no card E: all cards in that hand are known"},
		{"A, B, C", "1. A: Fk c1 <A ^g=EE ~", "^g=EE: there are influence cards in the variant for two only"},
	} {
		head := "[Game \"kardinal\"]\n[Players \"" + c.players + "\"]\n"
		if strings.Count(c.players, ",") == 1 {
			head += "[Rules \"baldwin\"]\n"
		}
		r := replayed(t, head+c.turns+"\n@unfinished\n")
		var said []string
		for _, d := range r.Diags {
			if d.Code == "impossible-play" {
				what, _, _ := strings.Cut(d.Msg.In(lang.En), " cannot have been played")
				_, why, _ := strings.Cut(d.Msg.In(lang.En), "left out: ")
				said = append(said, what+": "+why)
			} else {
				t.Errorf("%s: %s", c.turns, d.Code)
			}
		}
		if got := strings.Join(said, "; "); got != c.said {
			t.Errorf("%s\n got %s\nwant %s", c.turns, got, c.said)
		}
	}
}

// Messages quote the beginning of a word that is very long.
func TestLongWords(t *testing.T) {
	long := strings.Repeat("ä", 50000)
	for _, text := range []string{
		"[Game \"" + long + "\"]\n[Players \"A, B, C\"]\n-A\n",
		"[Game \"kardinal\"]\n[Players \"A, B, C\"]\n[Map \"" + long + "\"]\n-A\n",
		"[Game \"kardinal\"]\n[Players \"A, B, C\"]\n[Rules \"" + long + "\"]\n-A\n",
		"[Game \"kardinal\"]\n[Players \"A, B, C\"]\nFk " + long + "\n",
		"[Game \"kardinal\"]\n[Players \"A, B, C\"]\n-E+" + long + "\n",
		"[Game \"carcassonne\"]\n[Players \"A, B, C\"]\n" + long + "\n",
	} {
		r := replayed(t, text)
		if len(r.Diags) == 0 {
			t.Errorf("%.60s is fine", text)
		}
		for _, d := range r.Diags {
			if n := len(d.Msg.In(lang.De)) + len(d.Hint.In(lang.De)); n > 1000 {
				t.Errorf("%.60s: a message of %d bytes", text, n)
			}
		}
	}
}
