package main

import (
	"errors"
	"strings"

	"partie/engine/replay"
	"partie/notation"
)

// sheet is the record of a game that is being played: its head, and below it one
// line for each thing entered, as it was entered. Undoing takes the last line away.
type sheet struct {
	head   string   // tags, each with its line end
	lines  []string //
	undone []string // lines taken back, the next to come again last
}

// readSheet is the sheet of a draft.
func readSheet(text, redo string) sheet {
	var s sheet
	recs, _ := notation.Parse([]byte(text))
	if len(recs) > 0 && len(recs[0].Tags) > 0 {
		end := int(recs[0].Tags[len(recs[0].Tags)-1].End)
		if nl := strings.IndexByte(text[end:], '\n'); nl >= 0 {
			s.head, text = text[:end+nl+1], text[end+nl+1:]
		}
	}
	s.lines = nonEmpty(text)
	s.undone = nonEmpty(redo)
	return s
}

func nonEmpty(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == '\n' })
}

// text is the record so far.
func (s sheet) text() string {
	if len(s.lines) == 0 {
		return s.head
	}
	return s.head + strings.Join(s.lines, "\n") + "\n"
}

// redo is the undone lines as one text.
func (s sheet) redo() string { return strings.Join(s.undone, "\n") }

// with is the sheet with more lines; what was undone is gone then.
func (s sheet) with(lines []string) sheet {
	n := len(s.lines)
	return sheet{head: s.head, lines: append(s.lines[:n:n], lines...)}
}

// undo is the sheet without its last line.
func (s sheet) undo() (sheet, bool) {
	n, m := len(s.lines)-1, len(s.undone)
	if n < 0 {
		return s, false
	}
	return sheet{s.head, s.lines[:n:n], append(s.undone[:m:m], s.lines[n])}, true
}

// again is the sheet with the line that was undone last.
func (s sheet) again() (sheet, bool) {
	n, m := len(s.lines), len(s.undone)-1
	if m < 0 {
		return s, false
	}
	return sheet{s.head, append(s.lines[:n:n], s.undone[m]), s.undone[:m:m]}, true
}

// tagLine is a tag as a file has it.
func tagLine(name, value string) string {
	value = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ", "\r", " ").Replace(value)
	return "[" + name + ` "` + value + `"]`
}

// setTag sets a tag of the head, in the place of an older one of its name.
func (s *sheet) setTag(name, value string) {
	tag := tagLine(name, value) + "\n"
	lines := strings.SplitAfter(s.head, "\n")
	for i, line := range lines {
		if len(line) > len(name)+1 && strings.EqualFold(line[1:len(name)+1], name) && line[len(name)+1] == ' ' {
			lines[i] = tag
			s.head = strings.Join(lines, "")
			return
		}
	}
	s.head += tag
}

// errTwoGames says that a line would start another game.
var errTwoGames = errors.New("more than one game")

// replay is what the game makes of the record so far.
func (s sheet) replay() (*replay.Replay, error) {
	recs, _ := notation.Parse([]byte(s.text()))
	if len(recs) != 1 {
		return nil, errTwoGames
	}
	return replay.Live(recs[0]), nil
}

// splitTurns cuts a line at each "|" outside of comments and variations, so that
// each turn can be undone on its own.
func splitTurns(line string) []string {
	line = strings.TrimSpace(line)
	if strings.HasPrefix(line, "#") {
		return []string{line} // a remark goes to the end of its line
	}
	var parts []string
	depth, comment, from := 0, false, 0
	for i := 0; i <= len(line); i++ {
		if i == len(line) || line[i] == '|' && depth == 0 && !comment {
			if part := strings.TrimSpace(line[from:i]); part != "" {
				parts = append(parts, part)
			}
			from = i + 1
			continue
		}
		switch c := line[i]; {
		case comment:
			comment = c != '}'
		case c == '{':
			comment = true
		case c == '(':
			depth++
		case c == ')':
			depth--
		}
	}
	return parts
}
