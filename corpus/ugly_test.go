package corpus

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
	"partie/testdata"
)

var update = flag.Bool("update", false, "write the goldens of the folder ugly anew; read them before they are committed")

// reading is what the program makes of a file, for a golden: the canonical form of
// every game, and what is wrong with it.
func reading(text []byte) string {
	var b strings.Builder
	rs, ds := notation.Parse(text)
	for _, rec := range rs {
		r := replay.Run(rec)
		canonical := string(r.Canonical(false))
		fmt.Fprintf(&b, "--- game, %d turns replayed\n%s", len(r.Steps), showControls(canonical))
		for _, d := range r.Diags {
			say(&b, d, rec.Position(d.Pos))
		}
	}
	for _, d := range ds {
		say(&b, d.Diagnostic, d.Position)
	}
	return b.String()
}

func say(b *strings.Builder, d notation.Diagnostic, p notation.Position) {
	fmt.Fprintf(b, "--- %d:%d %s %s: %s", p.Line, p.Col, d.Severity, d.Code, showControls(d.Msg.In(lang.En)))
	if !d.Hint.IsZero() {
		fmt.Fprintf(b, " (%s)", showControls(d.Hint.In(lang.En)))
	}
	b.WriteString("\n")
}

// showControls makes control characters, and those that turn the direction of
// writing or have no width, visible, so that a golden can be read.
func showControls(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case r < ' ' && r != '\n', r == 0x7f, r == 0xa0, r >= 0x200b && r <= 0x202e, r == 0xfeff, r == 0xfffd:
			fmt.Fprintf(&b, "<%04X>", r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Files as life brings them: each has a golden of what is read from it, and its
// canonical form is canonical.
func TestUgly(t *testing.T) {
	files, err := fs.Glob(testdata.Ugly, "ugly/*.partie")
	if err != nil || len(files) == 0 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(path.Base(name), ".partie"), func(t *testing.T) {
			text, err := fs.ReadFile(testdata.Ugly, name)
			if err != nil {
				t.Fatal(err)
			}
			golden := filepath.Join("..", "testdata", filepath.FromSlash(strings.TrimSuffix(name, ".partie")+".golden"))
			got := reading(text)
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(want), got); d != "" {
				t.Errorf("reading (-want +got):\n%s", d)
			}
			stays(t, text)
		})
	}
}

// stays holds the canonical form of a good game to being canonical: read again, it
// prints the same and has no fault that the original had not.
func stays(t *testing.T, text []byte) {
	t.Helper()
	rs, _ := notation.Parse(text)
	for _, rec := range rs {
		r := replay.Run(rec)
		if !r.OK() {
			continue
		}
		once := r.Canonical(false)
		again, ds := notation.Parse(once)
		if len(again) != 1 || len(ds) > 0 {
			t.Fatalf("the canonical form has %d games and %d faults of its own:\n%s", len(again), len(ds), once)
		}
		r2 := replay.Run(again[0])
		if d := cmp.Diff(string(once), string(r2.Canonical(false))); d != "" {
			t.Errorf("canonical form of the canonical form (-once +twice):\n%s", d)
		}
		if len(r2.Diags) != len(r.Diags) || len(r2.Steps) != len(r.Steps) {
			t.Errorf("the canonical form has %d diagnostics and %d turns, the original %d and %d", len(r2.Diags), len(r2.Steps), len(r.Diags), len(r.Steps))
		}
	}
}

// Variations as deep as they may be are replayed, printed and read back.
func TestDeepVariations(t *testing.T) {
	text := "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n1. A+1" +
		strings.Repeat("\n(1. A+1", notation.MaxDepth) + strings.Repeat(")", notation.MaxDepth) + "\n"
	rs, _ := notation.Parse([]byte(text))
	r := replay.Run(rs[0])
	if len(r.Diags) > 0 {
		t.Fatal(r.Diags[0].Msg.In(lang.En))
	}
	if got := string(r.Canonical(false)); got != text {
		t.Errorf("the canonical form has %d bytes, the text, which is canonical, %d", len(got), len(text))
	}
}
