package review

import (
	"slices"
	"strings"

	"partie/engine"
	"partie/lang"
)

// Why says in words what a turn missed, from what was computed and nothing else; the zero
// Text where it missed nothing worth speaking of. name is what a seat is called.
func (rv *Review) Why(f *Finding, name func(engine.Seat) string) lang.Texter {
	if f.Class == Fine {
		return lang.Msg{}
	}
	var said []lang.Texter
	say := func(key string, args ...any) { said = append(said, texts.Msg(key, args...)) }
	if f.Decide {
		say("why-decide")
	}
	if rv.Search && Tenths(rv.Loss(f)) > 0 {
		say("why-shed", shown(rv.Loss(f)))
	}
	now := rv.gained(f, false)
	switch once := rv.atOnce(f); {
	case len(once) > 0:
		points := f.By[Immediate].Value
		key := "why-once"
		if points != 0 {
			key = "why-once-instead"
		}
		say(key, int(points+f.Gain[Immediate]), lang.Joined{Sep: ", ", Texts: once}, int(points))
		if l := f.Later; l != nil {
			switch who := name(l.Seat); {
			case l.Part && l.Turn == 0:
				say("why-end-part", who, l.Points, l.Text)
			case l.Part:
				say("why-later-part", who, l.Turn, l.Points, l.Text)
			case l.Turn == 0:
				say("why-end", who, l.Points, l.Text)
			case l.Seat == f.Seat:
				say("why-self", who, l.Turn, l.Points, l.Text)
			default:
				say("why-later", who, l.Turn, l.Points, l.Text)
			}
		}
	case now != nil && f.Gain[Scored] > equal:
		say(instead("why-now", now), now.Points, now.Text, now.Other)
	}
	for i := range f.Got {
		if r := &f.Got[i]; r.Seat != f.Seat && r.Points > 0 && r.net() > 0 && f.Helped[r.Seat] > 0 {
			key := "why-gives"
			if !r.AtOnce {
				key = "why-leaves"
			}
			say(instead(key, r), name(r.Seat), r.Points, r.Text, r.Other)
			break
		}
	}
	if c := f.Cost; c != nil {
		say("why-cost", c.Words, shown(c.Points))
	}
	switch {
	case len(said) > 0:
	case rv.Primary == Static:
		say("why-open")
	default:
		say("why-margin", lang.Decimal(Tenths(rv.Loss(f))))
	}
	return lang.Joined{Sep: "; ", Texts: said}
}

// atOnce is what the best turn scores for the seat at once and the played one has not, where
// it scores more.
func (rv *Review) atOnce(f *Finding) (list []lang.Texter) {
	if rv.Search || f.Gain[Immediate] <= equal {
		return nil
	}
	var last *Reason
	for i := range f.Missed {
		if r := &f.Missed[i]; r.Seat == f.Seat && r.AtOnce && r.Points > 0 {
			list, last = append(list, texts.Msg("why-part", r.Text, r.Points)), r
		}
	}
	if len(list) == 1 {
		return []lang.Texter{last.Text} // the points are told already
	}
	return list
}

// gained is the largest reason for which the best turn scores more for the seat itself.
func (rv *Review) gained(f *Finding, atOnce bool) *Reason {
	for i := range f.Missed {
		if r := &f.Missed[i]; r.Seat == f.Seat && r.AtOnce == atOnce && r.Points > 0 && r.net() > 0 {
			return r
		}
	}
	return nil
}

// instead is the key of a sentence about a reason, or of the one that says what the other
// turn has for the same thing.
func instead(key string, r *Reason) string {
	if r.Other != 0 {
		return key + "-instead"
	}
	return key
}

// shown is a loss as texts show it: a whole number where it is one.
func shown(loss float64) any {
	if v := Tenths(loss); v != float64(int(v)) {
		return lang.Decimal(v)
	}
	return int(Tenths(loss))
}

// missedLater finds who scored afterwards what the best turn would have scored: the largest
// part of it that anybody scored, and what else of it that seat scored in the same turn.
func (w *work) missedLater(f *Finding) {
	same, ok := w.replay.Last().(engine.Kindred)
	if !ok || w.gained(f, true) == nil {
		return
	}
	var missed []engine.Event // the largest first
	for i := range f.Missed {
		if r := &f.Missed[i]; r.Seat == f.Seat && r.AtOnce && r.Points > 0 {
			missed = append(missed, r.event)
		}
	}
	behind := func(turn int) bool { return turn < 0 || turn > f.Turn }
	for _, m := range missed {
		w.replay.EachEvent(func(turn int, e engine.Event) {
			if f.Later == nil && behind(turn) && same.Same(m, e) {
				f.Later = &Later{Turn: max(turn, 0), Seat: e.Seat}
			}
		})
		if f.Later != nil {
			break
		}
	}
	if f.Later == nil {
		return
	}
	l := f.Later
	var scored []engine.Event
	made := make([]bool, len(missed))
	w.replay.EachEvent(func(turn int, e engine.Event) {
		is := false
		for i, m := range missed {
			if behind(turn) && max(turn, 0) == l.Turn && e.Seat == l.Seat && same.Same(m, e) {
				is, made[i] = true, true
			}
		}
		if is {
			l.Points += e.Points.Min
			scored = append(scored, e)
		}
	})
	l.Part = slices.Contains(made, false)
	var said []lang.Texter
	for _, e := range scored {
		said = append(said, texts.Msg("why-part", w.replay.Explain(e), e.Points.Min))
	}
	if len(scored) == 1 { // the points are told already
		said[0] = w.replay.Explain(scored[0])
	}
	l.Text = textOf(lang.Joined{Sep: ", ", Texts: said})
}

// firstCost names the first ply of a turn that cost something, where the judge can tell.
func (w *work) firstCost(f *Finding, played []engine.Ply) {
	steps, ok := w.judge.(engine.Stepwise)
	if !ok || f.Class == Fine {
		return
	}
	for i, cost := range steps.Costs(w.decided, played, nil) {
		if cost > equal && i < len(played) {
			f.Cost = &Cost{Words: strings.Join(w.words(nil, played[i:i+1]), " "), Points: cost}
			return
		}
	}
}
