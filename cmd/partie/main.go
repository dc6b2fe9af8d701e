//go:build !man

// Command partie keeps, checks and analyses the games that people play at home.
// See README.md, and docs in the packages it is built from.
package main

import (
	"os"

	"partie/engine/kardinal"
)

func main() {
	a := system()
	kardinal.Finder = func(hash string) { a.findMap(hash) }
	os.Exit(run(os.Args[1:], a))
}
