package main

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/pflag"
)

// flagLine is a flag as help and manual show it.
type flagLine struct {
	short, long string // "-o", "--output"
	value       string // the placeholder of its value, "" where it takes none
	text        string
}

// form is the flag as it is written: "-o, --output FILE".
func (f flagLine) form() string {
	s := f.long
	if f.short != "" {
		s = f.short + ", " + s
	}
	return strings.TrimRight(s+" "+f.value, " ")
}

// flagLines lists the flags of a set that are to be shown.
func (a *app) flagLines(set *pflag.FlagSet) []flagLine {
	var lines []flagLine
	set.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		value, text := pflag.UnquoteUsage(f)
		line := flagLine{long: "--" + f.Name, value: a.placeholder(f, value), text: text}
		if f.Shorthand != "" {
			line.short = "-" + f.Shorthand
		}
		switch f.DefValue {
		case "", "0", "false":
		default:
			line.text += " (" + a.text("usage.default") + " " + f.DefValue + ")"
		}
		lines = append(lines, line)
	})
	return lines
}

// placeholder is the word for a flag's value: the one that its text quotes, or where
// that has none and pflag falls back on the type, a word in capitals like all others.
func (a *app) placeholder(f *pflag.Flag, value string) string {
	switch {
	case value != f.Value.Type(), f.Value.Type() == "en|de":
		return value
	case f.Value.Type() == "int":
		return "N"
	case f.Name == "output":
		return a.inWords("FILE")
	}
	return a.inWords(strings.ToUpper(f.Name))
}

// flagUsage prints the flags of a set below a heading.
func (a *app) flagUsage(heading string, set *pflag.FlagSet) string {
	lines := a.flagLines(set)
	if len(lines) == 0 {
		return ""
	}
	column := 0
	for _, f := range lines {
		column = max(column, ansi.StringWidth(f.indented()))
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n%s\n", a.text(heading))
	for _, f := range lines {
		b.WriteString(entry(f.indented(), f.text, column+3, a.textWidth()) + "\n")
	}
	return b.String()
}

// indented is the form with the long names below one another.
func (f flagLine) indented() string {
	if f.short == "" {
		return "      " + f.form()
	}
	return "  " + f.form()
}
