package clean

import (
	"bytes"
	"html"
	"regexp"
	"strings"
	"testing"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"pgregory.net/rapid"
)

func TestTerminal(t *testing.T) {
	for in, want := range map[string]string{
		"Jürgen ♥ 你\n\tx":         "Jürgen ♥ 你\n\tx",
		"\x1b]0;title\x07\x1b[2J": "\ufffd]0;title\ufffd\ufffd[2J",
		"a\u202eb\u2066c":         "a\ufffdb\ufffdc",
		"\u009b31m":               "\ufffd31m", // the C1 form of ESC [
		"a\xffb\x00\x7f":          "a\ufffdb\ufffd\ufffd",
		"👩‍👧":                     "👩‍👧",
		"\r\nx":                   "\ufffd\nx",
	} {
		if got := Terminal(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestMarkdown(t *testing.T) {
	for in, want := range map[string]string{
		"a|b\n`<x>`*\x1b":      "a\\|b \\`\\<x>\\`\\*\ufffd",
		"rules: rounds=2":      "rules: rounds=2",
		"Ben. (A) -2 +3! {x}":  "Ben. (A) -2 +3! {x}",
		"W>N 8hN ~":            "W>N 8hN ~",
		"1. A: x":              "1\\. A: x",
		"12.5":                 "12.5",
		"- a - b":              "\\- a - b",
		"-2 points":            "-2 points",
		"# a #1 #":             "\\# a #1 \\#",
		"> a":                  "\\> a",
		"R&D &amp; &copy AT&T": "R&D &amp;amp; &amp;copy AT&T",
		"![x](y)":              "!\\[x\\](y)",
		"~~a~~":                "\\~\\~a\\~\\~",
		"http://x.de a@b.de":   "http\\://x.de a\\@b.de",
	} {
		if got := Markdown(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
	if got, want := MarkdownCell("1. a|b"), "1. a\\|b"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// allowed is the markup that the frame of TestMarkdownRoundTrip makes.
var allowed = regexp.MustCompile(`</?(p|h2|ul|li|table|thead|tbody|tr|th|td)( style="text-align:right")?>`)

// TestMarkdownRoundTrip holds that a Markdown renderer reads nothing but the text
// out of Markdown, whatever it is and wherever it stands.
func TestMarkdownRoundTrip(t *testing.T) {
	md := goldmark.New(goldmark.WithExtensions(extension.GFM, extension.DefinitionList))
	word := rapid.OneOf(
		rapid.StringOfN(rapid.RuneFrom([]rune("\\`*_{}[]<>()#+-.!|~&$^=:;@ \"'/a1é")), 0, 12, -1),
		rapid.SampledFrom([]string{
			"&amp;", "&lt", "&#65;", "&#x41;", "http://a.de", "www.a.de", "WWW.a.de", "a@b.de", "mailto:a@b.de", "ftp://x.y",
			"<!--", "-->", "<b>", "</b>", "![", "](", "[^1]", "[x]: y", "[ ] ", "```", "~~~", "---", "===", "1) ", "10. ", "    ", "$$", ":x:", "| --- |",
		}),
	)
	rapid.Check(t, func(t *rapid.T) {
		s := strings.Join(rapid.SliceOfN(word, 0, 6).Draw(t, "words"), rapid.SampledFrom([]string{"", " "}).Draw(t, "gap"))
		text, cell := Markdown(s), MarkdownCell(s)
		src := "before\n\n" + text + "\n\n## " + text + "\n\n- " + text + "\n- " + text + "\n\nafter\n\n| " + cell + " | h |\n| ---: | --- |\n| " + cell + " | c |\n"
		var b bytes.Buffer
		if err := md.Convert([]byte(src), &b); err != nil {
			t.Fatal(err)
		}
		bare := allowed.ReplaceAllString(b.String(), "")
		if strings.Contains(bare, "<") {
			t.Fatalf("%q has markup of its own:\n%s\n%s", s, src, b.String())
		}
		s = strings.Trim(s, " ")
		var got []string
		for line := range strings.SplitSeq(html.UnescapeString(bare), "\n") {
			if line != "" {
				got = append(got, line)
			}
		}
		want := []string{"before", s, s, s, s, "after", s, "h", s, "c"}
		if s == "" {
			want = []string{"before", "after", "h", "c"}
		}
		if strings.Join(got, "\n") != strings.Join(want, "\n") {
			t.Fatalf("%q:\n%s\n%q", s, src, got)
		}
	})
}
