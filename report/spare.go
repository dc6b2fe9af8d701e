package report

import "strings"

// limit is how many bytes a page has at most, so that it can be sent and opens at once on a
// phone. Most of them are the library of its charts.
const limit = 1500 * 1000

// lineLimit is how many lines the lists of a page have where it has shortLists.
const lineLimit = 300

// spare is what is left out of a page that would be larger than limit: each step leaves out
// what those before it do, and some more.
type spare int

const (
	whole          spare = iota
	withoutSlips         // boards of better turns, those of blunders apart
	withoutTold          // tooltips of the timeline
	withoutAsides        // all boards beside the game
	withoutNumbers       // the numbers of the timeline
	withoutReplay        // all boards but the last one
	shortLists           // what is behind the first lines of each list
	withoutLists
	withoutTimeline
)

// spared says what a page leaves out; "" if nothing.
func (g *Game) spared(s spare) string {
	var what []string
	add := func(key string, from, before spare) {
		if from <= s && s < before {
			what = append(what, g.text(key, lineLimit))
		}
	}
	add("spare.slips", withoutSlips, withoutAsides)
	add("spare.asides", withoutAsides, withoutReplay)
	add("spare.replay", withoutReplay, withoutTimeline+1)
	add("spare.told", withoutTold, withoutTimeline)
	add("spare.numbers", withoutNumbers, withoutTimeline)
	add("spare.timeline", withoutTimeline, withoutTimeline+1)
	add("spare.listed", shortLists, withoutLists)
	add("spare.lists", withoutLists, withoutTimeline+1)
	if len(what) == 0 {
		return ""
	}
	return g.text("spare", strings.Join(what, "; "))
}

// cut leaves out of a page what its lists have too much.
func (g *Game) cut(p *gamePage, s spare) {
	if s >= withoutLists {
		p.Missed, p.Claims, p.Scores, p.Turns, p.Said, p.Notes = nil, nil, nil, nil, nil, nil
	}
	if s < shortLists {
		return
	}
	p.Said, p.Notes = first(p.Said), first(p.Notes)
	if m := p.Missed; m != nil {
		m.Turns = first(m.Turns)
	}
	if c := p.Claims; c != nil {
		c.Table.cut()
		c.Forgotten, c.Why = first(c.Forgotten), first(c.Why)
	}
	p.Scores.cut()
	if t := p.Turns; t != nil && len(t.Turns) > lineLimit {
		t.Turns = first(t.Turns)
		t.All = g.text("spare.turns", t.Turns[lineLimit-1].Number, len(g.Turns))
	}
}

func (p *pageStack) cut() {
	if p == nil {
		return
	}
	for i := range p.Groups {
		p.Groups[i].Rows = first(p.Groups[i].Rows)
	}
}

func first[T any](list []T) []T { return list[:min(lineLimit, len(list))] }
