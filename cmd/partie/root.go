package main

import (
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"partie/clean"
)

// run is the program: it runs the command that args name and returns the exit
// status. Errors are printed here and nowhere else.
func run(args []string, a *app) (code int) {
	a.lang = language(args, a.env)
	out := &output{w: a.out}
	a.out = out
	defer func() {
		if p := recover(); p != nil {
			a.complain(a.text("error.panic", clean.Line(fmt.Sprint(p))))
			code = exitFailed
		}
	}()
	root := newRoot(a)
	root.SetArgs(args)
	cmd, err := root.ExecuteC()
	if out.err != nil {
		// What was to be printed is lost; that outweighs what else there is to say.
		err = failed(fmt.Errorf("%s", a.text("error.output", reason(out.err))))
	}
	code = status(err)
	var e *exit
	if err != nil && !(errors.As(err, &e) && e.err == nil) {
		a.complain(clean.Terminal(err.Error()))
		if code == exitUsage {
			fmt.Fprintf(a.err, "%s\n", a.text("usage.see", cmd.CommandPath()))
		}
	}
	return code
}

// newRoot is the command "partie" with all its subcommands. Making it opens no
// file: help and completion are instant and never touch the database.
func newRoot(a *app) *cobra.Command {
	cobra.EnableCommandSorting = false
	root := &cobra.Command{
		Use:               "partie",
		Version:           version(),
		SilenceUsage:      true,
		SilenceErrors:     true,
		Args:              cobra.NoArgs,
		RunE:              func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		PersistentPreRunE: func(*cobra.Command, []string) error { return a.readMap() },
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
	}
	root.SetIn(a.in)
	root.SetOut(a.out)
	root.SetErr(a.err)
	root.SetVersionTemplate("partie {{.Version}}\n")
	root.SetUsageFunc(a.usage)
	root.SetFlagErrorFunc(a.flagError)
	help := newHelp(a, root)
	a.describe(help, "")
	root.SetHelpCommand(help)
	f := root.PersistentFlags()
	f.Var(fileFlag{&a.db}, "db", a.text("flag.db"))
	f.Var(langFlag{&a.lang}, "lang", a.text("flag.lang"))
	f.Lookup("lang").DefValue = "" // the text says where it comes from
	f.BoolVar(&a.noColor, "no-color", false, a.text("flag.no-color"))
	f.BoolVarP(&a.quiet, "quiet", "q", false, a.text("flag.quiet"))
	f.BoolP("help", "h", false, a.text("flag.help"))
	root.Flags().Bool("version", false, a.text("flag.version"))
	root.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions([]string{"en", "de"}, cobra.ShellCompDirectiveNoFileComp))
	root.AddCommand(commands(a)...)
	root.SetGlobalNormalizationFunc(func(_ *pflag.FlagSet, name string) pflag.NormalizedName {
		if name == "no-colour" { // as the help itself spells the word
			name = "no-color"
		}
		return pflag.NormalizedName(name)
	})
	a.describe(root, "")
	return root
}

// commands lists the subcommands in the order of the help.
func commands(a *app) []*cobra.Command {
	return []*cobra.Command{
		newCheck(a),
		newFmt(a),
		newLog(a),
		newReplay(a),
		newImport(a),
		newList(a),
		newShow(a),
		newAnnotate(a),
		newExport(a),
		newPlayers(a),
		newGroups(a),
		newMaps(a),
		newDB(a),
		newReport(a),
		newReview(a),
		newStats(a),
		newLab(a),
		newRules(a),
		newDemo(a),
		newCompletion(a),
	}
}

// describe fills in the help of a command and its subcommands from the catalogue:
// NAME.short and NAME.long, where NAME is the command's words joined by dots.
func (a *app) describe(c *cobra.Command, prefix string) {
	key := prefix + c.Name()
	c.Use = a.inWords(c.Use)
	c.Short = a.text(key + ".short")
	c.Long = fillText(strings.ReplaceAll(a.text(key+".long"), `\n`, "\n"), a.textWidth())
	c.Args = a.args(c.Args)
	if c.HasParent() {
		prefix = key + "."
	}
	for _, sub := range c.Commands() {
		a.describe(sub, prefix)
	}
}

// version is the version that the program was built from.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}
