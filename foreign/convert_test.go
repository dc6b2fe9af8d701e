package foreign

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"partie/lang"
	"partie/notation"
)

// turnsOf is the text of a game behind its tags.
func turnsOf(t *testing.T, text []byte) string {
	t.Helper()
	s := string(text)
	for strings.HasPrefix(s, "[") {
		_, s, _ = strings.Cut(s, "\n")
	}
	return s
}

// tagsOf is the tags of the game in a text.
func tagsOf(t *testing.T, text []byte) *notation.Record {
	t.Helper()
	recs, ds := notation.Parse(text)
	if len(recs) != 1 || len(ds) > 0 || notation.HasErrors(recs[0].Diags) {
		t.Fatalf("no clean record:\n%s\n%v", text, ds)
	}
	return recs[0]
}

// converted is the game of a file that must have one.
func converted(t *testing.T, file string) *Game {
	t.Helper()
	g, err := Convert([]byte(file))
	if err != nil {
		t.Fatalf("%v in\n%s", err, file)
	}
	tagsOf(t, g.Text)
	return g
}

// same compares a game's movetext with what was worked out by hand.
func same(t *testing.T, g *Game, want string) {
	t.Helper()
	if got := turnsOf(t, g.Text); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// refused holds that a file has no game, and why: the code, and a part of the message.
func refused(t *testing.T, file, code, part string) {
	t.Helper()
	g, err := Convert([]byte(file))
	if err == nil {
		t.Errorf("%.200s\nbecame\n%s", file, g.Text)
		return
	}
	d, ok := errors.AsType[notation.FileDiagnostic](err)
	if !ok {
		t.Fatalf("%T is no diagnostic: %v", err, err)
	}
	if d.Code != code || !strings.Contains(d.Msg.In(lang.En), part) {
		t.Errorf("%.200s\n%s: %s; want %s: …%s…", file, d.Code, d.Msg.In(lang.En), code, part)
	}
	if de := d.Msg.In(lang.De); de == "" || unfilled.MatchString(de) {
		t.Errorf("in German: %q", de)
	}
}

// unfilled is a place of a text that no argument filled.
var unfilled = regexp.MustCompile(`\{[0-9]+[|}]`)

func TestLanguagesAreComplete(t *testing.T) {
	if err := texts.Complete(); err != nil {
		t.Error(err)
	}
}

// A file of the notation may begin with a comment that holds quotes, or with a tag.
func TestIsJSON(t *testing.T) {
	for head, want := range map[string]bool{
		`{"appVersion": "5.7.0"`:             true,
		"\ufeff \r\n{\n \"status\"\n :":      true,
		`[{"channel": 1}]`:                   true,
		`{"a comment" of the notation}`:      false,
		`{ our first game }`:                 false,
		`{}`:                                 false,
		`[Game "carcassonne"]`:               false,
		``:                                   false,
		`# remark`:                           false,
		`{"`:                                 false,
		`{"a key that goes on and on and on`: false,
	} {
		if got := IsJSON([]byte(head)); got != want {
			t.Errorf("%q: %v", head, got)
		}
	}
}

func TestNoGame(t *testing.T) {
	refused(t, `{"a":1}`, "unknown-json", "neither")
	refused(t, `[{"a":1}]`, "unknown-json", "neither")
	refused(t, `{"setup":{}}`, "setup-only", "set-up")
	refused(t, `{"status":"0","error":"You have reached a limit"}`, "no-log", "no log")
	refused(t, `{"status":1,"data":"x"}`, "no-log", "no log")
	refused(t, bgaFile(``), "no-turns", "no turn")
	refused(t, save5(`"basic:1":1`, ``, ``), "no-turns", "no turn")
	refused(t, `{"status":1,"data":{`, "bad-json", "unexpected end")
	refused(t, strings.Repeat(`{"a":`, 20000), "bad-json", "depth")
	refused(t, strings.Repeat(" ", MaxSize+1), "too-large", "16 MB")
}

// The place of broken JSON is its line and column: the comma is missing behind 5.
func TestBrokenJSONPlace(t *testing.T) {
	_, err := Convert([]byte("{\"a\": 5\n  \"b\": 6}"))
	d, _ := errors.AsType[notation.FileDiagnostic](err)
	if d.Position.Line != 2 || d.Position.Col != 3 {
		t.Errorf("%d:%d: %v", d.Position.Line, d.Position.Col, err)
	}
}

// Names become what the Players tag can hold.
func TestNames(t *testing.T) {
	long := strings.Repeat("ä", 500)
	var r record
	for _, name := range []string{`Müller, Anna`, "", "a\u202eb\x07c\td\n", `"Q"] \`, "grace", "Grace", long, long, ", ,", "👩‍🌾"} {
		r.addName(name)
	}
	cut := strings.Repeat("ä", maxName-1) + "…"
	want := []string{"Müller Anna", "Player B", "abc d", `"Q"] \`, "grace", "Grace 2", cut, cut + " 2", "Player I", "👩‍🌾"}
	for i, name := range want {
		if r.names[i] != name {
			t.Errorf("%q, want %q", r.names[i], name)
		}
	}
	rec := tagsOf(t, r.text(""))
	if got := strings.Join(rec.Players(), "|"); got != strings.Join(want, "|") {
		t.Errorf("the tag holds %s", got)
	}
}
