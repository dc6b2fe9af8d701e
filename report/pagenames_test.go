package report

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/lang"
)

// TestShortened holds that a page shows the beginning of what is longer than anybody is
// called, stays below the limit by it, and that the report itself keeps all of it.
func TestShortened(t *testing.T) {
	const letters = 10_000
	var names, scores []string
	for i := range 8 {
		seat := string(rune('A' + i))
		names = append(names, seat+strings.Repeat("x", letters))
		scores = append(scores, seat+"+3:"+seat+strings.Repeat("k", letters))
	}
	long := strings.Repeat("x", letters)
	g := gameOf(t, fmt.Sprintf("[Game \"sheet\"]\n[Title \"%s\"]\n[Place \"%s\"]\n[Players \"%s\"]\n1. A+10:rows B+4:rows %%1:00\n2. %s %%0:30\n",
		long, long, strings.Join(names, ", "), strings.Join(scores, " ")), lang.En)
	s := pageOf(t, g)
	if strings.Contains(s, strings.Repeat("x", longestTag)) {
		t.Error("the page has a text of the head that is too long")
	}
	for _, want := range []string{"<h1>" + strings.Repeat("x", 119) + "…</h1>", `<span class="name">A` + strings.Repeat("x", 58) + "…</span>"} {
		if !strings.Contains(s, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if g.Players[0].Name != names[0] || g.Title != long || len(g.Kinds[1].Title) <= letters {
		t.Error("the report itself is shortened")
	}
}

// TestNoTurns holds that a game without turns has nothing that is about turns.
func TestNoTurns(t *testing.T) {
	for _, record := range []string{
		"[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n@end\n",
		"[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n",
		"[Game \"kings-corner\"]\n[Players \"Anna, Ben\"]\n@cross N=9s E=Qd S=Jd W=6c\n@unfinished\n",
	} {
		for name, out := range renderAll(t, reviewedOf(t, record, lang.En)) {
			for _, bad := range []string{"Missed moves", "start to start", "How the totals grew", "Show in the replay"} {
				if name != "json" && strings.Contains(string(out), bad) {
					t.Errorf("%s of %q has %q", name, record, bad)
				}
			}
		}
	}
}

// TestPageLinks holds that each link of a page has a text, and leads to a turn that there is:
// the tables name turns 2 and 4 and the start.
func TestPageLinks(t *testing.T) {
	s := pageOf(t, gameOf(t, evening, lang.En))
	if bad := regexp.MustCompile(`<a[^>]*></a>`).FindString(s); bad != "" {
		t.Errorf("a link without a text: %s", bad)
	}
	for _, m := range regexp.MustCompile(`href="#([^"]*)"`).FindAllStringSubmatch(s, -1) {
		if !strings.Contains(s, `id="`+m[1]+`"`) {
			t.Errorf("%s leads nowhere", m[0])
		}
	}
	for _, want := range []string{
		`<td><a href="#t0">start</a></td><td class="r">0</td>`,               // the timeline
		`<td><a href="#t4">turn 4</a></td><td class="r">38</td>`,             // the timeline
		`<td role="cell" class=""><a href="#t2">turn 2</a></td>`,             // what scored when
		`<span class="words"><a href="#t0">Before the first turn</a></span>`, // the list of turns
	} {
		if !strings.Contains(s, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
}

// TestIsolated holds that a name that is written from right to left does not turn around
// what stands beside it, in lists, tables, captions and charts.
func TestIsolated(t *testing.T) {
	s := pageOf(t, gameOf(t, strings.NewReplacer("Ben", "בן", "Cleo", "Cléo").Replace(evening), lang.En))
	const name = "\u2068בן\u2069"
	for _, want := range []string{
		`<p class="more scored">` + name + ` &#43;9 (columns)</p>`, name + " (B)</td>", `<span class="name">` + name + `</span>`,
		`<th scope="col" class="r">` + name + `</th>`, `"name":"` + name + `"`,
	} {
		if !strings.Contains(s, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	if strings.Contains(s, "\u2068Anna") || strings.Count(s, "בן") != strings.Count(s, name) {
		t.Error("another name is isolated, or this one not everywhere")
	}
}

// TestFewKinds: of thirty reasons, worth 1 to 30 points, a page tells the 23 largest apart
// and adds up the seven smallest, 1+2+…+7 = 28. What each player has stays the same.
func TestFewKinds(t *testing.T) {
	record := "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n"
	for i := 30; i > 0; i-- {
		record += fmt.Sprintf("%d. A+%d:reason%d B-%d:reason%d\n", 31-i, i, i, i, i)
	}
	g := gameOf(t, record, lang.En)
	kinds := g.shortened().Kinds
	if len(g.Kinds) != 30 || len(kinds) != 24 {
		t.Fatalf("%d kinds of %d", len(kinds), len(g.Kinds))
	}
	want := Kind{Title: "7 other kinds", Points: []Points{{Min: 28, Max: 28}, {Min: -28, Max: -28}}}
	if d := cmp.Diff(want, kinds[23]); d != "" {
		t.Error(d)
	}
	if kinds[22].Title != "reason8" {
		t.Errorf("the smallest told apart is %s", kinds[22].Title)
	}
}
