package main

import (
	"fmt"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"partie/clean"
	"partie/engine/replay"
)

// stepper walks through a game with keys.
type stepper struct {
	*app
	r             *replay.Replay
	at            int    // the turn that was played last
	typed         string // digits of a turn to jump to
	width, height int
	board         string // the position after turn at
	turns         []string
}

// step shows a game on the terminal until its reader has seen enough.
func (a *app) step(r *replay.Replay) error {
	m := &stepper{app: a, r: r, width: a.width, height: 24}
	for n := range r.Steps {
		m.turns = append(m.turns, clean.Line(turnText(&r.Steps[n])))
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
	case tea.KeyPressMsg:
		return m, m.key(msg.String())
	}
	return m, nil
}

func (m *stepper) key(key string) tea.Cmd {
	typed := m.typed
	m.typed = ""
	switch key {
	case "q", "ctrl+c":
		return tea.Quit
	case "right", "l", "down", "j", "space", "n":
		m.moveTo(m.at + 1)
	case "left", "h", "up", "k", "backspace", "p":
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
	var b strings.Builder
	v := m.view(m.r)
	v.Width, v.Height = m.width, max(m.body(), 1)
	if w := m.width - listWidth - listGap; w >= boardWidth {
		v.Width = w
	}
	position(m.r, m.at).Text(&b, v)
	m.board = strings.TrimRight(b.String(), "\n")
}

// listWidth is the least width that the list of turns is worth showing in, listGap
// what is left free beside it, and boardWidth what a board must have before the list
// takes anything of it.
const (
	listWidth  = 24
	listGap    = 3
	boardWidth = 60
)

// body is how many lines are left for the board: without the head, the foot, a blank
// line behind each part and what is told of the turn.
func (m *stepper) body() int { return m.height - len(m.wrap(m.about())) - 4 }

// View draws the board with the list of turns beside it, or below where the
// terminal is narrow, then what came of the turn, and the keys.
func (m *stepper) View() tea.View {
	head := m.bold(fit(m.headline(m.r), m.width))
	about := m.wrap(m.about())
	foot := m.faint(fit(m.footer(), m.width))
	body := m.body()
	board := strings.Split(m.board, "\n")
	used := lipgloss.Width(m.board)
	var middle string
	switch side := m.width - used - listGap; {
	case side >= listWidth:
		rows := max(body, 1)
		middle = lipgloss.JoinHorizontal(lipgloss.Top, m.board, strings.Repeat("   \n", max(len(board)-1, 0))+"   ", m.list(rows, side))
	case body-len(board) > 2:
		middle = m.board + "\n\n" + m.list(body-len(board)-1, m.width)
	default:
		middle = m.board
	}
	lines := strings.Split(middle, "\n")
	if len(lines) > body {
		lines = lines[:max(body, 0)]
	}
	for len(lines) < body {
		lines = append(lines, "")
	}
	content := head + "\n\n" + strings.Join(lines, "\n") + "\n" + strings.Join(about, "\n") + "\n\n" + foot
	v := tea.NewView(content)
	v.AltScreen = true
	return v
}

// about is the turn that was played last, what came of it and the totals.
func (m *stepper) about() []string {
	lines := m.turnLines(m.r, m.at)
	switch {
	case m.at == 0 && len(m.r.Steps) > 0:
		return append([]string{m.text("replay.start")}, lines...)
	case m.at < len(m.r.Steps) && len(m.r.Steps[m.at-1].Events) == 0:
		return append(lines, "   "+m.totalsText(m.r.Players, m.r.Steps[m.at-1].Totals))
	}
	return lines
}

// wrap breaks lines that are wider than the terminal; what does not fit into half
// its height is cut.
func (m *stepper) wrap(lines []string) []string {
	const indent = "      "
	var rows []string
	for _, line := range lines {
		if lipgloss.Width(line) <= m.width {
			rows = append(rows, line)
			continue
		}
		for i, row := range strings.Split(ansi.Wrap(line, max(m.width-len(indent), 20), ""), "\n") {
			if i > 0 {
				row = indent + strings.TrimLeft(row, " ")
			}
			rows = append(rows, fit(row, m.width))
		}
	}
	if most := max(m.height/2, 1); len(rows) > most {
		rows = rows[:most]
		rows[most-1] = fit(rows[most-1]+" …", m.width)
	}
	return rows
}

// list is so many rows of the turns, the current one marked and in sight.
func (m *stepper) list(rows, width int) string {
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

func (m *stepper) footer() string {
	where := fmt.Sprintf("%d/%d  ", m.at, len(m.r.Steps))
	if m.typed != "" {
		return where + m.text("replay.jump", m.typed)
	}
	return where + m.text("replay.keys")
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
