package report

import (
	"html/template"
	"slices"
	"strings"
	"unicode"

	"partie/engine"
)

// longestName and longestTag are how many letters of a name, and of what else the head of
// the record tells, a page shows: names are repeated with every turn, and have little room
// on a phone.
const (
	longestName = 60
	longestTag  = 120
)

// shortened is the game with its names, and what else pages repeat, no longer than they show.
func (g *Game) shortened() *Game {
	r := *g.replay
	r.Players = nil
	for _, name := range g.replay.Players {
		r.Players = append(r.Players, shortText(name, longestName))
	}
	s := *g
	if !slices.Equal(r.Players, g.replay.Players) {
		s = *NewGame(&r, g.Annotations, g.l)
		for i := range s.Turns {
			s.Turns[i].Annotations = g.Turns[i].Annotations
		}
		if g.review != nil {
			s.Reviewed(g.review)
		}
	}
	for _, tag := range []*string{&s.Title, &s.GameTitle, &s.Date, &s.Time, &s.Place, &s.Group, &s.Event, &s.Scribe} {
		*tag = shortText(*tag, longestTag)
	}
	s.Kinds, s.Ending = g.fewKinds(), slices.Clone(g.Ending)
	for i := range s.Kinds {
		s.Kinds[i].Title = shortText(s.Kinds[i].Title, longestName)
	}
	for i := range s.Ending {
		s.Ending[i].Kind = shortText(s.Ending[i].Kind, longestName)
	}
	return &s
}

// mostKinds is how many kinds of points a page tells apart: a sheet may have a reason of its
// own for each.
const mostKinds = 24

// fewKinds is the kinds of points, those of the fewest points as one where there are many.
func (g *Game) fewKinds() []Kind {
	if len(g.Kinds) <= mostKinds {
		return slices.Clone(g.Kinds)
	}
	size := func(k Kind) (n int) {
		for _, p := range k.Points {
			n += max(p.Max, -p.Min)
		}
		return n
	}
	sizes := make([]int, len(g.Kinds))
	for i, k := range g.Kinds {
		sizes[i] = size(k)
	}
	least := slices.Sorted(slices.Values(sizes))[len(sizes)-mostKinds+1]
	var kinds []Kind
	rest := Kind{Points: make([]Points, len(g.Players))}
	for i, k := range g.Kinds {
		if sizes[i] >= least && len(kinds) < mostKinds-1 {
			kinds = append(kinds, k)
			continue
		}
		rest.Doubt = rest.Doubt || k.Doubt
		for x, p := range k.Points {
			rest.Points[x] = Points(engine.Total(rest.Points[x]).Plus(engine.Total(p)))
		}
	}
	rest.Title = g.text("kinds.rest", integer(g.l, len(g.Kinds)-len(kinds)))
	return append(kinds, rest)
}

// shortText is the first letters of a text, with a sign where there are more.
func shortText(s string, most int) string {
	if letters := []rune(s); len(letters) > most {
		return string(letters[:most-1]) + "…"
	}
	return s
}

// isolated is a piece of a page in which names that are written from right to left do not
// turn around what stands beside them. Markup holds no letters of theirs.
func (g *Game) isolated(page template.HTML) template.HTML {
	var pairs []string
	for _, p := range g.Players {
		if strings.ContainsFunc(p.Name, func(r rune) bool {
			return unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko)
		}) {
			name := template.HTMLEscapeString(p.Name)
			pairs = append(pairs, name, "\u2068"+name+"\u2069")
		}
	}
	return template.HTML(strings.NewReplacer(pairs...).Replace(string(page)))
}
