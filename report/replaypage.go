package report

import (
	"html/template"
	"strconv"
	"strings"
)

// pageReplay is the board of a page, on which its script plays the game.
type pageReplay struct {
	Title, Legend string
	Board         template.HTML // the last step
	Parts, Data   template.HTML // what the script needs to show the others; "" where there is no turn, or no room
	Last          int           // number of the last step
	Seats         []replaySeat
	Slider        string
	Keys          []replayKey
	Pause, Game   string
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
		Title: g.text("replay"), Legend: g.legend(), Board: template.HTML(sc.svg), Last: len(sc.Steps) - 1,
		Slider: g.text("replay.slider"), Pause: g.text("replay.pause"), Game: g.text("replay.game"),
	}
	for _, x := range g.Players {
		r.Seats = append(r.Seats, replaySeat{markOf(x.Seat), x.Name})
	}
	for _, k := range replayKeys {
		r.Keys = append(r.Keys, replayKey{k.does, g.text("replay." + k.does), k.icon})
	}
	p.Replay = r
	if len(g.Turns) == 0 || s >= withoutReplay {
		return nil
	}
	r.Parts = sc.partsList()
	var err error
	r.Data, err = dataBlock("scene", sc)
	return err
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
