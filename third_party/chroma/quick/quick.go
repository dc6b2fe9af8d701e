// Package quick prints code blocks.
package quick

import "io"

// Highlight writes the source as it is.
func Highlight(w io.Writer, source, lexer, formatter, style string) error {
	_, err := io.WriteString(w, source)
	return err
}
