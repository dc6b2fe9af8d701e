package report

import "strings"

// block is a piece of a document for people: heading, paragraph, list, Table,
// sparkline or board.
type block interface{}

type (
	heading struct {
		level int
		text  string
	}
	paragraph string
	list      []string
	board     struct{} // the last position
	sparkline struct{} // the timeline, one line a seat
)

// document is the report as blocks in their order. With whole, what a terminal
// shows short is told at length: every turn, and the timeline as numbers.
func (g *Game) document(whole bool) []block {
	ds := []block{heading{1, g.heading()}}
	if s := g.subheading(); s != "" {
		ds = append(ds, paragraph(s))
	}
	ds = append(ds, paragraph(g.Outcome.Sentence))
	if s := g.turningSentence(); s != "" {
		ds = append(ds, paragraph(s))
	}
	for _, s := range g.remarks() {
		ds = append(ds, paragraph(s))
	}
	if len(g.Standings) > 0 {
		ds = append(ds, heading{2, g.standingsTitle()}, g.standingsTable())
	}
	if g.grew() {
		ds = append(ds, heading{2, g.text("timeline")}, sparkline{})
		if whole {
			ds = append(ds, g.timelineTable())
		}
	}
	if len(g.Kinds) > 1 {
		ds = append(ds, heading{2, g.text("kinds")}, g.kindsTable())
	}
	if s := g.doubt(); s != "" {
		ds = append(ds, paragraph(s))
	}
	ds = append(ds, g.missed()...)
	ds = append(ds, g.audit()...)
	if g.timed() {
		ds = append(ds, heading{2, g.text("clocks")}, g.clocksTable())
	}
	if said := g.said(); len(said) > 0 {
		ds = append(ds, heading{2, g.text("comments")}, list(said))
	}
	if g.last != nil {
		ds = append(ds, heading{2, g.text("board")}, board{})
	}
	if len(g.Scores) > 0 {
		ds = append(ds, heading{2, g.text("scores")}, g.scoresTable())
	}
	if whole && len(g.Turns) > 0 {
		ds = append(ds, heading{2, g.text("turns")}, g.turnsTable())
	}
	if lines := g.diagnosticLines(); len(lines) > 0 {
		ds = append(ds, heading{2, g.text("diagnostics")}, list(lines))
	}
	return ds
}

// heading is the title of the report.
func (g *Game) heading() string {
	if g.Title != "" {
		return g.Title
	}
	if g.GameTitle != "" {
		return g.GameTitle
	}
	return g.text("untitled")
}

// subheading is what the head of the record tells, in one line.
func (g *Game) subheading() string {
	var parts []string
	add := func(key, value string) {
		if value != "" {
			parts = append(parts, g.text(key, value))
		}
	}
	if g.Title != "" {
		add("head.plain", g.GameTitle)
	}
	add("head.plain", Date(g.l, g.Date))
	add("head.plain", g.Time)
	add("head.plain", g.Place)
	add("head.plain", g.Group)
	add("head.plain", g.Event)
	add("head.rules", g.Rules)
	add("head.scribe", g.Scribe)
	if g.Map != nil && !g.Map.standard {
		add("head.map", g.Map.String())
	}
	return strings.Join(parts, " · ")
}

// remarks is what a reader must know before trusting the figures.
func (g *Game) remarks() []string {
	var lines []string
	if g.LowWins {
		lines = append(lines, g.text("remark.low"))
	}
	if g.Irregular {
		lines = append(lines, g.text("remark.irregular"))
	}
	return lines
}

// audit says whether the score track was right, if anyone kept one.
func (g *Game) audit() []block {
	if g.Claims.Count == 0 {
		return nil
	}
	ds := []block{heading{2, g.text("claims")}, paragraph(g.claimsSentence())}
	if len(g.Claims.Wrong) == 0 {
		return ds
	}
	ds = append(ds, g.claimsTable())
	if len(g.Claims.Forgotten) > 0 {
		var lines list
		for _, f := range g.Claims.Forgotten {
			lines = append(lines, f.Sentence)
		}
		ds = append(ds, lines)
	}
	if why := g.claimReasons(); len(why) > 0 {
		ds = append(ds, list(why))
	}
	return ds
}

func (g *Game) claimsSentence() string {
	if len(g.Claims.Wrong) == 0 {
		return g.text("claims.right", g.Claims.Count)
	}
	if g.Claims.Count == 1 {
		return g.text("claims.wrong-one")
	}
	wrong := 0
	for i, c := range g.Claims.Wrong {
		if i == 0 || c.Line != g.Claims.Wrong[i-1].Line || c.Turn != g.Claims.Wrong[i-1].Turn || c.Result != g.Claims.Wrong[i-1].Result {
			wrong++
		}
	}
	return g.text("claims.wrong", g.Claims.Count, wrong)
}

// claimReasons tells the points at issue of each wrong claim that went wrong there: of what
// was wrong before and still is, the table says since when.
func (g *Game) claimReasons() []string {
	var why []string
	told := "" // the reason of the claim
	for _, c := range g.Claims.Wrong {
		if c.Why != "" {
			told = c.Why
		}
		if told != "" && c.Since == c.Turn {
			why, told = append(why, told), ""
		}
	}
	return why
}

// diagnosticLines tells what is wrong with the record, but for the score track: the
// audit does.
func (g *Game) diagnosticLines() []string {
	var lines []string
	for _, d := range g.Diagnostics {
		if d.Code != "wrong-claim" && d.Code != "wrong-result" {
			lines = append(lines, g.diagnosticLine(d))
		}
	}
	return lines
}

func (g *Game) diagnosticLine(d Diag) string {
	s := g.text("line", d.Line, g.text("severity."+d.Severity)+": "+d.Message)
	if d.Hint != "" {
		s += " (" + d.Hint + ")"
	}
	return s
}
