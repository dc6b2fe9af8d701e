package kingscorner

import (
	"partie/engine"
	"partie/lang"
)

// judge names the rule that a play breaks. It is asked for plays that are not legal.
func (s *State) judge(p Play) *engine.Fault {
	switch p.Act {
	case Draw, DrawUnseen:
		return s.judgeDraw(p)
	case Lay:
		if f := s.judgeCard(p.Card); f != nil {
			return f
		}
		return s.judgeLay(p.Card, p.To)
	default:
		return s.judgeMove(p.From, p.To)
	}
}

// notNow says why no turn can be made.
func (s *State) notNow() *engine.Fault {
	switch {
	case s.closing:
		return fault("round-over", s.winner)
	case s.Over():
		return whole(fault("game-over"))
	case s.phase == setUp:
		return hinted(whole(fault("missing-cross", s.round)), msg("hint-word", "@cross N=9s E=7c S=4h W=Qd"))
	default:
		if f := s.leftNeeded(); f != nil {
			return f
		}
		return hinted(whole(fault("round-needed", s.round)), msg("hint-round", s.round+1))
	}
}

func (s *State) judgeDraw(p Play) *engine.Fault {
	switch {
	case s.cards.stock == 0 && !s.drawn && !s.played:
		return fault("stock-empty")
	case s.played:
		return fault("draw-too-late")
	case s.drawn:
		return fault("already-drawn")
	case s.rules.Need && !s.mayDraw():
		return s.judgeNeed()
	default:
		return s.judgeUnseen(p.Card)
	}
}

// judgeNeed says why the seat may not draw under draw=need: what it could do.
func (s *State) judgeNeed() *engine.Fault {
	for from := North; from < crosses; from++ {
		for to := North; to < s.table.piles; to++ {
			if s.table.movable(from, to) {
				return fault("may-not-draw", s.toMove, Play{Act: Move, From: from, To: to})
			}
		}
	}
	could := s.cards.known[s.toMove].one & s.table.playable()
	if could == 0 {
		return fault("may-not-draw-hidden", s.toMove)
	}
	c := could.first()
	return fault("may-not-draw", s.toMove, Play{Act: Lay, Card: c, To: s.table.goesOn(c)[0]})
}

// judgeCard says why the seat to move cannot have the card; nil where it can.
func (s *State) judgeCard(c Card) *engine.Fault {
	x := s.toMove
	switch {
	case s.cards.mayHold(x, c, s.dueDraw()):
		return nil
	case s.cards.unseen(c) == 0:
		return s.judgeUnseen(c)
	case s.cards.unknown[x]+s.dueDraw() == 0:
		return hinted(fault("card-not-held", x, c), msg("hint-holds", x, s.cards.handText(x)))
	default:
		return fault("card-ruled-out", x, c)
	}
}

// judgeUnseen says where the card is that would have to be unseen.
func (s *State) judgeUnseen(c Card) *engine.Fault {
	p, x := s.table.find(c), s.cards.holder(c)
	switch {
	case s.cards.unseen(c) > 0:
		return fault("card-ruled-out", s.toMove, c)
	case x != engine.NoSeat && p != noPile:
		return fault("card-already-seen", c, msg("where-both", p, x))
	case x != engine.NoSeat:
		return fault("card-already-seen", c, msg("where-hand", x))
	default:
		return fault("card-already-seen", c, msg("where-pile", p))
	}
}

func (s *State) judgeLay(c Card, to Pile) *engine.Fault {
	t := &s.table
	hint := s.hintPiles(c)
	if to >= t.piles {
		return s.noSuchPile(to)
	}
	if t.empty(to) {
		if to.Corner() {
			return hinted(fault("corner-needs-king", to, c), hint)
		}
		return hinted(fault("king-in-cross", to, c), hint)
	}
	last := t.top[to].card()
	switch {
	case c.IsKing() && to.Corner():
		return hinted(fault("corner-taken", to, t.bottom[to].card(), c), hint)
	case c.IsKing():
		return hinted(fault("king-in-cross", to, c), hint)
	default:
		return hinted(fits(c, last, to), hint)
	}
}

// fits says why c does not go on last; both are on the way to pile to.
func fits(c, last Card, to Pile) *engine.Fault {
	switch {
	case last.Rank() == 0:
		return fault("nothing-on-ace", c, last, to)
	case c.Rank() != last.Rank()-1:
		return fault("wrong-rank", c, last, to, rankWord(last.Rank()-1))
	default:
		return fault("wrong-colour", c, last, to)
	}
}

func (s *State) judgeMove(from, to Pile) *engine.Fault {
	t := &s.table
	switch {
	case from >= t.piles:
		return s.noSuchPile(from)
	case to >= t.piles:
		return s.noSuchPile(to)
	case from == to:
		return fault("same-pile", from)
	case from.Corner():
		return fault("corner-pile-moves", from)
	case t.empty(from):
		return fault("empty-pile", from)
	case t.empty(to):
		return fault("pile-onto-empty", from, to)
	}
	return hinted(fits(t.bottom[from].card(), t.top[to].card(), to), s.hintMoves(from))
}

func (s *State) noSuchPile(p Pile) *engine.Fault {
	return hinted(fault("no-such-pile", p), msg("hint-one-of", pileList(firstPiles(int(s.table.piles)))))
}

// hintPiles says which piles the card fits on now.
func (s *State) hintPiles(c Card) lang.Msg {
	if list := s.table.goesOn(c); len(list) > 0 {
		return msg("hint-fits", c, pileList(list))
	}
	return msg("hint-fits-nowhere", c)
}

// hintMoves says which piles the pile can be moved onto now.
func (s *State) hintMoves(from Pile) lang.Msg {
	var list []Pile
	for to := North; to < s.table.piles; to++ {
		if s.table.movable(from, to) {
			list = append(list, to)
		}
	}
	if len(list) == 0 {
		return msg("hint-moves-nowhere", from)
	}
	return msg("hint-moves", from, pileList(list))
}

// rankWord is a rank as the notation writes it.
func rankWord(rank int) string { return rankLetters[rank : rank+1] }

// handText is a hand in the notation's words, a ? for each unknown card.
func (k *knowledge) handText(x engine.Seat) string {
	text := ""
	k.known[x].each(func(c Card) { text += " " + c.String() })
	for range k.unknown[x] {
		text += " ?"
	}
	if text == "" {
		return "-"
	}
	return text[1:]
}
