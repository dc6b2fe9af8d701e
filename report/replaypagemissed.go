package report

import (
	"cmp"
	"slices"
)

const (
	largest = 3  // how many missed moves are printed
	atFirst = 10 // how many are shown at first where each choice would fill the page
	full    = 12 // how many do not fill it
)

// pageMissed is the turns that another one would have been better than.
type pageMissed struct {
	Title, About string
	Filter       string

	PlayedTitle, BestTitle, Jump string // of every turn

	Sizes []pageSize // that the reader can choose between
	Turns []pageMiss
	None  string // where there are none
	Seats *Table
	Notes []string
}

// pageSize is a choice to show losses from a class on.
type pageSize struct {
	Class, Text string
	Chosen      bool
}

type pageMiss struct {
	seatMark
	Grade, Sign, GradeName string
	Turn                   string // "Turn 37"
	ID                     string
	Name, Loss, Why        string
	Played, Best           string // "" where the same was best by the measure
	Step, Extra            int    // positions behind the played and the best turn; -1: the best one is not drawn
	Largest, Most          bool   // of those that lost most
}

func (g *Game) pageMissed(sc *gameScene) *pageMissed {
	m := g.Missed
	if m == nil || len(g.Turns) == 0 {
		return nil
	}
	p := &pageMissed{
		Title: g.text("review"), About: m.About, Filter: g.text("missed.filter"), Notes: m.Notes,
		PlayedTitle: g.text("missed.played"), BestTitle: g.text("missed.best"), Jump: g.text("missed.jump"),
	}
	var lost []*MissedTurn
	for i := range m.Turns {
		if t := &m.Turns[i]; t.Class != "fine" {
			lost = append(lost, t)
		}
	}
	for _, t := range lost {
		miss := pageMiss{
			seatMark: markOf(t.Seat), Grade: t.Class, Sign: t.Sign, GradeName: g.text("missed." + t.Class),
			Turn: g.text("missed.turn", t.Turn), ID: sc.stepID(t.Turn), Name: t.Name, Loss: g.lost(t), Why: t.Why,
			Played: turnShown(t.Played, g.l), Step: t.Turn, Extra: -1,
		}
		if t.Best != t.Played {
			miss.Best = turnShown(t.Best, g.l)
		}
		if n, ok := sc.better[t.Turn]; ok {
			miss.Extra = n
		}
		p.Turns = append(p.Turns, miss)
	}
	for n, i := range mostLost(lost) {
		p.Turns[i].Largest, p.Turns[i].Most = n < largest, true
	}
	if len(lost) == 0 {
		p.None = g.text("review.none")
	}
	p.Sizes = g.pageSizes(lost)
	if len(m.Seats) > 0 {
		t := g.missedSeatsTable()
		p.Seats = &t
	}
	return p
}

// mostLost is which of the turns lost most, beginning with the one that did.
func mostLost(turns []*MissedTurn) []int {
	var order []int
	for i := range turns {
		order = append(order, i)
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(turns[j].Loss, turns[i].Loss) })
	return order[:min(atFirst, len(order))]
}

// pageSizes is the choices that differ in what they show. The first to show is the one with
// most turns that does not fill the page.
func (g *Game) pageSizes(turns []*MissedTurn) []pageSize {
	var list []pageSize
	shown, chosen := 0, 0
	for _, class := range []string{"blunder", "mistake", "inaccuracy"} {
		n := 0
		for _, t := range turns {
			if t.Class == class {
				n++
			}
		}
		if n == 0 {
			continue
		}
		shown += n
		if len(list) == 0 && shown > full {
			list = append(list, pageSize{Class: "most", Text: g.text("missed.most", atFirst)})
		}
		if shown <= full {
			chosen = len(list)
		}
		list = append(list, pageSize{Class: class, Text: g.text("missed.from-"+class, shown)})
	}
	if len(list) < 2 {
		return nil
	}
	list[chosen].Chosen = true
	slices.Reverse(list)
	return list
}

// lost is how much a turn lost, in words.
func (g *Game) lost(t *MissedTurn) string {
	return g.text("missed.lost", g.findings().Least(t.Loss, t.Least))
}
