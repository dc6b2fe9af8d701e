//go:build man

// With the build tag "man" the program writes its own manual instead:
//
//	go run -tags man ./cmd/partie DIR
//
// makes DIR/man1/partie*.1 and DIR/de/man1/partie*.1. A tag rather than a command,
// because what makes the pages has no place in the program that people install.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"partie/lang"
)

// manDate is the date on the pages: fixed, so that the same program makes the same
// pages.
var manDate = time.Date(2026, time.November, 1, 0, 0, 0, 0, time.UTC)

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
		a := &app{in: strings.NewReader(""), out: io.Discard, err: io.Discard, env: os.Getenv, now: time.Now, lang: l}
		pages := filepath.Join(dir, sub)
		if err := os.MkdirAll(pages, 0o755); err != nil {
			return err
		}
		if err := manPages(newRoot(a), l, pages); err != nil {
			return err
		}
	}
	return nil
}

// manPages writes the page of a command and those of its subcommands.
func manPages(c *cobra.Command, l lang.Lang, dir string) error {
	c.DisableAutoGenTag = true
	var page bytes.Buffer
	header := doc.GenManHeader{Section: "1", Date: &manDate, Source: "partie", Manual: "Partie"}
	if err := doc.GenMan(c, &header, &page); err != nil {
		return err
	}
	text := page.String()
	if l == lang.De {
		text = germanHeadings.Replace(text)
	}
	name := strings.ReplaceAll(c.CommandPath(), " ", "-") + ".1"
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		return err
	}
	for _, sub := range c.Commands() {
		if !sub.IsAvailableCommand() || sub.Name() == "help" {
			continue
		}
		if err := manPages(sub, l, dir); err != nil {
			return err
		}
	}
	return nil
}

// germanHeadings are the headings as German manuals have them; cobra writes English
// ones only.
var germanHeadings = strings.NewReplacer(
	".SH NAME\n", ".SH BEZEICHNUNG\n",
	".SH SYNOPSIS\n", ".SH ÜBERSICHT\n",
	".SH DESCRIPTION\n", ".SH BESCHREIBUNG\n",
	".SH OPTIONS\n", ".SH OPTIONEN\n",
	".SH OPTIONS INHERITED FROM PARENT COMMANDS\n", ".SH OPTIONEN ALLER BEFEHLE\n",
	"[flags]", "[Optionen]",
	".SH SEE ALSO\n", ".SH SIEHE AUCH\n",
)
