package replay

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// readme is the game of Kings in the Corner that ends with its first turn: eight cards go
// from the hand onto N, the drawn one among them.
const readme = `[Game "kings-corner"]
[Players "Anna, Ben"]
@cross N=9s E=Qd S=Jd W=6c
1. A: +8h 8hN 7cN 6dN 5sN 4hN 3cN 2dN AsN
`

// What is expected was worked out by hand.
func TestDigest(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		want       Digest
	}{
		// The city of three tiles and a pennant scores 2·(3+1) in the third turn, which is
		// Anna's; Ben's farmer has that one city at his field. The turns of Anna took 30 and
		// 65 seconds, that of Ben was not timed.
		{"city and field", `[Game "carcassonne"]
[Players "Anna, Ben"]
F1@n1 cN %0:30
U1@e1 fNE
E2@n2 %1:05
@end
`, Digest{First: 0, Seats: []SeatDigest{
			{Kinds: []KindPoints{{"city", 8}}, Timed: 2, Time: 95, Feats: []SeatFeat{{"city", 3, 3}, {"turn", 8, 3}}},
			{Kinds: []KindPoints{{"field", 3}}, Feats: []SeatFeat{{"field", 1, 0}}},
		}}},
		// Ben finishes the city of Anna: she has the city, and nobody points of a turn of
		// their own.
		{"another's city", `[Game "carcassonne"]
[Players "Anna, Ben"]
[Start "B"]
U1@e1
F1@n1 cN
E2@n2
@unfinished
`, Digest{First: 1, Seats: []SeatDigest{
			{Kinds: []KindPoints{{"city", 8}}, Feats: []SeatFeat{{"city", 3, 3}}},
			{},
		}}},
		// Two kings of 10 and five other cards.
		{"cards", readme + "@left B Kc Ks 5d 6h 9h Th Jh\n", Digest{First: 0, Seats: []SeatDigest{
			{Kinds: []KindPoints{{"round_1", 0}}, Feats: []SeatFeat{{"cards", 8, 1}}},
			{Kinds: []KindPoints{{"round_1", 25}}},
		}}},
		{"open points", readme, Digest{First: 0, Seats: []SeatDigest{
			{Kinds: []KindPoints{{"round_1", 0}}, Feats: []SeatFeat{{"cards", 8, 1}}},
			{},
		}}},
		// Black goes on no black card.
		{"against the rules", `[Game "kings-corner"]
[Players "Anna, Ben"]
@cross N=9s E=Qd S=Jd W=6c
1. A: 8cN ~
2. B: -
@unfinished
`, Digest{First: 0, Seats: []SeatDigest{{}, {}}}},
		// Anna reaches 3 in the first round and, as -1+4, in the second; Ben 5 in the last
		// two. A round is nobody's turn.
		{"rounds", `[Game "sheet"]
[Players "Anna, Ben"]
1. A+3 B+1:x
2. A-1 B+5:x A+4 %2:00
3. B+5
`, Digest{First: -1, Seats: []SeatDigest{
			{Kinds: []KindPoints{{"other", 6}}, Feats: []SeatFeat{{"round", 3, 1}}},
			{Kinds: []KindPoints{{"x", 6}, {"other", 5}}, Feats: []SeatFeat{{"round", 5, 2}}},
		}}},
		{"low wins", `[Game "sheet"]
[Players "Anna, Ben"]
[Rules "low"]
1. A+3 B+1
`, Digest{First: -1, Seats: []SeatDigest{{Kinds: []KindPoints{{"other", 3}}}, {Kinds: []KindPoints{{"other", 1}}}}}},
		{"no turn", `[Game "sheet"]
[Players "Anna"]
`, Digest{First: -1, Seats: []SeatDigest{{}}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := replayed(t, tt.text)
			if !r.OK() {
				t.Fatal(shown(r))
			}
			if d := cmp.Diff(tt.want, r.Digest()); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}
