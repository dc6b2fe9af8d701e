//go:build !man

package main

import (
	"crypto/sha256"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
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
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"editmap": editMap, "twins": twins, "hash": hashFile, "tamper": tamper,
		},
	})
}

// editMap is the command "editmap FILE OLD NEW [FROM]" of scripts: it writes the standard
// map of Kardinal & König, or the map FROM, to FILE with the first OLD in it replaced.
func editMap(ts *testscript.TestScript, _ bool, args []string) {
	from := standardMap
	switch len(args) {
	case 3:
	case 4:
		from = args[3]
	default:
		ts.Fatalf("usage: editmap FILE OLD NEW [FROM]")
	}
	text := ts.ReadFile(from)
	if !strings.Contains(text, args[1]) {
		ts.Fatalf("there is no %q in the map", args[1])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Replace(text, args[1], args[2], 1)), 0o644))
}

// twins is the command "twins FILE FILE" of scripts: it writes two maps whose hashes begin
// alike, and sets TWIN to as many digits as a Map tag needs.
func twins(ts *testscript.TestScript, _ bool, args []string) {
	text := ts.ReadFile(standardMap)
	seen := map[string]string{}
	for n := 0; ; n++ {
		own := text + strings.NewReplacer("0", " ", "1", "\n").Replace(strconv.FormatInt(int64(n), 2))
		hash := fmt.Sprintf("%x", sha256.Sum256([]byte(own)))[:6]
		if other, ok := seen[hash]; ok {
			ts.Setenv("TWIN", hash)
			ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(other), 0o644))
			ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(own), 0o644))
			return
		}
		seen[hash] = own
	}
}

// hashFile is the command "hash NAME FILE" of scripts: it sets NAME to the beginning of
// the hash of FILE, which a Map tag has.
func hashFile(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 2 {
		ts.Fatalf("usage: hash NAME FILE")
	}
	ts.Setenv(args[0], fmt.Sprintf("%x", sha256.Sum256([]byte(ts.ReadFile(args[1]))))[:12])
}

// tamper is the command "tamper DB SQL" of scripts: it changes a database behind the back
// of the program.
func tamper(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 2 {
		ts.Fatalf("usage: tamper DB SQL")
	}
	db, err := sql.Open("sqlite3", ts.MkAbs(args[0]))
	ts.Check(err)
	_, err = db.Exec(args[1])
	ts.Check(errors.Join(err, db.Close()))
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
