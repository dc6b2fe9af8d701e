package main

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/store"
)

func newPlayers(a *app) *cobra.Command {
	c := a.newNamed("players", (*store.DB).People)
	c.AddCommand(
		a.newTwoNames("alias NAME ALIAS", a.newName, (*store.DB).AliasPerson),
		a.newTwoNames("rename OLD NEW", a.newName, (*store.DB).RenamePerson),
		a.newTwoNames("merge FROM INTO", nil, (*store.DB).MergePeople),
	)
	return c
}

// newNamed is a command that lists people or groups.
func (a *app) newNamed(name string, list func(*store.DB) ([]store.Named, error)) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:  name,
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			return a.readDB(func(db *store.DB) error {
				all, err := list(db)
				if err != nil {
					return err
				}
				return a.printNamed(name, all, asJSON)
			})
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	return c
}

// namedJSON is a person or a group for programs.
type namedJSON struct {
	Name    string   `json:"name"`
	Games   int      `json:"games"`
	Won     *int     `json:"won,omitempty"`
	Aliases []string `json:"aliases"`
}

func (a *app) printNamed(command string, all []store.Named, asJSON bool) error {
	t := table{head: strings.Split(a.text(command+".head"), "|"), right: []bool{false, true}}
	js := []namedJSON{}
	for _, n := range all {
		t.add(n.Name, strconv.Itoa(n.Games), strings.Join(n.Aliases, ", "))
		j := namedJSON{Name: n.Name, Games: n.Games, Aliases: append([]string{}, n.Aliases...)}
		if command == "players" {
			j.Won = &n.Won
		}
		js = append(js, j)
	}
	if asJSON {
		return a.printJSON(js)
	}
	a.printTable(&t)
	return nil
}

// longestName is how many characters a name may have.
const longestName = 200

// newName refuses a name that nobody could read or type.
func (a *app) newName(name string) error {
	switch {
	case !utf8.ValidString(name):
		return faultf("%s", a.text("players.name-utf8"))
	case clean.Line(name) != name:
		return faultf("%s", a.text("players.name-control"))
	case utf8.RuneCountInString(name) > longestName:
		return faultf("%s", a.text("players.name-long", longestName))
	}
	return nil
}

// newTwoNames is a subcommand that does something with two names. The second has to
// pass check, where there is one.
func (a *app) newTwoNames(use string, check func(string) error, do func(db *store.DB, one, other string) error) *cobra.Command {
	return &cobra.Command{
		Use:  use,
		Args: cobra.ExactArgs(2),
		RunE: func(_ *cobra.Command, args []string) error {
			for _, name := range args {
				if strings.TrimSpace(name) == "" {
					return usagef("%s", a.text("players.empty-name"))
				}
			}
			if check != nil {
				if err := check(strings.TrimSpace(args[1])); err != nil {
					return err
				}
			}
			return a.withDB(func(db *store.DB) error {
				err := do(db, strings.TrimSpace(args[0]), strings.TrimSpace(args[1]))
				if e, ok := errors.AsType[*store.Error](err); ok && e.Kind == store.Same {
					a.note("store.one-"+string(e.What), e.Name, e.Near) // which is what was wanted
					return nil
				}
				return err
			})
		},
	}
}
