package replay

import (
	"slices"
	"strings"

	"partie/engine"
	"partie/lang"
	"partie/notation"
)

// setColours reads the colours of the players' pieces, which the game must have,
// each for one seat. Without the tag there are none.
func (r *runner) setColours() bool {
	names := r.Record.Colours()
	if len(names) != len(r.Players) {
		return true // there is no tag, or the notation has said so
	}
	known := coloursOf(r.Game)
	if len(known) == 0 {
		return true
	}
	spans := tagSpans(r.Record, "Colours", names)
	for i, name := range names {
		c, ok := engine.ColourOf(name)
		d := notation.Diagnostic{Hint: texts.Msg("unknown-colour.hint", known)}
		switch first := slices.Index(r.Colours, c); {
		case !ok || !slices.Contains(known, c):
			d.Code, d.Msg = "unknown-colour", texts.Msg("unknown-colour", name, r.Game.Title())
			if near := known.nearest(name); near != "" {
				d.Hint = texts.Msg("unknown-colour.near", near)
			}
		case first >= 0:
			d.Code, d.Msg = "same-colour", texts.Msg("same-colour", name, engine.Seat(first), engine.Seat(i))
		default:
			r.Colours = append(r.Colours, c)
			continue
		}
		if d.Span = r.Record.TagSpan("Colours"); i < len(spans) {
			d.Span = spans[i]
		}
		r.diag(d)
		return false
	}
	return true
}

// colours is the colours of a game's pieces.
type colours []engine.Colour

func coloursOf(g engine.Game) (list colours) {
	for _, name := range g.Colours() {
		c, _ := engine.ColourOf(name)
		list = append(list, c)
	}
	return list
}

// In lists their names.
func (list colours) In(l lang.Lang) string {
	var names []string
	for _, c := range list {
		if l == lang.De {
			names = append(names, c.German)
		} else {
			names = append(names, c.Name)
		}
	}
	return strings.Join(names, ", ")
}

// nearest is the name, in either language, that name was probably meant to be, "" where
// none comes close.
func (list colours) nearest(name string) string {
	var names []string
	for _, l := range lang.All {
		names = append(names, strings.Split(list.In(l), ", ")...)
	}
	return engine.Nearest(strings.ToLower(name), names)
}
