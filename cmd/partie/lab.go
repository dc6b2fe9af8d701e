package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine"
	"partie/engine/games"
	"partie/lab"
)

// newLab is the command whose subcommands let policies play one another.
func newLab(a *app) *cobra.Command {
	c := &cobra.Command{
		Use:  "lab",
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	c.AddCommand(newLabMatch(a), newLabTune(a))
	return c
}

// labFlags are the flags of all that is played in the lab.
type labFlags struct {
	game  string
	rules string
	seats int
	games int
	seed  uint64
	json  bool
}

// maxLabGames is how many games are played at most at once; their outcomes are kept until
// the last is over.
const maxLabGames = 10_000_000

// labFlags gives a command these flags.
func (a *app) labFlags(c *cobra.Command, f *labFlags) {
	c.Flags().StringVar(&f.game, "game", "", a.text("lab.game"))
	c.Flags().StringVar(&f.rules, "rules", "", a.text("lab.rules"))
	c.Flags().IntVar(&f.seats, "seats", 0, a.text("lab.seats"))
	c.Flags().IntVar(&f.games, "games", 1000, a.text("lab.games"))
	c.Flags().Uint64Var(&f.seed, "seed", 1, a.text("lab.seed"))
	c.Flags().BoolVar(&f.json, "json", false, a.text("flag.json"))
	c.RegisterFlagCompletionFunc("game", cobra.FixedCompletions(labGames(), cobra.ShellCompDirectiveNoFileComp))
}

// labGames lists the names of the games that policies can play.
func labGames() (names []string) {
	for _, g := range games.All {
		if _, ok := g.(engine.Judged); ok {
			names = append(names, g.Name())
		}
	}
	return names
}

// setting is what is played in the lab.
type setting struct {
	game  engine.Judged
	rules engine.Rules
	seats int
	games int
}

// setting reads the flags.
func (a *app) setting(c *cobra.Command, f labFlags) (s setting, err error) {
	if f.game == "" {
		return s, usagef("%s", a.text("lab.which", strings.Join(labGames(), ", ")))
	}
	g, ok := games.ByName(f.game)
	if !ok {
		return s, a.noGame(f.game)
	}
	title := g.Title().In(a.lang)
	if s.game, ok = g.(engine.Judged); !ok {
		return s, usagef("%s", a.text("lab.unjudged", title))
	}
	if s.rules, s.seats, err = a.rulesFor(g, f.rules, f.seats); err != nil {
		return s, err
	}
	s.games = f.games
	if !c.Flags().Changed("games") {
		s.games = s.games / s.seats * s.seats
		return s, nil
	}
	if s.games < 1 || s.games > maxLabGames {
		return s, usagef("%s", a.text("lab.bad-games", maxLabGames))
	}
	// Each deal is played once from every seat.
	if whole := (s.games + s.seats - 1) / s.seats * s.seats; whole != s.games {
		s.games = whole
		if !a.quiet {
			a.complain(a.text("lab.rounded", s.games, s.seats))
		}
	}
	return s, nil
}

// rulesFor reads the rules of a game for so many seats, 0 for as few as can play a match.
func (a *app) rulesFor(g engine.Game, text string, seats int) (r engine.Rules, n int, err error) {
	words := strings.Fields(text)
	n = seats
	if seats == 0 {
		n = 2
	}
	for {
		var f *engine.Fault
		if r, f = g.Rules(words, n); f != nil {
			return nil, 0, a.badRules(f)
		}
		least, most := r.Seats()
		least = max(least, 2) // a match has two sides
		switch {
		case n >= least && n <= most:
			return r, n, nil
		case seats != 0 || n == least:
			return nil, 0, a.badSeats(g, n, least, most)
		}
		n = least
	}
}

// badRules says what is wrong with rules.
func (a *app) badRules(f *engine.Fault) error {
	text := f.Msg.In(a.lang)
	if hint := f.Hint.In(a.lang); hint != "" {
		text += "; " + a.text("diag.hint") + " " + hint
	}
	return usagef("%s", clean.Line(text))
}

// badSeats says how many seats can play, and by which rules so many could.
func (a *app) badSeats(g engine.Game, n, least, most int) error {
	text := a.text("lab.bad-seats", g.Title().In(a.lang), least, most)
	if least == most {
		text = a.text("lab.bad-seats-exact", g.Title().In(a.lang), least)
	}
	if v, ok := g.(engine.Varied); ok && v.Variant(n) != "" {
		text += "; " + a.text("lab.variant", n, v.Variant(n))
	}
	return usagef("%s", text)
}

// completePolicies completes the names of the two policies of a match.
func (a *app) completePolicies(c *cobra.Command, args []string, start string) ([]string, cobra.ShellCompDirective) {
	var list []string
	name, _ := c.Flags().GetString("game")
	for _, g := range games.All {
		j, ok := g.(engine.Judged)
		if !ok || len(args) > 1 || name != "" && !strings.EqualFold(name, g.Name()) {
			continue
		}
		for _, p := range lab.Names(j) {
			if strings.HasPrefix(p, start) && !slices.Contains(list, p) {
				list = append(list, p)
			}
		}
	}
	return list, cobra.ShellCompDirectiveNoFileComp
}
