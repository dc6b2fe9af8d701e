package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"partie/lab"
	"partie/lang"
	"partie/wilson"
)

func newLabMatch(a *app) *cobra.Command {
	var f labFlags
	c := &cobra.Command{
		Use:               "match A B",
		Args:              cobra.ExactArgs(2),
		ValidArgsFunction: a.completePolicies,
		RunE:              func(c *cobra.Command, names []string) error { return a.labMatch(c, names[0], names[1], f) },
	}
	a.labFlags(c, &f)
	return c
}

// matchJSON is a match for programs.
type matchJSON struct {
	Game   string     `json:"game"`
	Rules  string     `json:"rules"`
	Seats  int        `json:"seats"`
	Seed   uint64     `json:"seed"`
	A      string     `json:"a"`
	B      string     `json:"b"`
	Games  int        `json:"games"`
	Wins   [2]float64 `json:"wins"`
	Ties   int        `json:"ties"`
	Share  float64    `json:"share"` // of A
	Low    float64    `json:"low"`
	High   float64    `json:"high"`
	Even   float64    `json:"even"` // the share of a seat that is as good as the others
	Margin float64    `json:"margin"`
	Speed  float64    `json:"games_per_second"`
}

// labMatch plays a match and prints how it went.
func (a *app) labMatch(c *cobra.Command, nameA, nameB string, f labFlags) error {
	s, err := a.setting(c, f)
	if err != nil {
		return err
	}
	m := lab.Match{Game: s.game, Rules: s.rules, Seats: s.seats, Games: s.games, Seed: f.seed}
	if m.A, err = a.policy(nameA, s); err != nil {
		return err
	}
	if m.B, err = a.policy(nameB, s); err != nil {
		return err
	}
	bar := a.newProgress(int64(m.Games), "lab.played")
	m.Each = func(done int) { bar.at(int64(done), done) }
	began := a.now()
	o, err := m.Run()
	bar.clear()
	if err != nil {
		return failed(err)
	}
	speed := float64(o.Games) / max(a.now().Sub(began).Seconds(), 1e-6)
	if f.json {
		return a.printJSON(a.matchJSON(m, o, speed))
	}
	a.printMatch(m, o, speed)
	return nil
}

// policy is the policy of that name.
func (a *app) policy(name string, s setting) (lab.Player, error) {
	p, ok := lab.Named(name, s.game)
	if !ok {
		return p, usagef("%s", a.text("lab.no-policy", name, strings.Join(lab.Names(s.game), ", ")))
	}
	return p, nil
}

func (a *app) matchJSON(m lab.Match, o lab.Outcome, speed float64) matchJSON {
	rate := o.Rate()
	return matchJSON{
		Game: m.Game.Name(), Rules: m.Rules.String(), Seats: m.Seats, Seed: m.Seed, A: m.A.Name, B: m.B.Name,
		Games: o.Games, Wins: o.Wins, Ties: o.Ties, Share: rate.Share, Low: rate.Low, High: rate.High,
		Even: 1 / float64(m.Seats), Margin: o.Margin, Speed: speed,
	}
}

func (a *app) printMatch(m lab.Match, o lab.Outcome, speed float64) {
	title := m.Game.Title().In(a.lang)
	if r := m.Rules.String(); r != "" {
		title += " (" + r + ")"
	}
	fmt.Fprintln(a.out, a.text("lab.match.head", m.A.Name, m.B.Name, title, m.Seats, m.Seed))
	fmt.Fprintln(a.out, a.text("lab.match.games", o.Games, a.count(o.Wins[0]), a.count(o.Wins[1]), o.Ties))
	fmt.Fprintln(a.out, a.text("lab.match.share", a.share(o.Rate()), lang.Decimal(100/float64(m.Seats))))
	fmt.Fprintln(a.out, a.text("lab.match.margin", a.signed(o.Margin)))
	fmt.Fprintln(a.out, a.text("lab.match.speed", lang.Decimal(speed)))
}

// count is a number of wins, with a digit behind the point where some are shared.
func (a *app) count(wins float64) string {
	if n := math.Round(wins); math.Abs(wins-n) < 1e-6 {
		return strconv.Itoa(int(n))
	}
	return lang.Decimal(wins).In(a.lang)
}

// share is a share with its interval, in per cent.
func (a *app) share(i wilson.Interval) string {
	return a.text("lab.share", lang.Decimal(100*i.Share), lang.Decimal(100*i.Low), lang.Decimal(100*i.High))
}
