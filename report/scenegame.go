package report

import (
	"partie/engine"
	"partie/engine/replay"
	"partie/review"
)

// maxExtras is how many positions beside those of the game a page shows: a variation may
// have thousands of turns.
const maxExtras = 400

// gameScene is the drawings of a game: its positions, and beside them those of variations
// and better turns. The script of the page reads it as JSON, but for the parts.
type gameScene struct {
	Steps [][]int32 `json:"steps"` // what changes at each: before the first turn, by turn, and at the end of the record where that changes something
	Extra []extra   `json:"extra"`

	parts  []string // what can lie in a slot
	view   engine.View
	slots  map[string]int32 // by key of a piece
	svg    string           // of the last step
	end    bool             // the last step is the end of the record
	lines  map[int]int      // by item of the record: the extra behind that turn of a variation
	better map[int]int      // by turn: the extra behind the best turn
}

// extra is a position beside the game.
type extra struct {
	From    int     `json:"from"` // the step that it is drawn against
	Changes []int32 `json:"changes"`

	Totals []pageTotal `json:"totals,omitempty"` // of a turn of a variation
}

// aside is such a position before it is drawn.
type aside struct {
	from   int
	st     engine.State
	totals []pageTotal
}

// scene draws all positions of the game that are not spared; nil where there is none.
func (g *Game) scene(s spare) *gameScene {
	if g.last == nil {
		return nil
	}
	sc := &gameScene{Steps: [][]int32{}, Extra: []extra{}, lines: map[int]int{}, better: map[int]int{}}
	var main []engine.State
	var asides []aside
	replay.EachLine(g.replay.Record, func(_ int, st engine.State) {
		main = append(main, st.Clone())
	}, func(item int, st engine.State) {
		if len(asides) < maxExtras && s < withoutAsides {
			sc.lines[item] = len(asides)
			asides = append(asides, aside{len(main) - 2, st.Clone(), g.pageTotals(pointsOf(st.Totals(nil)))})
		}
	}).Release()
	if len(main) == 0 { // the record is broken before its first turn
		main = append(main, g.last)
	}
	if g.review != nil && s < withoutAsides {
		least := review.Slip
		if s >= withoutSlips {
			least = review.Blunder
		}
		g.review.Better(g.replay.Record, func(finding int, st engine.State) {
			f := &g.review.Findings[finding]
			if f.Class >= least && len(asides) < maxExtras {
				sc.better[f.Turn] = len(asides)
				asides = append(asides, aside{f.Turn - 1, st.Clone(), nil})
			}
		})
	}
	v := g.view()
	v.Room = largestOf(append(main, g.last), asides)
	d := newScene()
	sc.view, sc.slots = v, d.slots
	var frames []frame
	for _, st := range main {
		frames = append(frames, d.draw(st, v))
	}
	var others []frame
	for _, a := range asides {
		others = append(others, d.draw(a.st, v))
	}
	last := d.draw(g.last, v)
	sc.end = g.ended() || len(d.changes(frames[len(frames)-1], last)) > 0
	if sc.end {
		frames = append(frames, last)
	}
	before := frame{}
	for _, f := range frames {
		sc.Steps = append(sc.Steps, d.changes(before, f))
		before = f
	}
	for i, a := range asides {
		sc.Extra = append(sc.Extra, extra{a.from, d.changes(frames[a.from], others[i]), a.totals})
	}
	sc.parts, sc.svg = d.parts, d.svg(before)
	return sc
}

// largestOf is the positions that are larger than those before them: of each round the last
// one, and those beside the game.
func largestOf(main []engine.State, asides []aside) []engine.State {
	var list []engine.State
	for i, st := range main {
		if i+1 == len(main) || main[i+1].Round() != st.Round() {
			list = append(list, st)
		}
	}
	for _, a := range asides {
		list = append(list, a.st)
	}
	return list
}

// ended reports that the end of the record scored something.
func (g *Game) ended() bool {
	n := len(g.Timeline)
	return n > 0 && g.Timeline[n-1].End
}
