package main

import (
	"embed"
	"fmt"
	"strings"
	"unicode"

	"github.com/charmbracelet/glamour"
	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"partie/engine/games"
)

func newRules(a *app) *cobra.Command {
	return &cobra.Command{
		Use:               "rules [GAME]",
		Args:              cobra.MaximumNArgs(1),
		ValidArgsFunction: a.completeGames,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return a.listGames()
			}
			return a.rules(args[0])
		},
	}
}

// guides are the part of the notation that all games share.
//
//go:embed texts/guide.*.md
var guides embed.FS

// listGames lists the games that there are.
func (a *app) listGames() error {
	width := 0
	for _, name := range games.Names() {
		width = max(width, len(name))
	}
	for _, g := range games.All {
		fmt.Fprintf(a.out, "%-*s  %s\n", width, g.Name(), g.Title().In(a.lang))
	}
	return nil
}

// rules shows the rules and the notation of a game.
func (a *app) rules(name string) error {
	g, ok := games.ByName(name)
	if !ok {
		return a.noGame(name)
	}
	style := "notty"
	switch {
	case !a.unicode():
		style = "ascii"
	case a.colour():
		style = "dark"
	}
	common, err := guides.ReadFile("texts/guide." + a.lang.String() + ".md")
	if err != nil {
		return failed(err)
	}
	text, err := laidOut(g.Guide(a.lang)+"\n"+string(common), style, min(a.width, 100))
	if err != nil {
		return failed(err)
	}
	fmt.Fprint(a.out, trimLines(text))
	return nil
}

// laidOut is Markdown for a terminal. Glamour forgets the lines between the columns of
// a table where it asks whether that fits, and cuts off what does not; a little
// narrower, the cells wrap.
func laidOut(markdown, style string, width int) (text string, err error) {
	for w := width; w > width-widestTable; w-- {
		r, err := glamour.NewTermRenderer(glamour.WithStandardStyle(style), glamour.WithWordWrap(w))
		if err != nil {
			return "", err
		}
		if text, err = r.Render(markdown); err != nil || letters(ansi.Strip(text)) == letters(markdown) {
			return text, err
		}
	}
	return text, nil
}

// widestTable is more columns than any table of the guides has.
const widestTable = 5

// letters counts the letters of a text.
func letters(s string) (n int) {
	for _, r := range s {
		if unicode.IsLetter(r) {
			n++
		}
	}
	return n
}

// trimLines is s without the blanks that pad its lines, which a pipe has no use for.
func trimLines(s string) string {
	lines := strings.Split(s, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n") + "\n"
}

// noGame says that there is no such game, and which was probably meant.
func (a *app) noGame(name string) error {
	hint := a.text("game.there-are", strings.Join(games.Names(), ", "))
	if near := games.Nearest(name); near != "" {
		hint = a.text("usage.did-you-mean", near)
	}
	return usagef("%s; %s", a.text("game.unknown", name), hint)
}

// completeGames completes the name of a game as the first argument.
func (a *app) completeGames(_ *cobra.Command, args []string, start string) ([]string, cobra.ShellCompDirective) {
	var names []string
	if len(args) == 0 {
		for _, g := range games.All {
			if strings.HasPrefix(g.Name(), start) {
				names = append(names, g.Name()+"\t"+g.Title().In(a.lang))
			}
		}
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}
