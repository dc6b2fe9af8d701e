package carcassonne

import (
	"math/bits"
	"slices"
	"strings"

	"partie/engine"
	"partie/lang"
)

// wish is whom a turn sets, apart from the tile: the follower in the city at one of
// those sides, whatever tile has one there.
type wish struct {
	man     Man // Abbot, AbbotBack, or NoMan where it is a follower or nobody
	feature Feature
	places  uint8 // bit set of sides or corners
}

// code is a follower's part of a ply; 0 for anybody else.
func (w wish) code() engine.Ply { return engine.Ply(w.feature) | engine.Ply(w.places)<<3 }

// wishOf reads the code of a follower.
func wishOf(code engine.Ply) (w wish, ok bool) {
	w = wish{NoMan, Feature(code & 7), uint8(code >> 3)}
	one := bits.OnesCount8(w.places) == 1
	return w, code>>7 == 0 && City <= w.feature && w.feature <= Monastery && (w.places == anywhere || one && w.feature != Monastery)
}

// word is the follower in the notation.
func (w wish) word() string {
	switch {
	case w.feature == NoFeature:
		return ""
	case w.places == anywhere:
		return letters[w.feature]
	}
	return letters[w.feature] + w.place()
}

var letters = [...]string{City: "c", Road: "r", Field: "f", Monastery: "m"}

// place is the side or corner that w names.
func (w wish) place() string {
	if w.feature == Field {
		return cornerNames[lowest(w.places)]
	}
	return sideNames[lowest(w.places)]
}

// anywhere stands where no side or corner is named.
const anywhere = 15

var nobodyWished = wish{man: NoMan}

// wish is whom p sets.
func (p Play) wish() wish {
	switch {
	case p.Act != Place:
		return nobodyWished
	case p.vain.feature != NoFeature:
		return p.vain
	case p.Man >= AbbotBack:
		return wish{man: p.Man}
	}
	seg := &p.shape().segs[p.Man]
	w := wish{NoMan, seg.feature, seg.places}
	if seg.places == 0 {
		w.places = anywhere
	}
	return w
}

// readWish reads a follower for a tile that lies in that shape, nil where it is not
// known: only for hints.
func readWish(w string, sh *shape) (wish, *engine.Fault) {
	switch {
	case strings.EqualFold(w, "a"):
		return wish{man: Abbot}, nil
	case strings.EqualFold(w, "-a"), strings.EqualFold(w, "–a"):
		return wish{man: AbbotBack}, nil
	}
	who, names := wish{NoMan, NoFeature, anywhere}, sideNames[:]
	switch w[0] {
	case 'c', 'C':
		who.feature = City
	case 'r', 'R':
		who.feature = Road
	case 'f', 'F':
		who.feature, names = Field, cornerNames[:]
	case 'm', 'M':
		who.feature = Monastery
	}
	rest := strings.ToUpper(w[1:])
	switch {
	case who.feature == NoFeature:
		return who, hinted(fault("bad-follower", w), msg("hint-followers"))
	case who.feature == Monastery && rest != "":
		return who, hinted(at(fault("bad-follower", w), 0, 1, 0), msg("hint-word", "m"))
	case rest == "":
		return who, nil
	}
	i := slices.Index(names, strings.ReplaceAll(rest, "O", "E"))
	if i < 0 {
		code := "bad-side"
		if who.feature == Field {
			code = "bad-corner"
		}
		f := at(fault(code, w[1:]), 0, 1, 0)
		if sh != nil {
			f.Hint = hintHas(sh, who.feature)
		}
		return who, f
	}
	who.places = 1 << i
	return who, nil
}

// on is the first follower on a tile that is meant, and how many are. A garden is
// taken for a monastery where there is none: who may stand there is another matter.
func (w wish) on(sh *shape) (first Man, n int) {
	first = NoMan
	for i := range Man(sh.n) {
		if seg := &sh.segs[i]; seg.feature == w.feature && (w.places == anywhere || seg.places&w.places != 0) {
			if n++; n == 1 {
				first = i
			}
		}
	}
	if w.feature == Monastery && n == 0 && sh.middle != none {
		return Man(sh.middle), 1
	}
	return first, n
}

// wishing is p with whom w means on its tile.
func (p Play) wishing(w wish) Play {
	if w.man != NoMan {
		return p.with(w.man)
	}
	m, n := w.on(p.shape())
	if n == 1 {
		return p.with(m)
	}
	p.vain = w
	return p
}

// hintHas lists the followers that the tile has room for: those of the sort meant, or
// else all.
func hintHas(sh *shape, feature Feature) lang.Msg { return msg("hint-tile-has", menWords(sh, feature)) }

func menWords(sh *shape, feature Feature) string {
	var same, all []string
	for i := range sh.n {
		if sh.segs[i].feature == Garden {
			continue // for the abbot, if there is one
		}
		w := sh.segs[i].word()
		all = append(all, w)
		if sh.segs[i].feature == feature {
			same = append(same, w)
		}
	}
	if len(same) > 0 {
		all = same
	}
	return strings.Join(all, ", ")
}

// hintTurned says what the tile of p has, and how else it can lie at its cell so that
// it has what is wished.
func (s *State) hintTurned(p Play) lang.Msg {
	w := p.vain
	has := menWords(p.shape(), w.feature)
	var list []string
	for p.Rot = range turns[p.Kind] {
		if at := s.placeAt(p); at != nil {
			if m, n := w.on(p.shape()); n == 1 && s.mayStand(p.with(m), at) {
				list = append(list, p.tile()+" "+w.word())
			}
		}
	}
	if len(list) == 0 {
		return msg("hint-tile-has", has)
	}
	return msg("hint-turned", has, strings.Join(list, ", "))
}

// with is p with another follower.
func (p Play) with(m Man) Play {
	p.Man, p.vain = m, wish{}
	return p
}

// wished is p with the follower that w means, if there is no doubt who that is and he
// may be set; else with nobody.
func (s *State) wished(w wish, p Play) Play {
	p = p.with(NoMan)
	at := s.placeAt(p)
	if at == nil {
		return p
	}
	if w.man != NoMan {
		if q := p.with(w.man); s.mayStand(q, at) {
			return q
		}
		return p
	}
	m, n := w.on(p.shape())
	if n == 0 {
		w.places = anywhere // the only one that the tile has
		m, n = w.on(p.shape())
	}
	if q := p.with(m); n == 1 && s.mayStand(q, at) {
		return q
	}
	return p
}
