package main

import (
	"embed"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"partie/engine/games"
)

func newRules(a *app) *cobra.Command {
	c := &cobra.Command{
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
	a.mapFlag(c, "rules.map-flag")
	return c
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
	if err := a.suits(g); err != nil {
		return err
	}
	common, err := guides.ReadFile("texts/guide." + a.lang.String() + ".md")
	if err != nil {
		return failed(err)
	}
	markdown := a.guideOf(g) + "\n" + a.aboutMap(g) + string(common)
	return failed(a.paged(func(w io.Writer) error {
		_, err := io.WriteString(w, layGuide(markdown, min(a.width, 100), a.colour(), a.unicode()))
		return err
	}))
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
