package notation

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"
)

// sample is a file of many games such as people write at the table.
func sample(games int) []byte {
	var b bytes.Buffer
	for g := range games {
		fmt.Fprintf(&b, "[Game \"kings-corner\"]\n[Players \"Anna, Ben, Cleo\"]\n[Date \"2026-11-%02d\"]\n[Place \"am Küchentisch\"]\n@cross N=9s E=7c S=4h W=Qd NE=Kd\n", g%28+1)
		for i := range 60 {
			fmt.Fprintf(&b, "%d. %c: +8h 8hN E>N TdE", i+1, 'A'+i%3)
			if i%10 == 0 {
				b.WriteString(" ! %1:05 =0/0/0 {well seen}")
			}
			b.WriteByte('\n')
		}
		b.WriteString("@left B Kd 3c ?\n\n")
	}
	return b.Bytes()
}

// BenchmarkParse reads a file of 1,000 games of 60 turns from memory.
func BenchmarkParse(b *testing.B) {
	text := sample(1000)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	turns := 0
	for b.Loop() {
		rd := NewReader(bytes.NewReader(text))
		rd.Reuse()
		for rd.Next() {
			turns += 60
		}
	}
	b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
}

// BenchmarkParseKeep does the same and could keep every record.
func BenchmarkParseKeep(b *testing.B) {
	text := sample(1000)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		rd := NewReader(bytes.NewReader(text))
		for rd.Next() {
		}
	}
}

// BenchmarkAppend prints the canonical form of one game.
func BenchmarkAppend(b *testing.B) {
	rs, _ := Parse(sample(1))
	var out []byte
	b.ReportAllocs()
	for b.Loop() {
		out = rs[0].Append(out[:0], Canon{})
	}
	b.SetBytes(int64(len(out)))
}

func TestParsingAllocatesPerGameNotPerTurn(t *testing.T) {
	text := sample(1)
	n := testing.AllocsPerRun(20, func() { Parse(text) })
	if n > 60 {
		t.Errorf("%v allocations for a game of 60 turns", n)
	}
}

// endless yields one pattern for as long as is asked.
type endless struct {
	pattern []byte
	at      int
}

func (e *endless) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = e.pattern[e.at%len(e.pattern)]
		e.at++
	}
	return len(b), nil
}

// A file far larger than MaxGame is read in buffers that do not grow with it,
// whether its games are small or it is one endless game.
func TestMemoryStaysBounded(t *testing.T) {
	const size = 24 << 20
	for name, pattern := range map[string][]byte{
		"games":        sample(1),
		"one line":     []byte("x"),
		"turns":        []byte("-\n"),
		"parentheses":  []byte("("),
		"open comment": []byte("x {"),
		"tags":         []byte("[A \"b\"]\n"),
		"errors":       []byte("%\x00 "),
		"directives":   []byte("@a b\n"),
	} {
		t.Run(name, func(t *testing.T) {
			rd := NewReader(io.LimitReader(&endless{pattern: pattern}, size))
			games := 0
			for rd.Next() {
				games++
			}
			if err := rd.Err(); err != nil {
				t.Fatal(err)
			}
			if cap(rd.buf) > 4*MaxGame || cap(rd.p.items) > 4*maxItems || cap(rd.p.tags) > 4*maxItems {
				t.Errorf("buffer of %d bytes, %d items, %d tags", cap(rd.buf), cap(rd.p.items), cap(rd.p.tags))
			}
			if want := size / len(pattern); name == "games" && games < want {
				t.Errorf("%d games, want %d", games, want)
			}
			if name != "games" && (games != 0 || len(rd.Diagnostics()) == 0 || rd.Diagnostics()[0].Code != "game-too-large") {
				t.Errorf("%d games, diagnostics %v", games, rd.Diagnostics())
			}
		})
	}
}

func TestDeepVariations(t *testing.T) {
	for _, depth := range []int{10000, 10001, 50000} {
		text := head + strings.Repeat("x (", depth) + "y" + strings.Repeat(")", depth) + "\nz\n"
		rs, _ := Parse([]byte(text))
		want := ""
		if depth > MaxDepth {
			want = "variation-too-deep"
		}
		if got := codes(rs[0]); len(rs) != 1 || got != want {
			t.Errorf("depth %d: %d games, diagnostics %q, want %q", depth, len(rs), got, want)
		}
		once := rs[0].Append(nil, Canon{})
		if depth <= MaxDepth && canonical(t, string(once)) != string(once) {
			t.Errorf("depth %d: printing is not stable", depth)
		}
	}
}

// FuzzParse holds that any text gives diagnostics that lie in it, and that what
// parses without errors prints to a form that prints to itself.
func FuzzParse(f *testing.F) {
	f.Add([]byte(head + "1. A: x y ! %1:05 =4/- ~ {c}\n(1. A: z | 2. B: w)\n@left B 3c ?\n=1/2\n@end\n"))
	f.Add(sample(2))
	f.Add([]byte("\ufeff# r\n[Game \"\\\"\\\\\"]\r\n{\r\n[Game \"x\"]\r\n(}{)|~\x00\xff"))
	f.Add([]byte("x {a\n{b\n[game \"y\"]\nz {c}"))
	f.Fuzz(func(t *testing.T, text []byte) {
		rs, _ := Parse(text)
		for _, r := range rs {
			for _, d := range r.Diags {
				if d.Pos < 0 || d.End < d.Pos || int(d.End) > len(r.Src) {
					t.Fatalf("diagnostic %s at %v in a text of %d bytes", d.Code, d.Span, len(r.Src))
				}
				r.Position(d.Pos)
			}
			if HasErrors(r.Diags) {
				continue
			}
			once := r.Append(nil, Canon{})
			again, _ := Parse(once)
			if len(again) != 1 {
				t.Fatalf("canonical form of one game reads as %d:\n%q", len(again), once)
			}
			if HasErrors(again[0].Diags) {
				t.Fatalf("canonical form has errors %s:\n%q", codes(again[0]), once)
			}
			if twice := again[0].Append(nil, Canon{}); !bytes.Equal(once, twice) {
				t.Fatalf("not stable:\n%q\n%q", once, twice)
			}
		}
	})
}
