package report

import (
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
	"partie/review"
	"partie/testdata"
)

// renamed is the report on a sample whose players are called otherwise.
func renamed(t *testing.T, sample string, rename func(seat int) string, l lang.Lang) *Game {
	t.Helper()
	text, err := testdata.Games.ReadFile("games/" + sample)
	if err != nil {
		t.Fatal(err)
	}
	tag := regexp.MustCompile(`\[Players "(.*)"\]`)
	names := strings.Split(string(tag.FindSubmatch(text)[1]), ", ")
	for i := range names {
		names[i] = rename(i)
	}
	recs, diags := notation.Parse(tag.ReplaceAll(text, []byte(`[Players "`+strings.Join(names, ", ")+`"]`)))
	if len(recs) != 1 || len(diags) > 0 {
		t.Fatal(diags)
	}
	g := NewGame(replay.Run(recs[0]), nil, l)
	if rv, ok := review.Of(recs[0], nil); ok {
		g.Reviewed(rv)
	}
	return g
}

// TestLongNames holds that no name makes a page wider than a phone, and that the table of
// missed moves needs no scrolling there.
func TestLongNames(t *testing.T) {
	ctx, complaints := browser(t)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(390, 844)); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		sample  string
		letters int
		l       lang.Lang
	}{
		{"carcassonne-five.partie", 5, lang.En},
		{"carcassonne-five.partie", 5, lang.De},
		{"carcassonne-five.partie", 18, lang.De},
		{"carcassonne-five.partie", 34, lang.En},
		{"carcassonne-five.partie", 10_000, lang.De},
		{"carcassonne-notes.partie", 18, lang.De},
		{"kc-notes.partie", 18, lang.En},
		{"kc-notes.partie", 34, lang.De},
		{"kc-notes.partie", 10_000, lang.De},
		{"sheet-azul.partie", 34, lang.De},
		{"sheet-azul.partie", 10_000, lang.De},
	} {
		open(t, ctx, renamed(t, c.sample, func(seat int) string { return string(rune('A'+seat)) + strings.Repeat("m", c.letters-1) }, c.l), "")
		js[any](t, ctx, `document.querySelectorAll("details:not(.miss *)").forEach(d => { d.open = true; })`)
		if wide := js[int](t, ctx, `document.documentElement.scrollWidth`); wide > 390 {
			t.Errorf("%v: the page is %d wide", c, wide)
		}
		if over := js[int](t, ctx, `Math.max(0, ...[...document.querySelectorAll(".missed > .scroll")].map(s => s.scrollWidth - s.clientWidth))`); over > 0 {
			t.Errorf("%v: %d pixels of the table of missed moves are cut", c, over)
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}
