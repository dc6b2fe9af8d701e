package carcassonne

import "strings"

// How the tiles stand in the guide: so many in a row that a terminal of 40 columns has
// room for them, each so many columns wide, with a gap beside it.
const (
	pictureRow   = 4
	pictureWidth = 7
	pictureGap   = 2
)

// pictures draws every tile as printed below its name, as the board of a terminal does.
func pictures() string {
	s := New(Rules{Edition: 2014}, 1, 0)
	p := &painter{s: s, g: &unicodeGlyphs, w: pictureWidth, h: tileLines}
	const step = tileLines + 2 // with its name and a line between
	p.canvas = newCanvas(pictureRow*(pictureWidth+pictureGap), int(gardenFirst)/pictureRow*step)
	for k := range gardenFirst {
		c, _ := CellAt(2*int(k), 2) // all on the same grass, and none beside another
		s.lay(Play{Kind: k, Cell: c})
	}
	s.lay(Play{Kind: startKind, Cell: Origin.next(north)}) // the last one has marks
	for k := range int(gardenFirst) {
		x, y := k%pictureRow*(pictureWidth+pictureGap), k/pictureRow*step
		p.canvas.print(x, y, Kind(k).String(), labelColour)
		p.tile(k+1, x, y+1)
	}
	var b strings.Builder
	p.canvas.write(&b, false)
	return strings.TrimRight(b.String(), "\n")
}
