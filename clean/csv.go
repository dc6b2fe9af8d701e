package clean

import (
	"strings"
	"unicode/utf8"
)

// CSVCell makes a text safe as a cell of CSV: no spreadsheet takes it for a formula, and
// no terminal for more than text. Some spreadsheets take the wide signs of East Asia too.
func CSVCell(s string) string {
	lead := ""
	if r, _ := utf8.DecodeRuneInString(s); s != "" && strings.ContainsRune("=+-@\t\r\n＝＋－＠", r) {
		lead = "'"
	}
	return lead + Line(s)
}
