package report

import (
	"html/template"
	"strconv"
	"strings"
)

// pageReplay is the board of a page, on which its script plays the game.
type pageReplay struct {
	Title, Legend string
	At            string        // address of the last step
	Board         template.HTML // the last step
	Parts, Data   template.HTML // what the script needs to show the others; "" where there is no turn, or no room
	Last          int           // number of the last step
	Seats         []replaySeat
	Slider        string
	Keys          []replayKey
	Pause, Game   string
	Larger        replayKey // for a board whose words are too small
}

type replaySeat struct {
	seatMark
	Name string
}

// replayKey is a button; its icon is a path in a square of 24.
type replayKey struct{ Does, Label, Icon string }

var replayKeys = []struct{ does, icon string }{
	{"first", "M5 5h3v14H5zM20 5v14L9 12z"},
	{"back", "M17 4v16L6 12z"},
	{"play", "M7 4v16l13-8z"},
	{"on", "M7 4v16l11-8z"},
	{"last", "M4 5v14l11-7zM16 5h3v14h-3z"},
}

// addReplay adds the board, if there is one.
func (g *Game) addReplay(p *gamePage, sc *gameScene, s spare) error {
	if sc == nil {
		return nil
	}
	r := &pageReplay{
		Title: g.text("replay"), At: sc.stepID(len(sc.Steps) - 1), Legend: g.legend(), Board: template.HTML(sc.svg), Last: len(sc.Steps) - 1,
		Slider: g.text("replay.slider"), Pause: g.text("replay.pause"), Game: g.text("replay.game"),
	}
	if g.Game == "sheet" {
		r.Title = g.text("replay.sheet")
	}
	for _, x := range g.Players {
		r.Seats = append(r.Seats, replaySeat{markOf(x.Seat), x.Name})
	}
	for _, k := range replayKeys {
		r.Keys = append(r.Keys, replayKey{k.does, g.text("replay." + k.does), k.icon})
	}
	r.Larger = replayKey{"larger", g.text("replay.larger"), "M10 3a7 7 0 1 0 4 12.7l5.3 5.3 1.7-1.7-5.3-5.3A7 7 0 0 0 10 3zm0 2a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM9 7v2H7v2h2v2h2v-2h2V9h-2V7z"}
	p.Replay = r
	if !g.plays(s) {
		return nil
	}
	r.Parts = sc.partsList()
	var err error
	r.Data, err = dataBlock("scene", sc)
	return err
}

// plays reports that a page has all positions, which its script can show.
func (g *Game) plays(s spare) bool {
	return g.last != nil && len(g.Turns) > 0 && s < withoutReplay
}

// linked is a table whose turns are links where the page can show them.
func (g *Game) linked(t Table, s spare) Table {
	if !g.plays(s) {
		t.Turns = nil
	}
	return t
}

// partsList is the parts as markup that the browser reads and does not show.
func (sc *gameScene) partsList() template.HTML {
	return template.HTML(`<template id="parts"><svg><g>` + strings.Join(sc.parts, "</g><g>") + "</g></svg></template>")
}

// stepID is the address of a step of the replay within its page.
func (sc *gameScene) stepID(step int) string {
	if sc != nil && sc.end && step == len(sc.Steps)-1 {
		return "end"
	}
	return "t" + strconv.Itoa(step)
}
