package carcassonne

import (
	"strings"

	"partie/engine"
	"partie/lang"
)

// Read reads the words of a turn:
//
//	turn      = { "x" tile } placement [ follower ]
//	placement = tile [ rotation ] "@" cell
//	follower  = "c" side | "r" side | "m" | "f" corner | "a" | "-a"
//
// Case is not looked at, O and o stand for east too (German Ost), and a cell may name
// its row first. A turn of x-words alone is one in which the bag ran out.
//
// More than one tile or follower, and a tile set aside behind the one laid, are faults
// of form.
func (s *State) Read(words []string, t *engine.Turn) *engine.Fault {
	f := s.read(words, t)
	if f != nil {
		if meant := s.repaired(words); meant != "" {
			f.Hint = msg("hint-word", meant)
		}
	}
	return f
}

func (s *State) read(words []string, t *engine.Turn) *engine.Fault {
	t.Reset()
	if len(words) == 0 {
		return hinted(whole(fault("empty-turn")), msg("hint-place"))
	}
	placed := -1 // the word of the tile that is laid
	ply := 0     // its ply
	manned := false
	var p Play
	var form *engine.Fault
	misformed := func(i int, code string, hint lang.Msg) {
		if form == nil {
			form = hinted(at(fault(code), i, 0, 0), hint)
			form.Form = true
		}
	}
	for i, w := range words {
		var f *engine.Fault
		switch {
		case strings.IndexByte(w, '@') >= 0:
			if placed >= 0 {
				misformed(i, "second-tile", msg("hint-own-line"))
			}
			placed, ply, manned = i, len(t.Plies), false
			if p, f = s.readPlacement(w); f == nil {
				t.Add(p.Ply(), i)
			}
		case (w[0] == 'x' || w[0] == 'X') && strings.Trim(w[1:], "0123") != "":
			if placed >= 0 {
				misformed(i, "discard-late", msg("hint-word", w+" "+words[placed]))
			}
			var k Kind
			if k, f = s.readTile(w[1:]); f != nil {
				f.Off++
			} else {
				t.Add(Play{Act: Discard, Kind: k}.Ply(), i)
			}
		case placed < 0:
			f = s.notATile(words[i:])
		default:
			var who wish
			who, f = readWish(w, p.shape())
			switch {
			case f != nil:
			case manned:
				misformed(i, "two-followers", msg("hint-word", strings.Join(words[:i], " ")))
				more := Play{Act: Extra, Kind: p.Kind, Rot: p.Rot, Cell: p.Cell, Man: NoMan}
				t.Add(more.wishing(who).Ply(), i)
			default:
				manned = true
				t.Plies[ply] = p.wishing(who).Ply()
			}
		}
		if f != nil {
			f.Word = i
			return f
		}
	}
	return form
}

// notATile says what is wrong with the first of these words, which stands where a tile
// is laid.
func (s *State) notATile(words []string) *engine.Fault {
	w, behind := words[0], ""
	if len(words) > 1 {
		behind = words[1]
	}
	if isTile(w) && !s.rather(w, behind) {
		if !isCell(behind) {
			return hinted(fault("cell-missing", w), msg("hint-cell-behind", w+"@e1"))
		}
		return hinted(fault("cell-missing", w), msg("hint-word", w+"@"+behind))
	}
	if n := tileLength(w); n > 0 {
		return &engine.Fault{Code: "cell-missing", Msg: msg("at-missing", w), Hint: msg("hint-word", w[:n]+"@"+w[n:])}
	}
	if _, f := readWish(w, nil); f == nil {
		if strings.Contains(behind, "@") {
			return hinted(fault("follower-early", w), msg("hint-word", behind+" "+w))
		}
		return hinted(fault("follower-early", w), msg("hint-place"))
	}
	return hinted(fault("bad-word", w), msg("hint-words"))
}

