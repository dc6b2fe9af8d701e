package report

import (
	"bytes"
	"io"
	"strings"

	"partie/clean"
)

// Markdown writes reports, one after the other, as Markdown with tables.
func Markdown(w io.Writer, games []*Game) error {
	for _, g := range games {
		if err := writeMarkdown(w, g.document(true), g); err != nil {
			return err
		}
	}
	return nil
}

// writeMarkdown writes blocks; g is the game whose last position they may show.
func writeMarkdown(w io.Writer, ds []block, g *Game) error {
	var b bytes.Buffer
	for _, d := range ds {
		switch d := d.(type) {
		case Table:
			writeMarkdownTable(&b, d)
		case board:
			g.writeMarkdownBoard(&b)
		default:
			b.WriteString(markdown(d))
		}
	}
	_, err := w.Write(b.Bytes())
	return err
}

// writeMarkdownBoard writes the last position as code. It is indented: a fence could
// be closed by a name with backticks in it.
func (g *Game) writeMarkdownBoard(b *bytes.Buffer) {
	var drawing bytes.Buffer
	g.BoardText(&drawing, Terminal{Unicode: true, Width: maxWidth})
	for line := range strings.Lines(drawing.String()) {
		b.WriteString(strings.TrimRight("    "+line, " \n") + "\n")
	}
	b.WriteString("\n")
}

// markdown is a block of prose as Markdown; "" for any other.
func markdown(d block) string {
	switch d := d.(type) {
	case heading:
		return strings.Repeat("#", d.level) + " " + clean.Markdown(d.text) + "\n\n"
	case paragraph:
		return clean.Markdown(string(d)) + "\n\n"
	case list:
		var b strings.Builder
		for _, item := range d {
			b.WriteString("- " + clean.Markdown(item) + "\n")
		}
		return b.String() + "\n"
	}
	return ""
}

func writeMarkdownTable(b *bytes.Buffer, t Table) {
	t = t.widened()
	for _, c := range t.Head {
		b.WriteString("| " + clean.MarkdownCell(c.Title) + " ")
	}
	b.WriteString("|\n")
	for _, c := range t.Head {
		if c.Right {
			b.WriteString("| ---: ")
		} else {
			b.WriteString("| --- ")
		}
	}
	b.WriteString("|\n")
	for _, row := range t.Rows {
		for _, cell := range row {
			b.WriteString("| " + clean.MarkdownCell(cell) + " ")
		}
		b.WriteString("|\n")
	}
	b.WriteString("\n")
}
