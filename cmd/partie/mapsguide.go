package main

import (
	"fmt"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/kardinal"
)

// guideOf is the guide of a game. Where it is played on the map of --map, what it says of
// the standard one is said of that.
func (a *app) guideOf(g engine.Game) string {
	guide := g.Guide(a.lang)
	if a.onto == nil || a.onto == kardinal.Standard() {
		return guide
	}
	old, own := a.mapFigures(kardinal.Standard()), a.mapFigures(a.onto)
	for i := range old {
		guide = strings.Replace(guide, old[i], own[i], 1)
	}
	chapter := strings.Index(guide, "\n## ")
	table := chapter + strings.Index(guide[chapter:], "\n\n|")
	rest := table + strings.Index(guide[table:], "|\n\n")
	next := rest + strings.Index(guide[rest:], "\n## ")
	heading, _, _ := strings.Cut(guide[chapter+1:], "\n")
	return guide[:chapter+1] + heading + "\n\n" + a.text("rules.map-this", a.onto.Hash) + guide[table:rest+1] +
		"\n\n" + a.text("rules.map-lands", strings.Join(a.onto.RoadWords(), " ")) + "\n" + guide[next:]
}

// mapFigures is what the guide says of a map in figures: its lands as rows of a table, its
// cards, and how many of them make the pile, in the variant too.
func (a *app) mapFigures(m *kardinal.Map) []string {
	name := func(l kardinal.Land) string {
		names := map[string]string{"de": m.Lands[l].De, "en": m.Lands[l].En}
		return clean.MarkdownCell(names[a.lang.String()])
	}
	rows, suits := "", []string{}
	for l := range m.Lands {
		var lines []string
		for _, line := range m.Alliances {
			switch kardinal.Land(l) {
			case line.A:
				lines = append(lines, fmt.Sprint(line.B, " ", line.N))
			case line.B:
				lines = append(lines, fmt.Sprint(line.A, " ", line.N))
			}
		}
		land := &m.Lands[l]
		rows += fmt.Sprintf("| %s | `%s` | `%v` | %d | %s |\n", name(kardinal.Land(l)), land.Code, land.Suit, land.N, strings.Join(lines, ", "))
	}
	total := 0
	for s := range m.Suits {
		suit := &m.Suits[s]
		var in []string
		for l := range m.Lands {
			if m.Lands[l].Suit == kardinal.Suit(s) {
				in = append(in, name(kardinal.Land(l)))
			}
		}
		total += suit.Cards
		suits = append(suits, a.text("rules.map-suit", suit.Cards, string(suit.Card), strings.Join(in, ", ")))
	}
	pile := func(seats int, options ...string) int {
		rules, _ := kardinal.ReadRules(options, seats)
		rules.Map = m
		return kardinal.New(rules, seats, 0).Pile()
	}
	return []string{
		rows,
		a.text("rules.map-cards", total, strings.Join(suits, ", ")),
		a.text("rules.map-pile", pile(5), pile(4), pile(3)),
		a.text("rules.map-two", total, pile(2, "baldwin")),
	}
}
