package engine

import "strings"

// Colour is a colour that pieces come in. The zero Colour is none.
type Colour struct {
	Name    string // English, as the Colours tag has it
	German  string
	Fill    string // as #rrggbb, like those below
	Line    string // for outlines and text on the fill
	OnLight string // the shade of it that a thin line has on white
	OnDark  string // and on a dark ground
	ANSI    int    // the nearest of the terminal's 256 colours
}

// palette is every colour that the games' pieces come in.
var palette = []Colour{
	{"red", "rot", "#d62728", "#ffffff", "#d62728", "#ff6b66", 160},
	{"blue", "blau", "#1f5fbf", "#ffffff", "#1f5fbf", "#6ea8ff", 33},
	{"green", "grün", "#2e8b3d", "#ffffff", "#2e8b3d", "#4fc065", 34},
	{"yellow", "gelb", "#f2c80f", "#000000", "#a37c00", "#f2c80f", 220},
	{"black", "schwarz", "#1c1c1c", "#ffffff", "#1c1c1c", "#e3e7ea", 238},
	{"grey", "grau", "#8c8c8c", "#ffffff", "#828282", "#9c9c9c", 245},
	{"pink", "rosa", "#e883b0", "#000000", "#c9579a", "#f0a3c6", 211},
	{"purple", "lila", "#7b3fa0", "#ffffff", "#7b3fa0", "#b98ae0", 97},
}

// SeatColours is the colours of the pieces at so many seats: those that are told, else
// the game's in their order; none where its players have no pieces.
func SeatColours(g Game, told []Colour, seats int) (list []Colour) {
	names := g.Colours()
	for x := range min(seats, len(names)) {
		c, _ := ColourOf(names[x])
		if x < len(told) {
			c = told[x]
		}
		list = append(list, c)
	}
	return list
}

// otherNames leads other names of colours to their English one.
var otherNames = map[string]string{"gray": "grey", "gruen": "green", "violet": "purple", "violett": "purple"}

// ColourOf is the colour with this name in English or German, whatever its case.
func ColourOf(name string) (Colour, bool) {
	name = strings.ToLower(strings.TrimSpace(name))
	if other, ok := otherNames[name]; ok {
		name = other
	}
	for _, c := range palette {
		if name == c.Name || name == c.German {
			return c, true
		}
	}
	return Colour{}, false
}
