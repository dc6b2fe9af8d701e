//go:build !unix || !cgo

package main

import (
	"io"
	"os"
)

// stdout is the standard output.
func stdout() io.Writer { return os.Stdout }
