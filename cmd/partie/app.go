package main

import (
	"embed"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"

	"github.com/adrg/xdg"
	"golang.org/x/term"

	"partie/clean"
	"partie/engine/kardinal"
	"partie/lang"
)

//go:embed texts/*.txt
var textFiles embed.FS

// texts is the catalogue of the command line. Each command has its own files,
// texts/NAME.en.txt and texts/NAME.de.txt; keys start with the command's name.
var texts = lang.NewCatalog(textFiles)

// app is one run of the program: its streams, its surroundings and the flags that
// every command has. Tests make their own.
type app struct {
	in       io.Reader
	out, err io.Writer
	inTTY    bool // a person types
	outTTY   bool // a person reads the results
	errTTY   bool // a person reads the messages
	width    int  // columns of the terminal
	height   int  // its lines; 0: unknown, or there is none
	env      func(string) string
	now      func() time.Time

	name string // how to call the program in a shell; "" is "partie"

	db      string        // --db
	mapFile string        // --map, where a command has it
	onto    *kardinal.Map // the map in it
	lang    lang.Lang
	noColor bool
	quiet   bool
}

// system is the app on the real streams.
func system() *app {
	a := &app{
		in: os.Stdin, out: stdout(), err: os.Stderr,
		inTTY:  term.IsTerminal(int(os.Stdin.Fd())),
		outTTY: term.IsTerminal(int(os.Stdout.Fd())),
		errTTY: term.IsTerminal(int(os.Stderr.Fd())),
		width:  80,
		env:    os.Getenv,
		now:    time.Now,
		name:   calledAs(os.Args[0]),
	}
	if a.outTTY {
		if w, h, err := term.GetSize(int(os.Stdout.Fd())); err == nil && w > 0 {
			a.width, a.height = w, h
		}
	} else if w, err := strconv.Atoi(a.env("COLUMNS")); err == nil && w > 0 {
		a.width = w
	}
	return a
}

// calledAs is the name to call the program by in hints: as it was called now, or
// plainly where the shell finds it so.
func calledAs(arg0 string) string {
	found, err := exec.LookPath("partie")
	if err != nil {
		return arg0
	}
	self, err := os.Executable()
	if err != nil {
		return arg0
	}
	a, errA := os.Stat(found)
	b, errB := os.Stat(self)
	if errA == nil && errB == nil && os.SameFile(a, b) {
		return "partie"
	}
	return arg0
}

// program is the program's name as a word of a command line.
func (a *app) program() string {
	if a.name == "" {
		return "partie"
	}
	return shellWord(a.name)
}

// text is a text of the catalogue in the user's language. Its arguments may come from
// strangers, as the name of a file does, so they are made harmless.
func (a *app) text(key string, args ...any) string {
	safe := make([]any, len(args))
	for i, arg := range args {
		switch arg := arg.(type) {
		case string:
			safe[i] = clean.Line(arg)
		case error:
			safe[i] = clean.Line(arg.Error())
		default:
			safe[i] = arg
		}
	}
	return texts.Text(a.lang, key, safe...)
}

// colour reports whether results may be coloured.
func (a *app) colour() bool {
	return a.outTTY && !a.noColor && a.env("NO_COLOR") == "" && a.env("TERM") != "dumb"
}

// unicode reports whether more than ASCII may be printed.
func (a *app) unicode() bool {
	for _, v := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if s := a.env(v); s != "" {
			return s != "C" && s != "POSIX"
		}
	}
	return true
}

// dbPath is the database file: --db, else $PARTIE_DB, else partie.db in the
// user's data directory.
func (a *app) dbPath() (string, error) {
	switch {
	case a.db != "":
		return a.db, nil
	case a.env("PARTIE_DB") != "":
		return a.env("PARTIE_DB"), nil
	}
	dir, ok := a.dataFolder()
	if !ok {
		return "", &exit{exitFailed, errors.New(a.text("error.no-home"))}
	}
	return filepath.Join(dir, "partie.db"), nil
}

// dataFolder is the program's folder in the user's data directory, false where the
// user has no home.
func (a *app) dataFolder() (string, bool) {
	if xdg.Home == string(filepath.Separator) && xdg.DataHome == filepath.Join(xdg.Home, ".local", "share") && a.env("HOME") == "" {
		return "", false
	}
	return filepath.Join(xdg.DataHome, "partie"), true
}

// fileFlag is a flag that names a file, which "" does not.
type fileFlag struct{ name *string }

func (f fileFlag) String() string {
	if f.name == nil { // as pflag makes it to learn the zero value
		return ""
	}
	return *f.name
}

func (f fileFlag) Type() string { return "string" }

func (f fileFlag) Set(s string) error {
	if s == "" {
		return errors.New("empty")
	}
	*f.name = s
	return nil
}
