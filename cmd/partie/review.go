package main

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
	"partie/report"
	"partie/review"
	"partie/store"
)

// reviewFlags are the flags of "partie review".
type reviewFlags struct {
	all    bool
	filter store.Filter // with all; Game is the number of a game otherwise

	seat, level, grades, minLoss string
	turn                         int
	allTurns, json               bool
}

// ofOneGame are the flags that are about one game, forAll those that choose games.
var (
	ofOneGame = []string{"seat", "turn", "min-loss", "level", "grades", "all-turns", "map"}
	forAll    = []string{"player", "group", "place", "players", "since", "until", "text"}
)

func newReview(a *app) *cobra.Command {
	var f reviewFlags
	c := &cobra.Command{
		Use: "review ID|FILE",
		Args: func(c *cobra.Command, args []string) error {
			if all, err := c.Flags().GetBool("all"); err == nil && all {
				if len(args) > 0 {
					return usagef("%s", a.text("review.all-file"))
				}
				return nil
			}
			return cobra.ExactArgs(1)(c, args)
		},
		ValidArgsFunction: a.completeIDs,
		RunE: func(c *cobra.Command, args []string) error {
			key, refused := "review.needs-all", forAll
			if f.all {
				key, refused = "review.not-all", ofOneGame
			}
			for _, name := range refused {
				if c.Flags().Changed(name) {
					return usagef("%s", a.text(key, "--"+name))
				}
			}
			if f.all {
				return a.reviewAll(f.filter, f.json)
			}
			v, err := a.reviewView(f, c.Flags().Changed("turn"))
			if err != nil {
				return err
			}
			return a.review(args[0], f, v)
		},
	}
	fl := c.Flags()
	fl.StringVar(&f.seat, "seat", "", a.text("review.seat"))
	fl.IntVar(&f.turn, "turn", 0, a.text("review.turn"))
	fl.StringVar(&f.minLoss, "min-loss", "", a.text("review.min-loss"))
	fl.BoolVar(&f.allTurns, "all-turns", false, a.text("review.all-turns"))
	fl.StringVar(&f.level, "level", "", a.text("review.level"))
	fl.StringVar(&f.grades, "grades", "", a.text("review.grades"))
	fl.BoolVar(&f.json, "json", false, a.text("flag.json"))
	a.mapFlag(c, "flag.map")
	fl.BoolVar(&f.all, "all", false, a.text("review.all"))
	a.filterFlags(c, &f.filter)
	fl.Lookup("game").Usage = a.text("review.game")
	var levels []string
	for l := range review.Levels {
		levels = append(levels, l.String())
	}
	c.RegisterFlagCompletionFunc("level", cobra.FixedCompletions(levels, cobra.ShellCompDirectiveNoFileComp))
	return c
}

// reviewView says how a review is made, and what of it is shown.
type reviewView struct {
	options *review.Options // nil: as the game has it
	seat    string          // a letter or a name; "": all
	turn    int             // 0: all
	minLoss float64         // below 0: none was asked for
	all     bool            // turns without a loss too
}

// reviewView reads the flags; oneTurn says that --turn was given.
func (a *app) reviewView(f reviewFlags, oneTurn bool) (*reviewView, error) {
	v := &reviewView{seat: strings.TrimSpace(f.seat), turn: f.turn, minLoss: -1, all: f.allTurns}
	if oneTurn && f.turn < 1 {
		return nil, usagef("%s", a.text("usage.flag-invalid", "turn", strconv.Itoa(f.turn)))
	}
	if f.minLoss != "" {
		loss, ok := pointsOf(f.minLoss)
		if !ok {
			return nil, usagef("%s", a.text("review.bad-loss", f.minLoss))
		}
		v.minLoss = loss
	}
	o := new(review.Options)
	if f.level != "" {
		l, ok := review.LevelNamed(strings.ToLower(f.level))
		if !ok {
			return nil, usagef("%s", a.text("review.bad-level", f.level))
		}
		o.Level = &l
	}
	if f.grades != "" {
		g, ok := gradesOf(f.grades)
		if !ok {
			return nil, usagef("%s", a.text("review.bad-grades", f.grades))
		}
		o.Grades = &g
	}
	if *o != (review.Options{}) {
		v.options = o
	}
	return v, nil
}

