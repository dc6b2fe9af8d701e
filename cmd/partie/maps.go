package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/games"
	"partie/engine/kardinal"
	"partie/notation"
)

// maxMap is how many bytes of a map file are read: more than one may have, so that it
// is refused for its size.
const maxMap = 2 << 20

// mapFolder is where the maps of games are kept, in the program's folder.
const mapFolder = "maps"

// readMap reads the file of --map. Games are then found on it by its hash.
func (a *app) readMap() error {
	if a.mapFile == "" {
		return nil
	}
	text, err := a.readMapText(a.mapFile)
	if err != nil {
		return err
	}
	m, err := kardinal.Register(text)
	if bad, ok := errors.AsType[*kardinal.MapError](err); ok {
		return faultf("%s", a.text("map.bad", a.mapFile, bad.In(a.lang)))
	}
	if err != nil {
		return failed(err)
	}
	a.onto, a.mapText = m, text
	return nil
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

// mapTag is the value of the Map tag: what finds the map, and what people call it.
func mapTag(m *kardinal.Map) string { return strings.TrimSpace(m.Hash + " " + clean.Line(m.Name)) }

// onMap gives a record of a file that does not name its map the one of --map.
func (a *app) onMap(rec *notation.Record) {
	if a.onto == nil {
		return
	}
	if g, ok := games.ByName(strings.TrimSpace(rec.Tag("Game"))); ok {
		if _, mapped := g.(engine.Mapped); mapped {
			rec.AddTag("Map", mapTag(a.onto))
		}
	}
}

// mappedFile is a file whose records get the map of --map.
type mappedFile struct {
	io.ReadCloser
	app *app
}

// Edit is what [store.Editor] asks for.
func (f mappedFile) Edit(rec *notation.Record) { f.app.onMap(rec) }

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

// keepMap puts the map of --map where later runs find it.
func (a *app) keepMap() error {
	if a.onto == nil || a.onto.Hash == kardinal.Standard().Hash {
		return nil
	}
	dir, ok := a.dataFolder()
	if !ok {
		return &exit{exitFailed, errors.New(a.text("map.no-home"))}
	}
	dir = filepath.Join(dir, mapFolder)
	name := filepath.Join(dir, a.onto.Hash+".json")
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, a.mapText) {
		return nil
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return a.writeError(dir, err)
	}
	return a.writeWhole(name, 0o644, func(w io.Writer) error {
		_, err := w.Write(a.mapText)
		return err
	})
}

// findMap is the kept map whose hash begins so, nil where there is none or not one
// alone. A file that is no map any more is none.
func (a *app) findMap(hash string) *kardinal.Map {
	dir, ok := a.dataFolder()
	if !ok {
		return nil
	}
	dir = filepath.Join(dir, mapFolder)
	files, _ := os.ReadDir(dir)
	for _, f := range files {
		name, json := strings.CutSuffix(f.Name(), ".json")
		if n := min(len(name), len(hash)); !json || !strings.EqualFold(name[:n], hash[:n]) {
			continue
		}
		if text, err := a.readMapText(filepath.Join(dir, f.Name())); err == nil {
			kardinal.Register(text) // what is no map is passed over
		}
	}
	m, _ := kardinal.MapByHash(hash)
	return m
}
