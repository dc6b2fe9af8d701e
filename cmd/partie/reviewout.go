package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"partie/clean"
	"partie/engine"
	"partie/lang"
	"partie/notation"
	"partie/report"
	"partie/review"
	"partie/store"
)

// How wide a review is printed: lines longer than this are hard to read, and in fewer
// columns than that nothing has room.
const (
	widestReview    = 120
	narrowestReview = 40
)

// reviewPrinter prints a review for people.
type reviewPrinter struct {
	*app
	*reviewed
	view  *reviewView
	width int
	out   strings.Builder
}

// printReview prints a review; below another behind a blank line.
func (a *app) printReview(g *reviewed, v *reviewView, below bool) error {
	p := &reviewPrinter{app: a, reviewed: g, view: v, width: max(min(a.width, widestReview), narrowestReview)}
	if below {
		p.line(0, "")
	}
	p.line(0, a.headline(g.Replay))
	if len(g.Review.Findings) == 0 {
		p.line(0, p.nothing())
		return p.print()
	}
	p.line(0, g.About())
	p.board()
	found := v.chosen(g, false)
	switch {
	case len(found) > 0:
		p.turns(found)
	case v.turn > len(g.Review.Findings): // it is behind the place where the review stops
		p.line(0, a.text("review.not-there", v.turn))
	default:
		p.line(0, a.text("review.none"))
	}
	if v.turn == 0 {
		p.seats()
		p.turningPoints()
		p.forgotten()
	}
	if g.Stopped != (review.Text{}) && (v.turn == 0 || v.turn > len(g.Review.Findings)) {
		p.section("review.stopped")
		p.line(2, g.Said(g.Stopped))
	}
	return p.print()
}

// print prints what has been gathered.
func (p *reviewPrinter) print() error {
	_, err := fmt.Fprint(p.app.out, p.terminal(p.app.out).Plain(p.out.String()))
	return failed(err)
}

// nothing says that no turn could be judged, and why.
func (p *reviewPrinter) nothing() string {
	for _, d := range p.Replay.Diags {
		if d.Severity == notation.Error {
			return p.text("review.nothing-why", clean.Line(d.Msg.In(p.lang)))
		}
	}
	return p.text("review.nothing")
}

// board names the map that the game was played on, where it is not the standard one, and
// says what of it is not certain.
func (p *reviewPrinter) board() {
	if b, mapped := p.Replay.Board(); mapped && !b.Standard {
		p.line(0, p.text("review.map", store.MapTag(b)))
	}
	if doubt := p.Doubt(); doubt != "" {
		p.line(0, doubt)
	}
}

// plain is a text as the output can show it, which is to be known before it is laid out: a
// letter may take two. Its minus signs stay until it is printed, since lines break behind a
// hyphen.
func (p *reviewPrinter) plain(s string) string {
	parts := strings.Split(s, "−")
	for i := range parts {
		parts[i] = p.terminal(p.app.out).Plain(parts[i])
	}
	return strings.Join(parts, "−")
}

// signed is a number of points with its sign.
func (p *reviewPrinter) signed(v float64) string {
	return strings.Replace(p.app.signed(v), "-", "−", 1)
}

// plainRows is rows as the output can show them.
func (p *reviewPrinter) plainRows(rows [][]string) [][]string {
	for _, row := range rows {
		for i := range row {
			row[i] = p.plain(row[i])
		}
	}
	return rows
}

// line prints a text indented, broken where it is too wide. What it holds may come from
// strangers.
func (p *reviewPrinter) line(indent int, text string) {
	blanks := strings.Repeat(" ", indent)
	for l := range strings.SplitSeq(ansi.Wrap(p.plain(text), p.width-indent, ""), "\n") {
		p.out.WriteString(strings.TrimRight(blanks+l, " ") + "\n")
	}
}

// section begins a part of the review.
func (p *reviewPrinter) section(key string) { p.out.WriteString("\n" + p.bold(p.text(key)) + "\n") }

func (p *reviewPrinter) bold(s string) string { return p.ink("1", s) }

// heading is a cell of the head of a table.
func (p *reviewPrinter) heading(_ int, s string) string { return p.bold(s) }

func (p *reviewPrinter) ink(sgr, s string) string {
	if !p.colour() || s == "" {
		return s
	}
	return "\x1b[" + sgr + "m" + s + "\x1b[0m"
}

