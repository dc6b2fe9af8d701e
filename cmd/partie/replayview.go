package main

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"partie/clean"
	"partie/engine"
)

// layout is how the lines of the terminal are shared out. The head, what is doubtful of
// the board, and the foot have a line each.
type layout struct {
	about  []string // what is told of the turn
	hidden int      // how many lines of it have no room
	body   int      // lines of the board
	airy   bool     // a blank line parts the board from the head, and the foot from the rest
}

func (m *stepper) layout() (l layout) {
	room := m.height - 2 - len(m.caveat())
	first, rest, last := m.about()
	all := len(first) + len(rest) + 1
	most := max(min(room/2, room-m.least), min(2, room-m.tight), 1)
	switch {
	case m.page == turnPage: // which tells the rest
		l.about = []string{last}
	case all <= most:
		l.about = append(append(first, rest...), last)
	case most == 1 && m.at == len(m.r.Steps):
		l.about = []string{last}
	case most == 1:
		l.about = []string{m.shortened(first)}
	default:
		l.about = append([]string{m.shortened(first)}, rest[:min(most-2, len(rest))]...)
		l.about = append(l.about, last)
	}
	if m.page != turnPage {
		l.hidden = all - len(l.about)
	}
	l.body = max(room-len(l.about), 0)
	if l.airy = l.body-2 >= m.least; l.airy {
		l.body -= 2
	}
	return l
}

// shortened is the first of some rows of one line.
func (m *stepper) shortened(rows []string) string {
	if len(rows) == 1 {
		return rows[0]
	}
	return fit(rows[0]+" …", m.width)
}

// about is the turn that was played last, what came of it, and the totals, in rows as
// wide as the terminal; at the end the totals are the result.
func (m *stepper) about() (first, rest []string, last string) {
	r := m.r
	head, lines := m.text("replay.start"), m.cameOf(r, m.at)
	if m.at > 0 {
		s := &r.Steps[m.at-1]
		head = m.stepText(r, s)
		lines = append(lines, m.saidLines(r, s)...)
		last = "   " + m.totalsText(r.Players, s.Totals)
	}
	switch {
	case m.at == len(r.Steps):
		lines = append(lines, m.endLines(r)...)
		last = m.resultText(r)
		if lipgloss.Width(last) > m.width { // the totals stand in the position too
			last = m.outcome(r) + "  " + m.totalsText(r.Players, r.Final)
		}
	case m.at == 0:
		last = "   " + m.totalsText(r.Players, m.position.Totals(nil))
	}
	for _, line := range lines {
		rest = append(rest, m.wrap(line)...)
	}
	return m.wrap(head), rest, fit(last, m.width)
}

// wrap breaks a line that is wider than the terminal.
func (m *stepper) wrap(line string) (rows []string) {
	const indent = "      "
	if lipgloss.Width(line) <= m.width {
		return []string{line}
	}
	for i, row := range strings.Split(ansi.Wrap(line, max(m.width-len(indent), 20), ""), "\n") {
		if i > 0 {
			row = indent + strings.TrimLeft(row, " ")
		}
		rows = append(rows, fit(row, m.width))
	}
	return rows
}

// caveat is a row that says what of the board is not certain, or none.
func (m *stepper) caveat() []string {
	st, ok := m.position.(engine.Doubtful)
	if !ok || st.Caveat().IsZero() {
		return nil
	}
	return []string{fit(clean.Line(st.Caveat().In(m.lang)), m.width)}
}

// View draws the board with the list of turns beside it, or below where the terminal is
// narrow, then what came of the turn, and the main keys.
func (m *stepper) View() tea.View {
	l := m.layout()
	rows := []string{m.bold(fit(m.headline(m.r), m.width))}
	if l.airy {
		rows = append(rows, "")
	}
	middle := m.middle(l.body)
	for len(middle) < l.body {
		middle = append(middle, "")
	}
	rows = append(rows, middle[:l.body]...)
	for _, row := range m.caveat() {
		rows = append(rows, m.faint(row))
	}
	rows = append(rows, l.about...)
	if l.airy {
		rows = append(rows, "")
	}
	rows = append(rows, m.faint(m.footer(l)))
	v := tea.NewView(strings.Join(rows[max(len(rows)-m.height, 0):], "\n"))
	v.AltScreen = true
	return v
}

// middle is what is seen between the head and the text about the turn, in so many rows
// or fewer, or more where the last ones may be cut off.
func (m *stepper) middle(rows int) []string {
	if m.page != noPage {
		return m.pageRows(rows)
	}
	board := strings.Split(m.board, "\n")
	board = board[min(m.cut, max(len(board)-rows, 0)):]
	switch m.listPlace() {
	case beside:
		gap := strings.Repeat(" ", listGap)
		gap += strings.Repeat("\n"+gap, len(board)-1)
		list := m.turnList(max(rows, 1), m.width-lipgloss.Width(m.board)-listGap)
		return strings.Split(lipgloss.JoinHorizontal(lipgloss.Top, strings.Join(board, "\n"), gap, list), "\n")
	case below:
		list := m.turnList(rows-len(board)-1, m.width)
		return append(append(board, ""), strings.Split(list, "\n")...)
	case instead:
		return strings.Split(m.turnList(max(rows, 1), m.width), "\n")
	}
	return board
}

// footer is where the game stands and the main keys; of these the first give way where
// the terminal is narrow.
func (m *stepper) footer(l layout) string {
	line := fmt.Sprintf("%d/%d  ", m.at, len(m.r.Steps))
	if m.typed != "" {
		return fit(line+m.text("replay.jump", m.typed), m.width)
	}
	keys := strings.Split(m.text("replay.keys"), "|")
	var more []string
	if m.page == noPage && lipgloss.Height(m.board) > l.body {
		more = append(more, m.text("replay.scroll"))
	}
	switch {
	case m.page != noPage:
		more = append(more, m.text("replay.back"))
	case l.hidden > 0:
		more = append(more, m.text("replay.more", l.hidden))
	}
	keys = append(keys[:2:2], append(more, keys[2:]...)...)
	for len(keys) > 1 && lipgloss.Width(line+strings.Join(keys, "   ")) > m.width {
		keys = keys[1:]
	}
	return line + strings.Join(keys, "   ")
}
