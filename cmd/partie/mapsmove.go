package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"partie/engine/kardinal"
	"partie/store"
)

func newMapsMove(a *app) *cobra.Command {
	return &cobra.Command{
		Use:               "move FROM FILE|HASH [ID...]",
		Args:              cobra.MinimumNArgs(2),
		ValidArgsFunction: a.completeMaps,
		RunE:              func(_ *cobra.Command, args []string) error { return a.moveGames(args[0], args[1], args[2:]) },
	}
}

// moveGames lets the stored games of one map, or these of them, have been played on
// another one.
func (a *app) moveGames(from, to string, ids []string) error {
	old, err := a.mapOf(from)
	if err != nil {
		return err
	}
	m, err := a.mapOrFile(to)
	if err != nil {
		return err
	}
	return a.withDB(func(db *store.DB) error {
		var list []*store.Game
		for i, id := range ids {
			g, err := db.Get(id)
			if err != nil {
				return err
			}
			if ids[i] = g.ID; g.Board.Hash != old.Board().Hash {
				return faultf("%s", a.text("maps.move.elsewhere", g.ID, old.Hash))
			}
		}
		for g, err := range db.Games(store.Filter{}) {
			if err != nil {
				return err
			}
			if g.Board.Hash == old.Board().Hash && (len(ids) == 0 || slices.Contains(ids, g.ID)) {
				list = append(list, g)
			}
		}
		code, moved := exitOK, 0
		for _, g := range list {
			r, err := db.Move(g.ID, m.Board())
			twice, ok := errors.AsType[*store.Error](err)
			switch {
			case ok && twice.Kind == store.Exists:
				code = max(code, a.sayError(faultf("%s", a.text("maps.move.exists", g.ID, twice.IDs[0]))))
			case err != nil:
				return err
			case !r.OK():
				code = exitFault
				a.messages().printDiagnostics(g.ID, r.Record, r.Diags)
			default:
				moved++
				fmt.Fprintln(a.out, a.text("maps.move.moved", g.ID, a.standings(g), a.totalsText(r.Players, r.Final)))
			}
		}
		a.note("maps.move.done", moved, len(list))
		return statusError(code)
	})
}

// mapOrFile is the map in a file of that name, or the one whose hash begins so.
func (a *app) mapOrFile(name string) (*kardinal.Map, error) {
	if _, err := os.Stat(name); errors.Is(err, fs.ErrNotExist) {
		return a.mapOf(name)
	}
	return a.mapFrom(name)
}
