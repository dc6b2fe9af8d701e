package replay

import (
	"strings"

	"partie/engine"
	"partie/engine/games"
	"partie/notation"
)

// setUp finds the game and makes its rules and first state. It reports false where
// that cannot be done; a diagnostic then says why.
func (r *runner) setUp() bool {
	rec := r.Record
	r.Players = rec.Players()
	name := strings.TrimSpace(rec.Tag("Game"))
	if name == "" {
		return false // the notation has said so
	}
	g, ok := games.ByName(name)
	if !ok {
		hint := texts.Msg("unknown-game.hint", strings.Join(games.Names(), ", "))
		if near := games.Nearest(name); near != "" {
			hint = texts.Msg("unknown-game.near", near)
		}
		r.diag(notation.Diagnostic{Span: rec.TagSpan("Game"), Code: "unknown-game", Msg: texts.Msg("unknown-game", name), Hint: hint})
		return false
	}
	r.Game = g
	seats := len(r.Players)
	if seats == 0 || seats > engine.MaxSeats {
		return false
	}
	words := strings.Fields(rec.Tag("Rules"))
	spans := tagSpans(rec, "Rules", words)
	rules, fault := g.Rules(words, seats)
	if fault != nil {
		at := rec.TagSpan("Rules")
		if fault.Word >= 0 && fault.Word < len(spans) {
			at = within(spans[fault.Word], fault)
		}
		r.fault(at, fault)
		return false
	}
	if rules = r.onMap(g, rules); rules == nil {
		return false
	}
	r.Rules = rules
	if least, most := rules.Seats(); seats < least || seats > most {
		d := notation.Diagnostic{
			Span: rec.TagSpan("Players"), Code: "wrong-player-count",
			Msg: texts.Msg("wrong-player-count", seats, least, most, g.Title()),
		}
		if least == most {
			d.Msg = texts.Msg("wrong-player-count.exact", seats, most, g.Title())
		}
		if v, ok := g.(engine.Varied); ok && v.Variant(seats) != "" {
			d.Hint = texts.Msg("wrong-player-count.hint", seats, v.Variant(seats))
		}
		r.diag(d)
		return false
	}
	if !r.setColours() {
		return false
	}
	start := engine.Seat(min(rec.Start(), seats-1))
	r.state = fresh(g, rules, seats, start)
	r.before = &behind{st: fresh(g, rules, seats, start), own: true}
	r.last = r.state
	return true
}

// onMap is the rules on the board that the Map tag names, nil where there is no such
// board. The first word names it; what follows tells people what it is. To a game that
// has one board alone the tag means nothing: it says so where it looks like a hash, and
// else is a tag like any other that people may want.
func (r *runner) onMap(g engine.Game, rules engine.Rules) engine.Rules {
	words := strings.Fields(r.Record.Tag("Map"))
	if len(words) == 0 {
		return rules
	}
	at := r.Record.TagSpan("Map")
	spans := tagSpans(r.Record, "Map", words)
	if len(spans) > 0 {
		at = spans[0]
	}
	m, ok := g.(engine.Mapped)
	if !ok {
		if len(words[0]) >= 6 && strings.Trim(strings.ToLower(words[0]), "0123456789abcdef") == "" {
			r.diag(notation.Diagnostic{Span: at, Severity: notation.Warning, Code: "needless-map", Msg: texts.Msg("needless-map", g.Title())})
		}
		return rules
	}
	there, fault := m.OnMap(rules, words[0])
	if fault == nil {
		return there
	}
	if len(spans) > 0 {
		at = within(at, fault)
	}
	r.fault(at, fault)
	return nil
}

// tagSpans says where the words of a tag's value stand, which follow each other
// there. A value with escapes in it has no useful places.
func tagSpans(rec *notation.Record, name string, words []string) (spans []notation.Span) {
	val := rec.TagSpan(name)
	raw := rec.Text(val)
	if raw != rec.Tag(name) {
		return nil
	}
	at := 0
	for _, w := range words {
		at += strings.Index(raw[at:], w)
		pos := val.Pos + int32(at)
		spans = append(spans, notation.Span{Pos: pos, End: pos + int32(len(w))})
		at += len(w)
	}
	return spans
}

// within is the part of a word that a fault names.
func within(word notation.Span, f *engine.Fault) notation.Span {
	pos := min(word.Pos+int32(f.Off), word.End)
	end := word.End
	if f.Len > 0 {
		end = min(pos+int32(f.Len), word.End)
	}
	return notation.Span{Pos: pos, End: end}
}
