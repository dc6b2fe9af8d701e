package foreign

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"partie/notation"
)

// sound holds what is promised of every file: a game that the notation reads without
// an error, in canonical form and the same each time, or an error.
func sound(t *testing.T, file []byte) {
	g, err := Convert(file)
	if err != nil {
		if _, ok := err.(notation.FileDiagnostic); !ok {
			t.Fatalf("%T: %v", err, err)
		}
		return
	}
	recs, ds := notation.Parse(g.Text)
	if len(recs) != 1 || len(ds) > 0 || len(recs[0].Diags) > 0 {
		t.Fatalf("%d games, %v of\n%s", len(recs), ds, g.Text)
	}
	if len(g.Warnings) > maxWarnings {
		t.Errorf("%d warnings", len(g.Warnings))
	}
	again, err := Convert(file)
	if err != nil || !bytes.Equal(again.Text, g.Text) {
		t.Errorf("another time it is\n%s, %v", again.Text, err)
	}
}

func FuzzJCZ(f *testing.F) {
	f.Add([]byte(save5(`"basic:2":1`, `"abbot":1`, steps(
		tile5("BA/RrG", 0, 1, 0), man5("0.abbot.1", "Garden", "I", 1, 0), commit5,
		tile5("BA/C", 180, 0, -1), man5("1.small.1", "City", "S", 0, -1), commit5, undo5, pass5, commit5,
		tile5("BA/RFr", 0, 2, 0), man5("0.small.1", "Field", "NL.NR.EL.WR", 2, 0), commit5))))
	f.Add([]byte(save5(`"basic:1":1,"river/1:1":1`, ``, steps(tile5("RI.1/II", 90, 1, 0), commit5))))
	f.Add([]byte(`{"appVersion":"4.4.0","created":"0000-01-02T00:00:00Z","setup":{"expansions":["BASIC"],"rules":{}},"slots":[{"nickname":"A,\"B\"","serial":1}],"replay":[
{"type":"PLACE_TILE","payload":{"tileId":"BA.L","rotation":"R0","position":["0",1]}},{"type":"COMMIT","clock":1e5}]}`))
	f.Add([]byte(save4(`["BASIC","RIVER"]`, steps(tile5("R1.IFI", 180, 1, 0), commit5))))
	f.Fuzz(sound)
}

func FuzzBGA(f *testing.F) {
	f.Add([]byte(bgaFile(append(three(4), ended(2, 3))...)))
	f.Add([]byte(bgaFile(packet(laid(1, 62, 20, 0, 1, 1)), packet(laid(2, 63, 20, 0, 2, 1)), packet(laid(2, 64, 20, 0, 3, 1)))))
	f.Add([]byte(`{"status":"1","data":{"logs":[{"data":[{"type":"playTile","args":[{"player_id":5,"player_name":"\u0000,","type":20,"x":0,"y":1,"ori":1}]}]}]}}`))
	f.Fuzz(sound)
}

// A large file costs no more than its size: what stands behind an error is not read,
// and 20 000 points more are added up, not searched.
func TestLargeFiles(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	junk := bytes.Repeat([]byte(`{"type":"X","payload":{"a":[1,2,3]}},`), 100_000)
	sound(t, []byte(save5(`"basic:2":1`, ``, string(junk[:len(junk)-1]))))
	var packets []string
	for range 20_000 {
		packets = append(packets, packet(won(rng.IntN(3), 1, 1), `{"type":"chat","args":{"msg":"hello"}}`))
	}
	sound(t, []byte(bgaFile(append(three(4), packets...)...)))
}
