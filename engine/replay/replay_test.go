package replay

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine"
	"partie/lang"
	"partie/notation"
)

// replayed replays the one game of text.
func replayed(t *testing.T, text string) *Replay {
	t.Helper()
	rs, _ := notation.Parse([]byte(text))
	if len(rs) != 1 {
		t.Fatalf("%d games in the text, want one", len(rs))
	}
	return Run(rs[0])
}

// shown lists diagnostics as line:col code.
func shown(r *Replay) string {
	var out []string
	for _, d := range r.Diags {
		p := r.Record.Position(d.Pos)
		out = append(out, fmt.Sprintf("%d:%d %s", p.Line, p.Col, d.Code))
	}
	return strings.Join(out, ", ")
}

func known(ts []engine.Total) (ns []int) {
	for _, t := range ts {
		if !t.Known() {
			panic("a total is open")
		}
		ns = append(ns, t.Min)
	}
	return ns
}

const sheet = "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n"
const kings = "[Game \"kings-corner\"]\n[Players \"Anna, Ben\"]\n@cross N=9s E=2d S=4h W=7c\n"

func TestSheet(t *testing.T) {
	r := replayed(t, sheet+"A+3 B+4:row\n2. a-1:row B+0\n")
	if s := shown(r); s != "" {
		t.Fatal(s)
	}
	var timeline [][]int
	for _, s := range r.Steps {
		timeline = append(timeline, known(s.Totals))
	}
	if d := cmp.Diff([][]int{{3, 4}, {2, 4}}, timeline); d != "" {
		t.Error(d)
	}
	if !r.Complete || len(r.Winners) != 1 || r.Winners[0] != 1 {
		t.Errorf("complete %v, winners %v; Ben has most", r.Complete, r.Winners)
	}
	keys, points := r.Breakdown(0)
	if fmt.Sprint(keys, points) != "[other row] [{3 3} {-1 -1}]" {
		t.Errorf("breakdown of Anna: %v %v", keys, points)
	}
	want := sheet + "1. A+3 B+4:row\n2. A-1:row B+0\n"
	if got := string(r.Canonical(false)); got != want {
		t.Errorf("canonical form\n%s", got)
	}
}

// The game and its options are spelled in small letters; no option is left out, put
// elsewhere or changed.
func TestCanonicalTags(t *testing.T) {
	for tags, want := range map[string]string{
		"[Game \" Carcassonne\"]\n[Players \"A\"]\n[Rules \"River  edition=2014 ABBOT\"]\n": "[Game \"carcassonne\"]\n[Players \"A\"]\n[Rules \"river edition=2014 abbot\"]\n",
		"[Game \"SHEET\"]\n[Players \"A\"]\n[Rules \"Low\"]\n":                              "[Game \"sheet\"]\n[Players \"A\"]\n[Rules \"low\"]\n",
		"[Game \"Kings-Corner\"]\n[Players \"A, B\"]\n[Rules \"Draw=need X\"]\n":            "[Game \"kings-corner\"]\n[Players \"A, B\"]\n[Rules \"Draw=need X\"]\n",
		"[Game \"Chess\"]\n[Players \"A, B\"]\n[Rules \"Blitz\"]\n":                         "[Game \"Chess\"]\n[Players \"A, B\"]\n[Rules \"Blitz\"]\n",
	} {
		r := replayed(t, tags)
		if d := cmp.Diff(want, string(r.Canonical(false))); d != "" {
			t.Error(d)
		}
	}
}

func TestLowestWins(t *testing.T) {
	r := replayed(t, "[Game \"sheet\"]\n[Players \"A, B, C\"]\n[Rules \"low\"]\nA+3 B+2 C+2\n")
	if fmt.Sprint(r.Winners) != "[B C]" {
		t.Errorf("winners %v", r.Winners)
	}
}

