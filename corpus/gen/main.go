// Gen plays the sample games of testdata/games: deals from a seed, players who
// overlook things, and the record that people would have kept of it. The score
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

func main() {
	dir := filepath.Join("testdata", "games")
	for _, s := range samples {
		text, err := s.record()
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, s.file+".partie"), text, 0o666)
		}
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", s.file, err)
			os.Exit(1)
		}
	}
}
