package kardinal

import "math"

// rounds is how often each thing is placed anew with all the others in their place.
const rounds = 2

// outside is how far p is from the middle of a coat, beyond its edge.
func outside(coat, p pt) float64 {
	x := max(math.Abs(p.x-coat.x)-coatWidth/2, 0)
	y := max(math.Abs(p.y-coat.y)-coatHeight/2, 0)
	return math.Sqrt(x*x + y*y)
}

// placeCoats finds a place for each coat of arms where it hides as little as may be: in
// or beside its land, or near the place that the map has for it.
func (l *layout) placeCoats() {
	for i := range l.coats {
		l.coats[i] = pt{-1000, -1000}
	}
	for range rounds {
		for land := range l.coats {
			l.coats[land].x = -1000
			near := .25
			if l.m.Lands[land].HasArms {
				near = 3
			}
			start := pt{
				min(max(l.wish[land].x, 6+coatWidth/2), svgWidth-6-coatWidth/2),
				min(max(l.wish[land].y, 6+coatHeight/2), l.height-6-coatHeight/2),
			}
			place := start
			best := l.coatCost(Land(land), place, near*place.to(l.wish[land]), math.Inf(1))
			for y := max(start.y-160, 6+coatHeight/2); y <= min(start.y+160, l.height-6-coatHeight/2); y += 6 {
				for x := max(start.x-160, 6+coatWidth/2); x <= min(start.x+160, svgWidth-6-coatWidth/2); x += 6 {
					p := pt{x, y}
					if cost := l.coatCost(Land(land), p, near*p.to(l.wish[land]), best); cost < best {
						best, place = cost, p
					}
				}
			}
			l.coats[land] = place
		}
	}
}

// coatCost is cost and what speaks against a coat of arms at p, or more than enough if
// that is more.
func (l *layout) coatCost(land Land, p pt, cost, enough float64) float64 {
	if cost >= enough {
		return cost
	}
	own := math.Inf(1)
	for i, q := range l.spaces {
		cost += 60 * max(spaceSize+1-outside(p, q), 0)
		if l.m.Spaces[i].Land == land {
			own = min(own, p.to(q))
		}
		if cost >= enough {
			return cost
		}
	}
	if cost += 2 * max(own-70, 0); cost >= enough {
		return cost
	}
	for i := range l.coats {
		if q := l.coats[i]; math.Abs(p.x-q.x) < coatWidth+8 && math.Abs(p.y-q.y) < coatHeight+14 {
			cost += 500
		}
	}
	for _, r := range l.m.Roads {
		for t := .1; t < .95; t += .1 {
			if outside(p, l.spaces[r[0]].mix(l.spaces[r[1]], t)) < 3 {
				cost += 6
			}
		}
	}
	if at, _ := l.nearest(p); l.m.Spaces[at].Land != land {
		cost += 60
	}
	return cost
}

// placeArcs bends the lines of the alliances so that they keep clear of what they do
// not join, over the sea where they are said to, and puts their numbers on them.
func (l *layout) placeArcs() {
	l.arcs = make([]*arc, len(l.m.Alliances))
	for range rounds {
		for i := range l.arcs {
			a := &l.m.Alliances[i]
			best := math.Inf(1)
			var found *arc
			for _, bulge := range [...]float64{0, .15, -.15, .3, -.3, .45, -.45, .6, -.6, .8, -.8, 1, -1, 1.25, -1.25} {
				c := newArc(l.coats[a.A], l.coats[a.B], bulge)
				if cost := l.arcCost(i, c, 4*math.Abs(bulge), best); cost < best {
					best, found = cost, c
				}
			}
			l.arcs[i] = found
		}
	}
	for range rounds {
		for i, a := range l.arcs {
			best := math.Inf(1)
			a.disc = pt{-1000, -1000}
			var place pt
			for t := .16; t < .85; t += .02 {
				p := a.at(t)
				if cost := l.discCost(i, p) + 8*math.Abs(t-.5); cost < best {
					best, place = cost, p
				}
			}
			a.disc = place
		}
	}
}

// arcCost is cost and what speaks against a line of alliance i, or more than enough if
// that is more.
func (l *layout) arcCost(i int, c *arc, cost, enough float64) float64 {
	a := &l.m.Alliances[i]
	for k, p := range c.dots {
		if k > 0 {
			cost += p.to(c.dots[k-1]) / 12
		}
		if cost >= enough {
			break
		}
		if p.x < 8 || p.y < 8 || p.x > svgWidth-8 || p.y > l.height-8 {
			cost += 60
		}
		at, d := l.nearest(p)
		if d < spaceSize+7 {
			cost += 10
		}
		land := l.m.Spaces[at].Land
		if there := land == a.A || land == a.B; d < soil && a.Sea && !there {
			cost += 8
		} else if d < soil && a.Sea || !there {
			cost += 2
		}
		for other := range l.coats {
			if Land(other) != a.A && Land(other) != a.B && outside(l.coats[other], p) < 5 {
				cost += 30
			}
		}
		for j, other := range l.arcs {
			if other == nil || j == i {
				continue
			}
			for _, q := range other.dots {
				if math.Abs(p.x-q.x) < 9 && p.to(q) < 9 && outside(l.coats[a.A], p) > 6 && outside(l.coats[a.B], p) > 6 {
					cost += 3
				}
			}
		}
	}
	return cost
}

// discCost is what speaks against the number of alliance i at p.
func (l *layout) discCost(i int, p pt) (cost float64) {
	for _, q := range l.spaces {
		cost += 10 * max(spaceSize+discSize+3-p.to(q), 0)
	}
	for _, q := range l.coats {
		cost += 10 * max(discSize+5-outside(q, p), 0)
		cost += 2 * max(discSize+26-outside(pt{q.x, q.y + 26}, p), 0) / 13
	}
	for j, a := range l.arcs {
		if j == i {
			continue
		}
		cost += 10 * max(2*discSize+6-p.to(a.disc), 0)
		for _, q := range a.dots {
			if p.to(q) < discSize+3 {
				cost += 2
			}
		}
	}
	for _, r := range l.m.Roads {
		for t := .1; t < .95; t += .1 {
			if p.to(l.spaces[r[0]].mix(l.spaces[r[1]], t)) < discSize+3 {
				cost++
			}
		}
	}
	return cost
}
