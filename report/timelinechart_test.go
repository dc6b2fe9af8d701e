package report

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"partie/lang"
	"partie/testdata"
)

// tileGame is a game that ended by agreement: a robber on a road, and a city of two tiles.
const tileGame = "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n1. A: V1@e1 rW\n2. B: E2@n1 cS\n3. A: U1@w1\n@end\n"

// TestTimelineChart holds what a place of the timeline tells, where a click leads, and
// that the end scoring is told kind by kind.
func TestTimelineChart(t *testing.T) {
	g := gameOf(t, tileGame, lang.En)
	b, err := json.Marshal(g.timelineChart(whole))
	if err != nil {
		t.Fatal(err)
	}
	var o struct {
		Places timelinePlaces
		XAxis  []struct{ Data []string }
		Legend struct{ Data []string }
		Series []struct {
			Name string
			Data []any
		}
	}
	if err := json.Unmarshal(b, &o); err != nil {
		t.Fatal(err)
	}
	if got, want := o.XAxis[0].Data, []string{"0", "1", "2", "3", "end"}; !slices.Equal(got, want) {
		t.Errorf("axis %q, want %q", got, want)
	}
	if got, want := o.Places.Turns, []string{"t0", "t1", "t2", "t3", "end"}; !slices.Equal(got, want) {
		t.Errorf("turns %v, want %v", got, want)
	}
	// The robber's road is of two tiles at first, of three with turn 3; the city of two
	// tiles is finished by turn 2, at 2 points each.
	told := map[int]string{
		2: "turn 2, Ben: E2@n1 cS\nBen +4 (finished city of 2 tiles at 0)\nTotals: Anna 0, Ben 4\nIf scored now: Anna 2, Ben 4",
		4: "end scoring: Roads\nAnna +3 (unfinished road of 3 tiles at 0)\nTotals: Anna 3, Ben 4",
	}
	for i, want := range told {
		var lines []string
		for _, n := range o.Places.Told[i] {
			lines = append(lines, o.Places.Lines[n])
		}
		if got := strings.Join(lines, "\n"); got != want {
			t.Errorf("place %d tells %q, want %q", i, got, want)
		}
	}
	// Ben would have what he has whenever the game is scored: a dotted line of his own would
	// lie upon the other. A value is marked where it is another than before, at the start and
	// at the end.
	mark := func(v float64) any { return []any{v} }
	lines := map[int][]any{
		1: {mark(0), 0.0, 0.0, 0.0, mark(3)}, 2: {0.0, 2.0, 2.0, 3.0, 3.0},
		3: {mark(0), 0.0, mark(4), 4.0, mark(4)},
	}
	if len(o.Series) != 4 {
		t.Fatalf("%d series", len(o.Series))
	}
	for i, want := range lines {
		if d := cmp.Diff(want, o.Series[i].Data); d != "" {
			t.Errorf("series %d (-want +got):\n%s", i, d)
		}
		if name := g.Players[(i-1)/2].Name; o.Series[i].Name != name {
			t.Errorf("series %d is %s, want %s", i, o.Series[i].Name, name)
		}
	}
}

// TestLabels holds that names in charts are short and differ.
func TestLabels(t *testing.T) {
	g := gameOf(t, "[Game \"sheet\"]\n[Players \"Anna Maria Luise von und zu Hohenstein, Anna Maria Luise von und zu Tal, Ben\"]\n1. A+1\n", lang.En)
	if got := strings.Join(g.labels(), "|"); got != "Anna Maria Luise vo…|Anna Maria Luise vo… (B)|Ben" {
		t.Error(got)
	}
}

