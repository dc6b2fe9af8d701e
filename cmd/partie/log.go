package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine"
	"partie/engine/games"
	"partie/engine/replay"
	"partie/notation"
	"partie/store"
)

// logFlags are the flags of "partie log".
type logFlags struct {
	resume bool
	tags   [6]string // by logTags
}

// logTags are the tags that a flag of "partie log" sets, in the order of the head.
var logTags = [6]string{"Players", "Rules", "Title", "Date", "Place", "Group"}

func newLog(a *app) *cobra.Command {
	var f logFlags
	c := &cobra.Command{
		Use:               "log [GAME | --resume [ID]]",
		Args:              cobra.MaximumNArgs(1),
		ValidArgsFunction: a.completeLog,
		RunE: func(c *cobra.Command, args []string) error {
			if !c.Flags().Changed("date") {
				f.tags[3] = a.now().Format("2006-01-02")
			}
			switch {
			case a.onto != nil && (f.resume || len(args) == 0):
				return usagef("%s", a.text("map.new-game"))
			case f.resume:
				return a.resumeLog(strings.Join(args, ""))
			case len(args) == 0:
				return a.listDrafts()
			}
			return a.startLog(args[0], f)
		},
	}
	c.Flags().BoolVar(&f.resume, "resume", false, a.text("log.resume"))
	a.mapFlag(c, "flag.map")
	for i, name := range logTags {
		name = strings.ToLower(name)
		c.Flags().StringVar(&f.tags[i], name, "", a.text("log."+name))
	}
	return c
}

// startLog records a new game.
func (a *app) startLog(game string, f logFlags) error {
	g, ok := games.ByName(game)
	if !ok {
		return a.noGame(game)
	}
	if strings.TrimSpace(f.tags[0]) == "" {
		return usagef("%s", a.text("log.players-needed", g.Name(), a.program()))
	}
	s := sheet{}
	s.setTag("Game", g.Name())
	for i, name := range logTags {
		if f.tags[i] != "" {
			s.setTag(name, f.tags[i])
		}
	}
	if err := a.suits(g); err != nil {
		return err
	}
	if _, mapped := g.(engine.Mapped); mapped {
		s.setTag("Map", store.MapTag(a.board()))
	}
	r, err := s.replay()
	if err != nil {
		return err
	}
	for _, d := range r.Diags {
		if d.Severity != notation.Error {
			continue
		}
		msg := clean.Line(d.Msg.In(a.lang))
		if v, ok := g.(engine.Varied); ok && d.Code == "wrong-player-count" && v.Variant(len(r.Players)) != "" {
			msg += "; " + a.text("log.variant", len(r.Players), v.Variant(len(r.Players)))
		}
		return usagef("%s", msg)
	}
	return a.withDB(func(db *store.DB) error {
		if err := keepMap(db, r); err != nil {
			return err
		}
		id, err := db.NewID()
		if err != nil {
			return err
		}
		if err := a.noteDraft(db, r); err != nil {
			return err
		}
		l := &logger{app: a, db: db, sheet: s, r: r, draft: store.Draft{ID: id}}
		l.note("log.start", id)
		return l.run()
	})
}

// noteDraft says that the same players have not finished the same game, where that is so.
func (a *app) noteDraft(db *store.DB, r *replay.Replay) error {
	list, err := db.Drafts()
	if err != nil {
		return err
	}
	var last store.Draft
	for _, d := range list {
		s := readSheet(d.Text, d.Redo)
		if old, err := s.replay(); err == nil && old.Game == r.Game && slices.Equal(old.Players, r.Players) && d.Updated.After(last.Updated) {
			last = d
		}
	}
	if last.ID != "" {
		a.note("log.unfinished", last.ID, a.program())
	}
	return nil
}

// resumeLog goes on with a draft: the one whose id begins so, or the only one.
func (a *app) resumeLog(id string) error {
	return a.withDB(func(db *store.DB) error {
		d, err := a.findDraft(db, id)
		if err != nil {
			return err
		}
		s := readSheet(d.Text, d.Redo)
		r, err := s.replay()
		if err != nil {
			return err
		}
		l := &logger{app: a, db: db, sheet: s, r: r, draft: d, saved: true}
		l.note("log.resumed", d.ID, len(r.Steps))
		return l.run()
	})
}

func (a *app) findDraft(db *store.DB, id string) (store.Draft, error) {
	if id != "" {
		return db.Draft(id)
	}
	list, err := db.Drafts()
	switch {
	case err != nil:
		return store.Draft{}, err
	case len(list) == 0:
		return store.Draft{}, faultf("%s", a.text("log.no-drafts"))
	case len(list) > 1:
		a.printDrafts(list)
		return store.Draft{}, faultf("%s", a.text("log.which"))
	}
	return list[0], nil
}

// listDrafts lists the games that are not finished yet.
func (a *app) listDrafts() error {
	path, err := a.dbPath()
	if err != nil {
		return err
	}
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		a.note("log.no-drafts")
		return nil
	}
	return a.readDB(func(db *store.DB) error {
		list, err := db.Drafts()
		if err != nil {
			return err
		}
		a.printDrafts(list)
		if len(list) == 0 {
			a.note("log.no-drafts")
		} else {
			a.messages().note("log.how-to-resume", a.program())
		}
		return nil
	})
}

func (a *app) printDrafts(list []store.Draft) {
	for _, d := range list {
		s := readSheet(d.Text, d.Redo)
		turns := 0
		game, players := "", ""
		if r, err := s.replay(); err == nil {
			turns, game, players = len(r.Steps), r.Record.Tag("Game"), strings.Join(r.Players, ", ")
		}
		fmt.Fprintln(a.out, clean.Line(a.text("log.draft", d.ID, d.Updated.Local().Format("2006-01-02 15:04"), game, players, turns)))
	}
}

// completeLog completes the game, or behind --resume the draft.
func (a *app) completeLog(c *cobra.Command, args []string, start string) ([]string, cobra.ShellCompDirective) {
	if resume, _ := c.Flags().GetBool("resume"); !resume || len(args) > 0 {
		return a.completeGames(c, args, start)
	}
	var ids []string
	a.readDB(func(db *store.DB) error {
		list, err := db.Drafts()
		for _, d := range list {
			if strings.HasPrefix(d.ID, start) {
				ids = append(ids, d.ID)
			}
		}
		return err
	})
	return ids, cobra.ShellCompDirectiveNoFileComp
}
