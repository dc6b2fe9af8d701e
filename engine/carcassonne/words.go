package carcassonne

import (
	"strings"

	"partie/engine"
)

// Words appends the canonical words of a turn. A tile drawn is told by the tile that
// is laid and needs no word.
func (s *State) Words(t engine.Turn, dst []string) []string {
	for i, code := range t.Plies {
		p, _ := PlayOf(code)
		switch p.Act {
		case Extra:
			dst = append(dst, p.man())
		case Discard:
			dst = append(dst, "x"+p.Kind.String())
		case Place:
			var room [16]byte
			w := p.appendTile(room[:0])
			if said := t.SaidFor(i); said == string(w) {
				dst = append(dst, said)
			} else {
				dst = append(dst, string(w))
			}
			if man := p.man(); man != "" {
				dst = append(dst, man)
			}
		}
	}
	return dst
}

// tile is the word of the tile that p lays: its name, rotation and cell.
func (p Play) tile() string { return string(p.appendTile(nil)) }

func (p Play) appendTile(dst []byte) []byte {
	dst = append(dst, p.Kind.String()...)
	if p.Rot > 0 {
		dst = append(dst, '0'+p.Rot)
	}
	return p.Cell.append(append(dst, '@'))
}

// man is the word of p's follower, "" for none.
func (p Play) man() string {
	switch p.Man {
	case NoMan:
		return p.vain.word()
	case Abbot:
		return "a"
	case AbbotBack:
		return "-a"
	}
	return manWords[p.Kind][p.Rot][p.Man]
}

// words is the turn that lays the tile of p with its follower.
func (p Play) words() string { return strings.TrimSuffix(p.tile()+" "+p.man(), " ") }

// manWord is the word of a figure on the board.
func (s *State) manWord(f figure) string {
	if f.abbot {
		return "a"
	}
	t := &s.tiles[f.tile]
	return manWords[t.kind][t.rot][f.node-t.base]
}

// manWords is the word of a follower on each segment of each shape.
var manWords = func() *[Kinds][4][maxSegs]string {
	list := new([Kinds][4][maxSegs]string)
	for k := range list {
		for r := range list[k] {
			sh := &shapes[k][r]
			for i := range sh.n {
				list[k][r][i] = sh.segs[i].word()
			}
		}
	}
	return list
}()

func (seg *segment) word() string {
	switch seg.feature {
	case City:
		return "c" + sideNames[seg.first]
	case Road:
		return "r" + sideNames[seg.first]
	case Field:
		return "f" + cornerNames[seg.first]
	}
	return "m"
}
