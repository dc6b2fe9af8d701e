package notation

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// canonical prints the first game of text.
func canonical(t *testing.T, text string) string {
	t.Helper()
	rs, _ := Parse([]byte(text))
	var out []byte
	for i, r := range rs {
		if i > 0 {
			out = append(out, '\n')
		}
		out = r.Append(out, Canon{})
	}
	return string(out)
}

const head = "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n"

func TestCanonical(t *testing.T) {
	for name, c := range map[string]struct{ in, want string }{
		"as it is":          {head + "1. A: x y ! %1:05 =4/- ~ {c}\n", head + "1. A: x y ! %1:05 =4/- ~ {c}\n"},
		"suffix order":      {head + "1. A: x {c} ~ =4/- %1:05 !\n", head + "1. A: x ! %1:05 =4/- ~ {c}\n"},
		"tags sorted":       {"[players \"Anna ,Ben\"]\n[x-y \"\\\"q\\\\\"]\n[GAME \"sheet\"]\n", "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n[x-y \"\\\"q\\\\\"]\n"},
		"bars and CRLF":     {head + "1.A:x|2.b:y\r\n\r\n z\r\n", head + "1. A: x\n2. B: y\nz\n"},
		"claim line":        {head + "1. A: x\n=3/4\n", head + "1. A: x =3/4\n"},
		"claim after fact":  {head + "1. A: x\n@left B 3c ?\n=3/4\n=1/2", head + "1. A: x\n@left B 3c ?\n=3/4\n=1/2\n"},
		"claim after a var": {head + "1. A: x (1. A: y)\n=3/4\n", head + "1. A: x =3/4\n(1. A: y)\n"},
		"comment later":     {head + "{game}\n1. A: x\n{late}\n2. B: y {two\r\nlines} !\n", head + "{game}\n1. A: x {late}\n2. B: y ! {two\nlines}\n"},
		"variation":         {head + "1. A: x ( 1. A: y | 2. B: z (2. B: w) )\n2. B: q", head + "1. A: x\n(1. A: y\n2. B: z\n(2. B: w))\n2. B: q\n"},
		"remark in one":     {head + "1. A: x\n(\n# r \n1. A: y\n# s\n)\n", head + "1. A: x\n(\n# r\n1. A: y\n# s\n)\n"},
		"remarks":           {"# top\n{c}\n" + head + "# r\n1. A: x\n# s\n", "# top\n{c}\n" + head + "# r\n1. A: x\n# s\n"},
		"remark among tags": {"[Game \"sheet\"]\n# r\n[Players \"Anna, Ben\"]\n", head + "# r\n"},
		"end":               {head + "x\n@END\n", head + "x\n@end\n"},
		"byte order mark":   {"\ufeff" + head + "x\n", head + "x\n"},
		"two games":         {head + "x\n" + head + "y", head + "x\n\n" + head + "y\n"},
		"two empty games":   {head + "{none}\n" + head + "y", head + "{none}\n\n" + head + "y\n"},
		"remark in a line":  {head + "@a {c} # r\n| #s\n1. A: [x #y", head + "@a\n{c}\n# r\n#s\n1. A: [x #y\n"},
		"hash in a line":    {head + "1. A: x #y", head + "1. A: x #y\n"},
		"tilde in a word":   {head + "1. A: x~y z~ ~\n", head + "1. A: x~y z~ ~\n"},
		"empty variation":   {head + "1. A: x ()", head + "1. A: x\n()\n"},
	} {
		t.Run(name, func(t *testing.T) {
			got := canonical(t, c.in)
			if d := cmp.Diff(c.want, got); d != "" {
				t.Fatalf("canonical form (-want +got):\n%s", d)
			}
			if again := canonical(t, got); again != got {
				t.Errorf("the canonical form of the canonical form is\n%s", again)
			}
			if rs, _ := Parse([]byte(c.in)); HasErrors(rs[0].Diags) {
				t.Errorf("diagnostics: %v", codes(rs[0]))
			}
		})
	}
}

func codes(r *Record) string {
	var out []string
	for _, d := range r.Diags {
		out = append(out, d.Code)
	}
	return strings.Join(out, " ")
}

