package kardinal

import (
	"embed"

	"partie/engine"
	"partie/lang"
)

//go:embed notice.en.txt notice.de.txt
var noticeFiles embed.FS

var noticeTexts = lang.NewCatalog(noticeFiles)

// Caveat says how much of the map is a guess.
func (s *State) Caveat() lang.Msg { return s.note() }

// Chapter is another number whenever the pile has run out or the game has ended.
func (s *State) Chapter() int {
	n := int(s.exhausted) << 1
	if s.over {
		n++
	}
	return n
}

// Notices tells when the pile has run out, and why the game has ended.
func (s *State) Notices(before engine.State, names []string) (list []lang.Msg) {
	b := before.(*State)
	list = make([]lang.Msg, 0, 2)
	tell := func(key string, args ...any) { list = append(list, noticeTexts.Msg(key, args...)) }
	if b.exhausted == 0 && s.exhausted > 0 {
		tell("mid-game")
		tell("new-pile", s.madeOf(b))
	}
	if b.exhausted < 2 && s.exhausted > 1 && !s.over {
		tell("last-turn", lang.Plain(names[s.last]))
	}
	switch {
	case !s.over || b.over:
	case s.exhausted > 1 && s.toMove == s.start:
		tell("end-pile")
	case !s.anyPlace():
		tell("end-full")
	default:
		tell("end-hands")
	}
	return list
}

// madeOf is how many cards the new pile had that the turn behind b brought: those that
// are left of it, and what the turn took from it behind the last cards of the old one.
func (s *State) madeOf(b *State) int {
	x := s.freshBy
	drawn := int(s.hands[x].total()) - int(b.hands[x].total()) + int(s.gone)
	return int(s.pile) + drawn + s.openCards() - b.openCards() - int(b.pile)
}
