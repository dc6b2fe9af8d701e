package main

import (
	"io/fs"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"partie/engine/replay"
	"partie/notation"
	"partie/testdata"
)

// TestStepperVariation holds that the keys show variations, whole even where the
// terminal is narrow.
func TestStepperVariation(t *testing.T) {
	recs, _ := notation.Parse([]byte("[Game \"sheet\"]\n[Players \"Anna, Ben\"]\nA+1 B+2\n(A+3 B+4 {Ben would not have been so far ahead of her} | A+7)\nA+5\n"))
	a, _, _ := testApp("")
	m := &stepper{app: a, r: replay.Run(recs[0]), width: 40, height: 24}
	m.moveTo(1)
	text := strings.Join(strings.Fields(m.View().Content), " ")
	if want := "Instead: 1. A+3 B+4 {Ben would not have been so far ahead of her} | 2. A+7"; !strings.Contains(text, want) {
		t.Errorf("no %q in\n%s", want, m.View().Content)
	}
}

// sampleStepper steps through a sample game on a terminal of that size.
func sampleStepper(t *testing.T, width, height int) *stepper {
	t.Helper()
	return stepperOf(t, demoBoard, width, height)
}

func stepperOf(t *testing.T, name string, width, height int) *stepper {
	t.Helper()
	src, err := fs.ReadFile(testdata.Games, "games/"+name)
	if err != nil {
		t.Fatal(err)
	}
	recs, _ := notation.Parse(src)
	a, _, _ := testApp("")
	m := &stepper{app: a, r: replay.Run(recs[0]), width: width, height: height}
	for n := range m.r.Steps {
		m.turns = append(m.turns, turnText(&m.r.Steps[n]))
	}
	return m
}

// TestStepperList: the list of turns gives way to a board that has no room beside it,
// and l has its way.
func TestStepperList(t *testing.T) {
	m := sampleStepper(t, 80, 40)
	list := func() bool { return strings.Contains(m.View().Content, "> 40. ") }
	for _, c := range []struct {
		turn int
		keys string
		want listPlace
	}{{3, "", below}, {40, "", nowhere}, {40, "l", instead}, {40, "l", nowhere}, {3, "", nowhere}, {3, "l", below}} {
		m.moveTo(c.turn)
		for _, k := range c.keys {
			m.key(string(k))
		}
		if got := m.listPlace(); got != c.want || c.turn == 40 && list() != (got != nowhere) {
			t.Errorf("turn %d, keys %q: the list is at %d, want %d", c.turn, c.keys, got, c.want)
		}
	}
	m.key("?")
	if text := m.View().Content; !strings.Contains(text, "scroll") || !strings.HasSuffix(text, "q: quit") {
		t.Errorf("the keys:\n%s", text)
	}
}

// TestStepperScroll: a board that is larger than the room is scrolled to its end and no
// further.
func TestStepperScroll(t *testing.T) {
	m := sampleStepper(t, 120, 40)
	m.moveTo(len(m.r.Steps) - 20)
	first := m.board
	for range 30 {
		m.key("K")
	}
	top := m.board
	m.key("shift+down")
	if top == first && m.board == top {
		t.Fatalf("nothing moves:\n%s", top)
	}
	for range 30 {
		m.key("J")
	}
	bottom := m.board
	m.key("shift+up")
	if bottom == top || m.board == bottom {
		t.Errorf("no way back from\n%s", bottom)
	}
}

