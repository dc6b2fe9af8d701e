package corpus

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// diagnosing is the packages whose diagnostics a record can have.
var diagnosing = []string{"notation", "engine/replay", "engine/carcassonne", "engine/kardinal", "engine/kingscorner", "engine/sheet"}

// noFile is the codes that no record can have, with the reason.
var noFile = map[string]string{
	"turn-done":     "a turn of Kardinal & König is read with one decision",
	"other-colour":  "a piece is read as one of the seat to move",
	"draw-early":    "a turn of Kardinal & König is read with its decision first",
	"bad-ply":       "the reader of words makes plies of the game only",
	"no-deal":       "a card named twice in the set-up is always found on a pile or in a hand first",
	"wrong-tile":    "a record does not tell a draw apart from the laying; review and simulation do",
	"ambiguous-map": "no two maps of the program begin alike",
	"other":         "not a code but the breakdown key of scores without a reason",
}

// Every code of the program has its broken file, and every file its code.
func TestEveryCodeHasAFile(t *testing.T) {
	files := brokenFiles(t)
	codes := map[string]string{} // code: where it stands
	for _, pkg := range diagnosing {
		codesOf(t, filepath.Join("..", filepath.FromSlash(pkg)), codes)
	}
	if len(codes) < 80 {
		t.Fatalf("only %d codes were found in the sources", len(codes))
	}
	for _, code := range slices.Sorted(maps.Keys(codes)) {
		_, file := files[code]
		_, made := built[code]
		reason := noFile[code]
		switch {
		case !file && !made && reason == "":
			t.Errorf("%s (%s) has no file in broken", code, codes[code])
		case (file || made) && reason != "":
			t.Errorf("%s has a file, and is in the list of those that need none", code)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if _, ok := codes[name]; !ok {
			t.Errorf("broken/%s.partie: there is no such code any more", name)
		}
	}
	for code := range noFile {
		if _, ok := codes[code]; !ok {
			t.Errorf("%s is excused and does not exist", code)
		}
	}
}

// noCode is how the catalogues mark texts that are no diagnostic: hints, reasons of
// events, words of the drawings.
var noCode = regexp.MustCompile(`^(hint|ev|dr)-|\.hint$`)

// codesOf collects the codes in the sources of a package. A code is a string that is
// given to a field Code, or one that is a key of the package's catalogue and stands
// outside of the calls that make a message of a key.
func codesOf(t *testing.T, dir string, codes map[string]string) {
	t.Helper()
	keys := keysOf(t, filepath.Join(dir, "en.txt"))
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				return !makesMessage(n)
			case *ast.KeyValueExpr:
				if k, ok := n.Key.(*ast.Ident); ok && k.Name == "Code" {
					if code, ok := stringOf(n.Value); ok {
						codes[code] = set.Position(n.Pos()).String()
					}
				}
			case *ast.BasicLit:
				if s, ok := stringOf(n); ok && keys[s] && !noCode.MatchString(s) {
					codes[s] = set.Position(n.Pos()).String()
				}
			}
			return true
		})
	}
}

// makesMessage reports a call msg("key", …) or texts.Msg("key", …).
func makesMessage(c *ast.CallExpr) bool {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		return f.Name == "msg"
	case *ast.SelectorExpr:
		return f.Sel.Name == "Msg" || f.Sel.Name == "Text"
	}
	return false
}

func stringOf(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(lit.Value)
	return s, err == nil
}

// keysOf is the keys of a catalogue file.
func keysOf(t *testing.T, name string) map[string]bool {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]bool{}
	for line := range strings.SplitSeq(string(b), "\n") {
		if key, _, ok := strings.Cut(line, " = "); ok {
			keys[strings.TrimSpace(key)] = true
		}
	}
	return keys
}
