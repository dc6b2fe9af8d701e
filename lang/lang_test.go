package lang

import (
	"testing"
	"testing/fstest"
)

func TestCatalog(t *testing.T) {
	c := NewCatalog(fstest.MapFS{
		"en.txt":          {Data: []byte("# c\nhit = {1} makes {2|one point|%d points} {9} {x}\ncard = card\n")},
		"de.txt":          {Data: []byte("hit = {1} macht {2|einen Punkt|%d Punkte}\ncard = Karte\n")},
		"sub/more.en.txt": {Data: []byte("more = = {\n")},
	})
	for _, x := range []struct {
		l    Lang
		key  string
		args []any
		want string
	}{
		{En, "hit", []any{c.Msg("card"), 1}, "card makes one point {9} {x}"},
		{De, "hit", []any{c.Msg("card"), 12}, "Karte macht 12 Punkte"},
		{En, "more", nil, "= {"},
		{De, "more", []any{3}, "more 3"}, // a gap is seen and breaks nothing
	} {
		if got := c.Msg(x.key, x.args...).In(x.l); got != x.want {
			t.Errorf("%v %s: %q, want %q", x.l, x.key, got, x.want)
		}
	}
}

func TestCatalogFaults(t *testing.T) {
	for _, text := range []string{"a = b\na = c\n", "no text\n"} {
		c := NewCatalog(fstest.MapFS{"en.txt": {Data: []byte(text)}})
		if _, err := c.Keys(En); err == nil {
			t.Errorf("%q: no error", text)
		}
	}
}

// A gap in either language, and an argument that one leaves out, are found; one
// named twice or in another order is none.
func TestComplete(t *testing.T) {
	c := NewCatalog(fstest.MapFS{
		"en.txt": {Data: []byte("a = {1} and {2|one|%d}\nb = {1}\nc = x\nonly = x\n")},
		"de.txt": {Data: []byte("a = {2|eins|%d}, {1}, {1}\nb = nichts\nd = y\n")},
	})
	err := c.Complete("only")
	want := "b: the languages name different arguments\nc: no text in de\nd: no text in en"
	if err == nil || err.Error() != want {
		t.Errorf("got %v, want\n%s", err, want)
	}
}

func TestParse(t *testing.T) {
	for s, want := range map[string]Lang{"de": De, "de_AT.UTF-8": De, "DE": De, "en_GB": En, "C": En, "": En, "dense": En} {
		if got, _ := Parse(s); got != want {
			t.Errorf("%q: %v", s, got)
		}
	}
	if _, ok := Parse("fr_FR"); ok {
		t.Error("French is no language of the program yet")
	}
}
