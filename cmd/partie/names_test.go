package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// hostile holds all that a file's name may hold to drive or fool a terminal.
const hostile = "a\x1b[31m\a\u202eb\nc\xff"

// TestHostileNames: what a person gave or a file is called never reaches the terminal
// as it is.
func TestHostileNames(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Skip(err) // the system has no such names
		}
		return path
	}
	head := "[Game \"sheet\"]\n[Players \"A, B\"]\n"
	good := write(hostile+".partie", head+"A+1\n")
	bad := write(hostile+"2.partie", head+"frob\n")
	two := write(hostile+"3.partie", head+"A+1\n\n"+head+"A+2\n")
	empty := write(hostile+"4.partie", "")
	none := filepath.Join(dir, hostile+"none", "x.html")
	folder := filepath.Join(dir, hostile+"dir.md")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Skip(err)
	}
	db := filepath.Join(dir, "x.db")
	noDB := filepath.Join(dir, hostile+".db")
	for _, args := range [][]string{
		{"import", good, bad, two, empty, none}, {"import", folder}, {"import", "--dry-run", good},
		{"players", "rename", "A", hostile}, {"players", "rename", "A", "B"}, {"players", "alias", hostile, "C"}, {"players"},
		{"groups", "rename", hostile, "C"},
		{"check", good, bad, two, empty, none, folder}, {"check", "--map", bad, good}, {"check", "--map", none, good}, {"check", "--map", folder, good},
		{"maps"}, {"maps", "check", bad, none, folder}, {"maps", "show", hostile}, {"maps", "show", "standard", "-o", none}, {"maps", hostile},
		{"fmt", good, bad, two, empty, none, folder}, {"fmt", "-l", good, bad, folder}, {"fmt", "-w", none, folder, empty, bad},
		{"replay", good}, {"replay", bad}, {"replay", two}, {"replay", empty}, {"replay", good, "--game", "9"}, {"replay", hostile},
		{"report", good}, {"report", bad}, {"report", two, "--format", "html"}, {"report", good, "--game", "9"}, {"report", hostile},
		{"report", good, "-o", none}, {"report", good, "-o", folder}, {"report", good, "-o", hostile}, {"report", good, "--format", "md", "-o", good},
		{"report", good, "--format", hostile}, {"stats", "-o", none}, {"stats", "--game", hostile}, {"list", "--since", hostile},
		{"list", "--player", hostile}, {"show", hostile}, {"annotate", hostile, "1", "x"}, {"annotate", "x", hostile}, {"annotate", "x", "1", "--mark", hostile},
		{"export", hostile}, {"export", "--all", "--format", hostile}, {"db", "sql", hostile}, {"db", "backup", none}, {"db", "backup", folder},
		{"rules", hostile}, {"log", hostile}, {"log", "sheet", "--players", hostile + ",," + hostile}, {"log", "--resume", hostile}, {"help", hostile}, {hostile}, {"--" + hostile}, {"--lang", hostile},
		{"--db", noDB, "list"}, {"--db", noDB, "db", "check"}, {"--db", noDB, "players"}, {"--db", good, "list"}, {"--db", good, "db", "check"}, {"--db", folder, "list"},
		{"--db", none, "import", good}, {"demo", "--dir", good},
	} {
		for _, l := range []string{"en", "de"} {
			a, out, msgs := testApp("")
			a.db = db
			all := append([]string{"--db", db, "--lang", l}, args...)
			if args[0] == "--db" || args[0] == "--lang" {
				all = args
			}
			run(all, a)
			for _, s := range []string{out.String(), msgs.String()} {
				if strings.ContainsAny(s, "\x1b\a\u202e") || !utf8.ValidString(s) || strings.Contains(s, "b\nc") {
					t.Errorf("%q: %q", args, s)
				}
			}
		}
	}
}
