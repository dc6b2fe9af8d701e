package corpus

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
	"partie/testdata"
)

// found is one diagnostic as a broken file expects it, in a remark "#= {json}".
type found struct {
	Line     int    `json:"line"`
	Col      int    `json:"col"`
	Severity string `json:"severity"`
	Code     string `json:"code"`
}

func (f found) String() string {
	return fmt.Sprintf("%d:%d %s %s", f.Line, f.Col, f.Severity, f.Code)
}

// check parses and replays a text and lists all that is wrong with it, the games'
// diagnostics first. Each must say something in both languages.
func check(t *testing.T, text string) (list []found) {
	t.Helper()
	rs, ds := notation.Parse([]byte(text))
	for _, rec := range rs {
		for _, d := range replay.Run(rec).Diags {
			p := rec.Position(d.Pos)
			list = append(list, found{p.Line, p.Col, d.Severity.String(), d.Code})
			speaks(t, d)
		}
	}
	for _, d := range ds {
		list = append(list, found{d.Position.Line, d.Position.Col, d.Severity.String(), d.Code})
		speaks(t, d.Diagnostic)
	}
	return list
}

// speaks holds a diagnostic to having a text of its own in both languages, with every
// place filled.
func speaks(t *testing.T, d notation.Diagnostic) {
	t.Helper()
	for _, l := range lang.All {
		msg, hint := d.Msg.In(l), d.Hint.In(l)
		if msg == "" || strings.HasPrefix(msg, d.Code) || !d.Hint.IsZero() && (hint == "" || strings.HasPrefix(hint, d.Hint.Key)) {
			t.Errorf("%s in %v: message %q, hint %q", d.Code, l, msg, hint)
		}
		for i := range 9 {
			if place := fmt.Sprintf("{%d", i+1); strings.Contains(msg, place) || strings.Contains(hint, place) {
				t.Errorf("%s in %v has a place that is not filled: %q, hint %q", d.Code, l, msg, hint)
			}
		}
	}
	if d.Msg.In(lang.En) == d.Msg.In(lang.De) {
		t.Errorf("%s is the same in both languages: %q", d.Code, d.Msg.In(lang.En))
	}
}

// expected is what the remarks of a broken file say.
func expected(t *testing.T, text string) (list []found) {
	t.Helper()
	for line := range strings.SplitSeq(text, "\n") {
		rest, ok := strings.CutPrefix(line, "#=")
		if !ok {
			continue
		}
		var f found
		if err := json.Unmarshal([]byte(rest), &f); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		list = append(list, f)
	}
	return list
}

// brokenFiles is the texts of the folder broken by name.
func brokenFiles(t *testing.T) map[string]string {
	t.Helper()
	files, err := fs.Glob(testdata.Broken, "broken/*.partie")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, f := range files {
		b, err := fs.ReadFile(testdata.Broken, f)
		if err != nil {
			t.Fatal(err)
		}
		texts[strings.TrimSuffix(path.Base(f), ".partie")] = string(b)
	}
	return texts
}

// Each broken file has exactly the faults that its remarks name, at the places where
// a person would look; that of its name is among them.
func TestBroken(t *testing.T) {
	for name, text := range brokenFiles(t) {
		t.Run(name, func(t *testing.T) {
			want := expected(t, text)
			if d := cmp.Diff(shown(want), shown(check(t, text))); d != "" {
				t.Errorf("diagnostics (-want +got):\n%s", d)
			}
			for _, f := range want {
				if f.Code == name {
					return
				}
			}
			t.Errorf("the file does not expect %s", name)
		})
	}
}

func shown(list []found) (out []string) {
	for _, f := range list {
		out = append(out, f.String())
	}
	return out
}