func TestDiagnostics(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"unknown game":    {"[Game \"sheets\"]\n[Players \"A\"]\n", "1:8 unknown-game"},
		"unknown rule":    {"[Game \"sheet\"]\n[Players \"A\"]\n[Rules \"low  high\"]\n", "3:14 unknown-rule"},
		"too many seats":  {"[Game \"kings-corner\"]\n[Players \"A,B,C,D,E\"]\n", "2:11 wrong-player-count"},
		"bad word":        {sheet + "A+1 B+x\n", "3:6 bad-score"},
		"no such seat":    {sheet + "A+1 C+1\n", "3:5 no-such-seat"},
		"wrong number":    {sheet + "1. A+1\n3. A+1\n", "4:1 wrong-number"},
		"seat beyond":     {kings + "1. C: -\n", "4:4 no-such-seat"},
		"wrong seat":      {kings + "1. B: -\n", "4:4 wrong-seat"},
		"stops at first":  {kings + "1. A: 8cN\n2. B: 8dN\n", "4:7 wrong-colour"},
		"behind broken":   {sheet + "A+1\nB+1 ! x\nQ\n", "4:7 misplaced-word, 5:1 bad-score"},
		"broken head":     {"[Game \"sheet\"]\n[Players \"A\"]\n[Date \"x\"]\nA+1\nA+y\n", "3:8 bad-date, 5:2 bad-score"},
		"directive":       {sheet + "@cross N=9s\n", "3:1 unknown-directive"},
		"behind the end":  {sheet + "A+1\n@unfinished\nA+1\n", "5:1 turn-after-end"},
		"two ends":        {sheet + "A+1\n@end\n@unfinished\n", "5:1 second-end"},
		"needless tilde":  {kings + "1. A: - ~\n@unfinished\n", "4:9 needless-tilde"},
		"not finished":    {kings + "1. A: -\n{and so on}\n", "4:1 not-finished"},
		"no turn yet":     {kings, "3:1 not-finished"},
		"no score yet":    {sheet, "2:11 not-finished"},
		"claim":           {sheet + "A+1 =1/0\nB+2 =1/3\n", "4:5 wrong-claim"},
		"claim count":     {sheet + "A+1 =1\n", "3:5 claim-count"},
		"unknown claim":   {sheet + "A+1 =-/0\n", ""},
		"claim line":      {sheet + "=0/1\nA+1\n", "3:1 wrong-claim"},
		"result":          {"[Game \"sheet\"]\n[Players \"A, B\"]\n[Result \"1/1\"]\nA+1\n", "3:10 wrong-result"},
		"in a variation":  {kings + "1. A: - (1. A: 8cN)\n@unfinished\n", "4:16 wrong-colour"},
		"number in one":   {kings + "1. A: - (2. A: -)\n@unfinished\n", "4:10 wrong-number"},
		"bad in a nested": {kings + "1. A: - (1. A: 8hN (1. A: 8dN 8hN))\n@unfinished\n", "4:31 wrong-rank"},
	} {
		t.Run(name, func(t *testing.T) {
			r := replayed(t, c.text)
			if got := shown(r); got != c.want {
				t.Errorf("diagnostics %q, want %q", got, c.want)
			}
			for _, d := range r.Diags {
				for _, l := range lang.All {
					if m := d.Msg.In(l); m == "" || strings.HasPrefix(m, d.Code) || strings.Contains(m, "{") {
						t.Errorf("%s in %v: %q", d.Code, l, m)
					}
				}
			}
		})
	}
}

