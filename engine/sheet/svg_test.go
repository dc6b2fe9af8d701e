package sheet

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// TestSVGRoom holds that bars are as long as the room lets them be: of a total of 20 and
// a least one of -20, zero lies in the middle of 400 from 160, and 10 ends a quarter on.
func TestSVGRoom(t *testing.T) {
	room := &state{seats: 2, totals: [engine.MaxSeats]int{20, -20}}
	var b strings.Builder
	engine.SVG(&b, &state{seats: 2, totals: [engine.MaxSeats]int{10, 0}}, engine.View{Lang: lang.En, Room: []engine.State{room}})
	for _, want := range []string{
		`<rect x="360" y="8" width="100"`, `<text x="468" y="28" fill="currentColor">10</text>`,
		`x="360" y="46" width="1"`, `<path d="M360 4v76"`, `fill="#4477aa" style="fill:var(--f1,#4477aa)"`,
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %s in %s", want, b.String())
		}
	}
}

func TestSVGEscapesNames(t *testing.T) {
	var b strings.Builder
	engine.SVG(&b, &state{seats: 1}, engine.View{Names: []string{"<b>\x00&"}})
	if !strings.Contains(b.String(), ">&lt;b&gt;\ufffd&amp;<") {
		t.Error(b.String())
	}
}

// TestNumbers holds that the totals are written as the language writes them.
func TestNumbers(t *testing.T) {
	s := &state{seats: 1, totals: [engine.MaxSeats]int{-1995}}
	for want, v := range map[string]engine.View{
		"A  −1.995\n": {Lang: lang.De, Unicode: true}, "A  −1,995\n": {Lang: lang.En, Unicode: true}, "A  -1.995\n": {Lang: lang.De},
	} {
		var b strings.Builder
		if s.Text(&b, v); b.String() != want {
			t.Errorf("%q, want %q", b.String(), want)
		}
	}
	var b strings.Builder
	if engine.SVG(&b, s, engine.View{Lang: lang.De}); !strings.Contains(b.String(), ">−1.995</text>") {
		t.Error(b.String())
	}
}