// TestStepperSmall: on a small terminal nothing falls off the screen, and the text about
// the turn gives way to the board, all but the totals.
func TestStepperSmall(t *testing.T) {
	m := sampleStepper(t, 40, 24)
	for _, height := range []int{24, 20, 6, 3} {
		m.height = height
		for at := range len(m.r.Steps) + 1 {
			m.moveTo(at)
			text := m.View().Content
			if n := strings.Count(text, "\n") + 1; n != height || !strings.HasSuffix(text, "quit") {
				t.Fatalf("turn %d, %d lines instead of %d:\n%s", at, n, height, text)
			}
			if height < 24 {
				continue
			}
			if !strings.Contains(text, m.board) || strings.Count(m.board, "\n") < 9 {
				t.Fatalf("turn %d: the board is not whole:\n%s", at, text)
			}
			if at == len(m.r.Steps) && !strings.Contains(text, "Anna wins") {
				t.Errorf("who wins is cut:\n%s", text)
			}
		}
	}
}

// TestStepperResize: the list that was beside the board does not take its place where
// the terminal gets small.
func TestStepperResize(t *testing.T) {
	m := sampleStepper(t, 120, 40)
	m.moveTo(60)
	m.key("l")
	if m.listPlace() == nowhere {
		m.key("l")
	}
	m.Update(tea.WindowSizeMsg{Width: 40, Height: 24})
	if m.list != listByItself || !strings.Contains(m.View().Content, m.board) {
		t.Errorf("the list is at %d:\n%s", m.listPlace(), m.View().Content)
	}
}

// TestStepperSights: wherever a game stands and whatever a turn brought, what is doubtful
// of the map and how the game ended are in sight, and all that the turn brought can be
// read.
func TestStepperSights(t *testing.T) {
	for _, name := range []string{"kardinal-baldwin.partie", "kardinal-five.partie", demoBoard, demoGame} {
		for _, size := range [][2]int{{80, 24}, {60, 20}, {100, 40}} {
			m := stepperOf(t, name, size[0], size[1])
			for at := range len(m.r.Steps) + 1 {
				m.moveTo(at)
				text := m.View().Content
				if n := strings.Count(text, "\n") + 1; n != m.height {
					t.Fatalf("%s, %v, turn %d: %d lines:\n%s", name, size, at, n, text)
				}
				if strings.HasPrefix(name, "kardinal") && !strings.Contains(text, "Map reconstructed: ") {
					t.Errorf("%s, %v, turn %d: the caveat is missing:\n%s", name, size, at, text)
				}
				if at == len(m.r.Steps) && !strings.Contains(text, " wins") {
					t.Errorf("%s, %v: the result is missing:\n%s", name, size, text)
				}
				if l := m.layout(); l.hidden > 0 && !strings.Contains(text, "e: more") {
					t.Errorf("%s, %v, turn %d: nothing tells that there is more:\n%s", name, size, at, text)
				}
				m.key("e")
				seen := map[string]bool{}
				for range m.pageText() {
					for row := range strings.SplitSeq(m.View().Content, "\n") {
						seen[row] = true
					}
					m.key("down")
				}
				for _, row := range m.pageText() {
					if !seen[row] {
						t.Errorf("%s, %v, turn %d: %q cannot be read", name, size, at, row)
					}
				}
				m.key("esc")
				if m.page != noPage {
					t.Fatal("esc does not lead back")
				}
			}
		}
	}
}

// TestStepperColours: all that a position shows is in sight on a usual terminal, and can be
// scrolled to on a small one.
func TestStepperColours(t *testing.T) {
	m := stepperOf(t, "kardinal-baldwin.partie", 80, 24)
	for at := range len(m.r.Steps) + 1 {
		m.moveTo(at)
		if text := m.View().Content; !strings.Contains(text, "p purple") {
			t.Errorf("turn %d: the last colour is cut off:\n%s", at, text)
		}
	}
	m.Update(tea.WindowSizeMsg{Width: 60, Height: 20})
	for range 9 {
		m.key("J")
	}
	if text := m.View().Content; !strings.Contains(text, "p purple") || strings.Contains(text, "game over") {
		t.Errorf("the last colour cannot be scrolled to:\n%s", text)
	}
	for range 9 {
		m.key("K")
	}
	if text := m.View().Content; !strings.Contains(text, "game over") {
		t.Errorf("no way back:\n%s", text)
	}
}
