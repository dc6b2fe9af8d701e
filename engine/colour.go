package engine

import "strings"

// Colour is a colour that pieces come in. The zero Colour is none.
type Colour struct {
	Name   string // English, as the Colours tag has it
	German string
	Fill   string // as #rrggbb
	Line   string // for outlines and text on the fill, as #rrggbb
	ANSI   int    // the nearest of the terminal's 256 colours
}

// palette is every colour that the games' pieces come in.
var palette = []Colour{
	{"red", "rot", "#d62728", "#ffffff", 160},
	{"blue", "blau", "#1f5fbf", "#ffffff", 33},
	{"green", "grün", "#2e8b3d", "#ffffff", 34},
	{"yellow", "gelb", "#f2c80f", "#000000", 220},
	{"black", "schwarz", "#1c1c1c", "#ffffff", 238},
	{"grey", "grau", "#8c8c8c", "#ffffff", 245},
	{"pink", "rosa", "#e883b0", "#000000", 211},
	{"purple", "violett", "#7b3fa0", "#ffffff", 97},
}

// ColourOf is the colour with this name in English or German, whatever its case.
func ColourOf(name string) (Colour, bool) {
	name = strings.ToLower(strings.TrimSpace(name))
	for _, c := range palette {
		if name == c.Name || name == c.German || name == "gray" && c.Name == "grey" || name == "gruen" && c.Name == "green" {
			return c, true
		}
	}
	return Colour{}, false
}
