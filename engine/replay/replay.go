// Package replay is the glue between the notation and the games, as go/types is
// to go/ast: it takes a Record, asks its game to read the words of each turn,
// applies them, and yields one Step per turn with events and totals. What is wrong
// becomes diagnostics at the record's positions.
//
// The replay of a game stops at its first illegal turn, or at the first place
// where the syntax is broken: what comes behind rests on a position that nobody
// knows. It is read all the same, and what is misspelt there is reported. Claims of the score track are compared with the totals on the way.
package replay

import (
	"embed"
	"strings"

	"partie/engine"
	"partie/lang"
	"partie/notation"
)

//go:embed en.txt de.txt
var textFiles embed.FS

var texts = lang.NewCatalog(textFiles)

// Replay is what its game's engine makes of one record.
type Replay struct {
	Record  *notation.Record
	Game    engine.Game     // nil where the record names no game that there is
	Rules   engine.Rules    // nil where they cannot be read
	Players []string        // in seat order
	Colours []engine.Colour // of their pieces in seat order; none where they are not told

	Opening []engine.Event // changes of totals before the first turn
	Steps   []Step         // the turns of the main line, as far as they are legal
	Ending  []engine.Event // the end scoring, which belongs to no turn

	Final     []engine.Total // totals in seat order, end scoring included
	Winners   []engine.Seat  // the certain winners; none where the game is not complete
	Complete  bool           // the engine saw the end of the game
	Irregular bool           // some turn carries a justified ~
	Broken    bool           // the record says that the game was broken off (@unfinished)
	Diags     []notation.Diagnostic
	Audits    []Audit

	canon []canonItem  // by item of the record
	last  engine.State // where the main line stands
	notes *notes       // the memory of Steps and canon
}

// Step is one turn and what came of it.
type Step struct {
	Item   int            // index in Record.Items
	Number int            // of the turn in the whole game, from 1
	Seat   engine.Seat    // NoSeat in a game whose turns are nobody's
	Round  int            // 0 in a game without rounds
	Words  []string       // canonical
	Clock  int            // seconds the turn took, notation.NoClock if not kept
	Events []engine.Event // what the turn scored, what its round's end brought included
	Totals []engine.Total // after the turn, in seat order
	Forced bool           // played although the rules forbid it (~)
	Fault  *engine.Fault  // the rule that a forced turn breaks; else nil
	Lines  []Line         // the variations to this turn

	Notices []lang.Msg // what the turn of the main line brought besides points
}

// Line is a variation: turns that could have been played instead of the turn it
// belongs to.
type Line struct {
	Item  int // index of the Variation in Record.Items
	Steps []Step
}

// Audit is one claim of the score track beside the engine's totals at that place.
type Audit struct {
	Pos     notation.Span // of the claim
	Step    int           // index of the step it stands behind; -1: before the first
	Result  bool          // it is the Result tag
	Claimed []notation.Claim
	Totals  []engine.Total
	Wrong   []engine.Seat // the seats whose claim cannot be right
	Since   []int         // by Wrong: the turn at whose claim the track went wrong by as much; 0 where only the Result did
}

type canonItem struct {
	number int32
	seat   engine.Seat
	ok     bool
	words  []string
}

// OK reports that the record has no error: it can be stored.
func (r *Replay) OK() bool { return !notation.HasErrors(r.Diags) }

// Run replays a record.
func Run(rec *notation.Record) *Replay { return run(new(runner), rec) }

// At is the position right after turn n of the main line, or before the first
// turn for n = 0; a number beyond the last turn gives the last position. It is nil
// where the game cannot be set up.
func At(rec *notation.Record, n int) engine.State {
	var at engine.State
	Each(rec, func(turn int, st engine.State) {
		if turn <= n {
			if at == nil {
				at = st.Clone()
			} else {
				at.Set(st)
			}
		}
	})
	return at
}

