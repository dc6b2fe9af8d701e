package main

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"partie/store"
)

func newList(a *app) *cobra.Command {
	var f store.Filter
	var asJSON bool
	c := &cobra.Command{
		Use:  "list",
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error { return a.list(f, asJSON) },
	}
	a.filterFlags(c, &f)
	c.Flags().IntVar(&f.Limit, "limit", 0, a.text("list.limit"))
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	return c
}

// list prints the stored games that f chooses.
func (a *app) list(f store.Filter, asJSON bool) error {
	if err := a.checkFilter(&f); err != nil {
		return err
	}
	return a.readDB(func(db *store.DB) error {
		all := []gameJSON{}
		t := table{
			head:   strings.Split(a.text("list.head"), "|"),
			right:  []bool{false, false, false, false, true},
			drop:   []int{5, 4, 6}, // group, turns, title
			shrink: [][]int{{5, 6}, {2, 3}},
		}
		for g, err := range db.Games(f) {
			if err != nil {
				return err
			}
			if asJSON {
				all = append(all, newGameJSON(g, nil))
			} else {
				t.add(g.ID, g.Date, g.Game, a.standings(g), strconv.Itoa(g.Turns), g.Group, g.Title, irregular(g))
			}
		}
		if asJSON {
			return a.printJSON(all)
		}
		a.printTable(&t)
		return nil
	})
}

// irregular marks a game with turns against the rules.
func irregular(g *store.Game) string {
	if g.Irregular {
		return "~"
	}
	return ""
}

// standings is the players of a game with their totals, winners starred: "Anna* 12,
// Ben 30".
func (a *app) standings(g *store.Game) string {
	var parts []string
	for _, s := range g.Seats {
		part := s.Person
		if s.Won {
			part += "*"
		}
		if s.Total != nil {
			part += " " + strconv.Itoa(*s.Total)
		} else {
			part += " ?"
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, ", ")
}
