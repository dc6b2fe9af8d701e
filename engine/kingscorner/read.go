package kingscorner

import (
	"strings"

	"partie/engine"
)

// Read reads the words of a turn:
//
//	turn = [ draw ] { play } | [ draw ] "-"
//	draw = "+" | "+?" | "+8h"
//	play = "8hN" | "W>N"
//
// Beside the canonical words it takes those of spellCard and spellPile, and "8h>N".
func (s *State) Read(words []string, t *engine.Turn) *engine.Fault {
	t.Reset()
	if len(words) == 0 {
		return hinted(whole(fault("empty-turn")), msg("hint-word", "-"))
	}
	played := false
	for i, w := range words {
		if w == "-" || w == "–" {
			if f := lonePass(words, i, played); f != nil {
				return f
			}
			continue
		}
		p, f := readWord(w)
		if f != nil {
			f.Word = i
			return f
		}
		played = played || !isDraw(p.Ply())
		t.Add(p.Ply(), i)
	}
	return nil
}

// lonePass checks that "-" stands once, at the end, and without plays.
func lonePass(words []string, i int, played bool) *engine.Fault {
	if played || i != len(words)-1 {
		return hinted(at(fault("pass-with-plays"), i, 0, 0), msg("hint-drop-pass"))
	}
	return nil
}

func readWord(w string) (Play, *engine.Fault) {
	if rest, ok := strings.CutPrefix(w, "+"); ok {
		return readDraw(rest)
	}
	c, n, bad := spellCard(w)
	if bad == "" {
		return readLay(w, c, n)
	}
	if from, m := spellPile(w); m > 0 {
		return readMove(w, from, m)
	}
	f := at(fault(bad, w[n:]), 0, n, 0)
	if bad == "bad-rank" {
		f.Code, f.Msg = "bad-word", msg("bad-word", w)
	}
	return Play{}, hinted(f, msg("hint-word-forms"))
}

func readDraw(rest string) (Play, *engine.Fault) {
	if rest == "" || rest == "?" {
		return Play{Act: DrawUnseen}, nil
	}
	c, n, bad := spellCard(rest)
	if bad != "" {
		return Play{}, hinted(at(fault(bad, rest[n:]), 0, 1+n, 0), msg("hint-draw-forms"))
	}
	if n < len(rest) {
		return Play{}, hinted(at(fault("trailing", rest[n:]), 0, 1+n, 0), msg("hint-word", "+"+c.String()))
	}
	return Play{Act: Draw, Card: c}, nil
}

func readLay(w string, c Card, n int) (Play, *engine.Fault) {
	rest := strings.TrimPrefix(w[n:], ">")
	off := len(w) - len(rest)
	if rest == "" {
		return Play{}, hinted(at(fault("pile-missing", c), 0, off, 0), msg("hint-lay", c))
	}
	p, m := spellPile(rest)
	if m == 0 {
		return Play{}, hinted(at(fault("bad-pile", rest), 0, off, 0), msg("hint-one-of", pileList(firstPiles(crosses+4))))
	}
	if m < len(rest) {
		return Play{}, hinted(at(fault("trailing", rest[m:]), 0, off+m, 0), msg("hint-word", Play{Act: Lay, Card: c, To: p}.String()))
	}
	return Play{Act: Lay, Card: c, To: p}, nil
}

func readMove(w string, from Pile, n int) (Play, *engine.Fault) {
	rest, ok := strings.CutPrefix(w[n:], ">")
	if !ok {
		return Play{}, hinted(at(fault("move-sign", w[n:]), 0, n, 0), msg("hint-word-forms"))
	}
	p, m := spellPile(rest)
	if m == 0 {
		return Play{}, hinted(at(fault("bad-pile", rest), 0, n+1, 0), msg("hint-one-of", pileList(firstPiles(crosses+4))))
	}
	if m < len(rest) {
		return Play{}, hinted(at(fault("trailing", rest[m:]), 0, n+1+m, 0), msg("hint-word", Play{Act: Move, From: from, To: p}.String()))
	}
	return Play{Act: Move, From: from, To: p}, nil
}

// Words appends the canonical words of a turn. Under the standard rules an unseen
// draw at its start is implied and left out; a turn without plays ends with "-".
func (s *State) Words(t engine.Turn, dst []string) []string {
	plies := t.Plies
	if !s.rules.Need && len(plies) > 0 && plies[0] == (Play{Act: DrawUnseen}).Ply() && (len(plies) == 1 || !isDraw(plies[1])) {
		plies = plies[1:]
	}
	played := false
	for _, code := range plies {
		p, _ := PlayOf(code)
		played = played || !isDraw(code)
		dst = append(dst, p.String())
	}
	if !played {
		dst = append(dst, "-")
	}
	return dst
}

func isDraw(code engine.Ply) bool {
	p, _ := PlayOf(code)
	return p.Act == Draw || p.Act == DrawUnseen
}
