package carcassonne

import "math/bits"

// weigh sets the margins of the turns that lay the tile as v.lay has looked at it.
func (v *survey) weigh(margins *[outcomes]float64) {
	s := v.s
	v.worth, v.men = v.before.worth, v.before.men
	recall := v.weighClaims()
	for i := range v.parts[:v.part] {
		v.weighPart(&v.parts[i])
	}
	lead := 0.0
	for y := range s.seats {
		w := v.worth[y] + v.supply(v.men[y], &v.supplies[y])
		if y == v.x {
			lead += w
		} else {
			lead -= w / float64(s.seats-1)
		}
	}
	margins[outcomeNone] = lead
	margins[outcomeBack] = lead + recall
	if s.followers[v.x] > 0 {
		for i := range v.parts[:v.part] {
			v.weighFollower(&v.parts[i], lead, margins)
		}
	}
	if v.sh.middle != none {
		margins[outcomeAbbot] = lead + v.abbotSet()
	}
}

// supplied is what so many followers will earn while so many tiles are left.
type supplied struct{ men, left, worth float64 }

// supply is what so many followers will earn; last is what was reckoned last.
func (v *survey) supply(men float64, last *supplied) float64 {
	if last.men != men || last.left != v.left {
		*last = supplied{men, v.left, v.followers(men)}
	}
	return last.worth
}

// weighClaims takes away what the features are worth that become part of the tile's, and
// reckons anew the others on which somebody stands and that the tile changes. It returns
// what it is worth to the seat to take its abbot back.
func (v *survey) weighClaims() (recall float64) {
	s := v.s
	for i := range v.claims[:v.claim] {
		c := &v.claims[i]
		m := &v.moved[c.root]
		worth, back := c.worth, c.back
		switch c.feature {
		case City, Road:
			if m.epoch != v.epoch {
				continue
			}
			if m.chance == joined {
				worth, back = 0, 0
			} else {
				worth, back = s.promise(&s.nodes[c.root], m.chance), m.chance
			}
		case Field:
			if m.epoch == v.epoch {
				worth = 0
			} else if c.cities&v.cities != 0 {
				worth = v.fieldWorth(c.cities)
			} else {
				continue
			}
		default:
			around := c.around
			if besides(c.cell, v.cell) {
				around++
				worth, back = v.middle(around)
			}
			if !c.abbot {
				break
			}
			home := v.by.abbot * v.earning
			if c.men.of(v.x) > 0 {
				recall = float64(1+around) - worth + home
			}
			if around == 8 {
				worth += home
			}
			back = 0
		}
		v.add(c.men, c.most, worth-c.worth, back-c.back)
	}
	return recall
}

// add gives the seats that have the most of these followers in a feature its worth; all
// of them come back with that chance.
func (v *survey) add(m men, most uint8, worth, back float64) {
	for ; most != 0; most &= most - 1 {
		v.worth[bits.TrailingZeros8(most)] += worth
	}
	if back == 0 {
		return
	}
	for y := range v.s.seats {
		v.men[y] += float64(m.of(y)) * back
	}
}

// weighPart adds what a part of the tile is worth to those who stand in it.
func (v *survey) weighPart(p *part) {
	if p.men != 0 {
		v.add(p.men, p.men.most(), v.partWorth(p), p.chance)
	}
}

// partWorth is what a part, no monastery or garden, is worth to each seat with the most
// followers in it.
func (v *survey) partWorth(p *part) float64 {
	if p.feature == Field {
		return v.fieldWorth(p.cities)
	}
	return v.s.promise(&p.node, p.chance)
}

// fieldWorth is what a field is worth that touches these city segments once the tile lies.
func (v *survey) fieldWorth(set uint64) float64 {
	s, cities := v.s, 0.0
	for i := range v.parts[:v.part] {
		if p := &v.parts[i]; p.feature == City && p.cities&set != 0 {
			cities += p.chance
			set &^= p.cities
		}
	}
	for set != 0 {
		root := s.find(s.city[bits.TrailingZeros64(set)])
		set &^= s.nodes[root].cities
		if m := &v.moved[root]; m.epoch == v.epoch {
			cities += m.chance
		} else {
			cities += v.chance[root]
		}
	}
	return cities * float64(cityForFarmers[s.rules.Farmers])
}

// weighFollower sets the margins of the turns that set a follower in a part of the tile
// in which nobody stands.
func (v *survey) weighFollower(p *part, lead float64, margins *[outcomes]float64) {
	if p.men != 0 {
		return
	}
	var worth, back float64
	switch p.feature {
	case Garden:
		return
	case Monastery:
		worth, back = v.middle(v.s.around(v.cell))
	default:
		worth, back = v.partWorth(p), p.chance
	}
	switch men := v.men[v.x] - 1; back {
	case 1:
	case 0:
		worth += v.supply(men, &v.without) - v.supplies[v.x].worth
	default:
		worth += v.followers(men+back) - v.supplies[v.x].worth
	}
	for segs := p.segs; segs != 0; segs &= segs - 1 {
		margins[bits.TrailingZeros16(segs)] = lead + worth
	}
}

// abbotSet is what it is worth to the seat to set its abbot on the tile.
func (v *survey) abbotSet() float64 {
	around := v.s.around(v.cell)
	worth, _ := v.middle(around)
	if around < 8 {
		worth -= v.by.abbot * v.earning
	}
	return worth
}
