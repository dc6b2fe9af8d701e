package main

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine/replay"
	"partie/report"
	"partie/review"
	"partie/store"
)

// reportFlags are the flags of "partie report".
type reportFlags struct {
	out    string
	format string
	json   bool
	game   int
}

func newReport(a *app) *cobra.Command {
	var f reportFlags
	c := &cobra.Command{
		Use:               "report ID|FILE",
		Args:              cobra.ExactArgs(1),
		ValidArgsFunction: a.completeIDs,
		RunE:              func(_ *cobra.Command, args []string) error { return a.report(args[0], f) },
	}
	c.Flags().StringVarP(&f.out, "output", "o", "", a.text("report.output"))
	c.Flags().StringVar(&f.format, "format", "", a.text("report.format"))
	c.Flags().BoolVar(&f.json, "json", false, a.text("flag.json"))
	c.Flags().IntVar(&f.game, "game", 0, a.text("report.game"))
	a.mapFlag(c, "flag.map")
	c.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(reportFormats, cobra.ShellCompDirectiveNoFileComp))
	return c
}

// report reports on the games of a file, or on a stored one. Games with errors are
// reported on as far as they could be replayed; what is wrong goes to the standard
// error, and the exit status is that of a fault.
func (a *app) report(arg string, f reportFlags) error {
	format, err := a.reportFormat(f)
	if err != nil {
		return err
	}
	if err := a.checkTarget(f.out, arg); err != nil {
		return err
	}
	games, err := a.reportGames(arg)
	if err != nil {
		return err
	}
	switch {
	case f.game < 0 || f.game > len(games):
		return usagef("%s", a.text("report.no-game", clean.Line(arg), len(games)))
	case f.game > 0:
		games = games[f.game-1 : f.game]
	case format == "html" && len(games) > 1:
		return usagef("%s", a.text("report.which", clean.Line(arg), len(games)))
	}
	ok := true
	var reports []*report.Game
	for _, g := range games {
		if !g.replay.OK() {
			ok = false
			a.messages().printDiagnostics(arg, g.replay.Record, g.replay.Diags)
		}
		r := report.NewGame(g.replay, g.notes, a.lang)
		if g.review == nil {
			g.review, _ = review.Of(g.replay.Record, nil)
		}
		if g.review != nil {
			r.Reviewed(g.review)
		}
		reports = append(reports, r)
	}
	if err := a.writeResult(f.out, func(w io.Writer) error { return a.render(w, format, reports) }); err != nil {
		return err
	}
	if !ok {
		return errFault
	}
	return nil
}

// reported is a game to report on and what was added to it later.
type reported struct {
	replay *replay.Replay
	notes  []report.Annotation
	review *review.Review // that the database keeps; nil: none
}

// reportGames is the games that an argument ID|FILE names.
func (a *app) reportGames(arg string) ([]reported, error) {
	if _, err := os.Stat(arg); arg != "-" && errors.Is(err, fs.ErrNotExist) {
		if a.onto != nil {
			return nil, usagef("%s", a.text("map.stored", arg))
		}
		g, err := a.reportStored(arg)
		return []reported{g}, err
	}
	recs, err := a.records(arg)
	var games []reported
	for _, rec := range recs {
		games = append(games, reported{replay: replay.Run(rec)})
	}
	return games, err
}

// reportStored is the stored game whose id starts so. Its annotations stay apart
// from what its scribe wrote.
func (a *app) reportStored(id string) (game reported, err error) {
	err = a.readDB(func(db *store.DB) error {
		g, as, err := annotated(db, id)
		if err != nil {
			return err
		}
		for _, n := range as {
			game.notes = append(game.notes, report.Annotation{Turn: n.Turn, Mark: n.Mark, Text: n.Text, Author: n.Author})
		}
		if game.replay, err = a.replayed(g); err != nil {
			return err
		}
		game.review, err = a.keptReview(db, g, game.replay)
		return err
	})
	return game, err
}

// render writes reports in a format.
func (a *app) render(w io.Writer, format string, games []*report.Game) error {
	switch format {
	case "json":
		return report.JSON(w, games)
	case "md":
		return report.Markdown(w, games)
	case "html":
		return report.HTML(w, games[0])
	case "csv":
		return report.CSV(w, games)
	}
	return report.Text(w, games, a.terminal(w))
}

// terminal is what the output can show; a file is no terminal.
func (a *app) terminal(w io.Writer) report.Terminal {
	t := report.Terminal{Width: a.width, Unicode: a.unicode()}
	if w == a.out && a.colour() {
		t.Colour = true
		// xterm and its kin tell foreground;background: 7 and 15 are white.
		fgbg := a.env("COLORFGBG")
		ground := fgbg[strings.LastIndexByte(fgbg, ';')+1:]
		t.Light = ground == "7" || ground == "15"
	}
	return t
}