// pointsOf reads a number of points, at least 0.
func pointsOf(s string) (v float64, ok bool) {
	v, err := strconv.ParseFloat(strings.Replace(strings.TrimSpace(s), ",", ".", 1), 64)
	return v, err == nil && v >= 0 && v < 1e6
}

// gradesOf reads three numbers of points that grow, such as "1,4,9".
func gradesOf(s string) (g review.Grades, ok bool) {
	parts := strings.Split(s, ",")
	if len(parts) != len(g) {
		return g, false
	}
	for i, p := range parts {
		if g[i], ok = pointsOf(p); !ok || g[i] <= 0 || i > 0 && g[i] <= g[i-1] {
			return g, false
		}
	}
	return g, true
}

// reviewed is a game and what its turns are found to be.
type reviewed struct {
	*report.Findings
	id string // "" of a file
}

func (a *app) newReviewed(id string, r *replay.Replay, rv *review.Review) *reviewed {
	f := report.NewFindings(r, rv, a.lang)
	f.Unicode = a.unicode()
	return &reviewed{f, id}
}

// seat is the seat of a letter or name. A name may be given as a terminal shows it that
// has ASCII alone.
func (g *reviewed) seat(s string) (engine.Seat, bool) {
	for _, called := range []func(x int, name string) string{
		func(x int, _ string) string { return engine.Seat(x).String() },
		func(_ int, name string) string { return name },
		func(_ int, name string) string { return report.Terminal{}.Plain(name) },
	} {
		for x, name := range g.Players {
			if strings.EqualFold(s, called(x, name)) {
				return engine.Seat(x), true
			}
		}
	}
	return 0, false
}

// chosen is the findings that a view shows.
func (v *reviewView) chosen(g *reviewed, all bool) (list []*review.Finding) {
	seat, one := g.seat(v.seat)
	for i := range g.Review.Findings {
		f := &g.Review.Findings[i]
		judged := f.Unjudged == (review.Text{})
		switch {
		case one && f.Seat != seat, v.turn > 0 && f.Turn != v.turn:
		case v.minLoss >= 0 && judged && !f.Forced && review.Tenths(g.Loss(f)) >= v.minLoss,
			v.minLoss < 0 && (all || v.all || v.turn > 0 || f.Class != review.Fine):
			list = append(list, f)
		}
	}
	return list
}

// review reviews the games of a file, or a stored one. What is wrong with a record goes to
// the standard error; it is reviewed as far as it could be replayed.
func (a *app) review(arg string, f reviewFlags, v *reviewView) error {
	games, ok, err := a.reviewGames(arg, f.filter.Game, v.options)
	if err != nil {
		return err
	}
	shown := 0
	for _, g := range games {
		if err := a.asked(g, v); err != nil {
			if len(games) == 1 {
				return err
			}
			a.sayError(err) // the other games of the file may have it
			ok = false
			continue
		}
		shown++
		if f.json {
			err = a.printJSON(a.reviewJSON(g, v))
		} else {
			err = a.printReview(g, v, shown > 1)
		}
		if err != nil {
			return err
		}
	}
	if !ok {
		return errFault
	}
	return nil
}

// asked says what of the view a game does not have; nil where it has all.
func (a *app) asked(g *reviewed, v *reviewView) error {
	seat, found := g.seat(v.seat)
	switch {
	case v.seat != "" && !found:
		return faultf("%s", a.text("review.no-seat", v.seat))
	case v.turn > len(g.Replay.Steps):
		return faultf("%s", a.text("replay.no-turn", len(g.Replay.Steps)))
	case v.turn > 0 && found:
		if whose := g.Replay.Steps[v.turn-1].Seat; whose != seat {
			return faultf("%s", a.text("review.whose", v.turn, g.Player(whose)))
		}
	}
	return nil
}

