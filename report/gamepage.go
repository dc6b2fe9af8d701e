package report

import (
	"bytes"
	"errors"
	"html/template"
	"io"
	"sort"
	"strconv"
	"strings"
)

// HTML writes the report as one page that needs nothing but itself. A page that would be
// too large leaves out some of it.
func HTML(w io.Writer, g *Game) error {
	g = g.shortened()
	var b bytes.Buffer
	b.Grow(limit)
	made := whole
	err := g.writePage(&b, made)
	if err == nil && b.Len() > limit {
		least := whole + 1 + spare(sort.Search(int(withoutTimeline-whole-1), func(i int) bool {
			b.Reset()
			made = whole + 1 + spare(i)
			err = errors.Join(err, g.writePage(&b, made))
			return b.Len() <= limit
		}))
		if err == nil && made != least {
			b.Reset()
			err = g.writePage(&b, least)
		}
	}
	if err == nil {
		_, err = w.Write(b.Bytes())
	}
	return err
}

func (g *Game) writePage(w io.Writer, s spare) error {
	p, err := g.page(s)
	if err != nil {
		return err
	}
	body, err := fragment("game", p)
	if err != nil {
		return err
	}
	body = g.isolated(body)
	page := webPage{
		lang: g.l, title: g.heading(), css: []string{"game.css"}, style: g.inkStyle(), body: body, charts: len(p.Charts) > 0, seats: g.inks(),
	}
	if p.Replay != nil && p.Replay.Data != "" {
		page.scripts = []string{"replay.js"}
	}
	return page.write(w)
}

// gamePage is what the page shows, in parts that can be shown alone: each is of a template.
type gamePage struct {
	Head      pageHead
	Standings *pageStandings
	Replay    *pageReplay
	Charts    []pageChart
	Missed    *pageMissed
	Claims    *pageClaims
	Scores    *pageStack
	Turns     *pageTurns
	SaidTitle string
	Said      []string
	NoteTitle string
	Notes     []string
}

type pageHead struct {
	Title, Sub, Outcome, Turning string
	Remarks                      []string
}

type pageStandings struct {
	Table
	Seats []seatMark // by row
}

// seatMark is the marker of a seat and the class that colours it, as in the charts.
type seatMark struct {
	Mark, Class string
	Winner      bool
}

type pageChart struct {
	Kind    string // "timeline", "kinds" or "clocks"
	Label   string
	Bars    int // how many; 0: it has none
	Options template.HTML
	Table   Table // the numbers behind it
	Numbers string
	Note    string // what to know of them
}

type pageClaims struct {
	Title, Sentence string
	Table           *pageStack
	Forgotten       []string
	Why             []string
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

func (g *Game) page(s spare) (*gamePage, error) {
	p := &gamePage{
		Head:      pageHead{g.heading(), g.subheading(), g.Outcome.Sentence, g.turningSentence(), g.remarks()},
		SaidTitle: g.text("comments"), Said: g.saidOfAll(), NoteTitle: g.text("diagnostics"), Notes: g.diagnosticLines(),
	}
	if len(g.Standings) > 0 {
		p.Standings = &pageStandings{Table: g.standingsTable()}
		for _, x := range g.Standings {
			m := markOf(x.Seat)
			m.Winner = x.Winner
			p.Standings.Seats = append(p.Standings.Seats, m)
		}
	}
	if len(g.Scores) > 0 {
		p.Scores = g.pageScores(s)
	}
	if g.Claims.Count > 0 {
		p.Claims = &pageClaims{Title: g.text("claims"), Sentence: g.claimsSentence(), Why: g.claimReasons()}
		if len(g.Claims.Wrong) > 0 {
			t := g.linked(g.claimsTable(), s)
			p.Claims.Table = newPageStack("claims", t, len(t.Head)-1, t.Head[len(t.Head)-1].Title)
		}
		for _, f := range g.Claims.Forgotten {
			p.Claims.Forgotten = append(p.Claims.Forgotten, f.Sentence)
		}
	}
	if left := g.spared(s); left != "" {
		p.Head.Remarks = append(p.Head.Remarks, left)
	}
	sc := g.scene(s)
	p.Missed, p.Turns = g.pageMissed(sc), g.pageTurns(sc)
	if err := g.addReplay(p, sc, s); err != nil {
		return nil, err
	}
	g.cut(p, s)
	return p, g.addCharts(p, s)
}

// addCharts adds the charts that the data supports.
func (g *Game) addCharts(p *gamePage, s spare) error {
	add := func(kind string, t Table, bars int, note string, options map[string]any) error {
		block, err := dataBlock("", options)
		p.Charts = append(p.Charts, pageChart{kind, g.text("page.chart", t.Caption), bars, block, t, g.text("page.numbers"), note})
		return err
	}
	if g.grew() && s < withoutTimeline {
		t := g.linked(g.timelineTable(), s)
		if s >= withoutNumbers {
			t.Rows = nil
		}
		note := g.doubt()
		if len(g.Kinds) > 1 {
			note = ""
		}
		note = strings.TrimSpace(strings.Join(append(g.timelineNotes(), note), " "))
		if err := add("timeline", t, 0, note, g.timelineChart(s)); err != nil {
			return err
		}
	}
	if len(g.Kinds) > 1 {
		if err := add("kinds", g.kindsTable(), len(g.Players), g.doubt(), g.kindsChart()); err != nil {
			return err
		}
	}
	if g.timed() {
		return add("clocks", g.clocksTable(), len(g.Clocks), "", g.clocksChart())
	}
	return nil
}
