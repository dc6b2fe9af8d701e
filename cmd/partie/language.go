package main

import (
	"errors"
	"strings"

	"partie/lang"
)

// language is the language that the command line or the surroundings ask for. It
// is needed before the command line is read, since the help is in it.
func language(args []string, env func(string) string) lang.Lang {
	for i, arg := range args {
		if arg == "--" {
			break
		}
		v, ok := strings.CutPrefix(arg, "--lang=")
		if !ok && arg == "--lang" && i+1 < len(args) {
			v, ok = args[i+1], true
		}
		if l, known := lang.Parse(v); ok && known {
			return l
		}
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := env(name); v != "" {
			l, _ := lang.Parse(v)
			return l
		}
	}
	return lang.En
}

// langFlag is the flag --lang.
type langFlag struct{ l *lang.Lang }

func (f langFlag) String() string {
	if f.l == nil {
		return ""
	}
	return f.l.String()
}

func (f langFlag) Type() string { return "en|de" }

func (f langFlag) Set(s string) error {
	l, ok := lang.Parse(s)
	if !ok {
		return errors.New(texts.Text(*f.l, "flag.lang.bad"))
	}
	*f.l = l
	return nil
}
