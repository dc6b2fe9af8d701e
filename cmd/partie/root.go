package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/lang"
)

// run is the program: it runs the command that args name and returns the exit
// status. Errors are printed here and nowhere else.
func run(args []string, a *app) (code int) {
	a.lang = language(args, a.env)
	root := newRoot(a)
	root.SetArgs(args)
	cmd, err := root.ExecuteC()
	code = status(err)
	var e *exit
	if err != nil && !(errors.As(err, &e) && e.err == nil) {
		fmt.Fprintf(a.err, "partie: %s\n", clean.Terminal(err.Error()))
		if code == exitUsage {
			fmt.Fprintf(a.err, "%s\n", a.text("usage.see", cmd.CommandPath()))
		}
	}
	return code
}

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

// newRoot is the command "partie" with all its subcommands. Making it opens no
// file: help and completion are instant and never touch the database.
func newRoot(a *app) *cobra.Command {
	root := &cobra.Command{
		Use:           "partie",
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          cobra.NoArgs,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetIn(a.in)
	root.SetOut(a.out)
	root.SetErr(a.err)
	code := langFlag{&a.lang}
	f := root.PersistentFlags()
	f.StringVar(&a.db, "db", "", a.text("flag.db"))
	f.Var(code, "lang", a.text("flag.lang"))
	f.BoolVar(&a.noColor, "no-color", false, a.text("flag.no-color"))
	f.BoolVarP(&a.quiet, "quiet", "q", false, a.text("flag.quiet"))
	root.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions([]string{"en", "de"}, cobra.ShellCompDirectiveNoFileComp))
	for _, c := range commands(a) {
		describe(a, c, "")
		root.AddCommand(c)
	}
	describe(a, root, "")
	return root
}

// commands lists the subcommands in the order of the help.
func commands(a *app) []*cobra.Command {
	return []*cobra.Command{
		newCheck(a),
	}
}

// describe fills in the help of a command and its subcommands from the catalogue:
// NAME.short and NAME.long, where NAME is the command's words joined by dots.
func describe(a *app, c *cobra.Command, prefix string) {
	key := prefix + c.Name()
	c.Short = a.text(key + ".short")
	c.Long = strings.ReplaceAll(a.text(key+".long"), `\n`, "\n")
	for _, sub := range c.Commands() {
		if c.HasParent() || prefix != "" || c.Name() != "partie" {
			describe(a, sub, key+".")
		}
	}
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
