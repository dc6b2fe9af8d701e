package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine/replay"
	"partie/store"
)

func newDB(a *app) *cobra.Command {
	c := &cobra.Command{Use: "db", Args: cobra.NoArgs, RunE: func(c *cobra.Command, _ []string) error { return c.Help() }}
	c.AddCommand(newDBPath(a), newDBCheck(a), newDBBackup(a), newDBSQL(a))
	return c
}

func newDBPath(a *app) *cobra.Command {
	return &cobra.Command{
		Use:  "path",
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			path, err := a.dbPath()
			if err == nil {
				if a.outTTY {
					path = clean.Line(path)
				}
				fmt.Fprintln(a.out, path)
			}
			return err
		},
	}
}

func newDBBackup(a *app) *cobra.Command {
	var force bool
	c := &cobra.Command{
		Use:  "backup FILE",
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			return a.readDB(func(db *store.DB) error {
				ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
				defer stop()
				return db.Backup(ctx, args[0], force)
			})
		},
	}
	c.Flags().BoolVar(&force, "force", false, a.text("db.backup.force"))
	return c
}

func newDBCheck(a *app) *cobra.Command {
	var repair, asJSON bool
	c := &cobra.Command{
		Use:  "check",
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if a.onto != nil && !repair {
				return usagef("%s", a.text("db.check.map-alone"))
			}
			return a.checkDB(repair, asJSON)
		},
	}
	c.Flags().BoolVar(&repair, "repair", false, a.text("db.check.repair"))
	a.mapFlag(c, "db.check.map")
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	return c
}

// problemJSON is one finding of "partie db check" for programs.
type problemJSON struct {
	Problem  string `json:"problem"`
	ID       string `json:"id,omitempty"`
	Column   string `json:"column,omitempty"`
	Seat     string `json:"seat,omitempty"`
	Stored   string `json:"stored,omitempty"`
	Computed string `json:"computed,omitempty"`
	Message  string `json:"message"`
}

var troubleNames = [...]string{
	store.Damage: "damage", store.Dangling: "dangling", store.BadText: "bad-text", store.Differs: "differs", store.LostComment: "lost-annotation",
	store.Lost: "missing", store.Altered: "altered", store.Misnamed: "misnamed",
	store.NoMap: "missing-map", store.BadMap: "damaged-map", store.BadBoard: "map-differs", store.BadReview: "bad-review",
}

// checkDB looks for damage in the database and with repair mends what follows from
// the texts.
func (a *app) checkDB(repair, asJSON bool) error {
	open := store.OpenReadOnly
	if repair {
		open = store.Open
	}
	path, err := a.dbPath()
	if err != nil {
		return err
	}
	db, err := open(path, a.storeOptions())
	return a.using(db, a.corrupt(err), func(db *store.DB) error {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		c := dbCheck{app: a, Problems: []problemJSON{}, bar: a.newProgress(0, "import.games"), asJSON: asJSON}
		err := db.Check(ctx, c.progress, c.problem)
		c.bar.clear()
		if err != nil {
			return a.corrupt(err)
		}
		c.Left = len(c.Problems)
		if repair {
			if err := c.repair(ctx, db); err != nil {
				return a.corrupt(err)
			}
		}
		switch {
		case asJSON:
			err = a.printJSON(c)
		case !a.quiet:
			fmt.Fprintln(a.out, a.text("db.check.summary", c.Games, len(c.Problems)))
			if repair {
				fmt.Fprintln(a.out, a.text("db.check.repaired", c.Repaired, c.Left))
			}
		}
		if err == nil && c.Left > 0 {
			err = errFault
		}
		if err == errFault && c.damaged {
			err = faultf("%s", a.text("db.check.advice", db.Path()))
		}
		return err
	})
}

