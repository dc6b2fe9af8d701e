//go:build unix && cgo

package main

// #include <fcntl.h>
//
// static int closed;
//
// __attribute__((constructor)) static void look(void) { closed = fcntl(1, F_GETFD) == -1; }
//
// static int stdout_closed(void) { return closed; }
import "C"

import (
	"io"
	"os"
	"syscall"
)

// stdout is the standard output. Where the program was started without one, writing
// fails: the runtime puts /dev/null in its place before any Go code runs, so that is
// looked at earlier.
func stdout() io.Writer {
	if C.stdout_closed() != 0 {
		return writerFunc(func([]byte) (int, error) { return 0, syscall.EBADF })
	}
	return os.Stdout
}
