package report

import "strings"

// said is what people wrote about the game: comments, annotations and variations
// in the order of play.
func (g *Game) said() []string {
	lines := g.saidOfAll()
	for i := range g.Turns {
		t := &g.Turns[i]
		for _, s := range g.saidAt(t) {
			lines = append(lines, g.text("said", g.turnName(t), s))
		}
	}
	return lines
}

// saidOfAll is what people wrote about the game as a whole.
func (g *Game) saidOfAll() []string {
	lines := append([]string{}, g.Comments...)
	for _, n := range g.Annotations {
		lines = append(lines, g.noteLine(n))
	}
	return lines
}

// saidAt is what people wrote about one turn.
func (g *Game) saidAt(t *Turn) []string {
	lines := g.notesAt(t)
	for _, v := range t.Variations {
		lines = append(lines, g.text("variation", v))
	}
	return lines
}

// notesAt is the comments and annotations on one turn.
func (g *Game) notesAt(t *Turn) []string {
	lines := append([]string{}, t.Comments...)
	for _, n := range t.Annotations {
		lines = append(lines, g.noteLine(n))
	}
	return lines
}

func (g *Game) noteLine(n Annotation) string {
	s := strings.TrimSpace(n.Mark + " " + n.Text)
	if n.Author != "" {
		return g.text("note", n.Author, s)
	}
	return s
}

// turnName names a turn and who made it.
func (g *Game) turnName(t *Turn) string {
	if t.Seat == "-" {
		return g.text("when.turn", t.Number)
	}
	return g.text("turn-of", t.Number, t.Name)
}

// turnsTable is every turn with its words and what it scored.
func (g *Game) turnsTable() Table {
	t := Table{Caption: g.text("turns"), Head: []Column{
		right(g.text("col.turn")), left(g.text("col.player")), left(g.text("col.words")), left(g.text("col.scored")), right(g.text("col.totals")),
	}}
	for i := range g.Turns {
		turn := &g.Turns[i]
		scored := g.scored(turn.Events)
		if len(turn.Notices) > 0 {
			scored = strings.TrimSuffix(strings.Join(turn.Notices, "; ")+"; "+scored, "; ")
		}
		if against := g.against(turn); against != "" {
			scored = strings.TrimSpace(against + " " + scored)
		}
		name := turn.Name
		if turn.Seat == "-" {
			name = ""
		}
		t.Rows = append(t.Rows, []string{
			integer(g.l, turn.Number), name, turnWords(turn), scored, strings.Join(g.cells(turn.Totals), " / "),
		})
	}
	return t
}

// turnWords is the words of a turn with the scribe's marks and, where it broke the
// rules, the ~ of the notation.
func turnWords(t *Turn) string {
	words := strings.Join(append([]string{t.Words}, t.Marks...), " ")
	if t.Forced {
		words += " ~"
	}
	return words
}

// against tells the rule that a turn breaks; "" where it breaks none.
func (g *Game) against(t *Turn) string {
	if t.Fault == "" {
		return ""
	}
	return g.text("against", t.Fault)
}

// scored tells the events of a turn.
func (g *Game) scored(es []Score) string { return strings.Join(g.scoredLines(es), "; ") }

func (g *Game) scoredLines(es []Score) (lines []string) {
	for _, e := range es {
		switch {
		case e.Points == (Points{}) && e.Reason != "":
			lines = append(lines, g.text("event", e.Name, e.Reason))
		case e.Reason == "":
			lines = append(lines, g.text("event.bare", e.Name, e.Points.Signed(g.l)))
		default:
			lines = append(lines, g.text("event.points", e.Name, e.Points.Signed(g.l), e.Reason))
		}
	}
	return lines
}
