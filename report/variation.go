package report

import (
	"strconv"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// linePart is a piece of the text of a variation: a turn, or what stands between turns.
type linePart struct {
	text string
	item int         // of the turn in the record; -1: it is none
	seat engine.Seat // whose turn it is
}

// Variation is a variation of a replayed game in the notation, on one line: its
// turns with their suffixes, its comments, and the variations within it in
// parentheses.
func Variation(r *replay.Replay, line *replay.Line) string {
	return lineText(lineParts(nil, r, line))
}

// lineText is the whole of a variation.
func lineText(parts []linePart) string {
	var b strings.Builder
	for _, p := range parts {
		b.WriteString(p.text)
	}
	return b.String()
}

// lineParts appends the pieces of a variation.
func lineParts(list []linePart, r *replay.Replay, line *replay.Line) []linePart {
	rec := r.Record
	steps, lines := line.Steps, []replay.Line(nil) // what is left of the line, and of the variations of its last turn
	start := len(list)
	put := func(text string, item int, seat engine.Seat) {
		list = append(list, linePart{clean.Line(text), item, seat})
	}
	between := func(text string) { put(text, -1, engine.NoSeat) }
	gap := func(sep string) {
		if len(list) > start {
			between(sep)
		}
	}
	for i := line.Item + 1; i < rec.Items[line.Item].Next(); i++ {
		switch it := &rec.Items[i]; {
		case it.Kind == notation.Turn && len(steps) > 0:
			gap(" | ")
			put(strings.Join(stepWords(r, &steps[0]), " "), i, steps[0].Seat)
			steps, lines = steps[1:], steps[0].Lines
		case it.Kind == notation.Variation:
			if len(lines) > 0 {
				between(" (")
				list = lineParts(list, r, &lines[0])
				between(")")
				lines = lines[1:]
			}
			i = it.Next() - 1
		case it.Kind == notation.Comment || it.Kind == notation.Remark:
			gap(" ")
			between("{" + strings.TrimSpace(rec.CommentText(it)) + "}")
		case it.Kind != notation.Turn:
			gap(" | ")
			between(rec.Text(it.Span))
		}
	}
	return list
}

// stepWords is a turn with its number, seat and suffixes.
func stepWords(r *replay.Replay, s *replay.Step) []string {
	it := &r.Record.Items[s.Item]
	words := []string{strconv.Itoa(s.Number) + "."}
	if s.Seat != engine.NoSeat {
		words = append(words, s.Seat.String()+":")
	}
	words = r.Record.Marks(it, append(words, s.Words...))
	if s.Clock != notation.NoClock {
		words = append(words, notation.Clock(s.Clock))
	}
	if claim := r.Record.Text(r.Record.Claim(it)); claim != "" {
		words = append(words, claim)
	}
	if s.Forced {
		words = append(words, "~")
	}
	return words
}
