package kingscorner

import (
	"testing"
)

// Best turns worked by hand: how many points of penalty can be shed (a king 10), and why.
func TestBestTurn(t *testing.T) {
	const example = "N:9s E:7c S:4d W:Qh "
	tests := []struct {
		name, rules, table, hand string
		most                     int
		why                      string
	}{
		{"B01", "", example, "8h Td", 2, "8hN E>N frees E for Td"},
		{"B02", "", example, "8h 8d Td", 3, "8hN E>N TdE N>E 8dN: a pile that just received cards moves itself"},
		{"B03", "", "N:9s E:7c S:4d W:Th", "2s 2d", 1, "N>W frees N; no two fits on another"},
		{"B04", "", "N:9s E:7c S:4d W:Qh", "Kc Kd Kh Ks", 40, "kings always go"},
		{"B05", "", example, "Ks Js Th", 12, "Ks to a corner, W>NE or not, Js on the queen, Th on it"},
		{"B06", "", "N:9s E:6s S:4d W:Qh", "8h 7s", 2, "8hN 7sN"},
		{"B07", "", "N:7c E:5d S:2c W:Jh", "8h", 0, "no free place to begin with 8h under 7c"},
		{"B08", "", "N:7c E:5d S:2c", "8h Ts Tc", 2, "8hW N>W frees N for a ten; a ten first would give 1"},
		{"B09", "", "N:7c E:5d S:2c", "Ts Tc", 1, "one place, two tens"},
		{"B10", "", "E:9h S:5d W:2c", "8d Qh Js 7c", 2, "two chains of two, one place"},
		{"B11", "", "E:9h S:5d W:2c", "Th 9s 5s", 2, "Th 9s is the longer chain"},
		{"B12", "", "N:3h E:3d S:9c W:9s", "4s 4c Th", 0, "all three would go under a pile, and no place is free"},
		{"B13", "", "S:9c W:9s NE:Ks", "Qh Qd Jc Js", 4, "a queen on the king, one on a place, each with a jack"},
		{"B14", "", "N:Qh E:Qd S:5c W:5s NE:Ks SE:Kc", "Js Th 4h 4d", 4, "all fit: Js Th on a queen, the fours on the fives"},
		{"B15", "", "N:8c E:8s S:3d W:3h", "9h 9d 7h 7d 2s 2c Ah", 5, "sevens on eights, twos on threes, Ah on a two; the nines want a free place"},
		{"B16", "", "N:4s E:4c S:4h W:4d", "9h 9d 9s 9c", 0, "nothing fits"},
		{"B17", "", "", "Qh Th 8h 6h 4h 2h", 4, "four places, no two fit"},
		{"B18", "", "", "Qh Qd Th 8h 6h Js Jc", 7, "Qh Qd Th 8h begin, Js Jc on the queens, Th on a jack frees a place for 6h"},
		{"B19", "", "N:6d E:9c S:2h", "7s 8d", 2, "8dE 7sE"},

		{"a pile goes before a card", "", "N:9s E:8d S:4d W:4h", "8h Qs Jh Ts", 3,
			"E>N frees E for Qs Jh Ts; 8hN first would take the only top that E fits on and end at 1"},
		{"and the card takes the place", "", "N:9s E:8d S:4d W:4h", "8h", 1, "8hN, or E>N 8hE"},
		{"two moves for one place each", "", "N:9s E:8d S:7s W:2h", "Qc Qs", 2, "E>N S>N frees two places: a queen on each"},
		{"a king opens a corner for a pile", "", "N:Qh E:4d S:4h W:2d", "Ks 9h", 11, "KsNE N>NE 9hN"},
		{"a king that opens nothing", "", "N:Qh E:4d S:4h W:2d", "Kd 9h", 10, "KdNE; the red queen does not go on it"},
		{"chain through a pile of the table", "", "N:8h E:6d S:2h W:2d NE:KsQhJsTh", "9s 7s 5s", 3,
			"9sNE N>NE 7sNE E>NE 5sNE: two piles of the table become links of one chain"},
		{"out in the last place", "", "N:2d E:2h S:4d", "Qs Jd Tc 9d 8s 7h", 6, "one chain on the one free place, and the hand is empty"},
		{"a start that takes in a pile costs no place", "", "N:7c E:5d S:2c", "8h 6s Ts", 3,
			"8hW N>W makes N free; 6s N takes in E (5d), which makes E free for Ts"},
		{"twins on twin tops", "", "N:9s E:9c S:2h W:2d", "8h 8d 7s 7c", 4, "an eight and a seven on each nine"},
		{"aces are ends", "", "N:Ac E:4d S:2s W:6h", "As Kh", 10, "As would need a red two, and nothing goes on Ac; only Kh goes"},
		{"two packs, equal cards", "packs=2", "N:9s E:9s S:2h W:2h", "8h 8h 8h", 2, "two black nines, three eights"},
		{"two packs, four corners, one free", "packs=2 corners=4", "N:Qh E:4d S:4h W:2d NE:Ks SE:Kd SW:Kh", "Kc Kd 9h", 11,
			"N goes on the king of spades in the corner, so 9h has a place; one king finds a corner"},
		{"two packs, the colour of the king matters", "packs=2 corners=4", "N:4d E:4h S:2d W:2h NE:KdQs SE:KhQc SW:KdQs", "Kc Kd Qd Jd", 12,
			"Jd on Qs; one king finds a corner, and only on Kc does Qd go too"},
	}
	var f Finder
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, tt.rules, tt.table, tt.hand, 0)
			if got, ok := f.Most(g.st); got != tt.most || !ok {
				t.Errorf("%d, want %d: %s", got, tt.most, tt.why)
			}
			if got := brute(g.st); got != tt.most {
				t.Errorf("all orders: %d, want %d: %s", got, tt.most, tt.why)
			}
			checkLine(t, &f, g.st)
		})
	}
}
