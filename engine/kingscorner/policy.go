package kingscorner

import "partie/engine"

// Policy chooses among the legal plies of the seat to move, which holds no unknown
// card; 0 ends the turn.
type Policy func(s *State, legal []engine.Ply) engine.Ply

// LayAll lays all it can: kings first, then it moves piles, then lays on piles, and
// starts a free place with its highest card. Moving first frees places, and the
// highest card leaves most to be laid on it.
func LayAll(s *State, legal []engine.Ply) engine.Ply {
	var best engine.Ply
	worth := -1
	for _, code := range legal {
		p, _ := PlayOf(code)
		if w := s.worth(p); w > worth {
			best, worth = code, w
		}
	}
	return best
}

// worth orders plays for LayAll.
func (s *State) worth(p Play) int {
	const onPile, move, toCorner = 100, 200, 300
	switch {
	case p.Act == Move:
		return move
	case p.Act != Lay:
		return 0
	case p.Card.IsKing():
		return toCorner
	case s.table.empty(p.To):
		return p.Card.Rank()
	default:
		return onPile
	}
}

// Player plays rounds, and keeps its memory from one to the next.
type Player struct {
	Policy Policy
	// Each is told every turn when it is made; may be nil. The turn is valid until it
	// returns.
	Each func(x engine.Seat, t engine.Turn)

	turn  engine.Turn
	legal []engine.Ply
	ev    []engine.Event
}

// Play plays the round that began with d to its end and returns its events, which
// are valid until the next call.
func (p *Player) Play(s *State, d *Deal) []engine.Event {
	p.ev = p.ev[:0]
	for s.toMove != engine.NoSeat {
		p.turn.Reset()
		x := s.toMove
		if s.dueDraw() == 1 {
			p.make(s, Play{Act: Draw, Card: d.Next()}.Ply())
		}
		for s.toMove != engine.NoSeat {
			p.legal = s.Legal(p.legal[:0])
			ply := p.Policy(s, p.legal)
			if ply == 0 {
				break
			}
			if ply == (Play{Act: DrawUnseen}).Ply() {
				ply = Play{Act: Draw, Card: d.Next()}.Ply()
			}
			p.make(s, ply)
		}
		p.ev, _ = s.EndTurn(p.ev)
		if p.Each != nil {
			p.Each(x, p.turn)
		}
	}
	return p.ev
}

func (p *Player) make(s *State, ply engine.Ply) {
	p.ev, _ = s.Apply(ply, p.ev)
	p.turn.Add(ply, len(p.turn.Plies))
}
