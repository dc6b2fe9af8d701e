package report

import (
	"testing"

	"github.com/chromedp/chromedp"

	"partie/lang"
)

// TestLargerBoardFollows holds that at twice its size the board shows what each turn laid,
// by the mark that the drawings give it, and that the page stays where it is.
func TestLargerBoardFollows(t *testing.T) {
	ctx, complaints := browser(t)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(390, 844)); err != nil {
		t.Fatal(err)
	}
	const out = `(mark => {
		const box = document.querySelector(".replay .board").getBoundingClientRect();
		return [...document.querySelectorAll(".replay .board " + mark)].map(m => m.getBoundingClientRect()).filter(m =>
			m.left < box.left - 1 || m.right > box.right + 1 || m.top < box.top - 1 || m.bottom > box.bottom + 1).length;
	})`
	for _, c := range []struct{ name, mark string }{{"carcassonne-notes.partie", "use[href='#cc-last']"}, {"kardinal-notes.partie", ".kk-map circle.kk-fresh"}} {
		g := sampleGame(t, c.name, lang.De)
		open(t, ctx, g, "#t30")
		at := js[float64](t, ctx, click+`("[data-does=larger]"), scrollY`)
		marks := 0
		for range len(g.Turns) - 30 {
			if n := js[int](t, ctx, out+`("`+c.mark+`")`); n > 0 {
				t.Errorf("%s: %d marks are out of sight at %q", c.name, n, js[string](t, ctx, shown))
			}
			marks += js[int](t, ctx, `document.querySelectorAll(".replay .board `+c.mark+`").length`)
			js[any](t, ctx, press+`("ArrowRight")`)
		}
		if marks < 10 {
			t.Errorf("%s: %d marks", c.name, marks)
		}
		if now := js[float64](t, ctx, `scrollY`); now != at {
			t.Errorf("%s: the page was scrolled from %v to %v", c.name, at, now)
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// TestVariationAlone holds that what is told of the played turn is not told of a variation.
func TestVariationAlone(t *testing.T) {
	ctx, _ := browser(t)
	open(t, ctx, sampleGame(t, "carcassonne-notes.partie", lang.De), "#t18")
	const told = `[...document.querySelectorAll(".told .more")].filter(m => m.checkVisibility() && !m.querySelector(".try")).length`
	if n := js[int](t, ctx, told); n == 0 {
		t.Fatal("nothing is told of the turn")
	}
	js[any](t, ctx, click+`(".told .try")`)
	if n := js[int](t, ctx, told); n > 0 {
		t.Errorf("%d lines of the played turn are told of the variation", n)
	}
	if !js[bool](t, ctx, `document.querySelector(".told .try").checkVisibility()`) {
		t.Error("the turns of the variation are gone")
	}
	js[any](t, ctx, click+`("[data-does=game]")`)
	if n := js[int](t, ctx, told); n == 0 {
		t.Error("back in the game, nothing is told of the turn")
	}
}

// TestEdgesNamed holds that a cut board names the column and the row of its tile, which the
// words beside it speak of.
func TestEdgesNamed(t *testing.T) {
	ctx, complaints := browser(t)
	open(t, ctx, sampleGame(t, "carcassonne-notes.partie", lang.De), "")
	js[any](t, ctx, `document.querySelectorAll(".miss details").forEach(d => { d.open = true; }), new Promise(done => setTimeout(done, 300))`)
	type cut struct {
		Words string
		Want  []string
		Names []string
	}
	cuts := js[[]cut](t, ctx, `[...document.querySelectorAll(".pair figure")].filter(f => f.querySelectorAll(".cc-coordinates").length === 2).map(f => {
		const words = f.querySelector(".words").textContent, box = f.querySelector("svg").getBoundingClientRect();
		const seen = [...f.querySelectorAll(".cc-coordinates:last-child text")].filter(e => { const r = e.getBoundingClientRect();
			return r.left >= box.left && r.right <= box.right && r.top >= box.top && r.bottom <= box.bottom; });
		return {Words: words, Want: words.match(/@(\S+)/)[1].match(/[ewns]\d+/g), Names: seen.map(e => e.textContent)};
	})`)
	if len(cuts) == 0 {
		t.Fatal("no board is cut")
	}
	for _, c := range cuts {
		for _, want := range c.Want {
			found := false
			for _, n := range c.Names {
				found = found || n == want
			}
			if !found {
				t.Errorf("%s: the edges name %v, not %s", c.Words, c.Names, want)
			}
		}
	}
	// What is beside the cut would show left of the names.
	bare := js[int](t, ctx, `[...document.querySelectorAll(".pair svg[width]")].filter(s => { const r = s.getBoundingClientRect(), v = s.viewBox.baseVal; return Math.abs(r.width / r.height - v.width / v.height) > 0.02; }).length`)
	if bare > 0 {
		t.Errorf("%d boards have another shape than their cut", bare)
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}
