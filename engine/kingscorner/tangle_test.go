package kingscorner

import "testing"

// A pile that fits on itself does not go there; where plays against the rules have made
// one, all is tried. Made-up positions with too much to try are not told, and leave
// nothing behind that is wrong.
func TestTangled(t *testing.T) {
	var f Finder
	few := position(t, "", "N:7c8d E:5d S:2c W:2s", "9h", 0)
	for range 2 {
		if got, ok := f.Most(few.st); got != 0 || !ok {
			t.Errorf("%d, %v: 7c on 8d of the same pile would free its place", got, ok)
		}
		many := position(t, "packs=2", "N:7c8d", "Qh Qh Qd Js Jc Jc Th Td Td 9s 9c 9c 8h 8h 7s 7s 6h 6d 6d 5s 5c 5c 4h 4d 4d 3s 3c 3c 2h 2d As Ac Qs Qc Jh Jd Ts Tc 9h 9d 8s 8c 7h 7d 6s 6c 5h 5d 4s", 0)
		if got, ok := f.Most(many.st); ok {
			t.Errorf("%d: more positions than are tried", got)
		}
	}
}