// rather reports whether w, a tile or a follower, is rather a follower: it is followed by
// the tile that it stands on, or by no cell and is written as followers are.
func (s *State) rather(w, behind string) bool {
	if _, f := readWish(w, nil); f != nil || isCell(behind) {
		return false
	}
	return strings.Contains(behind, "@") || strings.Contains("crfma", w) || len(w) > 1 && !s.rules.River
}

// readPlacement reads a tile with its rotation and cell.
func (s *State) readPlacement(w string) (Play, *engine.Fault) {
	name, cell, _ := strings.Cut(w, "@")
	if cell == "" {
		return Play{}, hinted(fault("cell-missing", w), msg("hint-cell"))
	}
	letters := name
	for letters != "" && isDigit(letters[len(letters)-1]) {
		letters = letters[:len(letters)-1]
	}
	if letters == "" {
		return Play{}, hinted(fault("bad-word", w), msg("hint-words"))
	}
	k, f := s.readTile(letters)
	if f != nil {
		return Play{}, f
	}
	rot := 0
	if digits := name[len(letters):]; digits != "" {
		if len(digits) > 1 || digits[0] > '3' {
			return Play{}, hinted(at(fault("bad-rotation", digits), 0, len(letters), len(digits)), msg("hint-rotation"))
		}
		rot = int(digits[0] - '0')
	}
	c, f := readCell(cell)
	if f != nil {
		f.Off += len(name) + 1
		if f.Code == "too-far" {
			f.Hint, f.Now = s.hintPlaces(k, c, nobodyWished), true
		}
		return Play{}, f
	}
	return Play{Act: Place, Kind: k, Rot: uint8(rot) % turns[k], Cell: c, Man: NoMan}, nil
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// readTile reads the name of a tile.
func (s *State) readTile(name string) (Kind, *engine.Fault) {
	k, ok := KindOf(name)
	switch {
	case !ok:
		return 0, hinted(at(fault("bad-tile", name), 0, 0, len(name)), tilesHint(name))
	case k >= gardenFirst && s.rules.Edition == 2000:
		return 0, hinted(at(fault("no-gardens", k), 0, 0, len(name)), msg("hint-word", k.Plain()))
	}
	return k, nil
}

// tilesHint says which tiles there are, or what was probably meant by a name that is
// none.
func tilesHint(name string) lang.Msg {
	if rest := strings.TrimLeft(name, "xX"); rest != name {
		if k, ok := KindOf(rest); ok {
			return msg("hint-discard-alone", "x"+k.String())
		}
	}
	return msg("hint-tiles")
}

// readCell reads a cell: steps to the east or west, to the south or north, or 0. One
// that is too far comes with the fault and the nearest that is not.
func readCell(w string) (Cell, *engine.Fault) {
	if w == "0" {
		return Origin, nil
	}
	x, y := 0, 0
	var east, south bool // whether that direction was named
	for rest := w; rest != ""; {
		row, sign := false, 1
		switch rest[0] {
		case 'e', 'E', 'o', 'O':
		case 'w', 'W':
			sign = -1
		case 's', 'S':
			row = true
		case 'n', 'N':
			row, sign = true, -1
		default:
			return 0, badCell(w, len(w)-len(rest))
		}
		digits := rest[1:]
		n := 0
		for digits != "" && isDigit(digits[0]) {
			n = min(10*n+int(digits[0]-'0'), 1_000_000)
			digits = digits[1:]
		}
		if n == 0 || row && south || !row && east {
			return 0, badCell(w, len(w)-len(rest))
		}
		if row {
			y, south = sign*n, true
		} else {
			x, east = sign*n, true
		}
		rest = digits
	}
	if !east && !south {
		return 0, badCell(w, 0)
	}
	c, ok := CellAt(x, y)
	if !ok {
		c, _ = CellAt(max(-reach, min(x, reach)), max(-reach, min(y, reach)))
		return c, at(fault("too-far", w, reach), 0, 0, 0)
	}
	return c, nil
}

func badCell(w string, off int) *engine.Fault {
	return hinted(at(fault("bad-cell", w), 0, off, 0), msg("hint-cell"))
}
