package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"partie/clean"
	"partie/engine"
)

// maxLegal is how many turns ":legal" spells out at most.
const maxLegal = 100

// showLegal lists what the seat to move can do, of the turns that begin with these words:
// what is certain by its known cards, then what its unknown ones allow.
func (l *logger) showLegal(words []string) {
	st := l.r.Last()
	if o, ok := st.(inOrder); ok {
		words = o.InOrder(words)
	}
	plies := st.Legal(nil)
	var perhaps []engine.Ply
	if g, ok := st.(engine.Guessing); ok && !l.r.Broken {
		perhaps = g.Possible(nil)
	}
	switch {
	case st.Over() || l.r.Broken:
		fmt.Fprintln(l.out, l.text("log.over"))
		return
	case waitsFor(st) != nil:
		fmt.Fprintln(l.out, clean.Line(waitsFor(st).Msg.In(l.lang)))
		return
	case len(plies)+len(perhaps) == 0:
		fmt.Fprintln(l.out, l.text("log.legal-none"))
		return
	}
	list := turnsFrom(turnsOf(st, plies), words)
	certain := map[engine.Ply]bool{}
	for _, p := range plies {
		certain[p] = true
	}
	perhaps = slices.DeleteFunc(perhaps, func(p engine.Ply) bool { return certain[p] })
	guesses := turnsOf(st, perhaps)
	more := turnsFrom(guesses, words)
	if len(more) > maxLegal {
		more = nextWords(guesses, words)
	}
	width := 0
	if l.outTTY {
		width = l.width
	}
	switch {
	case len(list) == 0 && len(more) > 0:
	case len(list) == 0:
		if turn := accepted(st, words); turn != "" {
			fmt.Fprintln(l.out, turn)
			return
		}
		fmt.Fprintln(l.out, l.fit(l.text("log.legal-no-such", strings.Join(words, " ")), 2))
	case len(list) > maxLegal:
		example, _, _ := strings.Cut(list[0], "@") // a tile without its cell
		if len(words) > 0 {
			example = list[0]
		}
		fmt.Fprintln(l.out, l.fit(l.text("log.legal-many", len(list), example), 2))
	default:
		fmt.Fprintln(l.out, wrapEntries(list, width))
	}
	if len(more) > 0 {
		key := "log.legal-unknown"
		if len(list) > 0 {
			key = "log.legal-unknown-also"
		}
		fmt.Fprintln(l.out, l.text(key))
		fmt.Fprintln(l.out, wrapEntries(more, width))
	}
}

// inOrder is a State that lists turns in one order of their words of several.
type inOrder interface {
	InOrder(words []string) []string
}

// turnsOf is the words of turns that begin with these plies.
func turnsOf(st engine.State, plies []engine.Ply) [][]string {
	turns := make([][]string, len(plies))
	for i, p := range plies {
		turns[i] = st.Words(engine.Turn{Plies: []engine.Ply{p}, Words: []int{0}}, nil)
	}
	return turns
}

// accepted is a whole turn in canonical words where it can be played, else "": more can
// be written than the lists have, such as what was drawn.
func accepted(st engine.State, words []string) string {
	after := st.Clone()
	var turn engine.Turn
	if after.Read(words, &turn) != nil {
		return ""
	}
	for _, p := range turn.Plies {
		if _, f := after.Apply(p, nil); f != nil {
			return ""
		}
	}
	if _, f := after.EndTurn(nil); f != nil {
		return ""
	}
	return strings.Join(st.Words(turn, nil), " ")
}

// nextWords lists the turns that begin with words up to the word behind them, each once.
func nextWords(turns [][]string, words []string) (list []string) {
	n := len(words) + 1
	listed := map[string]bool{}
	for _, t := range turns {
		if len(t) < n || !strings.EqualFold(strings.Join(t[:n-1], " "), strings.Join(words, " ")) {
			continue
		}
		text := strings.Join(t[:n], " ")
		if len(t) > n {
			text += " …"
		}
		if !listed[text] {
			listed[text] = true
			list = append(list, text)
		}
	}
	return list
}

// turnsFrom lists the turns that begin with words. Where no turn has the last word as
// it stands, it is the beginning of one; the turns are then told up to that word, each
// once.
func turnsFrom(turns [][]string, words []string) (list []string) {
	n := len(words)
	begins := func(turn []string, n int) bool {
		return len(turn) >= n && strings.EqualFold(strings.Join(turn[:n], " "), strings.Join(words[:n], " "))
	}
	for _, t := range turns {
		if begins(t, n) {
			list = append(list, strings.Join(t, " "))
		}
	}
	if len(list) > 0 {
		return list
	}
	listed := map[string]bool{}
	for _, t := range turns {
		if !begins(t, n-1) || len(t) < n || len(t[n-1]) < len(words[n-1]) || !strings.EqualFold(t[n-1][:len(words[n-1])], words[n-1]) {
			continue
		}
		if text := strings.Join(t[:n], " "); !listed[text] {
			listed[text] = true
			list = append(list, text)
		}
	}
	return list
}

// wrapEntries puts entries side by side, in lines no wider than width, or in one where
// width is 0.
func wrapEntries(list []string, width int) string {
	var b strings.Builder
	used := 0
	for i, e := range list {
		w := ansi.StringWidth(e)
		switch {
		case i == 0:
		case width > 0 && used+2+w > width:
			b.WriteByte('\n')
			used = 0
		default:
			b.WriteString("  ")
			used += 2
		}
		b.WriteString(e)
		used += w
	}
	return b.String()
}
