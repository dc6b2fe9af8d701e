package main

import (
	"errors"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine"
	"partie/engine/games"
	sheets "partie/engine/sheet"
	"partie/store"
)

// filterFlags adds the flags that choose games to a command.
func (a *app) filterFlags(c *cobra.Command, f *store.Filter) {
	fl := c.Flags()
	fl.StringVar(&f.Game, "game", "", a.text("list.game"))
	fl.StringVar(&f.Player, "player", "", a.text("list.player"))
	fl.StringVar(&f.Group, "group", "", a.text("list.group"))
	fl.StringVar(&f.Place, "place", "", a.text("list.place"))
	fl.Var(playersFlag{&f.Players, a}, "players", a.text("list.players"))
	fl.StringVar(&f.Since, "since", "", a.text("list.since"))
	fl.StringVar(&f.Until, "until", "", a.text("list.until"))
	fl.StringVar(&f.Text, "text", "", a.text("list.text"))
	c.RegisterFlagCompletionFunc("game", a.completeGame)
}

// completeGame completes the name of a game, or the title of a stored score sheet.
func (a *app) completeGame(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	list := games.Names()
	a.readDB(func(db *store.DB) error {
		titles, err := db.Titles(sheets.Game.Name())
		for _, t := range titles {
			list = append(list, clean.Line(t))
		}
		return err
	})
	return list, cobra.ShellCompDirectiveNoFileComp
}

// playersFlag is a number of players, which is 0 where the flag is not given.
type playersFlag struct {
	n *int
	a *app
}

func (f playersFlag) String() string { return "" }

func (f playersFlag) Type() string { return "int" }

func (f playersFlag) Set(s string) error {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > engine.MaxSeats {
		return errors.New(f.a.text("list.bad-players", engine.MaxSeats))
	}
	*f.n = n
	return nil
}

// checkFilter looks at what the flags of a filter say before the database is asked. What
// is the name of no game is the title of a score sheet.
func (a *app) checkFilter(f *store.Filter) error {
	if _, ok := games.ByName(f.Game); f.Game != "" && !ok {
		f.Game, f.Title = sheets.Game.Name(), f.Game
	}
	for _, date := range []string{f.Since, f.Until} {
		if date != "" && !isDate(date) {
			return usagef("%s", a.text("list.bad-date", date))
		}
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
