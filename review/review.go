package review

import (
	"slices"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// Level is a measure that turns are compared by.
type Level uint8

// The levels: tier T0 has the first two, T1 the third.
const (
	Immediate Level = iota // points at once
	Scored                 // margin if the game were scored behind the turn
	Static                 // margin with what is open weighed
	Levels
)

var levelNames = [Levels]string{"immediate", "scored", "static"}

// LevelNamed is the level of that name in files.
func LevelNamed(name string) (l Level, ok bool) {
	i := slices.Index(levelNames[:], name)
	return Level(max(i, 0)), i >= 0
}

// String is the level's name in files.
func (l Level) String() string { return levelNames[l] }

// Tier is the tier of the review's design that the level belongs to.
func (l Level) Tier() string {
	if l == Static {
		return "T1"
	}
	return "T0"
}

// Class is how bad a loss is.
type Class uint8

// The classes. Fine is no loss worth speaking of.
const (
	Fine Class = iota
	Slip
	Mistake
	Blunder
	Classes
)

var classNames = [Classes]string{"fine", "inaccuracy", "mistake", "blunder"}

// String is the class's name in files.
func (c Class) String() string { return classNames[c] }

// Sign is how annotations mark it: ?!, ? or ??.
func (c Class) Sign() string { return [Classes]string{"", "?!", "?", "??"}[c] }

// Grades is how many points of loss make a Slip, a Mistake and a Blunder.
type Grades [Blunder]float64

// Of is the class of a loss. A loss is rounded to tenths before, as it is shown.
func (g Grades) Of(loss float64) Class {
	c := Fine
	for c < Blunder && Tenths(loss) >= g[c] {
		c++
	}
	return c
}

// Options says by what a review is made. What is not set is as the game has it.
type Options struct {
	Level  *Level // to class and rank turns by
	Grades *Grades
}

// Review is what a game's turns are found to be. It can be kept as JSON, and holds all that
// is shown of it but the names of the players.
type Review struct {
	Version  string      `json:"version"` // of the program that made it
	Primary  Level       `json:"primary"` // the level that turns are classed and ranked by
	Search   bool        `json:"search"`  // which is the points at once, found by exact search through the turn
	Grades   Grades      `json:"grades"`
	Findings []Finding   `json:"findings"` // one a turn, in order
	Seats    []Seat      `json:"seats"`
	Turning  []int       `json:"turning"`             // the findings of the turns that moved the margin most, that first
	Forgot   []Forgotten `json:"forgotten,omitempty"` // points that the score track forgot
	Stopped  Text        `json:"stopped,omitzero"`    // why the turns behind the last finding are not judged
}

// Finding is one turn.
type Finding struct {
	Turn   int         `json:"turn"` // number, from 1
	Seat   engine.Seat `json:"seat"`
	Round  int         `json:"round,omitempty"`
	Played []string    `json:"played"` // its words

	Unjudged Text    `json:"unjudged,omitzero"` // why nothing is said of it; zero where something is
	Choices  int     `json:"choices,omitempty"` // how many turns were compared
	Rank     int     `json:"rank,omitempty"`    // of the played one by the primary level, from 1; 0 where not all are known
	Partial  bool    `json:"partial,omitempty"` // the seat held cards that nobody knows: it lost at least so much
	Forced   bool    `json:"forced,omitempty"`  // there was one choice alone
	Equal    bool    `json:"equal,omitempty"`   // all choices are worth the same
	Edge     float64 `json:"edge,omitempty"`    // how far the played turn is above the mean of the choices by the primary level; of a search, above the least

	By     [Levels]Loss    `json:"by"`
	Gain   [Levels]float64 `json:"gain"` // of the best turn by the primary level over the played one, by each level
	Class  Class           `json:"class"`
	Decide bool            `json:"decide,omitempty"` // it could have decided the game, or its round, and did not
	Helped []float64       `json:"helped,omitempty"` // by seat: how much better its margin is than behind the best turn
	Before []float64       `json:"before,omitempty"` // by seat: margin if scored before the turn, and
	After  []float64       `json:"after,omitempty"`  // behind it

	Missed []Reason `json:"missed,omitempty"` // what the best turn has and the played one has not; of slips and worse
	Got    []Reason `json:"got,omitempty"`    // what the played turn has and the best one has not
	Later  *Later   `json:"later,omitempty"`  // who scored what was missed
	Cost   *Cost    `json:"cost,omitempty"`   // the first ply that cost something, where that can be told
}

// Cost is what a part of a turn gave away.
type Cost struct {
	Words  string  `json:"words"`
	Points float64 `json:"points"`
}

// Later is the points that somebody scored afterwards with what a turn had left open.
type Later struct {
	Turn   int         `json:"turn"` // 0: at the end of the game
	Seat   engine.Seat `json:"seat"`
	Points int         `json:"points"`
	Part   bool        `json:"part,omitempty"` // several things were missed, and this is not all of them
	Text   Text        `json:"text"`
}

// Loss is the played turn against the best one by a level.
type Loss struct {
	Best   []string `json:"best,omitempty"`   // the best turn; the played one where it is as good
	Points float64  `json:"points,omitempty"` // at least 0
	Value  float64  `json:"value,omitempty"`  // of the played turn
}

// Real reports that there was a decision to be made: turns that differ in worth.
func (f *Finding) Real() bool { return f.Unjudged == (Text{}) && !f.Forced && !f.Equal }

// Loss is what was lost by the level that turns are classed by.
func (r *Review) Loss(f *Finding) float64 { return f.By[r.Primary].Points }

// Seat is what a seat's turns come to.
type Seat struct {
	Turns   int          `json:"turns"`
	Judged  int          `json:"judged"`            // of them
	Real    int          `json:"real"`              // of them real decisions
	Partial int          `json:"partial,omitempty"` // of the real ones: where only the least loss is known
	Classes [Classes]int `json:"classes"`           // of the real ones
	Loss    float64      `json:"loss"`              // in all
	Helped  []float64    `json:"helped"`            // by seat: what its losses brought the others; nothing where Search
	Best    int          `json:"best"`              // the finding of the turn with the largest Edge of those that lost nothing; -1: none has one
	Worst   int          `json:"worst"`             // the one that lost most; -1: none lost anything
}

// Mean is the mean loss of a real decision; ok is false where there was none.
func (s *Seat) Mean() (mean float64, ok bool) {
	if s.Real == 0 {
		return 0, false
	}
	return s.Loss / float64(s.Real), true
}

// Of reviews a record. It reports false where the game cannot be judged, or the record
// names none that could be set up.
func Of(rec *notation.Record, o *Options) (*Review, bool) {
	r := replay.Run(rec)
	g, ok := r.Game.(engine.Judged)
	if !ok || r.Last() == nil {
		return nil, false
	}
	w := newWork(r, g.Judge())
	w.Version, w.Grades, w.Primary = Version(g), w.judge.Grades(), Static
	if w.judge.Exact() {
		w.Primary = Immediate
	}
	if o != nil && o.Grades != nil {
		w.Grades = *o.Grades
	}
	if o != nil && o.Level != nil {
		w.Primary = *o.Level
	}
	w.Search = w.judge.Exact() && w.Primary == Immediate
	w.readTurns()
	replay.Ahead(rec, w.look).Release()
	w.conclude()
	return w.Review, true
}