// Each replays a record and calls f with the position before the first turn (0)
// and after each turn of the main line. The state is valid during the call only.
func Each(rec *notation.Record, f func(turn int, st engine.State)) *Replay {
	return run(&runner{each: f}, rec)
}

// EachLine is Each that also calls line with the position behind each turn of a variation;
// item is where the turn stands in the record.
func EachLine(rec *notation.Record, f func(turn int, st engine.State), line func(item int, st engine.State)) *Replay {
	return run(&runner{each: f, line: line}, rec)
}

// Ahead replays a record and calls f before each turn of the main line with the position
// in which it is to be made and its plies; of the step only what is known before is set,
// and the turn may still turn out to be illegal. The arguments are valid during the call
// only and must not be changed.
func Ahead(rec *notation.Record, f func(step *Step, st engine.State, t *engine.Turn)) *Replay {
	return run(&runner{ahead: f}, rec)
}

// Board is the board that the game was played on, of a game whose board is data. It
// reports false for any other, and where the record names no board that there is.
func (r *Replay) Board() (engine.Board, bool) {
	if m, ok := r.Game.(engine.Mapped); ok && r.Rules != nil {
		return m.Board(r.Rules), true
	}
	return engine.Board{}, false
}

// Canonical is the canonical text of the record: numbers and seats filled in,
// words as the game spells them, the game and its options in small letters. Turns that could not be replayed stay as they
// were written. Bare leaves out comments, remarks and marks, and names the board by all
// of its hash unless it is a standard one: however a record names its board, or where it
// does not, the same game on the same board is the same text.
func (r *Replay) Canonical(bare bool) []byte {
	game, rules := "", ""
	if r.Game != nil {
		game = r.Game.Name()
	}
	if r.Rules != nil { // options are read in small letters, values as they stand: no word says more
		rules = strings.ToLower(strings.Join(strings.Fields(r.Record.Tag("Rules")), " "))
	}
	var board *string
	if b, ok := r.Board(); ok && bare {
		if b.Standard {
			b.Hash = ""
		}
		board = &b.Hash
	}
	return r.Record.Append(nil, notation.Canon{
		Game: game, Rules: rules, Map: board, Bare: bare,
		Turn: func(i int) (int, int, []string, bool) {
			it := &r.Record.Items[i]
			number, seat := int(it.Number), int(it.Seat)
			c := r.canonOf(i)
			if c.number > 0 {
				number = int(c.number)
			}
			if c.ok && c.seat != engine.NoSeat {
				seat = int(c.seat)
			}
			return number, seat, c.words, c.ok
		},
		Directive: func(i int) ([]string, bool) {
			c := r.canonOf(i)
			return c.words, c.ok
		},
	})
}

// Accepted reports whether the replay took the turn or directive at this item.
func (r *Replay) Accepted(item int) bool { return r.canonOf(item).ok }

func (r *Replay) canonOf(item int) canonItem {
	if item < len(r.canon) {
		return r.canon[item]
	}
	return canonItem{}
}

// Breakdown adds up the points of a seat by kind. The keys are those of
// engine.Event.Key, in the order in which they first scored.
func (r *Replay) Breakdown(seat engine.Seat) (keys []string, points []engine.Total) {
	at := map[string]int{}
	r.EachEvent(func(_ int, e engine.Event) {
		if e.Seat != seat {
			return
		}
		i, ok := at[e.Key]
		if !ok {
			i = len(keys)
			at[e.Key] = i
			keys, points = append(keys, e.Key), append(points, engine.Total{})
		}
		points[i] = points[i].Plus(e.Points)
	})
	return keys, points
}

// EachEvent calls f for every event in order; turn is 0 for those before the first
// turn and -1 for the end scoring.
func (r *Replay) EachEvent(f func(turn int, e engine.Event)) {
	for _, e := range r.Opening {
		f(0, e)
	}
	for i := range r.Steps {
		for _, e := range r.Steps[i].Events {
			f(r.Steps[i].Number, e)
		}
	}
	for _, e := range r.Ending {
		f(-1, e)
	}
}
