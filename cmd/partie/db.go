package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	"github.com/spf13/cobra"

	"partie/clean"
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
			fmt.Fprintln(a.out, a.dbPath())
			return nil
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
		RunE: func(*cobra.Command, []string) error { return a.checkDB(repair, asJSON) },
	}
	c.Flags().BoolVar(&repair, "repair", false, a.text("db.check.repair"))
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	return c
}

// problemJSON is one finding of "partie db check" for programs.
type problemJSON struct {
	Problem  string `json:"problem"`
	ID       string `json:"id,omitempty"`
	Column   string `json:"column,omitempty"`
	Stored   string `json:"stored,omitempty"`
	Computed string `json:"computed,omitempty"`
	Message  string `json:"message"`
}

var troubleNames = [...]string{
	store.Damage: "damage", store.Dangling: "dangling", store.BadText: "bad-text", store.Differs: "differs", store.LostComment: "lost-annotation",
}

// checkDB looks for damage in the database and with repair mends what follows from
// the texts.
func (a *app) checkDB(repair, asJSON bool) error {
	open := a.readDB
	if repair {
		open = a.withDB
	}
	return open(func(db *store.DB) error {
		problems := []problemJSON{}
		var mend []string // the games whose index is wrong
		games := 0
		bar := a.newProgress(0, a.text("import.games"))
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		err := db.Check(ctx, func(done, total int) {
			games = total
			bar.total = int64(total)
			bar.at(int64(done), done)
		}, func(p store.Problem) {
			j := problemJSON{troubleNames[p.Trouble], p.ID, p.Column, p.Stored, p.Computed, a.problem(p)}
			problems = append(problems, j)
			if p.Trouble == store.Differs && (len(mend) == 0 || mend[len(mend)-1] != p.ID) {
				mend = append(mend, p.ID)
			}
			if !asJSON {
				bar.clear()
				fmt.Fprintln(a.out, clean.Line(j.Message))
			}
		})
		bar.clear()
		if err != nil {
			return err
		}
		left := len(problems)
		repaired := 0
		if repair {
			bad, err := db.Repair(mend)
			if err != nil {
				return err
			}
			repaired = len(mend) - len(bad)
			left = 0
			if err := db.Check(ctx, func(int, int) {}, func(store.Problem) { left++ }); err != nil {
				return err
			}
		}
		if asJSON {
			err = a.printJSON(struct {
				Games    int           `json:"games"`
				Repaired int           `json:"repaired"`
				Left     int           `json:"left"`
				Problems []problemJSON `json:"problems"`
			}{games, repaired, left, problems})
		} else if !a.quiet {
			fmt.Fprintln(a.out, a.text("db.check.summary", games, len(problems)))
			if repair {
				fmt.Fprintln(a.out, a.text("db.check.repaired", repaired, left))
			}
		}
		if err == nil && left > 0 {
			err = errFault
		}
		return err
	})
}

// problem puts a finding into words.
func (a *app) problem(p store.Problem) string {
	switch p.Trouble {
	case store.Damage:
		return a.text("db.check.damage", p.Stored)
	case store.Dangling:
		return a.text("db.check.dangling", p.Stored, p.Computed)
	case store.BadText:
		return a.text("db.check.bad-text", p.ID, p.Fault.Position.Line, p.Fault.Message(a.lang))
	case store.LostComment:
		return a.text("db.check.lost-annotation", p.ID, p.Column, p.Stored)
	}
	return a.text("db.check.differs", p.ID, p.Column, p.Stored, p.Computed)
}