// The track forgets Anna's 2 in turn 2 and never finds them again. The message
// names them the first time and says since when the track is off afterwards.
func TestAuditNamesThePointsAtIssue(t *testing.T) {
	r := replayed(t, sheet+"A+5 B+1 =5/1\nA+2:floor B+1 =5/2\nA+1 =6/2\n=8/2\n")
	var got []string
	for _, d := range r.Diags {
		got = append(got, d.Msg.In(lang.En))
	}
	want := []string{
		"the score track: Anna has 7, not 5: 2 for floor (turn 2)",
		"the score track: Anna has 8, not 6: the score track is off since turn 2",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	if len(r.Audits) != 4 {
		t.Errorf("%d audits; the last line is a second claim behind turn 3 and right", len(r.Audits))
	}
}

// The track was right at the last claim, and the result is not: it is nowhere wrong
// before the end. Ben's track was wrong already in turn 1.
func TestResultNamesTheMostPoints(t *testing.T) {
	r := replayed(t, "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n[Result \"20/3\"]\nA+4 B+1 =4/3\nA+2:two A+6:six\nA-3:minus A+1:one\nA+5:five B+0\n")
	var got []string
	for _, d := range r.Diags {
		got = append(got, d.Msg.In(lang.En))
	}
	want := []string{
		"the result is wrong for Anna, Ben: Anna has 15, not 20: 6 for six (turn 2); -3 for minus (turn 3); 5 for five (turn 4); and 2 more; " +
			"Ben has 1, not 3: the score track is off since turn 1",
		"the score track: Ben has 1, not 3: 1 (turn 1)",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
	var since [][]int
	for _, a := range r.Audits {
		since = append(since, a.Since)
	}
	if d := cmp.Diff([][]int{{1}, {0, 1}}, since); d != "" {
		t.Error(d)
	}
}

// In a variation the seat plays from where it was before its turn: 8h still is in
// hand and N still shows 9s.
func TestVariations(t *testing.T) {
	r := replayed(t, kings+"1. A: 8hN (- | 2. B: 8hN (8dN | -)) (8dN)\n2. B: 7cN ~\n@unfinished\n")
	if s := shown(r); s != "" && !strings.Contains(s, "impossible-play") {
		t.Fatal(s)
	}
	lines := r.Steps[0].Lines
	if len(lines) != 2 || len(lines[0].Steps) != 2 || len(lines[0].Steps[1].Lines) != 1 || len(lines[0].Steps[1].Lines[0].Steps) != 2 {
		t.Fatalf("lines %+v", lines)
	}
	if nested := lines[0].Steps[1].Lines[0].Steps; nested[0].Number != 2 || nested[0].Seat != 1 || nested[1].Number != 3 || nested[1].Seat != 0 {
		t.Errorf("nested steps %+v", nested)
	}
	if want := "1. A: 8hN\n(1. A: -\n2. B: 8hN\n(2. B: 8dN\n3. A: -))\n(1. A: 8dN)\n"; !strings.Contains(string(r.Canonical(false)), want) {
		t.Errorf("canonical form\n%s", r.Canonical(false))
	}
}

func TestDeepVariations(t *testing.T) {
	const depth = notation.MaxDepth
	r := replayed(t, kings+strings.Repeat("1. A: - (", depth)+"-"+strings.Repeat(")", depth)+"\n@unfinished\n")
	if s := shown(r); s != "" {
		t.Fatal(s)
	}
	n := 0
	for lines := r.Steps[0].Lines; len(lines) == 1; lines = lines[0].Steps[0].Lines {
		n++
	}
	if n != depth {
		t.Errorf("%d levels", n)
	}
}

// What @left tells belongs to the turn that ended the round, and so does a claim
// on that turn.
func TestPenaltiesBelongToTheLastTurn(t *testing.T) {
	r := replayed(t, "[Game \"kings-corner\"]\n[Players \"Anna, Ben\"]\n@cross N=9s E=Qd S=Jd W=6c\n1. A: +8h 8hN 7cN 6dN 5sN 4hN 3cN 2dN AsN =0/25\n@left B Kc Ks 5d 6h 9h Th Jh\n")
	if s := shown(r); s != "" {
		t.Fatal(s)
	}
	if got := known(r.Steps[0].Totals); got[0] != 0 || got[1] != 25 {
		t.Errorf("totals after the turn: %v; two kings and five cards are 25", got)
	}
	if !r.Complete || fmt.Sprint(r.Winners) != "[A]" {
		t.Errorf("complete %v, winners %v", r.Complete, r.Winners)
	}
}

// Ben plays out of turn. With ~ his turn stands, and play goes on behind him.
func TestTildeOutOfTurn(t *testing.T) {
	r := replayed(t, kings+"1. B: 8hN ~\n2. A: -\n3. A: 7cW ~\n@unfinished\n")
	if got := shown(r); got != "6:7 impossible-play" {
		t.Fatal(got)
	}
	if got := r.Diags[0].Msg.In(lang.En); !strings.HasPrefix(got, "7cW cannot have been played") {
		t.Errorf("what is left out is not told: %s", got)
	}
	if got := r.Steps[0].Fault.Code + " " + r.Steps[2].Fault.Code; got != "wrong-seat card-already-seen" {
		t.Errorf("the broken rules are %s", got)
	}
	var seats []engine.Seat
	for _, s := range r.Steps {
		seats = append(seats, s.Seat)
	}
	if fmt.Sprint(seats) != "[B A A]" || !r.Irregular || !r.Steps[0].Forced || r.Steps[1].Forced || !r.Steps[2].Forced {
		t.Errorf("seats %v, irregular %v", seats, r.Irregular)
	}
}

func TestAt(t *testing.T) {
	rs, _ := notation.Parse([]byte(sheet + "A+1\nA+1\nA+1\n"))
	for n, want := range []int{0, 1, 2, 3, 3} {
		if got := At(rs[0], n).Totals(nil)[0].Min; got != want {
			t.Errorf("after turn %d: %d, want %d", n, got, want)
		}
	}
	rs, _ = notation.Parse([]byte("[Game \"x\"]\n[Players \"A\"]\n"))
	if At(rs[0], 0) != nil {
		t.Error("a position of no game")
	}
}

func TestLanguagesAreComplete(t *testing.T) {
	if err := texts.Complete(); err != nil {
		t.Error(err)
	}
}
