package report

import "partie/clean"

// Choice is what chose the games of a statistics; what is empty chose none.
type Choice struct {
	Game    string `json:"game"` // its name, or the title of a score sheet
	Player  string `json:"player"`
	Group   string `json:"group"`
	Place   string `json:"place"`
	Since   string `json:"since"`
	Until   string `json:"until"`
	Players int    `json:"players"` // how many
	Text    string `json:"text"`
}

func (c Choice) clean() Choice {
	for _, s := range []*string{&c.Game, &c.Player, &c.Group, &c.Place, &c.Since, &c.Until, &c.Text} {
		*s = clean.Line(*s)
	}
	return c
}
