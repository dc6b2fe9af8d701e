package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"partie/engine"
	"partie/engine/games"
	"partie/engine/kardinal"
	"partie/engine/replay"
	"partie/notation"
	"partie/store"
)

// maxMap is how many bytes of a map file are read: more than one may have, so that it
// is refused for its size.
const maxMap = 2 << 20

// maxHash is how many digits a hash has.
const maxHash = 64

// mapFolder is where maps were kept before the database held them, in the program's folder.
const mapFolder = "maps"

// mapFlag gives a command the flag --map.
func (a *app) mapFlag(c *cobra.Command, key string) {
	c.Flags().Var(fileFlag{&a.mapFile}, "map", a.text(key))
}

// readMap reads the file of --map. Games are then found on it by its hash.
func (a *app) readMap() error {
	if a.mapFile == "" {
		return nil
	}
	m, err := a.mapFrom(a.mapFile)
	a.onto = m
	return err
}

// mapFrom reads a map file.
func (a *app) mapFrom(name string) (*kardinal.Map, error) {
	text, err := a.readMapText(name)
	if err != nil {
		return nil, err
	}
	m, err := kardinal.Register(text)
	if bad, ok := errors.AsType[*kardinal.MapError](err); ok {
		return nil, faultf("%s", a.text("map.bad", name, bad.In(a.lang)))
	}
	return m, failed(err)
}

// readMapText reads the file of a map.
func (a *app) readMapText(name string) ([]byte, error) {
	f, err := a.openPlain(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxMap))
	if err != nil {
		return nil, a.fileError(name, err)
	}
	return text, nil
}

// board is the map of --map, or the standard one.
func (a *app) board() engine.Board {
	if a.onto != nil {
		return a.onto.Board()
	}
	return kardinal.Standard().Board()
}

// suits refuses --map for a game that has one board alone.
func (a *app) suits(g engine.Game) error {
	if _, mapped := g.(engine.Mapped); a.onto != nil && !mapped {
		return usagef("%s", a.text("map.none", g.Title().In(a.lang)))
	}
	return nil
}

// onMap gives a record of a file that does not name its map the one of --map, and says so
// where it names another.
func (a *app) onMap(rec *notation.Record) []notation.Diagnostic {
	g, ok := games.ByName(strings.TrimSpace(rec.Tag("Game")))
	if _, mapped := g.(engine.Mapped); a.onto == nil || !ok || !mapped {
		return nil
	}
	words := strings.Fields(rec.Tag("Map"))
	if len(words) == 0 {
		rec.AddTag("Map", store.MapTag(a.onto.Board()))
		return nil
	}
	d := notation.Diagnostic{Span: rec.TagSpan("Map"), Severity: notation.Warning, Code: "other-map",
		Msg: texts.Msg("map.other", words[0], a.onto.Hash), Hint: texts.Msg("map.other.hint")}
	switch maps := kardinal.Find(words[0]); {
	case len(maps) == 0: // which is an error anyhow
		d.Msg = texts.Msg("map.elsewhere", ansi.Truncate(words[0], maxHash, "…"), a.onto.Hash)
	case len(maps) > 1 || maps[0] == a.onto:
		return nil
	}
	return []notation.Diagnostic{d}
}

// mappedFile is a file whose records get the map of --map.
type mappedFile struct {
	io.ReadCloser
	app *app
}

// Edit is what [store.Editor] asks for.
func (f mappedFile) Edit(rec *notation.Record) []notation.Diagnostic { return f.app.onMap(rec) }

// openOnMap opens a file of games that are to be stored.
func (a *app) openOnMap(name string) (io.ReadCloser, error) {
	f, err := a.open(name)
	if err != nil {
		return nil, err
	}
	return mappedFile{f, a}, nil
}

// aboutMap says, as a part of the guide of a game, on which map it is played and how much
// of that was read in a source; nothing for a game that has one board alone.
func (a *app) aboutMap(g engine.Game) string {
	if _, mapped := g.(engine.Mapped); !mapped {
		return ""
	}
	m, key := kardinal.Standard(), "rules.map"
	if a.onto != nil {
		m, key = a.onto, "rules.map-file"
	}
	text := a.text(key, m.Hash) + "\n\n| " + a.text("rules.map-head") + " |\n|---|---|---|---|---|\n"
	s := m.Sources()
	for _, row := range []struct {
		key   string
		count kardinal.Tally
	}{{"counts", s.Counts}, {"spaces", s.Spaces}, {"roads", s.Roads}, {"alliances", s.Alliances}, {"numbers", s.Numbers}} {
		text += fmt.Sprintf("| %s | %d | %d | %d | %d |\n", a.text("rules.map-"+row.key), row.count.Of(kardinal.Read),
			row.count.Of(kardinal.Inferred), row.count.Of(kardinal.Reconstructed), row.count.Of(kardinal.Unmarked))
	}
	return text + "\n"
}

// keepMap keeps the map of a game that is being recorded, so that it can be resumed
// wherever the database goes.
func keepMap(db *store.DB, r *replay.Replay) error {
	b, mapped := r.Board()
	if !mapped {
		return nil
	}
	return db.KeepMap(b)
}

// findMaps registers all maps that are kept: those of the database, and those in the folder
// that maps had before it held them. What cannot be read, or is no map any more, is passed
// over: whoever names such a map learns that there is none.
func (a *app) findMaps() {
	for _, text := range append(a.databaseMaps(), a.folderMaps()...) {
		kardinal.Register(text)
	}
}

func (a *app) databaseMaps() (files [][]byte) {
	path, err := a.dbPath()
	if err != nil {
		return nil
	}
	db, err := store.OpenReadOnly(path, a.storeOptions())
	if err != nil {
		return nil
	}
	defer db.Close()
	maps, _ := db.Maps("")
	for _, m := range maps {
		files = append(files, m.File)
	}
	return files
}

func (a *app) folderMaps() (files [][]byte) {
	dir, ok := a.dataFolder()
	if !ok {
		return nil
	}
	dir = filepath.Join(dir, mapFolder)
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if text, err := a.readMapText(filepath.Join(dir, e.Name())); err == nil {
			files = append(files, text)
		}
	}
	return files
}
