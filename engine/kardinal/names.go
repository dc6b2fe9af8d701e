package kardinal

import (
	"strings"

	"partie/lang"
)

// landName is the name of a land in both languages.
type landName struct{ en, de string }

// In is the name in l.
func (n landName) In(l lang.Lang) string {
	if l == lang.De {
		return n.de
	}
	return n.en
}

func (m *Map) land(l Land) landName { return landName{m.Lands[l].En, m.Lands[l].De} }

// landOf is the land with this code or name, whatever its case.
func (m *Map) landOf(w string) (Land, bool) {
	if len(w) == 2 {
		for l, code := range &landCodes {
			if w[0] == code[0] && w[1] == code[1] {
				return Land(l), true
			}
		}
	}
	for l := range m.Lands {
		land := &m.Lands[l]
		if strings.EqualFold(w, land.Code) || strings.EqualFold(w, land.De) || strings.EqualFold(w, land.En) {
			return Land(l), true
		}
	}
	return 0, false
}

// suitOf is the suit with this letter, whatever its case.
func suitOf(c byte) (suit uint8, ok bool) {
	switch c | 0x20 {
	case 'a':
		return 0, true
	case 'b':
		return 1, true
	case 'i':
		return 2, true
	case 'e':
		return 3, true
	case 'f':
		return 4, true
	}
	return 0, false
}

// spaceName is the name of a space by its index.
func (m *Map) spaceName(at int) string { return m.Spaces[at].String() }
