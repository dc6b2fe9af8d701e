package replay

import (
	"slices"

	"partie/engine"
	"partie/notation"
)

// Digest is the figures of a game that statistics over many games are made of.
type Digest struct {
	First int // the seat that moved first; -1: nobody did
	Seats []SeatDigest
}

// SeatDigest is the figures of one seat.
type SeatDigest struct {
	Kinds []KindPoints // that are known, in the order in which they first scored
	Timed int          // turns whose time was kept
	Time  int          // seconds that these took
	Feats []SeatFeat   // the best of each name
}

// KindPoints is what a kind of points brought a seat.
type KindPoints struct {
	Key    string
	Points int
}

// SeatFeat is a feat of a seat at its best.
type SeatFeat struct {
	Name  string
	Value int
	Turn  int // the first that reached it; 0: the end scoring
}

// Digest is the figures of the game. Turns against the rules have no feats.
func (r *Replay) Digest() Digest {
	d := Digest{First: -1, Seats: make([]SeatDigest, len(r.Players))}
	for x := range d.Seats {
		keys, points := r.Breakdown(engine.Seat(x))
		for i, p := range points {
			if p.Known() {
				d.Seats[x].Kinds = append(d.Seats[x].Kinds, KindPoints{keys[i], p.Min})
			}
		}
	}
	for i := range r.Steps {
		s := &r.Steps[i]
		if int(s.Seat) >= len(d.Seats) {
			continue
		}
		if d.First < 0 {
			d.First = int(s.Seat)
		}
		if s.Clock != notation.NoClock {
			d.Seats[s.Seat].Timed++
			d.Seats[s.Seat].Time += s.Clock
		}
	}
	d.addFeats(r)
	return d
}

// addFeats looks for the feats of all turns and of the end scoring.
func (d *Digest) addFeats(r *Replay) {
	g, ok := r.Game.(engine.Notable)
	if !ok || r.Rules == nil {
		return
	}
	var feats []engine.Feat
	note := func(turn int, deed engine.Deed) {
		feats = g.Feats(r.Rules, deed, feats[:0])
		for _, f := range feats {
			if int(f.Seat) < len(d.Seats) {
				d.Seats[f.Seat].note(SeatFeat{f.Name, f.Value, turn})
			}
		}
	}
	for i := range r.Steps {
		if s := &r.Steps[i]; !s.Forced {
			note(s.Number, engine.Deed{Seat: s.Seat, Words: s.Words, Events: s.Events})
		}
	}
	note(0, engine.Deed{Seat: engine.NoSeat, Events: r.Ending})
}

// note keeps a feat if it is better than what the seat has of that name.
func (s *SeatDigest) note(f SeatFeat) {
	i := slices.IndexFunc(s.Feats, func(had SeatFeat) bool { return had.Name == f.Name })
	switch {
	case i < 0:
		s.Feats = append(s.Feats, f)
	case f.Value > s.Feats[i].Value:
		s.Feats[i] = f
	}
}
