package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"partie/store"
)

// exportFormats lists what "partie export" can write.
var exportFormats = []string{"partie", "json", "csv"}

func newExport(a *app) *cobra.Command {
	var all bool
	var format string
	c := &cobra.Command{
		Use:               "export ID...",
		ValidArgsFunction: a.completeID,
		RunE: func(_ *cobra.Command, ids []string) error {
			switch {
			case all && len(ids) > 0:
				return usagef("%s", a.text("export.both"))
			case !all && len(ids) == 0:
				return usagef("%s", a.text("export.which"))
			case !slices.Contains(exportFormats, format):
				return usagef("%s", a.text("export.bad-format", format, strings.Join(exportFormats, ", ")))
			}
			return a.export(ids, format)
		},
	}
	c.Flags().BoolVar(&all, "all", false, a.text("export.all"))
	c.Flags().StringVar(&format, "format", exportFormats[0], a.text("export.format"))
	c.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(exportFormats, cobra.ShellCompDirectiveNoFileComp))
	return c
}

// exporter writes one game after the other.
type exporter interface {
	game(g *store.Game, as []store.Annotation) error
	end() error
}

// export writes the games with these ids, or without ids all games. Nothing is
// written if one of the ids is wrong.
func (a *app) export(ids []string, format string) error {
	var w exporter
	switch format {
	case "json":
		w = &exportJSON{app: a}
	case "csv":
		w = newExportCSV(a)
	default:
		w = &exportText{app: a}
	}
	return a.readDB(func(db *store.DB) error {
		if len(ids) == 0 {
			for g, err := range db.Games(store.Filter{}) {
				if err != nil {
					return err
				}
				as, err := db.Annotations(g.ID)
				if err == nil {
					err = w.game(g, as)
				}
				if err != nil {
					return err
				}
			}
			return w.end()
		}
		for i, id := range ids {
			g, err := db.Get(id)
			if err != nil {
				return err
			}
			ids[i] = g.ID
		}
		for _, id := range ids {
			g, as, err := annotated(db, id)
			if err == nil {
				err = w.game(g, as)
			}
			if err != nil {
				return err
			}
		}
		return w.end()
	})
}

// exportText writes the notation, games separated by a blank line.
type exportText struct {
	*app
	games int
}

func (w *exportText) game(g *store.Game, as []store.Annotation) error {
	r, err := w.replayed(g)
	if err != nil {
		return err
	}
	if w.games++; w.games > 1 {
		fmt.Fprintln(w.out)
	}
	fmt.Fprint(w.out, strings.TrimRight(store.Annotated(r, as), "\n")+"\n")
	return nil
}

func (w *exportText) end() error { return nil }

// exportJSON writes an array of games.
type exportJSON struct {
	*app
	games int
}

func (w *exportJSON) game(g *store.Game, as []store.Annotation) error {
	j := newGameJSON(g, as)
	j.Text = g.Text
	b, err := json.Marshal(j)
	if err != nil {
		return err
	}
	sep := ",\n"
	if w.games++; w.games == 1 {
		sep = "[\n"
	}
	fmt.Fprintf(w.out, "%s%s", sep, b)
	return nil
}

func (w *exportJSON) end() error {
	if w.games == 0 {
		fmt.Fprint(w.out, "[")
	}
	fmt.Fprintln(w.out, "\n]")
	return nil
}