// corrupt says what SQLite found where damage ended the check; "partie db check" as
// an advice would be none here.
func (a *app) corrupt(err error) error {
	if e, ok := errors.AsType[*store.Error](err); ok && e.Kind == store.Corrupt {
		return &exit{exitFailed, errors.New(a.text("db.check.corrupt", e.Path, fmt.Sprint(e.Err)) + ". " + a.text("db.check.advice", e.Path))}
	}
	return err
}

// dbCheck is a check under way, and its result for programs.
type dbCheck struct {
	*app     `json:"-"`
	Games    int           `json:"games"`
	Repaired int           `json:"repaired"`
	Left     int           `json:"left"`
	Problems []problemJSON `json:"problems"`

	bar     *progress
	asJSON  bool
	damaged bool     // SQLite finds the file damaged
	mend    []string // the games whose index is wrong, or whose map is missing
}

func (c *dbCheck) progress(done, total int) {
	c.Games, c.bar.total = total, int64(total)
	c.bar.at(int64(done), done)
}

func (c *dbCheck) problem(p store.Problem) {
	j := problemJSON{troubleNames[p.Trouble], p.ID, p.Column, p.Seat, p.Stored, p.Computed, c.finding(p)}
	c.Problems = append(c.Problems, j)
	c.damaged = c.damaged || p.Trouble == store.Damage
	fixable := p.Trouble == store.Differs && !given(p.Column) || p.Trouble == store.NoMap
	if fixable && (len(c.mend) == 0 || c.mend[len(c.mend)-1] != p.ID) {
		c.mend = append(c.mend, p.ID)
	}
	if !c.asJSON {
		c.bar.clear()
		fmt.Fprintln(c.out, clean.Line(j.Message))
	}
}

// given reports whether a column of a game is given once and follows from no text.
func given(column string) bool { return column == "id" || column == "added" }

// repair mends what it can, and counts what another check still finds.
func (c *dbCheck) repair(ctx context.Context, db *store.DB) error {
	if c.onto != nil {
		if err := db.KeepMap(c.onto.Board()); err != nil {
			return err
		}
	}
	bad, err := db.Repair(c.mend)
	if err != nil {
		return err
	}
	c.Repaired, c.Left = len(c.mend)-len(bad), 0
	return db.Check(ctx, func(int, int) {}, func(store.Problem) { c.Left++ })
}

// finding puts a finding into words.
func (a *app) finding(p store.Problem) string {
	switch p.Trouble {
	case store.Damage:
		return a.text("db.check.damage", p.Stored)
	case store.Dangling:
		return a.text("db.check.dangling", p.Stored, p.Computed)
	case store.BadText:
		return a.text("db.check.bad-text", p.ID, p.Fault.Position.Line, p.Fault.Message(a.lang))
	case store.LostComment:
		return a.text("db.check.lost-annotation", p.ID, p.Column, p.Stored)
	case store.Lost:
		return a.text("db.check.missing-"+p.Column, p.Stored)
	case store.Altered:
		return a.text("db.check.altered-"+p.Column, p.Stored)
	case store.NoMap:
		if _, known := replay.BoardOf(p.Stored); known {
			return a.text("db.check.missing-map-known", p.ID, p.Stored)
		}
		return a.text("db.check.missing-map", p.ID, p.Stored)
	case store.BadBoard:
		return a.text("db.check.map-"+p.Column, p.ID, p.Stored, p.Computed)
	case store.BadMap:
		return a.text("db.check.damaged-map", p.Stored)
	case store.BadReview:
		return a.text("db.check.bad-review", p.ID)
	case store.Misnamed:
		return a.text("db.check.misnamed-"+p.Column, p.Stored)
	}
	if given(p.Column) {
		return a.text("db.check.bad-"+p.Column, p.ID, p.Stored)
	}
	if p.Column == "digest" {
		return a.text("db.check.digest", p.ID)
	}
	if p.Seat != "" {
		return a.text("db.check.seat-differs", p.ID, p.Column, p.Seat, p.Stored, p.Computed)
	}
	return a.text("db.check.differs", p.ID, p.Column, p.Stored, p.Computed)
}
