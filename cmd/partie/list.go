package main

import (
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"partie/engine"
	"partie/engine/games"
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

// filterFlags adds the flags that choose games to a command.
func (a *app) filterFlags(c *cobra.Command, f *store.Filter) {
	fl := c.Flags()
	fl.StringVar(&f.Game, "game", "", a.text("list.game"))
	fl.StringVar(&f.Player, "player", "", a.text("list.player"))
	fl.StringVar(&f.Group, "group", "", a.text("list.group"))
	fl.StringVar(&f.Place, "place", "", a.text("list.place"))
	fl.IntVar(&f.Players, "players", 0, a.text("list.players"))
	fl.StringVar(&f.Since, "since", "", a.text("list.since"))
	fl.StringVar(&f.Until, "until", "", a.text("list.until"))
	fl.StringVar(&f.Text, "text", "", a.text("list.text"))
	c.RegisterFlagCompletionFunc("game", cobra.FixedCompletions(games.Names(), cobra.ShellCompDirectiveNoFileComp))
}

// checkFilter looks at what the flags of a filter say before the database is asked.
func (a *app) checkFilter(f store.Filter) error {
	if _, ok := games.ByName(f.Game); f.Game != "" && !ok {
		return usagef("%s; %s", a.text("game.unknown", f.Game), a.text("game.there-are", strings.Join(games.Names(), ", ")))
	}
	for _, date := range []string{f.Since, f.Until} {
		if date != "" && !isDate(date) {
			return usagef("%s", a.text("list.bad-date", date))
		}
	}
	if f.Players < 0 || f.Players > engine.MaxSeats {
		return usagef("%s", a.text("list.bad-players", engine.MaxSeats))
	}
	if f.Limit < 0 {
		return usagef("%s", a.text("list.bad-limit"))
	}
	return nil
}

// isDate reports whether s is a date as the Date tag has it, possibly partial.
func isDate(s string) bool {
	for _, form := range []string{"2006", "2006-01", "2006-01-02"} {
		if _, err := time.Parse(form, s); err == nil && len(s) == len(form) {
			return true
		}
	}
	return false
}

// list prints the stored games that f chooses.
func (a *app) list(f store.Filter, asJSON bool) error {
	if err := a.checkFilter(f); err != nil {
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
