package report

import (
	"io"
	"regexp"
	"strings"

	"github.com/charmbracelet/glamour"
	"github.com/charmbracelet/glamour/styles"
	"github.com/charmbracelet/x/ansi"
)

// Terminal says what the output can show.
type Terminal struct {
	Width   int
	Colour  bool
	Light   bool // the ground is light
	Unicode bool
}

// maxWidth is how wide a report gets: longer lines are hard to read.
const maxWidth = 120

// indent is the margin that glamour gives to prose.
const indent = "  "

func (t Terminal) width() int { return max(min(t.Width, maxWidth), 20) }

// plain is a text as the terminal can show it.
func (t Terminal) plain(s string) string {
	if t.Unicode {
		return s
	}
	return ascii(s)
}

// Text writes reports for people at a terminal. Prose goes through glamour as
// Markdown, tables and timelines through writers that keep to the width.
func Text(w io.Writer, games []*Game, t Terminal) error {
	p, err := newPrinter(t)
	if err != nil {
		return err
	}
	for _, g := range games {
		p.print(g.document(false), g)
	}
	return p.writeTo(w)
}

// print prints blocks; g is the game whose timeline and last position they may show.
func (p *printer) print(ds []block, g *Game) {
	for _, d := range ds {
		switch d := d.(type) {
		case Table:
			p.table(d)
		case sparkline:
			p.flush()
			g.writeSparks(&p.out, p.t, indent)
		case board:
			p.flush()
			var b strings.Builder
			narrow := p.t
			narrow.Width = p.t.width() - len(indent)
			g.BoardText(&b, narrow)
			p.lines(b.String())
		default:
			p.prose.WriteString(markdown(d))
		}
	}
	p.flush()
}

// writeTo writes what was printed.
func (p *printer) writeTo(w io.Writer) error {
	if p.err != nil {
		return p.err
	}
	_, err := io.WriteString(w, strings.Trim(blankLines.ReplaceAllString(p.out.String(), "\n\n"), "\n")+"\n")
	return err
}

// blankLines is more than one of them in a row.
var blankLines = regexp.MustCompile(`\n(\x1b\[0m)?\n((\x1b\[0m)?\n)+`)

// printer collects the output; prose waits until something else comes, so that
// glamour sees it in one piece.
type printer struct {
	t     Terminal
	md    *glamour.TermRenderer
	prose strings.Builder
	out   strings.Builder
	err   error
}

func newPrinter(t Terminal) (*printer, error) {
	style := styles.NoTTYStyle
	switch {
	case t.Colour && t.Light:
		style = styles.LightStyle
	case t.Colour:
		style = styles.DarkStyle
	}
	md, err := glamour.NewTermRenderer(glamour.WithStandardStyle(style), glamour.WithWordWrap(t.width()))
	return &printer{t: t, md: md}, err
}

// flush renders the prose that waits.
func (p *printer) flush() {
	if p.prose.Len() == 0 {
		return
	}
	s, err := p.md.Render(p.t.plain(escapes.Replace(p.prose.String())))
	if err != nil && p.err == nil {
		p.err = err
	}
	p.prose.Reset()
	p.out.WriteString(p.t.plain(tidy(s)))
}

// escapes writes the escapes of Markdown that glamour does not know as entities.
var escapes = strings.NewReplacer(`\\`, `\\`, `\~`, "&#126;", `\:`, "&#58;", `\@`, "&#64;")

// padding is the blanks, each with its colour, that glamour puts at the ends of
// lines.
var padding = regexp.MustCompile(`( |\x1b\[[0-9;]*m)+\n`)

// tidy is what glamour rendered without what it adds.
func tidy(s string) string {
	end := "\n"
	if strings.Contains(s, "\x1b") {
		end = "\x1b[0m\n"
	}
	return padding.ReplaceAllString(s, end)
}

func (p *printer) table(t Table) {
	p.flush()
	if s := p.out.String(); s != "" && !strings.HasSuffix(s, "\n\n") && !strings.HasSuffix(s, "\n\x1b[0m\n") {
		p.out.WriteString("\n") // below another table
	}
	bold, off := "", ""
	if p.t.Colour {
		bold, off = "\x1b[1m", "\x1b[0m"
	}
	writeColumns(&p.out, p.plainTable(t), p.t.width(), indent, bold, off)
}

// plainTable is the table as the terminal can show it.
func (p *printer) plainTable(t Table) Table {
	if p.t.Unicode {
		return t
	}
	plain := Table{}
	for _, c := range t.Head {
		plain.Head = append(plain.Head, Column{ascii(c.Title), c.Right})
	}
	for _, row := range t.Rows {
		var cells []string
		for _, c := range row {
			cells = append(cells, ascii(c))
		}
		plain.Rows = append(plain.Rows, cells)
	}
	for _, n := range t.Notes {
		plain.Notes = append(plain.Notes, ascii(n))
	}
	return plain
}

// lines writes a drawing, indented, and cuts what goes beyond the width.
func (p *printer) lines(s string) {
	for line := range strings.Lines(p.t.plain(s)) {
		line = strings.TrimRight(line, " \n")
		if line != "" {
			line = indent + ansi.Truncate(line, p.t.width()-len(indent), p.t.plain("…"))
		}
		p.out.WriteString(line + "\n")
	}
}
