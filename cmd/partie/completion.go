package main

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"partie/clean"
	"partie/store"
)

// shells lists the shells that completion is made for.
var shells = []string{"bash", "zsh", "fish", "powershell"}

func newCompletion(a *app) *cobra.Command {
	return &cobra.Command{
		Use:       "completion bash|zsh|fish|powershell",
		ValidArgs: shells,
		Args:      cobra.MatchAll(cobra.ExactArgs(1), cobra.OnlyValidArgs),
		RunE: func(c *cobra.Command, args []string) error {
			root := c.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(a.out, true)
			case "zsh":
				return root.GenZshCompletion(a.out)
			case "fish":
				return root.GenFishCompletion(a.out, true)
			default:
				return root.GenPowerShellCompletionWithDesc(a.out)
			}
		},
	}
}

// completeIDs completes the id of a stored game as the first argument, beside the
// names of files. A database that cannot be read offers nothing, and none is made.
func (a *app) completeIDs(_ *cobra.Command, args []string, start string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var ids []string
	a.readDB(func(db *store.DB) error {
		for g, err := range db.Games(store.Filter{}) {
			if err != nil {
				return err
			}
			if strings.HasPrefix(g.ID, start) {
				ids = append(ids, gameLine(g))
			}
		}
		return nil
	})
	return ids, cobra.ShellCompDirectiveDefault
}

// descriptionWidth is how many columns of a description a shell is given.
const descriptionWidth = 80

// gameLine is an id with its description for the shell.
func gameLine(g *store.Game) string {
	var names []string
	for _, s := range g.Seats {
		names = append(names, s.Name)
	}
	return g.ID + "\t" + ansi.Truncate(clean.Line(fmt.Sprintf("%s %s: %s", g.Date, g.Game, strings.Join(names, ", "))), descriptionWidth, "...")
}
