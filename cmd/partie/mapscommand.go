package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine"
	"partie/engine/kardinal"
	"partie/store"
)

func newMaps(a *app) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:  "maps",
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error { return a.listMaps(asJSON) },
	}
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	c.AddCommand(newMapsShow(a), newMapsCheck(a), newMapsMove(a))
	return c
}

func newMapsShow(a *app) *cobra.Command {
	var out string
	var svg bool
	c := &cobra.Command{
		Use:               "show HASH",
		Args:              cobra.ExactArgs(1),
		ValidArgsFunction: a.completeMaps,
		RunE:              func(_ *cobra.Command, args []string) error { return a.showMap(args[0], out, svg) },
	}
	c.Flags().StringVarP(&out, "output", "o", "", a.text("maps.show.output"))
	c.Flags().BoolVar(&svg, "svg", false, a.text("maps.show.svg"))
	return c
}

func newMapsCheck(a *app) *cobra.Command {
	return &cobra.Command{
		Use:  "check FILE...",
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, names []string) error {
			code := exitOK
			for _, name := range names {
				if err := a.checkMap(name); err != nil {
					code = max(code, a.sayError(err))
				}
			}
			return statusError(code)
		},
	}
}

// mapJSON is a kept map for programs.
type mapJSON struct {
	Hash     string `json:"hash"`
	Name     string `json:"name"`
	Games    int    `json:"games"`
	Added    string `json:"added"`
	Standard bool   `json:"standard"` // of this version of the program
}

// listMaps lists the maps that the database keeps, and the standard one.
func (a *app) listMaps(asJSON bool) error {
	maps, err := a.keptMaps()
	if err != nil {
		return err
	}
	standard := kardinal.Standard().Board()
	if !slices.ContainsFunc(maps, func(m store.Map) bool { return m.Hash == standard.Hash }) {
		maps = append([]store.Map{{Board: standard}}, maps...)
	}
	js := []mapJSON{}
	t := table{head: strings.Split(a.text("maps.head"), "|"), right: []bool{false, true}, shrink: [][]int{{3}}}
	for _, m := range maps {
		added, day := "", ""
		if !m.Added.IsZero() {
			added, day = m.Added.Format(time.RFC3339), m.Added.Format(time.DateOnly)
		}
		js = append(js, mapJSON{m.Hash, m.Name, m.Games, added, m.Hash == standard.Hash})
		hash, name, _ := strings.Cut(store.MapTag(m.Board), " ")
		t.add(hash, strconv.Itoa(m.Games), day, name)
	}
	if asJSON {
		return a.printJSON(js)
	}
	a.printTable(&t)
	return nil
}

// keptMaps is the maps that the database keeps; none where it is not there yet.
func (a *app) keptMaps() (maps []store.Map, err error) {
	path, err := a.dbPath()
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	err = a.readDB(func(db *store.DB) error {
		maps, err = db.Maps("")
		return err
	})
	return maps, err
}

// showMap writes the file of a map, or a drawing of it.
func (a *app) showMap(hash, out string, svg bool) error {
	if err := a.checkTarget(out); err != nil {
		return err
	}
	m, err := a.mapOf(hash)
	if err != nil {
		return err
	}
	return a.writeResult(out, func(w io.Writer) error {
		if svg {
			return a.drawMap(w, m)
		}
		if w == a.out && a.outTTY {
			_, err := io.WriteString(w, clean.Terminal(string(m.File)))
			return err
		}
		_, err := w.Write(m.File)
		return err
	})
}

// drawMap draws a map as it is before the first turn.
func (a *app) drawMap(w io.Writer, m *kardinal.Map) error {
	const players = 3
	rules, _ := kardinal.ReadRules(nil, players)
	rules.Map = m
	var b bytes.Buffer
	engine.SVG(&b, kardinal.New(rules, players, 0), engine.View{Lang: a.lang})
	_, err := w.Write(b.Bytes())
	return err
}

// mapOf is the map whose hash begins so.
func (a *app) mapOf(hash string) (*kardinal.Map, error) {
	maps := kardinal.Find(hash)
	switch {
	case len(maps) == 0 || hash == "":
		return nil, faultf("%s", a.text("maps.none", hash))
	case len(maps) == 1:
		return maps[0], nil
	}
	var all []string
	for _, m := range maps {
		all = append(all, m.Board().Hash)
	}
	return nil, faultf("%s", a.text("maps.ambiguous", hash, strings.Join(all, ", ")))
}

// checkMap says what map a file is.
func (a *app) checkMap(name string) error {
	m, err := a.mapFrom(name)
	if err != nil || a.quiet {
		return err
	}
	fmt.Fprintln(a.out, a.text("maps.check.fine", name, store.MapTag(m.Board()), len(m.Spaces), len(m.Roads), len(m.Alliances)))
	for _, line := range a.mapDiff(m) {
		fmt.Fprintln(a.out, a.fit("  "+line, 4))
	}
	return nil
}

// completeMaps completes the hash of a kept map.
func (a *app) completeMaps(_ *cobra.Command, args []string, start string) ([]string, cobra.ShellCompDirective) {
	var hashes []string
	a.readDB(func(db *store.DB) error {
		maps, err := db.Maps(start)
		for _, m := range maps {
			hash, name, _ := strings.Cut(store.MapTag(m.Board), " ")
			if len(args) == 0 {
				hashes = append(hashes, hash+"\t"+name)
			}
		}
		return err
	})
	return hashes, cobra.ShellCompDirectiveNoFileComp
}