// turns prints the findings: a row for what was played and what would have been best, and
// below it why.
func (p *reviewPrinter) turns(found []*review.Finding) {
	rows := [][]string{append(p.TurnsHead(), "")}
	for _, f := range found {
		rows = append(rows, []string{strconv.Itoa(f.Turn), p.Player(f.Seat), p.Shown(f.Played), p.Better(f), p.loss(f), p.mark(f)})
	}
	const turn, who, played, better, loss, mark = 0, 1, 2, 3, 4, 5
	widths := columnWidths(p.plainRows(rows))
	widths[who] = min(widths[who], max(p.width/5, min(longestWord(rows, who), p.width/3)))
	room := p.width - widths[turn] - widths[who] - widths[loss] - widths[mark] - 5*len(columnSpace)
	widths[played], widths[better] = share(widths[played], widths[better], room)
	below := widths[turn] + widths[who] + 2*len(columnSpace)
	p.out.WriteString("\n")
	for i, row := range rows {
		look := p.heading
		if i > 0 {
			look = func(column int, s string) string {
				if column < loss {
					return s
				}
				return p.ink(classInk[found[i-1].Class], s)
			}
		}
		p.row(row, widths, []bool{turn: true, who: false, played: false, better: false, loss: true, mark: false}, look)
		if i == 0 {
			continue
		}
		for _, text := range p.notes(found[i-1]) {
			p.line(below, text)
		}
		if p.view.turn > 0 {
			p.levels(found[i-1], below)
		}
	}
}

// classInk is the colours of the classes.
var classInk = [review.Classes]string{review.Fine: "0", review.Slip: "33", review.Mistake: "31", review.Blunder: "1;31"}

// columnWidths is how wide the cells of each column are.
func columnWidths(rows [][]string) []int {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, c := range row {
			widths[i] = max(widths[i], ansi.StringWidth(c))
		}
	}
	return widths
}

// share gives two columns what they need of a room, or half of it where both need more.
func share(a, b, room int) (int, int) {
	if a+b <= room {
		return a, b
	}
	half := room / 2
	switch {
	case a <= half:
		return a, room - a
	case b <= half:
		return room - b, b
	}
	return half, room - half
}

// row prints cells side by side; look gives them their colour.
func (p *reviewPrinter) row(cells []string, widths []int, right []bool, look func(column int, s string) string) {
	for _, line := range report.Beside(cells, widths, right, look) {
		p.out.WriteString(line + "\n")
	}
}

// longestWord is how wide the widest word in a column is: narrower than that a word breaks.
func longestWord(rows [][]string, column int) (w int) {
	for _, row := range rows {
		for word := range strings.FieldsSeq(row[column]) {
			w = max(w, ansi.StringWidth(word))
		}
	}
	return w
}

// loss is what a turn lost; where the seat held cards that nobody knows, at least that.
func (p *reviewPrinter) loss(f *review.Finding) string {
	if f.Unjudged != (review.Text{}) || f.Forced {
		return ""
	}
	return p.Least(p.Loss(f), f.Partial)
}

// mark is the sign of a turn's class, which stands apart so that the points of the losses
// are below one another.
func (p *reviewPrinter) mark(f *review.Finding) string {
	if f.Unjudged != (review.Text{}) || f.Forced {
		return ""
	}
	return f.Class.Sign()
}

// signed is a number of points with its sign; none is 0.0, be it ever so little less.
func (a *app) signed(v float64) string {
	minus := "−"
	if !a.unicode() {
		minus = "-"
	}
	switch v = review.Tenths(v); {
	case v > 0:
		return "+" + lang.Decimal(v).In(a.lang)
	case v < 0:
		return minus + lang.Decimal(-v).In(a.lang)
	}
	return lang.Decimal(0).In(a.lang)
}

// notes is what is said of a turn below its row.
func (p *reviewPrinter) notes(f *review.Finding) (lines []string) {
	switch {
	case f.Unjudged != (review.Text{}):
		return []string{p.text("review.unjudged", p.Said(f.Unjudged))}
	case f.Forced:
		return []string{p.text("review.forced")}
	}
	if why := p.Why(f); why != "" {
		lines = append(lines, why)
	}
	if p.view.turn > 0 {
		if f.Partial {
			lines = append(lines, p.PartialTurn())
		}
		lines = append(lines, p.among(f))
		if s := p.bySeat(f.Helped, f.Seat); s != "" {
			lines = append(lines, p.text("review.helped-turn", s))
		}
	}
	return lines
}

// among is where the played turn stands among the choices.
func (p *reviewPrinter) among(f *review.Finding) string {
	switch {
	case f.Equal:
		return p.text("review.equal", f.Choices)
	case f.Rank > 0:
		return p.text("review.rank", f.Rank, f.Choices)
	}
	return p.text("review.choices", f.Choices)
}

// levels prints a turn by each measure.
func (p *reviewPrinter) levels(f *review.Finding, indent int) {
	if f.Unjudged != (review.Text{}) || f.Forced {
		return
	}
	p.out.WriteString("\n")
	for l := range review.Levels {
		by := f.By[l]
		p.line(indent, p.text("review.level-"+l.String(), p.Number(by.Points), p.Shown(by.Best)))
	}
}

// bySeat is what all seats but one have of something, those with nothing left out.
func (p *reviewPrinter) bySeat(values []float64, but engine.Seat) string {
	var parts []string
	for x, v := range values {
		if engine.Seat(x) != but && review.Tenths(v) != 0 {
			parts = append(parts, p.Player(engine.Seat(x))+" "+p.signed(v))
		}
	}
	return strings.Join(parts, ", ")
}
