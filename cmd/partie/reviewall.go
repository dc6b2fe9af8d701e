package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"partie/clean"
	"partie/engine"
	"partie/engine/games"
	"partie/review"
	"partie/store"
)

// reviewTally is what became of the games of "partie review --all".
type reviewTally struct {
	Games    int `json:"games"`    // that were chosen
	Known    int `json:"known"`    // that had a review of this version
	Reviewed int `json:"reviewed"` // now
	Unjudged int `json:"unjudged"` // that cannot be judged, which is kept, now or before
	Failed   int `json:"failed"`
}

// reviewAll reviews the stored games that have no review of this version. An interrupt
// ends it after the games under way.
func (a *app) reviewAll(filter store.Filter, asJSON bool) error {
	if err := a.checkFilter(&filter); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	var t reviewTally
	err := a.withExistingDB(func(db *store.DB) error {
		ids, chosen, err := db.Unreviewed(filter, reviewVersions())
		if err != nil {
			return err
		}
		if t.Unjudged, err = unjudged(db, filter); err != nil {
			return err
		}
		t.Games, t.Known = chosen, chosen-len(ids)-t.Unjudged
		bar := a.newProgress(int64(len(ids)), "import.games")
		done := 0
		err = db.ReviewAll(ctx, ids, a.reviewOne, func(r store.Reviewed) {
			switch {
			case r.Err != nil:
				t.Failed++
				bar.clear()
				a.complain(clean.Line(a.text("review.failed", r.ID, r.Err)))
			case string(r.Review) == "null":
				t.Unjudged++
			default:
				t.Reviewed++
			}
			done++
			bar.at(int64(done), done)
		})
		bar.clear()
		if errors.Is(err, context.Canceled) {
			return nil // which is told behind the figures
		}
		return err
	})
	if err != nil {
		return err
	}
	if asJSON {
		if err := a.printJSON(t); err != nil {
			return err
		}
	} else if !a.quiet {
		fmt.Fprintln(a.out, a.fit(a.text("review.summary", t.Reviewed, t.Known, t.Unjudged), 2))
	}
	switch {
	case ctx.Err() != nil:
		left := t.Games - t.Known - t.Reviewed - t.Unjudged - t.Failed
		return &exit{exitFailed, errors.New(a.text("review.interrupted", left))}
	case t.Failed > 0:
		return &exit{code: exitFailed}
	}
	return nil
}

// unjudged counts the games that were found before to be such that cannot be judged.
func unjudged(db *store.DB, filter store.Filter) (n int, err error) {
	wanted := filter.Game
	for _, g := range games.All {
		if _, ok := g.(engine.Judged); ok || wanted != "" && !strings.EqualFold(wanted, g.Name()) {
			continue
		}
		filter.Game = g.Name()
		left, chosen, err := db.Unreviewed(filter, reviewVersions())
		if err != nil {
			return 0, err
		}
		n += chosen - len(left)
	}
	return n, nil
}

// withExistingDB is withDB for a database that must be there.
func (a *app) withExistingDB(f func(*store.DB) error) error {
	if err := a.readDB(func(*store.DB) error { return nil }); err != nil {
		return err
	}
	return a.withDB(f)
}

// reviewVersions is the version of a review of a game by its name, found once for each.
func reviewVersions() func(name string) string {
	known := map[string]string{}
	return func(name string) string {
		v, ok := known[name]
		if g, found := games.ByName(name); !ok && found {
			v = review.Version(g)
			known[name] = v
		}
		return v
	}
}

// reviewOne reviews a stored game. A fault of the program does not keep the other games
// from being reviewed.
func (a *app) reviewOne(g *store.Game) (done store.Reviewed) {
	defer func() {
		if p := recover(); p != nil {
			done = store.Reviewed{ID: g.ID, Err: fmt.Errorf("%v", p)}
		}
	}()
	done.ID = g.ID
	r, err := a.replayed(g)
	if err != nil {
		done.Err = err
		return done
	}
	if r.Game == nil {
		done.Err = a.noJudge(r)
		return done
	}
	done.Version = review.Version(r.Game)
	rv, _ := review.Of(r.Record, nil)
	done.Review, done.Err = json.Marshal(rv) // null where it cannot be judged
	return done
}