// TestTimelineClick holds that a click anywhere in the plot leads to the turn at that
// place, one beside it nowhere, and that the legend is whole on a phone.
func TestTimelineClick(t *testing.T) {
	ctx, complaints := browser(t)
	file := filepath.Join(t.TempDir(), "page.html")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	g := gameOf(t, strings.Replace(evening, "Anna, Ben, Cleo", "Anna Maria Magdalena, Benedikt Bartholomäus, Cleo", 1), lang.En)
	if err := HTML(f, g); err != nil {
		t.Fatal(err)
	}
	f.Close()
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(390, 800), chromedp.Navigate("file://"+file)); err != nil {
		t.Fatal(err)
	}
	// where is the middle of the plot at turn 3, and a place left of the plot
	const where = `(() => {
		const el = document.querySelector(".chart"), c = echarts.getInstanceByDom(el);
		el.scrollIntoView();
		const r = el.getBoundingClientRect(), p = c.convertToPixel("grid", [3, 20]);
		return [r.left + p[0], r.top + p[1], r.left + 2];
	})()`
	at, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](where))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		x    float64
		want string
	}{{at[2], ""}, {at[0], "#t3"}} {
		if err := chromedp.Do(ctx, chromedp.MouseClickXY(c.x, at[1])); err != nil {
			t.Fatal(err)
		}
		if hash, err := chromedp.Run(ctx, chromedp.Evaluate[string](`location.hash`)); err != nil || hash != c.want {
			t.Errorf("a click leads to %q, want %q, %v", hash, c.want, err)
		}
	}
	// A finger's first tap only tells what happened at its place, the second leads there.
	const tap = `(() => {
		const c = echarts.getInstanceByDom(document.querySelector(".chart")), p = c.convertToPixel("grid", [2, 20]);
		c.getZr().trigger("click", {offsetX: p[0], offsetY: p[1], event: {zrByTouch: true}});
		return location.hash;
	})()`
	for _, want := range []string{"#t3", "#t2"} {
		if hash, err := chromedp.Run(ctx, chromedp.Evaluate[string](tap)); err != nil || hash != want {
			t.Errorf("a tap leads to %q, want %q, %v", hash, want, err)
		}
	}
	const tip = `(() => {
		const el = document.querySelector(".chart");
		echarts.getInstanceByDom(el).dispatchAction({type: "showTip", seriesIndex: 0, dataIndex: 2});
		return [...el.children].map(c => c.innerText).join("");
	})()`
	want := "turn 2: B+9:columns C+6:rows !\nBenedikt Bartholomäus +9 (columns)\nCleo +6 (rows)\nTotals: Anna Maria Magdalena 10, Benedikt Bartholomä… 13, Cleo 6"
	if s, err := chromedp.Run(ctx, chromedp.Evaluate[string](tip)); err != nil || !strings.Contains(s, want) {
		t.Errorf("turn 2 tells %q, want %q, %v", s, want, err)
	}
	// the names of all seats stand within the chart, above the plot
	const names = `(() => {
		const el = document.querySelector(".chart"), c = echarts.getInstanceByDom(el), r = el.getBoundingClientRect();
		const top = r.top + c.convertToPixel("grid", [0, 0])[1] - c.getModel().getComponent("grid").coordinateSystem.getRect().height;
		return [...el.querySelectorAll("text")].filter(t => {
			const b = t.getBoundingClientRect();
			return b.right <= r.right && b.bottom <= top;
		}).map(t => t.textContent).join("|");
	})()`
	s, err := chromedp.Run(ctx, chromedp.Evaluate[string](names))
	if err != nil {
		t.Fatal(err)
	}
	for _, label := range g.labels() {
		if !strings.Contains(s, label) {
			t.Errorf("the legend shows %q, not %s", s, label)
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// TestTimelineNotes: what Tom has in hand at the end is open, and hands are known at no two
// moments side by side but where nothing would be scored; of the other game hands are known
// in parts of its rounds.
func TestTimelineNotes(t *testing.T) {
	for name, want := range map[string]struct {
		unit  string
		notes []string
	}{
		"kc-left-unknown":   {"Points", []string{"No line where the record leaves the total open: Tom."}},
		"kc-to-25":          {"Points (dotted: if scored then)", []string{"Dotted lines are only there where the record settles what a scoring would bring, as where all hands are known."}},
		"carcassonne-first": {"Points (dotted: if scored then)", nil},
	} {
		src, err := testdata.Games.ReadFile("games/" + name + ".partie")
		if err != nil {
			t.Fatal(err)
		}
		g := gameOf(t, string(src), lang.En)
		if d := cmp.Diff(want.notes, g.timelineNotes()); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
		b, _ := json.Marshal(g.timelineChart(whole))
		if !strings.Contains(string(b), `"name":"`+want.unit+`"`) {
			t.Errorf("%s: the axis is not called %s", name, want.unit)
		}
	}
}
