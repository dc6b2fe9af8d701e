package main

import (
	"fmt"
	"slices"
	"strings"

	"partie/engine/kardinal"
)

// maxDiffs is how many items of a kind a comparison of maps spells out.
const maxDiffs = 8

// mapDiff says in a line for each kind of item what m has otherwise than the standard map.
func (a *app) mapDiff(m *kardinal.Map) (lines []string) {
	old := kardinal.Standard()
	if m == old {
		return []string{a.text("maps.diff.standard")}
	}
	for _, kind := range []struct {
		key      string
		old, own []string
	}{
		{"roads", roadNames(old), roadNames(m)},
		{"alliances", allianceNames(old), allianceNames(m)},
		{"counts", countNames(old), countNames(m)},
	} {
		added, gone := without(kind.own, kind.old), without(kind.old, kind.own)
		var parts []string
		for _, p := range []struct {
			key  string
			list []string
		}{{"added", added}, {"gone", gone}} {
			if n := len(p.list); n > 0 {
				names := strings.Join(p.list[:min(n, maxDiffs)], ", ")
				if n > maxDiffs {
					names += ", …"
				}
				parts = append(parts, a.text("maps.diff."+p.key, n, names))
			}
		}
		if len(parts) > 0 {
			lines = append(lines, a.text("maps.diff."+kind.key, strings.Join(parts, "; ")))
		}
	}
	if len(lines) == 0 {
		lines = append(lines, a.text("maps.diff.none"))
	}
	if m.Name == old.Name {
		lines = append(lines, a.text("maps.diff.name"))
	}
	return lines
}

// without is what list has and other has not.
func without(list, other []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(s string) bool { return slices.Contains(other, s) })
}

func roadNames(m *kardinal.Map) (names []string) {
	for _, r := range m.Roads {
		names = append(names, m.Spaces[r[0]].String()+"-"+m.Spaces[r[1]].String())
	}
	return names
}

func allianceNames(m *kardinal.Map) (names []string) {
	for _, l := range m.Alliances {
		sign := "-"
		if l.Sea {
			sign = "~"
		}
		names = append(names, fmt.Sprintf("%d %v%s%v", l.N, min(l.A, l.B), sign, max(l.A, l.B)))
	}
	return names
}

// countNames is how many spaces the lands and how many cards the suits have.
func countNames(m *kardinal.Map) (names []string) {
	for i := range m.Lands {
		names = append(names, fmt.Sprintf("%s %d", m.Lands[i].Code, m.Lands[i].N))
	}
	for i := range m.Suits {
		names = append(names, fmt.Sprintf("<%c %d", m.Suits[i].Card, m.Suits[i].Cards))
	}
	return names
}
