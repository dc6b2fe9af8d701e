package report

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"partie/lang"
)

// hostileNames stand for Anna, Ben and Cleo.
var hostileNames = strings.NewReplacer(
	"Anna", "</script><img src=x onerror=alert(1)>", "Ben", "__f__(alert(1))__f__", "Cleo", `"><svg onload=alert(1)>`+strings.Repeat("long", 20))

// TestStatsBrowser holds that the page of a group loads without a complaint, that its
// charts have drawn what they are of, and that names stay text.
//
// Over all games and in Azul there are three people, and three pairs with two cells each.
// A share has four marks: two bars, a dot and a stroke. Two people have two kinds of
// points. Anna's line has three points and Ben's two. Golf has two people and one pair.
// Games were played on five days.
func TestStatsBrowser(t *testing.T) {
	want := []int{3 * 4, 3 * 2, 3 * 4, 2 * 2, 3 + 2, 3 * 2, 2 * 4, 2, 5}
	ctx, complaints := browser(t)
	for _, c := range []struct {
		name string
		as   func(string) string
	}{
		{"group", func(s string) string { return s }},
		{"hostile", hostileNames.Replace},
	} {
		var tally Tally
		for _, p := range group() {
			p.Title = c.as(p.Title)
			for i := range p.Seats {
				p.Seats[i].Person = c.as(p.Seats[i].Person)
			}
			tally.Add(p)
		}
		address := statsPageFile(t, tally.Stats(Choice{Group: c.as("Anna"), Place: "<b>"}, lang.De))
		if err := chromedp.Do(ctx, chromedp.EmulateViewport(390, 800), chromedp.Navigate(address)); err != nil {
			t.Fatal(err)
		}
		marks, err := chromedp.Run(ctx, chromedp.Evaluate[[]int](itemMarks))
		if d := cmp.Diff(want, marks); err != nil || d != "" {
			t.Errorf("%s: marks (-want +got), %v:\n%s", c.name, err, d)
		}
		strays, err := chromedp.Run(ctx, chromedp.Evaluate[int](strayElements))
		if err != nil || strays > 0 {
			t.Errorf("%s: %d elements from the names, %v", c.name, strays, err)
		}
		wide, err := chromedp.Run(ctx, chromedp.Evaluate[int](`document.documentElement.scrollWidth`))
		if err != nil || wide > 390 {
			t.Errorf("%s: the page is %d wide on a phone of 390, %v", c.name, wide, err)
		}
		cut, err := chromedp.Run(ctx, chromedp.Evaluate[int](cutTables))
		if err != nil || cut > 0 {
			t.Errorf("%s: %d tables are cut off on a phone, %v", c.name, cut, err)
		}
		shown, err := chromedp.Run(ctx, chromedp.Evaluate[[]string](chosenSections))
		if d := cmp.Diff([]string{"g1", "reading"}, shown); err != nil || d != "" {
			t.Errorf("%s: shown of g1 alone (-want +got), %v:\n%s", c.name, err, d)
		}
		lost, err := chromedp.Run(ctx, chromedp.Evaluate[int](`[...document.querySelectorAll("nav a")].filter(a => !document.querySelector(a.hash)).length`))
		if err != nil || lost > 0 {
			t.Errorf("%s: %d links lead nowhere, %v", c.name, lost, err)
		}
	}
	var tally Tally
	for _, p := range manyGames(200, 8) {
		tally.Add(p)
	}
	if err := chromedp.Do(ctx, chromedp.Navigate(statsPageFile(t, tally.Stats(Choice{}, lang.En)))); err != nil {
		t.Fatal(err)
	}
	marks, err := chromedp.Run(ctx, chromedp.Evaluate[[]int](itemMarks))
	if err != nil || len(marks) < 20 || slices.Contains(marks, 0) {
		t.Errorf("many games: marks %d, %v", marks, err)
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// statsPageFile writes a page to a file and returns its address.
func statsPageFile(t *testing.T, s *Stats) string {
	file := filepath.Join(t.TempDir(), "stats.html")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := s.HTML(f); err != nil {
		t.Fatal(err)
	}
	return "file://" + file
}

// cutTables opens all tables and counts those that are wider than what is seen of them.
const cutTables = `document.querySelectorAll("details").forEach(d => d.open = true),
	[...document.querySelectorAll("table")].filter(t => t.scrollWidth > t.parentNode.clientWidth).length`

// chosenSections chooses the first game and lists the sections that are seen then.
const chosenSections = `document.getElementById("show-g1").click(),
	[...document.querySelectorAll("section")].filter(s => getComputedStyle(s).visibility === "visible").map(s => s.id)`

// itemMarks counts the drawn marks of each chart that stand for an item of its data.
const itemMarks = `[...document.querySelectorAll(".chart")].map(el => {
	let n = 0;
	for (const s of echarts.getInstanceByDom(el).getModel().getSeries()) {
		const data = s.getData();
		for (let i = 0; i < data.count(); i++) {
			const mark = data.getItemGraphicEl(i);
			if (!mark) continue;
			const r = mark.getBoundingRect();
			if (r.width + r.height > 0) n++;
		}
	}
	return n;
})`