// reviewGames is the games that an argument ID|FILE names with their reviews; number is
// that of the one game of the file that is meant. ok is false where something was wrong
// with a game, which has been told.
func (a *app) reviewGames(arg, number string, o *review.Options) (games []*reviewed, ok bool, err error) {
	if _, err := os.Stat(arg); arg != "-" && errors.Is(err, fs.ErrNotExist) {
		if a.onto != nil {
			return nil, false, usagef("%s", a.text("map.stored", arg))
		}
		if number != "" && number != "1" {
			return nil, false, usagef("%s", a.text("replay.no-game", clean.Line(arg), 1))
		}
		if strings.ContainsAny(arg, "./") { // as no id has, so that a file was meant
			return nil, false, a.fileError(arg, fs.ErrNotExist)
		}
		g, err := a.reviewStored(arg, o)
		return []*reviewed{g}, true, err
	}
	recs, err := a.records(arg)
	if err != nil {
		return nil, false, err
	}
	if number != "" {
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > len(recs) {
			return nil, false, usagef("%s", a.text("replay.no-game", clean.Line(arg), len(recs)))
		}
		recs = recs[n-1 : n]
	}
	ok = true
	var odd error
	for _, rec := range recs {
		g, err := a.reviewRecord(arg, rec, o)
		if err != nil {
			ok = false
			a.sayError(err)
			continue
		}
		ok = ok && g.Replay.OK()
		games = append(games, g)
		if err := a.suits(g.Replay.Game); err != nil {
			odd = err
		}
	}
	if odd != nil {
		a.complain(odd.Error())
	}
	return games, ok, nil
}

// reviewRecord reviews a game of a file.
func (a *app) reviewRecord(file string, rec *notation.Record, o *review.Options) (*reviewed, error) {
	r := replay.Run(rec)
	if !r.OK() {
		a.messages().printDiagnostics(file, rec, r.Diags)
	}
	rv, ok := review.Of(rec, o)
	if !ok {
		return nil, a.noJudge(r)
	}
	return a.newReviewed("", r, rv), nil
}

// noJudge says that a game cannot be judged.
func (a *app) noJudge(r *replay.Replay) error {
	if r.Game == nil || r.Last() == nil {
		return faultf("%s", a.text("review.no-game"))
	}
	return faultf("%s", a.text("review.no-judge", r.Game.Title().In(a.lang)))
}

// reviewStored is the review of the stored game whose id starts so: the one that is kept,
// where it is made as the game has it, or else a new one, which is kept then.
func (a *app) reviewStored(id string, o *review.Options) (g *reviewed, err error) {
	err = a.readDB(func(db *store.DB) error {
		game, err := db.Get(id)
		if err != nil {
			return err
		}
		r, err := a.replayed(game)
		if err != nil {
			return err
		}
		var rv *review.Review
		if o == nil {
			rv, err = a.keptReview(db, game, r)
		} else {
			rv, _ = review.Of(r.Record, o)
		}
		if err == nil && rv == nil {
			return a.noJudge(r)
		}
		g = a.newReviewed(game.ID, r, rv)
		return err
	})
	return g, err
}

// keptReview is the review of a stored game that is kept, or else a new one, which is kept
// then; nil where the game cannot be judged.
func (a *app) keptReview(db *store.DB, g *store.Game, r *replay.Replay) (*review.Review, error) {
	if r.Game == nil {
		return nil, nil
	}
	version := review.Version(r.Game)
	kept, err := db.Review(g, version)
	if err != nil {
		return nil, err
	}
	if rv, ok := review.Read(kept, r); ok {
		return rv, nil
	}
	rv, ok := review.Of(r.Record, nil)
	if !ok {
		return nil, nil
	}
	return rv, a.keepReview(g, version, rv)
}

// keepingTime is how long an answer that is there waits for others to let it be kept.
const keepingTime = 200 * time.Millisecond

// keepReview keeps a review. That the database cannot be written now does not matter: the
// review can be made again.
func (a *app) keepReview(g *store.Game, version string, rv *review.Review) error {
	path, err := a.dbPath()
	if err != nil {
		return err
	}
	text, err := json.Marshal(rv)
	if err != nil {
		return err
	}
	db, err := store.Open(path, store.Options{Now: a.now, Busy: keepingTime})
	if err == nil {
		err = errors.Join(db.KeepReview(g, version, text), db.Close())
	}
	if slices.Contains([]store.Kind{store.ReadOnly, store.Locked, store.Full}, store.KindOf(err)) {
		return nil
	}
	return err
}
