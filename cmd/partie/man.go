//go:build man

// With the build tag "man" the program writes its own manual instead:
//
//	go run -tags man ./cmd/partie DIR
//
// makes DIR/man1/partie*.1 and DIR/de/man1/partie*.1. A tag rather than a command,
// because what makes the pages has no place in the program that people install.
package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"partie/lang"
)

// manDate is the date on the pages: fixed, so that the same program makes the same
// pages.
const manDate = "2026-11-01"

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run -tags man ./cmd/partie DIR")
		os.Exit(exitUsage)
	}
	if err := manual(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(exitFailed)
	}
}

// manual writes the pages of all commands in every language.
func manual(dir string) error {
	for l, sub := range map[lang.Lang]string{lang.En: "man1", lang.De: filepath.Join("de", "man1")} {
		a := &app{in: strings.NewReader(""), out: io.Discard, err: io.Discard, env: os.Getenv, now: time.Now, width: helpWidth, lang: l}
		pages := filepath.Join(dir, sub)
		if err := os.MkdirAll(pages, 0o755); err != nil {
			return err
		}
		if err := a.manPages(newRoot(a), pages); err != nil {
			return err
		}
	}
	return nil
}

// manPages writes the page of a command and those of its subcommands.
func (a *app) manPages(c *cobra.Command, dir string) error {
	if err := os.WriteFile(filepath.Join(dir, pageName(c)+".1"), []byte(a.manPage(c)), 0o644); err != nil {
		return err
	}
	for _, sub := range pageCommands(c) {
		if err := a.manPages(sub, dir); err != nil {
			return err
		}
	}
	return nil
}

// pageName is the name of a command's page.
func pageName(c *cobra.Command) string { return strings.ReplaceAll(c.CommandPath(), " ", "-") }

// pageCommands are the subcommands that have pages.
func pageCommands(c *cobra.Command) (subs []*cobra.Command) {
	for _, sub := range c.Commands() {
		if sub.IsAvailableCommand() && sub.Name() != "help" {
			subs = append(subs, sub)
		}
	}
	return subs
}

// manHeadings are the headings as manuals of each language have them.
var manHeadings = map[lang.Lang][]string{
	lang.En: {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "OPTIONS OF EVERY COMMAND", "SEE ALSO"},
	lang.De: {"BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "BEFEHLE", "OPTIONEN", "OPTIONEN ALLER BEFEHLE", "SIEHE AUCH"},
}

// manPage is the page of a command in roff. The sections stand in the order of
// manHeadings; empty ones are left out.
func (a *app) manPage(c *cobra.Command) string {
	subs := pageCommands(c)
	form := a.form(c)
	if len(subs) > 0 {
		form = c.CommandPath() + " " + a.text("usage.command")
	}
	var commands, also strings.Builder
	for _, sub := range subs {
		fmt.Fprintf(&commands, ".TP\n.B %s\n%s\n", roff(sub.Name()), roff(sub.Short))
	}
	var pages []string
	if c.HasParent() {
		pages = append(pages, pageName(c.Parent()))
	}
	for _, sub := range subs {
		pages = append(pages, pageName(sub))
	}
	for i, p := range pages {
		sep := ","
		if i == len(pages)-1 {
			sep = ""
		}
		fmt.Fprintf(&also, ".BR %s (1)%s\n", roff(p), sep)
	}
	var b strings.Builder
	fmt.Fprintf(&b, ".TH %s 1 %s partie Partie\n", roff(strings.ToUpper(pageName(c))), manDate)
	for i, text := range []string{
		roff(pageName(c)) + ` \- ` + roff(c.Short) + "\n",
		`\fB` + roff(form) + `\fR` + "\n",
		roffText(c.Long),
		commands.String(),
		a.manFlags(c.LocalFlags()),
		a.manFlags(c.InheritedFlags()),
		also.String(),
	} {
		if text != "" {
			fmt.Fprintf(&b, ".SH %s\n%s", manHeadings[a.lang][i], text)
		}
	}
	return b.String()
}

// manFlags is a list of flags.
func (a *app) manFlags(set *pflag.FlagSet) string {
	var b strings.Builder
	for _, f := range a.flagLines(set) {
		names := `\fB` + roff(f.long) + `\fR`
		if f.short != "" {
			names = `\fB` + roff(f.short) + `\fR, ` + names
		}
		if f.value != "" {
			names += ` \fI` + roff(f.value) + `\fR`
		}
		fmt.Fprintf(&b, ".TP\n%s\n%s\n", names, roff(f.text))
	}
	return b.String()
}

// roffText is a text with paragraphs; indented lines keep their form.
func roffText(text string) string {
	var b strings.Builder
	kept := false
	for line := range strings.SplitSeq(text, "\n") {
		indented := strings.HasPrefix(line, " ")
		switch {
		case indented && !kept:
			b.WriteString(".nf\n")
		case !indented && kept:
			b.WriteString(".fi\n")
		}
		if kept = indented; line == "" {
			line = ".PP"
		} else {
			line = roff(line)
		}
		b.WriteString(line + "\n")
	}
	if kept {
		b.WriteString(".fi\n")
	}
	return b.String()
}

// roff is text as roff takes it: nothing in it is a request, and a hyphen can be
// copied into a shell.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "^", `\(ha`, "~", `\(ti`, "`", `\(ga`).Replace(s)
	if strings.HasPrefix(s, ".") {
		s = `\&` + s
	}
	return s
}
