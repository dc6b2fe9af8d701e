package report

import (
	"bytes"
	"encoding/csv"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/lang"
)

// TestCSV holds the rows of two games with different numbers of seats: what is not known
// or not there is empty.
func TestCSV(t *testing.T) {
	sheet := "[Game \"sheet\"]\n[Players \"Anna, Ben, Cleo\"]\n1. A+10:rows C-2:floor %1:05\n2. B+3 ~\n@end\n"
	var b bytes.Buffer
	g := reviewedOf(t, missedCity, lang.De)
	if err := CSV(&b, []*Game{g, gameOf(t, sheet, lang.De)}); err != nil {
		t.Fatal(err)
	}
	// A robber on a road of two tiles has 2 points if scored then; the knight that Ben did
	// not set would have scored 4, and no other turn anything: the played one is second.
	want := strings.NewReplacer("\n", "\r\n", "CHOICES", strconv.Itoa(g.Missed.Turns[0].Choices)).Replace(`game,when,number,seat,name,round,words,forced,seconds,loss,loss_least,class,best,rank,choices,scored_A,scored_B,scored_C,total_A,total_B,total_C,now_A,now_B,now_C
1,start,0,,,,,,,,,,,,,0,0,,0,0,,0,0,
1,turn,1,A,Anna,,V1@e1 rN,false,,,,,,,,0,0,,0,0,,2,0,
1,turn,2,B,Ben,,E2@n1,false,,4.0,false,mistake,E2@n1 cS,2,CHOICES,0,0,,0,0,,2,0,
2,start,0,,,,,,,,,,,,,0,0,0,0,0,0,,,
2,turn,1,,,,A+10:rows C-2:floor,false,65,,,,,,,10,0,-2,10,0,-2,,,
2,turn,2,,,,B+3,false,,,,,,,,0,3,0,10,3,-2,,,
`)
	if d := cmp.Diff(want, b.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// TestHostileCSV holds that no cell of what people wrote is a formula, and that the table
// stays one.
func TestHostileCSV(t *testing.T) {
	record := "[Game \"carcassonne\"]\n[Players \"=1+1, \\\"@SUM(A1)\"]\n1. A: V1@e1 rW\n2. B: E2@n1\n@unfinished\n"
	var b bytes.Buffer
	if err := CSV(&b, []*Game{gameOf(t, record, lang.En)}); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&b).ReadAll()
	if err != nil || len(rows) != 4 || rows[2][4] != "'=1+1" || rows[3][4] != `"@SUM(A1)` {
		t.Errorf("%q, %v", rows, err)
	}
}
