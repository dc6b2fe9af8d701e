package carcassonne

import (
	"slices"
	"strings"

	"partie/engine"
)

// repaired is the turn that words which cannot be read were probably meant for, "" where
// none comes to mind: without commas, with the @ that is missing, and with a follower
// that names the cell of its tile again.
func (s *State) repaired(words []string) string {
	var list []string
	cell := "" // where the tile is laid
	for _, w := range words {
		w = strings.TrimLeft(strings.TrimRight(w, ",;.:@"), "@")
		name, where, ok := strings.Cut(w, "@")
		switch last := len(list) - 1; {
		case w == "":
			continue
		case ok && where == cell && isFollower(name):
			w = name
		case ok:
			cell = where
		case cell != "":
		case last >= 0 && isTile(list[last]) && isCell(w):
			list[last] += "@" + w
			cell = w
			continue
		default:
			if n := tileLength(w); n > 0 {
				cell = w[n:]
				w = w[:n] + "@" + cell
			}
		}
		list = append(list, w)
	}
	var t engine.Turn
	if slices.Equal(list, words) || s.read(list, &t) != nil {
		return ""
	}
	return strings.Join(s.Words(t, nil), " ")
}

// isFollower reports whether w is the letter of a follower alone.
func isFollower(w string) bool { return len(w) == 1 && strings.Contains("cCrRmMfFaA", w) }

// isTile reports whether w is a tile, perhaps with its rotation.
func isTile(w string) bool {
	_, ok := KindOf(strings.TrimRight(w, "0123"))
	return ok
}

func isCell(w string) bool {
	_, f := readCell(w)
	return f == nil
}

// tileLength is how many bytes of w are a tile and its rotation, where the rest is a
// cell and the @ between them is missing; else 0.
func tileLength(w string) int {
	for n := min(3, len(w)-1); n > 0; n-- {
		if _, ok := KindOf(w[:n]); !ok {
			continue
		}
		if '0' <= w[n] && w[n] <= '3' && isCell(w[n+1:]) {
			return n + 1
		}
		if isCell(w[n:]) {
			return n
		}
	}
	return 0
}
