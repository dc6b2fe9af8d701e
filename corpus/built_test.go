package corpus

import (
	"encoding/binary"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"

	"partie/notation"
)

const sheetHead = "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n"

// built is broken files that cannot stand in the folder: they are too large, hold
// bytes that no text file has, or have no place for a remark.
var built = map[string]struct {
	text string
	want []found
}{
	"empty-file": {"\n  \r\n\t\n", []found{{1, 1, "error", "empty-file"}}},
	"utf16":      {inUTF16(sheetHead + "1. A+3\n"), []found{{1, 1, "error", "utf16"}}},
	"nul-byte": {sheetHead + "1. A+3 {\x00}\n2. B+\x001\n", []found{
		{3, 9, "error", "nul-byte"}, {4, 6, "error", "nul-byte"}}},
	// The game that is too large stands between two good ones.
	"game-too-large": {sheetHead + "1. A+3\n" + sheetHead + "{" + strings.Repeat("x", notation.MaxGame) + "}\n" + sheetHead + "1. B+2\n",
		[]found{{4, 1, "error", "game-too-large"}}},
	// 60 bad times: 49 are shown, the 50th says that there are more.
	"too-many-errors": {sheetHead + strings.Repeat("A+1 %1\n", 60), append(repeat(found{3, 5, "error", "bad-clock"}, 49),
		found{52, 5, "error", "too-many-errors"})},
	// The second of two ends too early, and 60 words that are none behind it: 50 errors
	// are shown, and at the last one that there are eleven more.
	"turn-after-end": {sheetHead + "A+1\n@end\n" + strings.Repeat("A+x\n", 61), append(append([]found{{5, 1, "error", "turn-after-end"}},
		repeat(found{6, 2, "error", "bad-score"}, 49)...), found{65, 2, "error", "too-many-errors"})},
	// 60 wrong claims: 50 are shown, and at the last one that there are ten more.
	"too-many-warnings": {sheetHead + strings.Repeat("A+1 =0/0\n", 60), append(repeat(found{3, 5, "warning", "wrong-claim"}, 50),
		found{62, 5, "warning", "too-many-warnings"})},
	// The first that is too deep is the one after MaxDepth that were opened, each
	// of six characters, behind the turn.
	"variation-too-deep": {sheetHead + "1. A+1" + strings.Repeat(" (A+1", notation.MaxDepth+1) + strings.Repeat(")", notation.MaxDepth+1) + "\n",
		[]found{{3, len("1. A+1") + len(" (A+1")*notation.MaxDepth + 2, "error", "variation-too-deep"}}},
}

// repeat is f n times, on one line after the other.
func repeat(f found, n int) (list []found) {
	for range n {
		list = append(list, f)
		f.Line++
	}
	return list
}

// inUTF16 is a text as some editors save it: little-endian, with its mark.
func inUTF16(s string) string {
	b := []byte{0xff, 0xfe}
	for _, u := range utf16.Encode([]rune(s)) {
		b = binary.LittleEndian.AppendUint16(b, u)
	}
	return string(b)
}

func TestBuilt(t *testing.T) {
	for name, c := range built {
		t.Run(name, func(t *testing.T) {
			if d := cmp.Diff(shown(c.want), shown(check(t, c.text))); d != "" {
				t.Errorf("diagnostics (-want +got):\n%s", d)
			}
		})
	}
}
