package main

import "strings"

// page is a text that is read in the place of the board.
type page uint8

// The pages.
const (
	noPage   page = iota
	helpPage      // the keys
	turnPage      // all that is told of the turn
)

// openPage shows a page, or the board again where the page is shown.
func (m *stepper) openPage(p page) {
	if m.page == p {
		p = noPage
	}
	m.page, m.top = p, 0
	m.draw()
}

// leaf takes a key that moves within the page or leaves it; it reports false for any
// other key.
func (m *stepper) leaf(key string) bool {
	rows := m.layout().body
	switch key {
	case "down", "j", "shift+down", "J":
		m.top++
	case "up", "k", "shift+up", "K":
		m.top--
	case "pgdown", "space":
		m.top += max(rows-1, 1)
	case "pgup":
		m.top -= max(rows-1, 1)
	case "home", "g":
		m.top = 0
	case "end", "G":
		m.top = len(m.pageText())
	case "esc", "enter":
		m.openPage(m.page)
		return true
	default:
		return false
	}
	m.top = min(max(m.top, 0), m.lastTop(rows))
	return true
}

// lastTop is how many lines of the page are above its last ones in so many rows. Where
// they do not all fit a row says which are seen.
func (m *stepper) lastTop(rows int) int {
	n := len(m.pageText())
	if n <= rows {
		return 0
	}
	return min(n-rows+1, n-1)
}

// pageRows is what is seen of the page in so many rows.
func (m *stepper) pageRows(rows int) []string {
	text := m.pageText()
	if len(text) <= rows || rows == 0 {
		return text
	}
	from := min(m.top, m.lastTop(rows))
	to := min(from+rows-1, len(text))
	where := fit(m.text("replay.lines", from+1, to, len(text)), m.width)
	return append(text[from:to:to], m.faint(where))
}

// pageText is all lines of the page.
func (m *stepper) pageText() []string {
	if m.page == helpPage {
		help := strings.ReplaceAll(m.text("replay.help"), `\n`, "\n")
		return strings.Split(fillText(help, max(m.width, 20)), "\n")
	}
	first, rest, _ := m.about()
	return append(first, rest...)
}
