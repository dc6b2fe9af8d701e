// Gen plays the sample games of testdata/games: deals and draws from a seed, players
// who overlook things, and the record that people would have kept of it. The score
// sheets among the samples are written by hand.
//
//	go run ./corpus/gen
//
// writes the files anew, each byte the same as long as engine and notation are.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// game is a game that can be played out.
type game interface {
	// name is that of its file, without the extension.
	name() string
	// record plays it and returns its canonical text.
	record() ([]byte, error)
}

func (s *sample) name() string { return s.file }

// all is the sample games of every game that has an engine.
func all() (list []game) {
	for _, g := range kingsSamples {
		list = append(list, g)
	}
	for _, g := range carcassonneSamples {
		list = append(list, g)
	}
	for _, g := range kardinalSamples {
		list = append(list, g)
	}
	return list
}

func main() {
	dir := filepath.Join("testdata", "games")
	for _, g := range all() {
		text, err := g.record()
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, g.name()+".partie"), text, 0o666)
		}
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", g.name(), err)
			os.Exit(1)
		}
	}
}
