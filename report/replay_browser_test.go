package report

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"partie/lang"
)

// open shows the page of a game in the browser, at an address within it.
func open(t *testing.T, ctx context.Context, g *Game, hash string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game.html")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := HTML(f, g); err != nil {
		t.Fatal(err)
	}
	if err := chromedp.Do(ctx, chromedp.Navigate("file://"+file+hash)); err != nil {
		t.Fatal(err)
	}
}

// js is what an expression comes to in the page.
func js[T any](t *testing.T, ctx context.Context, expr string) T {
	t.Helper()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expr, chromedp.EvalAwaitPromise))
	if err != nil {
		t.Fatalf("%s: %v", expr, err)
	}
	return v
}

// seen is what the replay shows: the drawing, the totals, and the turn.
const (
	drawing = `document.querySelector(".replay .board").innerHTML`
	points  = `[...document.querySelectorAll(".seats .points")].map(p => p.textContent).join("/")`
	shown   = `document.querySelector(".at").textContent`
	within  = `(key => document.querySelector("[data-does=on]").dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true})))`
	press   = `(key => document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true})))`
	swipe   = `((from, to) => {
		const target = document.querySelector(".replay .board");
		const finger = x => [new Touch({identifier: 1, target, clientX: x, clientY: 100})];
		target.dispatchEvent(new TouchEvent("touchstart", {touches: finger(from)}));
		target.dispatchEvent(new TouchEvent("touchend", {changedTouches: finger(to)}));
	})`
	rested = `new Promise(function look(done) { location.hash === document.querySelector(".at a").hash ? done() : setTimeout(look, 20, done); })`
	click  = `(s => document.querySelector(s).click())`
)

// TestReplay steps through the sheet of helper_test.go, whose totals stand there.
func TestReplay(t *testing.T) {
	ctx, complaints := browser(t)
	open(t, ctx, gameOf(t, evening, lang.En), "#t3")
	expect := func(what, turn, want string) {
		t.Helper()
		if got, at := js[string](t, ctx, points), js[string](t, ctx, shown); got != want || at != turn {
			t.Errorf("%s: %s at %q, want %s at %q", what, got, at, want, turn)
		}
	}
	expect("#t3 on load", "Turn 3 of 4", "8/13/26")
	at3 := js[string](t, ctx, drawing)
	for _, s := range []struct{ what, do, turn, totals string }{
		{"forward", click + `("[data-does=on]")`, "Turn 4 of 4", "38/13/26"},
		{"forward at the end", click + `("[data-does=on]")`, "Turn 4 of 4", "38/13/26"},
		{"first", click + `("[data-does=first]")`, "Before the first turn", "0/0/0"},
		{"arrow to the right", press + `("ArrowRight")`, "Turn 1 of 4", "10/4/0"},
		{"the key End elsewhere, which scrolls the page", press + `("End")`, "Turn 1 of 4", "10/4/0"},
		{"the key End", within + `("End")`, "Turn 4 of 4", "38/13/26"},
		{"arrow to the left", press + `("ArrowLeft")`, "Turn 3 of 4", "8/13/26"},
		{"the key Home", within + `("Home")`, "Before the first turn", "0/0/0"},
		{"the slider", `(s => { s.value = 2; s.dispatchEvent(new Event("input")); })(document.querySelector(".controls input"))`, "Turn 2 of 4", "10/13/6"},
		{"the list of turns", click + `('.turns a[href="#t1"]')`, "Turn 1 of 4", "10/4/0"},
		{"a swipe to the left", swipe + `(300, 200)`, "Turn 2 of 4", "10/13/6"},
		{"a swipe to the right", swipe + `(200, 300)`, "Turn 1 of 4", "10/4/0"},
		{"a tap", swipe + `(200, 210)`, "Turn 1 of 4", "10/4/0"},
		{"an address", rested + `.then(() => { location.hash = "#t3"; return new Promise(done => addEventListener("hashchange", done, {once: true})); })`, "Turn 3 of 4", "8/13/26"},
	} {
		js[any](t, ctx, s.do)
		expect(s.what, s.turn, s.totals)
	}
	if js[string](t, ctx, drawing) != at3 {
		t.Error("turn 3 looks other than before")
	}
	if !js[bool](t, ctx, `document.querySelector(".told").textContent.includes("Cleo sees\nthe whole wall.")`) {
		t.Error("the comment is not told")
	}
	js[any](t, ctx, click+`(".told .try")`)
	if js[string](t, ctx, drawing) == at3 || !js[bool](t, ctx, `document.querySelector(".aside .words").checkVisibility()`) {
		t.Error("the variation is not shown")
	}
	js[any](t, ctx, click+`("[data-does=game]")`)
	if js[string](t, ctx, drawing) != at3 {
		t.Error("back in the game, turn 3 looks other than before")
	}
	if lead := js[string](t, ctx, `document.querySelector(".seats .leads .name").textContent`); lead != "Cleo" {
		t.Errorf("%s leads behind turn 3", lead)
	}
	js[any](t, ctx, click+`("[data-does=play]")`)
	if !js[bool](t, ctx, `document.querySelector("[data-does=play]").title === "Pause"`) {
		t.Error("the button does not say that it pauses")
	}
	js[any](t, ctx, `new Promise(done => new MutationObserver(() => done()).observe(document.querySelector(".at a"), {childList: true}))`)
	expect("playing", "Turn 4 of 4", "38/13/26")
	for _, s := range complaints() {
		t.Error(s)
	}
}

