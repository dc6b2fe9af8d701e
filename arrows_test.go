package partie

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// bans lists what a package must not import, directly or through others of this
// module, and why. A package's own tests are free.
var bans = []struct{ pkg, ban, reason string }{
	{"partie/lang", "partie", "lang is a leaf"},
	{"partie/clean", "partie", "clean is a leaf"},
	{"partie/notation", "partie/engine", "the syntax knows no game; a word means what its game says"},
	{"partie/notation", "partie/store", "data runs from text to store, never back"},
	{"partie/engine", "partie/notation", "the interfaces know no syntax tree; engine/replay is the glue"},
	{"partie/engine/kingscorner", "partie/notation", "a game reads words, not the tree"},
	{"partie/engine/carcassonne", "partie/notation", "a game reads words, not the tree"},
	{"partie/engine/carcassonne", "partie/engine/kardinal", "games know nothing of each other"},
	{"partie/engine/carcassonne", "partie/engine/kingscorner", "games know nothing of each other"},
	{"partie/engine/carcassonne", "partie/engine/sheet", "games know nothing of each other"},
	{"partie/engine/kardinal", "partie/notation", "a game reads words, not the tree"},
	{"partie/engine/kardinal", "partie/engine/carcassonne", "games know nothing of each other"},
	{"partie/engine/kardinal", "partie/engine/kingscorner", "games know nothing of each other"},
	{"partie/engine/kardinal", "partie/engine/sheet", "games know nothing of each other"},
	{"partie/engine/kingscorner", "partie/engine/sheet", "games know nothing of each other"},
	{"partie/engine/kingscorner", "partie/engine/carcassonne", "games know nothing of each other"},
	{"partie/engine/kingscorner", "partie/engine/kardinal", "games know nothing of each other"},
	{"partie/engine/sheet", "partie/notation", "a game reads words, not the tree"},
	{"partie/engine/sheet", "partie/engine/carcassonne", "games know nothing of each other"},
	{"partie/engine/sheet", "partie/engine/kardinal", "games know nothing of each other"},
	{"partie/engine/sheet", "partie/engine/kingscorner", "games know nothing of each other"},
	{"partie/engine/replay", "partie/store", "replay works on text alone"},
	{"partie/engine/replay", "partie/report", "replay yields steps, others show them"},
	{"partie/engine/replay", "database/sql", "no SQL in the engines"},
	{"partie/foreign", "partie/store", "a foreign file becomes text of the notation and nothing else"},
	{"partie/foreign", "partie/report", "readers show nothing"},
	{"partie/foreign", "github.com/spf13/cobra", "readers know no command line"},
	{"partie/store", "partie/report", "the store shows nothing"},
	{"partie/store", "github.com/spf13/cobra", "the store knows no command line"},
	{"partie/store", "partie/engine/carcassonne#direct", "the store knows no game's rules"},
	{"partie/store", "partie/engine/kardinal#direct", "the store knows no game's rules"},
	{"partie/store", "partie/engine/kingscorner#direct", "the store knows no game's rules"},
	{"partie/review", "partie/store", "reviews work on records; others keep them"},
	{"partie/review", "partie/report", "reviews find, others show"},
	{"partie/review", "partie/engine/carcassonne#direct", "reviews work over the interfaces"},
	{"partie/review", "partie/engine/kardinal#direct", "reviews work over the interfaces"},
	{"partie/review", "partie/engine/kingscorner#direct", "reviews work over the interfaces"},
	{"partie/report", "partie/store", "reports read steps, not SQL rows"},
	{"partie/report", "database/sql#direct", "reports read steps, not SQL rows"},
	{"partie/report", "github.com/spf13/cobra", "reports know no command line"},
}

// TestArrows holds that data runs one way through the packages.
func TestArrows(t *testing.T) {
	direct := map[string][]string{}
	deps := map[string][]string{}
	for pkg, imports := range goList(t, "{{.ImportPath}} {{join .Imports \" \"}}") {
		direct[pkg] = imports
	}
	for pkg, all := range goList(t, "{{.ImportPath}} {{join .Deps \" \"}}") {
		deps[pkg] = all
	}
	for _, b := range bans {
		all := deps[b.pkg]
		if _, ok := direct[b.pkg]; !ok {
			t.Errorf("there is no package %s", b.pkg)
		}
		ban, onlyDirect := strings.CutSuffix(b.ban, "#direct")
		if onlyDirect {
			all = direct[b.pkg]
		}
		for _, d := range all {
			if d == ban || strings.HasPrefix(d, strings.TrimSuffix(ban, "/")+"/") {
				t.Errorf("%s depends on %s: %s", b.pkg, d, b.reason)
			}
		}
	}
}

func goList(t *testing.T, format string) map[string][]string {
	t.Helper()
	cmd := exec.Command("go", "list", "-f", format, "./...")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	m := map[string][]string{}
	for line := range strings.Lines(string(out)) {
		f := strings.Fields(line)
		m[f[0]] = f[1:]
	}
	return m
}

// maxLines is how long a file of the project may be; a longer one holds more than
// one idea.
const maxLines = 700

func TestFilesAreShort(t *testing.T) {
	err := filepath.WalkDir(".", func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		f, err := os.Open(path)
		if err != nil {
			return err
		}
		defer f.Close()
		n := 0
		for s := bufio.NewScanner(f); s.Scan(); {
			n++
		}
		if n > maxLines {
			t.Errorf("%s has %d lines", path, n)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}