// Each text has its faults marked: ⟦code⟧ stands directly before the byte that
// the diagnostic must name.
func TestDiagnostics(t *testing.T) {
	for name, text := range map[string]string{
		"clock":             head + "1. A: x ⟦bad-clock⟧%1:7\n2. B: y ⟦bad-clock⟧%1:60\n3. A: x ⟦bad-clock⟧%9999999999:00\n",
		"claim":             head + "1. A: x ⟦bad-claim⟧=1/x\n2. B: y ⟦bad-claim⟧=\n3. A: z ⟦bad-claim⟧=1//2\n",
		"number":            head + "⟦bad-turn-number⟧" + strings.Repeat("9", 1000) + ". A: x\n⟦bad-turn-number⟧0. B: y\n",
		"empty turn":        head + "⟦empty-turn⟧1. A:\n⟦empty-turn⟧2. {c}\n⟦empty-turn⟧B: !\n",
		"lone suffix":       head + "⟦suffix-without-turn⟧!\n⟦suffix-without-turn⟧~ =1/2\n",
		"twice":             head + "1. A: x =1/2 ⟦duplicate-suffix⟧=1/2 %1:00 ⟦duplicate-suffix⟧%1:00 ~ ⟦duplicate-suffix⟧~\n",
		"word behind":       head + "1. A: x ! ⟦misplaced-word⟧y\n2. B: x {c} ⟦misplaced-word⟧2. ⟦misplaced-word⟧y\n",
		"word behind end":   head + "@end ⟦misplaced-word⟧now\n",
		"directive":         head + "⟦bad-directive⟧@\n⟦bad-directive⟧@7 x\n",
		"parentheses":       head + "x ⟦stray-parenthesis⟧)\ny ⟦unclosed-variation⟧(y\n",
		"variation first":   head + "⟦variation-without-turn⟧(x)\nx (⟦variation-without-turn⟧(y))\n",
		"tag in a line":     head + "@a {c} ⟦stray-tag⟧[Title \"x\"]\nx\n| ⟦stray-tag⟧[\n",
		"brace":             head + "x ⟦stray-brace⟧}\n",
		"comment":           head + "x ⟦unclosed-comment⟧{ a\ny ⟦unclosed-comment⟧{ b\nz ! ⟦misplaced-word⟧w\n",
		"control":           head + "⟦control-character⟧\x01x\n\x79⟦nul-byte⟧\x00\n{a⟦control-character⟧\x1bc⟦nul-byte⟧\x00}\n# ⟦control-character⟧\x07\n",
		"lone CR":           head + "x⟦control-character⟧\ry\n",
		"utf8":              head + "x⟦invalid-utf8⟧\xffy\n{J⟦invalid-utf8⟧\xfcrgen}\n# ⟦invalid-utf8⟧\xe4\n",
		"tags":              "[Game \"sheet\"]\n[Players \"Anna\"]\n[⟦bad-tag⟧]\n[Title ⟦bad-tag⟧x]\n[Title \"x⟦bad-tag⟧]\n[Title \"x\"⟦bad-tag⟧ y]\n⟦duplicate-tag⟧[game \"x\"]\n",
		"control in a name": "[Game \"sheet\"]\n[Players \"An⟦control-character⟧\x1bna\"]\n",
		"no game":           "⟦missing-game⟧[Players \"Anna, Ben\"]\nx\n",
		"no players":        "⟦missing-players⟧[Game \"sheet\"]\n",
		"names":             "[Game \"sheet\"]\n[Players \"Anna,⟦empty-name⟧, ⟦duplicate-name⟧anna\"]\n",
		"many names":        "[Game \"sheet\"]\n[Players \"a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,⟦too-many-players⟧ä\"]\n",
		"start":             head + "[Start \"⟦bad-start⟧C\"]\n",
		"date":              head + "[Date \"⟦bad-date⟧14.11.2026\"]\n",
		"date 2":            head + "[Date \"⟦bad-date⟧2026-02-30\"]\n",
		"result":            head + "[Result \"⟦bad-result⟧1/2/3\"]\n",
		"colours":           head + "[Colours \"⟦colours-count⟧red\"]\n",
		"in a variation":    head + "1. A: x (1. A: y ⟦bad-clock⟧%x)\n2. B: ⟦control-character⟧\x02\n",
	} {
		t.Run(name, func(t *testing.T) {
			text, want := marked(text)
			rs, _ := Parse([]byte(text))
			var got []mark
			for _, d := range rs[0].Diags {
				got = append(got, mark{int(d.Pos), d.Code})
				if d.Msg.In(0) == d.Code || d.End < d.Pos || int(d.End) > len(rs[0].Src) {
					t.Errorf("bad diagnostic %+v", d)
				}
			}
			if d := cmp.Diff(want, got, cmp.AllowUnexported(mark{})); d != "" {
				t.Errorf("diagnostics (-want +got):\n%s", d)
			}
		})
	}
}

