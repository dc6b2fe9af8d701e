//go:build !man

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain lets a script run the program under test by its name, as a process of
// its own.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"partie": main})
}

// TestScripts runs the command line as people do: testdata/script/*.txtar, named
// after the command that they are about.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:   filepath.Join("testdata", "script"),
		Setup: setupScript,
		Cmds:  map[string]func(*testscript.TestScript, bool, []string){"editmap": editMap},
	})
}

// editMap is the command "editmap FILE OLD NEW" of scripts: it writes the standard map
// of Kardinal & König to FILE, with the first OLD in it replaced.
func editMap(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 3 {
		ts.Fatalf("usage: editmap FILE OLD NEW")
	}
	text, err := os.ReadFile(standardMap)
	ts.Check(err)
	if !strings.Contains(string(text), args[1]) {
		ts.Fatalf("there is no %q in the map", args[1])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Replace(string(text), args[1], args[2], 1)), 0o644))
}

// standardMap is the file of the standard map; scripts run in folders of their own.
var standardMap = func() string {
	name, err := filepath.Abs(filepath.Join("..", "..", "engine", "kardinal", "map.json"))
	if err != nil {
		panic(err)
	}
	return name
}()

// setupScript gives a script a home of its own, so that no test sees the user's
// database or language.
func setupScript(env *testscript.Env) error {
	vars := env.Vars[:0]
	for _, v := range env.Vars {
		name, _, _ := strings.Cut(v, "=")
		switch name {
		case "HOME", "XDG_DATA_HOME", "LANG", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "PARTIE_DB", "NO_COLOR":
		default:
			vars = append(vars, v)
		}
	}
	home := filepath.Join(env.WorkDir, "home")
	env.Vars = append(vars, "HOME="+home, "XDG_DATA_HOME="+filepath.Join(home, "data"), "LANG=en_US.UTF-8")
	return os.MkdirAll(home, 0o755)
}
