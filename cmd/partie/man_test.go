//go:build man

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestManual makes the pages twice: they are whole, and the same.
func TestManual(t *testing.T) {
	first, second := t.TempDir(), t.TempDir()
	for _, dir := range []string{first, second} {
		if err := manual(dir); err != nil {
			t.Fatal(err)
		}
	}
	for page, want := range map[string]string{
		"man1/partie.1":            ".BR partie-check (1)",
		"man1/partie-check.1":      ".SH DESCRIPTION",
		"man1/partie-fmt.1":        `\fB-w\fR, \fB--write\fR` + "\n",
		"man1/partie-report.1":     `\fB-o\fR, \fB--output\fR \fIFILE\fR`,
		"de/man1/partie.1":         ".B check\nDateien prüfen",
		"man1/partie-db-backup.1":  "partie db backup",
		"de/man1/partie-check.1":   ".SH BESCHREIBUNG",
		"de/man1/partie-replay.1":  "Stellung",
		"man1/partie-completion.1": "powershell",
	} {
		a, err := os.ReadFile(filepath.Join(first, page))
		if err != nil {
			t.Error(err)
			continue
		}
		if !strings.Contains(strings.ReplaceAll(string(a), `\-`, "-"), want) {
			t.Errorf("%s does not mention %q", page, want)
		}
		if b, _ := os.ReadFile(filepath.Join(second, page)); string(b) != string(a) {
			t.Errorf("%s is not the same twice", page)
		}
	}
}