type mark struct {
	pos  int
	code string
}

// marked takes the marks out of a text and says where they were.
func marked(text string) (string, []mark) {
	var ms []mark
	for {
		before, rest, ok := strings.Cut(text, "⟦")
		if !ok {
			return text, ms
		}
		code, after, _ := strings.Cut(rest, "⟧")
		ms = append(ms, mark{len(before), code})
		text = before + after
	}
}

func TestPositionCountsCharacters(t *testing.T) {
	text := "x\n" + head + "1. Ä: ß\x01\n"
	rs, _ := Parse([]byte(text))
	if len(rs) != 2 || len(rs[1].Diags) != 1 {
		t.Fatalf("want one diagnostic in the second game of two, got %d games", len(rs))
	}
	d := rs[1].Diags[0]
	got := rs[1].Position(d.Pos)
	// Line 4; "1. Ä: ß" is seven characters, nine bytes.
	want := Position{Offset: int64(2 + len(head) + 9), Line: 4, Col: 8}
	if got != want {
		t.Errorf("position %+v, want %+v", got, want)
	}
	if line, _ := rs[1].Line(d.Pos); line != "1. Ä: ß\x01" {
		t.Errorf("line %q", line)
	}
}

func TestOneBadGameDoesNotCostTheNext(t *testing.T) {
	bad := head + "1. A: x { never closed\n2. B: z (y\n"
	rs, _ := Parse([]byte(head + "x {c}\n" + bad + head + "z {d}\n"))
	if len(rs) != 3 {
		t.Fatalf("%d games, want 3", len(rs))
	}
	if codes(rs[0]) != "" || codes(rs[1]) != "unclosed-comment unclosed-variation" || codes(rs[2]) != "" {
		t.Errorf("diagnostics %q, %q, %q", codes(rs[0]), codes(rs[1]), codes(rs[2]))
	}
}

// The bare form leaves out what people thought of the game, and nothing else.
func TestBare(t *testing.T) {
	rs, _ := Parse([]byte("# top\n" + head + "{c}\n1. A: x ! ?? %1:00 =1/2 {c}\n(1. A: y !)\n# r\n@end\n"))
	want := head + "1. A: x %1:00 =1/2\n(1. A: y)\n@end\n"
	if got := string(rs[0].Append(nil, Canon{Bare: true})); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

func TestDates(t *testing.T) {
	for _, v := range []string{"2026", "2026-11", "2026-11-14", "2024-02-29", "0001-01-01"} {
		if !validDate(v) {
			t.Errorf("%s: refused", v)
		}
	}
	for _, v := range []string{"", "26", "2026-13", "2026-00", "2026-02-29", "2026-11-31", "2026/11/14", "2026-1-1", "2026-11-1x", "0000", "2026-11-14 "} {
		if validDate(v) {
			t.Errorf("%q: taken", v)
		}
	}
}

// Records that share memory read the same as records that do not.
func TestReuse(t *testing.T) {
	text := sample(3)
	keep, _ := Parse(text)
	rd := NewReader(bytes.NewReader(text))
	rd.Reuse()
	for i := 0; rd.Next(); i++ {
		got, want := rd.Record().Append(nil, Canon{}), keep[i].Append(nil, Canon{})
		if !bytes.Equal(got, want) || !cmp.Equal(rd.Record().Players(), keep[i].Players()) {
			t.Errorf("game %d:\n%s\nwant\n%s", i, got, want)
		}
	}
}

func TestLanguagesAreComplete(t *testing.T) {
	if err := texts.Complete(); err != nil {
		t.Error(err)
	}
}
