package report

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
	"partie/review"
	"partie/testdata"
)

// TestECharts holds the library to the release it is from.
func TestECharts(t *testing.T) {
	const release = "b66b25aeb4df84e33199dc21694014d336d222cbd9deb0e5a7c14bd6aa0d0fd0" // 6.1.0
	sum := sha256.Sum256([]byte(echartsJS))
	if got := hex.EncodeToString(sum[:]); got != release {
		t.Errorf("echarts.min.js is %s", got)
	}
	for _, name := range []string{"LICENSE", "NOTICE", "LICENSE-d3"} {
		if _, err := os.Stat("assets/echarts." + name); err != nil {
			t.Error(err)
		}
	}
}

// pageOf is the page on a game without the library, which is a megabyte.
func pageOf(t testing.TB, g *Game) string {
	t.Helper()
	var b bytes.Buffer
	if err := HTML(&b, g); err != nil {
		t.Fatal(err)
	}
	if b.Len() > 1500*1000 {
		t.Errorf("the page has %d bytes", b.Len())
	}
	return strings.Replace(b.String(), echartsJS, "", 1)
}

func TestPage(t *testing.T) {
	s := pageOf(t, gameOf(t, evening, lang.De))
	for _, want := range []string{
		`<html lang="de">`, `<meta name="viewport"`, `<title>Azul</title>`,
		"Anna gewinnt mit 38 Punkten, 12 vor Cleo.", "14.11.2026", "Wendepunkte für Anna",
		`id="t3"`, "Cleo sees\nthe whole wall.", `Stattdessen: <span class="try" data-extra="0">3. A&#43;1 C&#43;2</span>`,
		"<svg", `>14</td><td role="cell" class="r">13</td><td role="cell" class="moving" data-label="Falsch seit">Zug 2</td>`,
	} {
		if !strings.Contains(s, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if n := strings.Count(s, `<script type="application/json">`); n != 3 {
		t.Errorf("%d charts", n)
	}
	if bad := regexp.MustCompile(`(?:src|href)="?https?:|@import|url\(`).FindString(s); bad != "" {
		t.Errorf("the page asks for something: %s", bad)
	}
}

// TestPolicy holds that the policy allows the two scripts of the page, by what they
// are.
func TestPolicy(t *testing.T) {
	var b bytes.Buffer
	if err := HTML(&b, gameOf(t, evening, lang.En)); err != nil {
		t.Fatal(err)
	}
	s := b.String()
	for _, m := range regexp.MustCompile(`(?s)<script>(.*?)</script>`).FindAllStringSubmatch(s, -1) {
		hash := strings.NewReplacer("+", "&#43;", "'", "&#39;").Replace(hashOf(m[1]))
		if !strings.Contains(s, hash) {
			t.Errorf("a script of %d bytes is not in the policy", len(m[1]))
		}
	}
	if !strings.Contains(s, "default-src &#39;none&#39;") {
		t.Error("the policy lets in what it does not name")
	}
}

// TestHostilePage holds that names and comments stay text.
func TestHostilePage(t *testing.T) {
	s := pageOf(t, gameOf(t, hostile, lang.En, Annotation{Text: "<img src=x>", Author: "<b>"}))
	if bad := regexp.MustCompile(`(?i)<img|<svg onload|<b>|<script>alert|</title><script`).FindString(s); bad != "" {
		t.Errorf("markup from the record: %s", bad)
	}
	if n := strings.Count(s, "</script>"); n != 5+3 {
		t.Errorf("%d script elements end, want those of the page, its palette, its scene and its charts", n)
	}
}

// BenchmarkHTML is all that a page takes: its game is read and replayed, its review is one
// that was kept, and all positions are drawn.
func BenchmarkHTML(b *testing.B) {
	for _, name := range []string{"carcassonne-first", "kardinal-five", "kc-to-25"} {
		b.Run(name, func(b *testing.B) {
			text, err := testdata.Games.ReadFile("games/" + name + ".partie")
			if err != nil {
				b.Fatal(err)
			}
			recs, _ := notation.Parse(text)
			rv, _ := review.Of(recs[0], nil)
			kept, err := json.Marshal(rv)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				recs, _ := notation.Parse(text)
				g := NewGame(replay.Run(recs[0]), nil, lang.En)
				rv, ok := review.Read(kept, g.replay)
				if !ok {
					b.Fatal("the review cannot be read")
				}
				g.Reviewed(rv)
				if err := HTML(io.Discard, g); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestAgainstTheRules holds that a turn against the rules is told to be one, and the
// signs of the board are explained.
func TestAgainstTheRules(t *testing.T) {
	g := gameOf(t, "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n1. A: E2@n1 cS\n2. B: U1@e1 rE\n3. A: U1@e2 rW ~\n", lang.De)
	s := pageOf(t, g)
	var md bytes.Buffer
	if err := Markdown(&md, []*Game{g}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`<p class="legend">Scheibe mit Buchstabe:`, `<p class="more against">Gegen die Regeln: diese Straße ist schon besetzt`} {
		if !strings.Contains(s, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if want := "| U1@e2 rE ~ | Gegen die Regeln: diese Straße ist schon besetzt"; !strings.Contains(md.String(), want) {
		t.Errorf("the document lacks %q", want)
	}
}
