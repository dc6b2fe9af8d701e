package main

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// helpWidth is how wide help is: lines longer than this are hard to read, whatever
// the terminal has room for.
const helpWidth = 80

// textWidth is how wide text for people may be here.
func (a *app) textWidth() int { return max(min(a.width, helpWidth), 20) }

// wrap breaks text between words so that no line is wider than width; lines after
// the first are indented by so many blanks. A word that is too long stays whole.
func wrap(text string, width, indent int) string {
	var b strings.Builder
	used := 0
	for i, word := range strings.Fields(text) {
		w := ansi.StringWidth(word)
		switch {
		case i == 0:
			lead := text[:len(text)-len(strings.TrimLeft(text, " "))]
			b.WriteString(lead)
			used = len(lead)
		case used+1+w > width:
			b.WriteString("\n" + strings.Repeat(" ", indent))
			used = indent
		default:
			b.WriteByte(' ')
			used++
		}
		b.WriteString(word)
		used += w
	}
	return b.String()
}

// entry is a term, padded to a column of its own, and what is said of it beside it.
func entry(term, text string, column, width int) string {
	pad := max(column-ansi.StringWidth(term), 2)
	left := term + strings.Repeat(" ", pad)
	body := wrap(text, width-column, 0)
	if ansi.StringWidth(left) > column {
		// The term is too long for its column: the text begins below it.
		left, body = strings.TrimRight(left, " "), "\n"+body
	}
	return left + strings.ReplaceAll(body, "\n", "\n"+strings.Repeat(" ", column))
}

// fillText breaks a text of the catalogue anew. Its lines flow into one another up to
// a blank line; lines that are indented stand for themselves, two columns of them
// with the second below itself.
func fillText(text string, width int) string {
	var out []string
	para := ""
	flush := func() {
		if para != "" {
			out = append(out, wrap(para, width, 0))
		}
		para = ""
	}
	for line := range strings.SplitSeq(text, "\n") {
		switch {
		case line == "":
			flush()
			out = append(out, "")
		case line[0] == ' ':
			flush()
			out = append(out, wrapEntry(line, width))
		default:
			para = strings.TrimLeft(para+" "+line, " ")
		}
	}
	flush()
	return strings.Join(out, "\n")
}

// wrapEntry breaks an indented line.
func wrapEntry(line string, width int) string {
	if ansi.StringWidth(line) <= width {
		return line
	}
	text := strings.TrimLeft(line, " ")
	lead := line[:len(line)-len(text)]
	if term, body, ok := strings.Cut(text, "  "); ok {
		body = strings.TrimLeft(body, " ")
		return entry(lead+term, body, ansi.StringWidth(line)-ansi.StringWidth(body), width)
	}
	return wrap(line, width, len(lead)+2)
}
