package report

import (
	"os"
	"path/filepath"
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
// Over all games and in Azul three pairs have two cells each. A share has four marks: two
// bars, a dot and a stroke; three people won or lost at Azul, and there are five places in
// the order of play, of two and of three. Two people have two kinds of points. Anna's
// line has three points and Ben's two. Golf has one pair, two people and two places. Games
// were played on five days.
func TestStatsBrowser(t *testing.T) {
	want := []int{3 * 2, 3 * 4, 2 * 2, 3 + 2, 3 * 2, 5 * 4, 2 * 4, 2, 2 * 4, 5}
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
		file := filepath.Join(t.TempDir(), c.name+".html")
		f, err := os.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := tally.Stats(Choice{Group: c.as("Anna"), Place: "<b>"}, lang.De).HTML(f); err != nil {
			t.Fatal(err)
		}
		f.Close()
		if err := chromedp.Do(ctx, chromedp.EmulateViewport(390, 800), chromedp.Navigate("file://"+file)); err != nil {
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
		lost, err := chromedp.Run(ctx, chromedp.Evaluate[int](`[...document.querySelectorAll("nav a")].filter(a => !document.querySelector(a.hash)).length`))
		if err != nil || lost > 0 {
			t.Errorf("%s: %d links lead nowhere, %v", c.name, lost, err)
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

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
