package main

import (
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
)

// stepper walks through a game with keys.
type stepper struct {
	*app
	r             *replay.Replay
	at            int          // the turn that was played last
	position      engine.State // after it
	typed         string       // digits of a turn to jump to
	width, height int
	board         string // the position as it is drawn
	least         int    // how many lines of it the text about the turn leaves free
	tight         int    // how many it has where there is no room at all
	right, down   int    // how far the board is scrolled by its game
	cut           int    // and how many lines of it above those in sight are cut off
	turns         []string
	list          listWish
	page          page // what is read in the place of the board
	top           int  // lines of the page above those in sight
}

// listWish says whether the list of turns is to be seen.
type listWish uint8

// The wishes. By itself the list is seen where the board loses nothing by it.
const (
	listByItself listWish = iota
	listShown
	listHidden
)

// step shows a game on the terminal until its reader has seen enough.
func (a *app) step(r *replay.Replay) error {
	m := &stepper{app: a, r: r, width: a.width, height: 24}
	for n := range r.Steps {
		line := clean.Line(turnText(&r.Steps[n]))
		if r.Steps[n].Forced {
			line += " ~"
		}
		m.turns = append(m.turns, line)
	}
	m.moveTo(0)
	_, err := tea.NewProgram(m, tea.WithInput(a.in)).Run()
	return failed(err)
}

func (m *stepper) Init() tea.Cmd { return nil }

// Update takes a key or a new size.
func (m *stepper) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
		m.moveTo(m.at)
		if m.listPlace() == instead { // which was beside or below
			m.list = listByItself
			m.draw()
		}
	case tea.KeyPressMsg:
		return m, m.key(msg.String())
	}
	return m, nil
}

func (m *stepper) key(key string) tea.Cmd {
	typed := m.typed
	m.typed = ""
	if m.page != noPage && m.leaf(key) {
		return nil
	}
	switch key {
	case "q", "ctrl+c":
		return tea.Quit
	case "?":
		m.openPage(helpPage)
	case "e":
		m.openPage(turnPage)
	case "l":
		if m.listPlace() == nowhere {
			m.list = listShown
		} else {
			m.list = listHidden
		}
		m.draw()
	case "shift+left", "H":
		m.scroll(-1, 0)
	case "shift+right", "L":
		m.scroll(1, 0)
	case "shift+up", "K":
		m.scroll(0, -1)
	case "shift+down", "J":
		m.scroll(0, 1)
	case "right", "down", "j", "space", "n":
		m.moveTo(m.at + 1)
	case "left", "up", "k", "backspace", "p":
		if typed != "" && key == "backspace" {
			m.typed = typed[:len(typed)-1]
			return nil
		}
		m.moveTo(m.at - 1)
	case "pgdown":
		m.moveTo(m.at + 10)
	case "pgup":
		m.moveTo(m.at - 10)
	case "home", "g":
		m.moveTo(0)
	case "end", "G":
		m.moveTo(len(m.r.Steps))
	case "enter":
		if n, err := strconv.Atoi(typed); err == nil {
			m.moveTo(n)
		} else {
			m.moveTo(m.at + 1)
		}
	default:
		if len(key) == 1 && key[0] >= '0' && key[0] <= '9' && len(typed) < 6 {
			m.typed = typed + key
		}
	}
	return nil
}

// moveTo goes to the position after turn n, or as near as there is one.
func (m *stepper) moveTo(n int) {
	m.at = min(max(n, 0), len(m.r.Steps))
	m.right, m.down, m.cut, m.top = 0, 0, 0, 0
	m.position = position(m.r, m.at)
	m.draw()
}

// scroll moves what is in sight of the board, as far as there is more of it.
func (m *stepper) scroll(right, down int) {
	before := m.board
	m.right, m.down = m.right+right, m.down+down
	if m.draw(); m.board == before {
		m.right, m.down = m.right-right, m.down-down
		m.cut = min(max(m.cut+down, 0), max(lipgloss.Height(m.board)-m.layout().body, 0))
	}
}

// draw draws the position, with room for the list beside it where it is to be seen.
func (m *stepper) draw() {
	v := m.view(m.r)
	v.Width, v.Height, v.Doubts = m.width, 1, true
	m.tight = lipgloss.Height(m.drawn(v))
	v.Height = m.tight + boardRows
	m.least = lipgloss.Height(m.drawn(v))
	v.Height = max(m.layout().body, 1)
	v.Right, v.Down = m.right, m.down
	if w := m.width - listWidth - listGap; w >= boardWidth && m.list != listHidden {
		v.Width = w
		if m.list == listByItself {
			v.Spare = m.width - w
		}
	}
	m.board = m.drawn(v)
}

// drawn is the position as v says.
func (m *stepper) drawn(v engine.View) string {
	var b strings.Builder
	m.position.Text(&b, v)
	return strings.TrimRight(b.String(), "\n")
}

// boardRows is how many lines of a board that is cut the text about the turn leaves
// besides the one that is always there.
const boardRows = 4

// listWidth is the least width that the list of turns is worth showing in, listGap
// what is left free beside it, and boardWidth what a board must have before the list
// takes anything of it.
const (
	listWidth  = 24
	listGap    = 3
	boardWidth = 60
)

// listPlace is where the list of turns is seen.
type listPlace uint8

// The places. Where the list is wanted and has no room beside the board or below it,
// it takes the place of the board.
const (
	nowhere listPlace = iota
	beside
	below
	instead
)

func (m *stepper) listPlace() listPlace {
	switch {
	case m.list == listHidden:
		return nowhere
	case m.width-lipgloss.Width(m.board)-listGap >= listWidth:
		return beside
	case m.layout().body-lipgloss.Height(m.board) > 2:
		return below
	case m.list == listShown:
		return instead
	}
	return nowhere
}

// turnList is so many rows of the turns, the current one marked and in sight.
func (m *stepper) turnList(rows, width int) string {
	from := min(max(m.at-1-rows/2, 0), max(len(m.turns)-rows, 0))
	var lines []string
	for i := from; i < min(from+rows, len(m.turns)); i++ {
		if i == m.at-1 {
			lines = append(lines, m.bold("> "+fit(m.turns[i], width-2)))
		} else {
			lines = append(lines, "  "+fit(m.turns[i], width-2))
		}
	}
	return strings.Join(lines, "\n")
}

func (m *stepper) bold(s string) string  { return m.look("1", s) }
func (m *stepper) faint(s string) string { return m.look("2", s) }

func (m *stepper) look(sgr, s string) string {
	if !m.colour() {
		return s
	}
	return "\x1b[" + sgr + "m" + s + "\x1b[0m"
}

// fit cuts a line to so many columns.
func fit(s string, width int) string {
	if lipgloss.Width(s) <= width {
		return s
	}
	rs := []rune(s)
	for len(rs) > 0 && lipgloss.Width(string(rs))+1 > width {
		rs = rs[:len(rs)-1]
	}
	return string(rs) + "…"
}
