package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"partie/clean"
	"partie/lang"
)

// usage prints how a command is called, in the user's language; cobra's own words
// are English only.
func (a *app) usage(c *cobra.Command) error {
	w := c.OutOrStderr()
	fmt.Fprintf(w, "%s\n", a.text("usage.usage"))
	if c.Runnable() && !c.HasAvailableSubCommands() {
		fmt.Fprintln(w, wrap("  "+a.form(c), a.textWidth(), 4))
	}
	if c.HasAvailableSubCommands() {
		fmt.Fprintf(w, "  %s %s\n\n%s\n", c.CommandPath(), a.text("usage.command"), a.text("usage.commands"))
		for _, sub := range c.Commands() {
			if sub.IsAvailableCommand() || sub.Name() == "help" {
				fmt.Fprintln(w, entry("  "+sub.Name(), sub.Short, sub.NamePadding()+3, a.textWidth()))
			}
		}
	}
	io.WriteString(w, a.flagUsage("usage.flags", c.LocalFlags()))
	io.WriteString(w, a.flagUsage("usage.global-flags", c.InheritedFlags()))
	if c.HasAvailableSubCommands() {
		fmt.Fprintf(w, "\n%s\n", wrap(a.text("usage.more", c.CommandPath()), a.textWidth(), 0))
	}
	return nil
}

// form is the form of a command's line, with the words for its arguments in the
// user's language.
func (a *app) form(c *cobra.Command) string { return a.inWords(c.UseLine()) }

// inWords is the form of a command with its words in capitals put into the user's
// language; the code has the English ones.
func (a *app) inWords(form string) string {
	if a.lang == lang.En {
		return form
	}
	return strings.NewReplacer(strings.Fields(a.text("usage.words"))...).Replace(form)
}

// args wraps the check of a command's arguments so that its error is in the user's
// language. A check with an error of this program's own keeps it.
func (a *app) args(check cobra.PositionalArgs) cobra.PositionalArgs {
	if check == nil {
		check = cobra.ArbitraryArgs
	}
	return func(c *cobra.Command, args []string) error {
		err := check(c, args)
		var own *exit
		switch {
		case err == nil || errors.As(err, &own):
			return err
		case c.HasSubCommands():
			return a.unknownCommand(c, args[0])
		}
		return usagef("%s", a.text("usage.arguments", a.form(c)))
	}
}

// unknownCommand says that c has no such subcommand, and which was probably meant.
func (a *app) unknownCommand(c *cobra.Command, name string) error {
	msg := a.text("usage.unknown-command", clean.Line(name))
	if near := nearCommands(c, name); len(near) > 0 {
		msg += "; " + a.text("usage.did-you-mean", strings.Join(near, ", "))
	}
	return usagef("%s", msg)
}

// nearCommands are the subcommands that name may be a slip of: two letters off at
// most, and most of the letters right.
func nearCommands(c *cobra.Command, name string) (near []string) {
	for _, sub := range c.Commands() {
		d := levenshtein.ComputeDistance(strings.ToLower(name), sub.Name())
		if sub.IsAvailableCommand() && d <= 2 && 3*d <= utf8.RuneCountInString(name) {
			near = append(near, sub.Name())
		}
	}
	return near
}

// flagError puts what pflag says of a flag into the user's language.
func (a *app) flagError(c *cobra.Command, err error) error {
	var (
		unknown *pflag.NotExistError
		missing *pflag.ValueRequiredError
		invalid *pflag.InvalidValueError
		syntax  *pflag.InvalidSyntaxError
	)
	switch {
	case errors.As(err, &unknown):
		name := "--" + unknown.GetSpecifiedName()
		if unknown.GetSpecifiedShortnames() != "" {
			name = "-" + unknown.GetSpecifiedName()
		}
		return usagef("%s", a.text("usage.unknown-flag", clean.Line(name)))
	case errors.As(err, &missing):
		return usagef("%s", a.text("usage.flag-value", missing.GetFlag().Name))
	case errors.As(err, &invalid):
		why := ""
		if u := errors.Unwrap(invalid); u != nil && slices.Contains([]string{"lang", "players"}, invalid.GetFlag().Name) {
			why = ": " + u.Error()
		}
		return usagef("%s%s", a.text("usage.flag-invalid", invalid.GetFlag().Name, clean.Line(invalid.GetValue())), why)
	case errors.As(err, &syntax):
		return usagef("%s", a.text("usage.flag-syntax", clean.Line(syntax.GetSpecifiedFlag())))
	case errors.Is(err, pflag.ErrHelp):
		return err
	}
	return usagef("%w", err)
}

// newHelp is "partie help COMMAND".
func newHelp(a *app, root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use: "help [COMMAND]",
		ValidArgsFunction: func(_ *cobra.Command, args []string, start string) ([]string, cobra.ShellCompDirective) {
			var names []string
			if len(args) == 0 {
				for _, c := range root.Commands() {
					if c.IsAvailableCommand() && strings.HasPrefix(c.Name(), start) {
						names = append(names, c.Name()+"\t"+c.Short)
					}
				}
			}
			return names, cobra.ShellCompDirectiveNoFileComp
		},
		RunE: func(_ *cobra.Command, args []string) error {
			c, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return a.unknownCommand(c, rest[0])
			}
			return c.Help()
		},
	}
}