// TestHostileReplay holds that names and comments stay text on every step.
func TestHostileReplay(t *testing.T) {
	ctx, complaints := browser(t)
	open(t, ctx, gameOf(t, hostile, lang.En, Annotation{Turn: 1, Text: "<img src=x>", Author: "<b>"}), "#t0")
	for turn := range 3 {
		if at := js[string](t, ctx, shown); turn > 0 && at != "Turn "+strconv.Itoa(turn)+" of 2" {
			t.Errorf("turn %d: %s", turn, at)
		}
		if n := js[int](t, ctx, strayElements); n > 0 {
			t.Errorf("turn %d: %d elements from the record", turn, n)
		}
		js[any](t, ctx, press+`("ArrowRight")`)
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// TestReplayOfAll holds, for a sample of each game, that stepping to and fro leads to the
// board that the page came with, and that missed moves are drawn.
func TestReplayOfAll(t *testing.T) {
	ctx, complaints := browser(t)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(390, 844)); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"carcassonne-notes.partie", "kardinal-notes.partie", "kc-notes.partie"} {
		g := sampleGame(t, name, lang.De)
		open(t, ctx, g, "")
		end := js[string](t, ctx, drawing)
		js[any](t, ctx, within+`("Home")`)
		if js[string](t, ctx, drawing) == end {
			t.Errorf("%s: the first board is the last one", name)
		}
		js[any](t, ctx, `for (let i = 0; i < `+strconv.Itoa(len(g.Turns))+`; i++) `+press+`("ArrowRight")`)
		js[any](t, ctx, within+`("End")`)
		if js[string](t, ctx, drawing) != end {
			t.Errorf("%s: the last board is another than that the page came with", name)
		}
		fits := js[bool](t, ctx, `(s => { s.scrollIntoView(); return document.querySelector(".keys").getBoundingClientRect().bottom <= innerHeight; })(document.querySelector(".replay"))`)
		if !fits {
			t.Errorf("%s: board and buttons do not fit a phone together", name)
		}
		if n := js[int](t, ctx, `Math.min(...[...document.querySelectorAll(".keys button")].map(b => Math.min(b.offsetWidth, b.offsetHeight)))`); n < 44 {
			t.Errorf("%s: a button is %d wide or high", name, n)
		}
		js[any](t, ctx, `document.querySelectorAll(".miss details").forEach(d => { d.open = true; }), new Promise(done => setTimeout(done, 300))`)
		drawn := js[[]int](t, ctx, `[...document.querySelectorAll(".pair figure")].map(f => f.querySelectorAll("svg :is(path, rect, circle, use)").length)`)
		missed := 0
		for _, m := range g.Missed.Turns {
			if m.Class != "fine" && m.Best != m.Played {
				missed++
			}
		}
		if len(drawn) != 2*missed || missed == 0 {
			t.Errorf("%s: %d boards of %d missed moves", name, len(drawn), missed)
		}
		for i, n := range drawn {
			if n < 10 {
				t.Errorf("%s: board %d has %d shapes", name, i, n)
			}
		}
		pairs := js[[]bool](t, ctx, `[...document.querySelectorAll(".pair")].map(p => { const [a, b] = p.querySelectorAll(".board"); return a.innerHTML !== b.innerHTML; })`)
		for i, differ := range pairs {
			if !differ {
				t.Errorf("%s: the boards of missed move %d are alike", name, i)
			}
		}
		if name == "kc-notes.partie" {
			blunders := 0
			for _, m := range g.Missed.Turns {
				if m.Class == "blunder" {
					blunders++
				}
			}
			js[any](t, ctx, click+`(".sizes [value=blunder]")`)
			if n := js[int](t, ctx, `[...document.querySelectorAll(".miss")].filter(m => m.checkVisibility()).length`); n != blunders || n == 0 {
				t.Errorf("%d blunders are shown, want %d", n, blunders)
			}
		}
		if wide := js[int](t, ctx, `document.documentElement.scrollWidth`); wide > 390 {
			t.Errorf("%s: the page is %d wide", name, wide)
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// TestVariationShown holds that beside the game stand the player and the totals of that
// position: with turn 3 of the sheet of helper_test.go the other way, Anna has 10 + 1 and Cleo
// 6 + 2.
func TestVariationShown(t *testing.T) {
	ctx, complaints := browser(t)
	open(t, ctx, gameOf(t, evening, lang.En), "#t3")
	js[any](t, ctx, click+`(".told .try")`)
	if got := js[string](t, ctx, points); got != "11/13/8" {
		t.Errorf("totals %s", got)
	}
	open(t, ctx, gameOf(t, strings.Replace(missedCity, "@unf", "(2. B: E2@n1 cS)\n@unf", 1), lang.En), "#t2")
	js[any](t, ctx, click+`(".told .try")`)
	if got := js[string](t, ctx, `document.querySelector(".aside > span").textContent + " " + `+points); got != "Ben2. E2@n1 cS 0/4" {
		t.Error(got) // a city of two tiles
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// TestLargerBoard holds that the board can be had at twice its size, without the page
// getting wider, and that a finger then plays nothing.
func TestLargerBoard(t *testing.T) {
	ctx, complaints := browser(t)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(390, 844)); err != nil {
		t.Fatal(err)
	}
	open(t, ctx, sampleGame(t, "kardinal-notes.partie", lang.De), "")
	const width = `document.querySelector(".replay .board svg").getBoundingClientRect().width`
	before, at := js[float64](t, ctx, width), js[string](t, ctx, shown)
	for _, times := range []float64{2, 1} {
		js[any](t, ctx, click+`("[data-does=larger]")`)
		if got := js[float64](t, ctx, width); got < 1.9*before*times/2 || got > before*times+1 {
			t.Errorf("the board is %.0f wide, and was %.0f", got, before)
		}
		if wide := js[int](t, ctx, `document.documentElement.scrollWidth`); wide > 390 {
			t.Errorf("the page is %d wide", wide)
		}
		js[any](t, ctx, swipe+`(200, 300)`)
		if moved := js[string](t, ctx, shown) != at; moved != (times == 1) {
			t.Errorf("at %.0f times its size, a swipe moves: %v", times, moved)
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// TestWithoutScript holds that a page without its script offers nothing that needs it, and
// that missed moves can be read.
func TestWithoutScript(t *testing.T) {
	ctx, _ := browser(t)
	err := chromedp.Do(ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		return err
	}))
	if err != nil {
		t.Fatal(err)
	}
	open(t, ctx, reviewedOf(t, missedCity, lang.En), "")
	for _, c := range []struct {
		selector string
		seen     bool
	}{{".controls", false}, {".panel", false}, {".miss details > p", false}, {".miss .why", true}, {".miss .swap", true}} {
		if got := js[bool](t, ctx, `document.querySelector("`+c.selector+`").checkVisibility()`); got != c.seen {
			t.Errorf("%s is seen: %v", c.selector, got)
		}
	}
	if js[string](t, ctx, `getComputedStyle(document.querySelector(".miss summary"), "::before").content`) != `""` {
		t.Error("a triangle says that there is more")
	}
}
