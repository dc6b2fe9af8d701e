package report

import (
	"bytes"
	"html/template"
	"io"
	"strconv"
	"strings"
)

// HTML writes the report as one page that needs nothing but itself.
func HTML(w io.Writer, g *Game) error {
	p, err := g.page()
	if err != nil {
		return err
	}
	body, err := fragment("game", p)
	if err != nil {
		return err
	}
	return (&webPage{
		lang: g.l, title: g.heading(), style: g.inkStyle(), body: body, charts: len(p.Charts) > 0, seats: g.inks(),
	}).write(w)
}

// gamePage is what the template of the page shows.
type gamePage struct {
	Title, Sub, Outcome, Turning string
	Remarks                      []string
	Standings                    *Table
	Seats                        []seatMark // of the rows of Standings
	Charts                       []pageChart
	Numbers                      string
	Scores                       *pageStack
	Claims                       *pageClaims
	BoardTitle, Legend           string
	Board                        template.HTML
	SaidTitle                    string
	Said                         []string
	TurnsTitle, AllTurns         string
	Turns                        []pageTurn
	NotesTitle                   string
	Notes                        []string
}

// seatMark is the marker of a seat and the class that colours it, as in the charts.
type seatMark struct {
	Mark, Class string
	Winner      bool
}

type pageChart struct {
	Label   string
	Bars    int // how many; 0: it has none
	Options template.HTML
	Table   Table  // the numbers behind it
	Note    string // what to know of them
}

type pageClaims struct {
	Title, Sentence string
	Table           *pageStack
	Why             []string
}

type pageTurn struct {
	seatMark
	Number      int
	Name, Words string
	Totals      string
	Against     string
	Notices     []string
	Scored      string
	Said        []string
}

// marks are the symbols of the charts as characters.
var marks = []string{"●", "■", "▲", "◆", "○", "□", "△", "◇"}

func markOf(seat string) seatMark {
	i := int(seat[0] - 'A')
	if seat == "-" {
		return seatMark{}
	}
	return seatMark{Mark: marks[i%len(marks)], Class: "s" + strconv.Itoa(i%len(marks))}
}

func (g *Game) page() (*gamePage, error) {
	p := &gamePage{
		Title: g.heading(), Sub: g.subheading(), Outcome: g.Outcome.Sentence, Turning: g.turningSentence(),
		Remarks: g.remarks(), Numbers: g.text("page.numbers"),
		BoardTitle: g.text("board"), Legend: g.legend(), SaidTitle: g.text("comments"), Said: g.saidOfAll(),
		TurnsTitle: g.text("turns"), AllTurns: g.text("page.turns", len(g.Turns)), Turns: g.pageTurns(),
		NotesTitle: g.text("diagnostics"), Notes: g.diagnosticLines(),
	}
	if len(g.Standings) > 0 {
		t := g.standingsTable()
		p.Standings = &t
		for _, s := range g.Standings {
			m := markOf(s.Seat)
			m.Winner = s.Winner
			p.Seats = append(p.Seats, m)
		}
	}
	if len(g.Scores) > 0 {
		p.Scores = g.pageScores()
	}
	if g.Claims.Count > 0 {
		p.Claims = &pageClaims{Title: g.text("claims"), Sentence: g.claimsSentence(), Why: g.claimReasons()}
		if len(g.Claims.Wrong) > 0 {
			t := g.claimsTable()
			p.Claims.Table = newPageStack("claims", t, len(t.Head)-1, t.Head[len(t.Head)-1].Title)
		}
	}
	var board bytes.Buffer
	g.BoardSVG(&board)
	p.Board = template.HTML(board.String())
	return p, g.addCharts(p)
}

// addCharts adds the charts that the data supports.
func (g *Game) addCharts(p *gamePage) error {
	add := func(t Table, bars int, note string, options map[string]any) error {
		block, err := dataBlock("", options)
		p.Charts = append(p.Charts, pageChart{g.text("page.chart", t.Caption), bars, block, t, note})
		return err
	}
	if len(g.Scores) > 0 {
		note := g.doubt()
		if len(g.Kinds) > 1 {
			note = ""
		}
		if err := add(g.timelineTable(), 0, note, g.timelineChart()); err != nil {
			return err
		}
	}
	if len(g.Kinds) > 1 {
		if err := add(g.kindsTable(), len(g.Players), g.doubt(), g.kindsChart()); err != nil {
			return err
		}
	}
	if g.timed() {
		return add(g.clocksTable(), len(g.Clocks), "", g.clocksChart())
	}
	return nil
}

func (g *Game) pageTurns() []pageTurn {
	var ts []pageTurn
	for i := range g.Turns {
		t := &g.Turns[i]
		pt := pageTurn{
			seatMark: markOf(t.Seat), Number: t.Number, Words: turnWords(t),
			Totals: strings.Join(g.cells(t.Totals), " / "), Against: g.against(t), Notices: t.Notices, Scored: g.scored(t.Events), Said: g.saidAt(t),
		}
		if t.Seat != "-" {
			pt.Name = t.Name
		}
		ts = append(ts, pt)
	}
	return ts
}
