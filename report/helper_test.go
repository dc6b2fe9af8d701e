package report

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

var update = flag.Bool("update", false, "write the golden files anew")

// gameOf is the report on a record that is written in a test.
func gameOf(t testing.TB, record string, l lang.Lang, notes ...Annotation) *Game {
	t.Helper()
	recs, diags := notation.Parse([]byte(record))
	if len(recs) != 1 || len(diags) > 0 {
		t.Fatalf("%d games, %v", len(recs), diags)
	}
	return NewGame(replay.Run(recs[0]), notes, l)
}

// golden compares output with a file of testdata.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), string(got)); d != "" {
		t.Errorf("%s (-want +got):\n%s", name, d)
	}
}

// evening is a sheet whose figures are worked out by hand in the tests.
//
//	      Anna  Ben  Cleo
//	1      10    4    -
//	2      10   13    6   (Ben +9, Cleo +6)
//	3       8   13   26   (Anna -2, Cleo +20)
//	4      38   13   26   (Anna +30)
const evening = `[Game "sheet"]
[Title "Azul"]
[Players "Anna, Ben, Cleo"]
[Date "2026-11-14"]
[Place "Leipzig"]
[Result "38/13/26"]
{A rainy evening.}
1. A+10:rows B+4:rows %1:00
2. B+9:columns C+6:rows ! =10/14/6 %0:30
3. A-2:floor C+20:columns =8/14/26 {Cleo sees
the whole wall.}
(3. A+1 C+2)
4. A+30:bonus %2:15
`

// hostile is a record by somebody who wants to run code.
const hostile = `[Game "sheet"]
[Title "</title><script>alert(1)</script>"]
[Players "</script><img src=x onerror=alert(1)>, __f__(alert(1))__f__, \"><svg onload=alert(1)>"]
[Place "{{.}} ${alert(1)}"]
{</script><img src=x onerror=alert(1)> [a](javascript:alert(1)) ` + "`code`" + `}
1. A+12:</script><script>alert</script> B+7:__f__alert__f__ C+3:<!-- %0:40 {__f__(alert(1))__f__ <img src=x onerror=alert(1)>}
2. B+1 %0:10
`
