package report

import (
	"strconv"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// Variation is a variation of a replayed game in the notation, on one line: its
// turns with their suffixes, its comments, and the variations within it in
// parentheses.
func Variation(r *replay.Replay, line *replay.Line) string {
	var b strings.Builder
	writeLine(&b, r, line)
	return clean.Line(b.String())
}

func writeLine(b *strings.Builder, r *replay.Replay, line *replay.Line) {
	rec := r.Record
	steps, lines := line.Steps, []replay.Line(nil) // what is left of the line, and of the variations of its last turn
	start := b.Len()
	gap := func(sep string) {
		if b.Len() > start {
			b.WriteString(sep)
		}
	}
	for i := line.Item + 1; i < rec.Items[line.Item].Next(); i++ {
		switch it := &rec.Items[i]; {
		case it.Kind == notation.Turn && len(steps) > 0:
			gap(" | ")
			b.WriteString(strings.Join(stepWords(r, &steps[0]), " "))
			steps, lines = steps[1:], steps[0].Lines
		case it.Kind == notation.Variation:
			if len(lines) > 0 {
				b.WriteString(" (")
				writeLine(b, r, &lines[0])
				b.WriteString(")")
				lines = lines[1:]
			}
			i = it.Next() - 1
		case it.Kind == notation.Comment || it.Kind == notation.Remark:
			gap(" ")
			b.WriteString("{" + strings.TrimSpace(rec.CommentText(it)) + "}")
		case it.Kind != notation.Turn:
			gap(" | ")
			b.WriteString(rec.Text(it.Span))
		}
	}
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
