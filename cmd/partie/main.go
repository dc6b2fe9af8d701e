//go:build !man

// Command partie keeps, checks and analyses the games that people play at home.
// See README.md, and docs in the packages it is built from.
package main

import (
	"os"
	"sync"

	"partie/engine/kardinal"
)

func main() {
	a := system()
	kardinal.Finder = sync.OnceFunc(a.findMaps)
	os.Exit(run(os.Args[1:], a))
}
