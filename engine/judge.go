package engine

import (
	"math/rand/v2"

	"partie/lang"
)

// Judged is a Game whose turns can be judged and that can be played by policies.
type Judged interface {
	Game
	// Judge is a judge with memory of its own, which must not be used by two goroutines
	// at once.
	Judge() Judge
	// Dealer is the chance of a game: shuffled tiles and cards. It must not be used by
	// two goroutines at once.
	Dealer() Dealer
}

// Judge finds what a seat could have done in a turn, and says what positions are worth.
//
// Worth is in the points of the game, more is better whichever total wins. It is a number
// for each seat; what a seat gains by a turn is how far its own worth moves against the
// mean of all.
type Judge interface {
	// Choices lists what the seat to move of st could do. It changes st, a copy of the
	// position before the turn, into the position in which the seat decided: with what
	// chance brought it, and with the cards that it certainly held.
	//
	// t is the turn that was played, nil where none is to be compared; then all that the
	// seat knows is in st. later is what the seat did afterwards, which is used for one
	// thing alone: which cards it held already and cannot have drawn since.
	Choices(st State, t *Turn, later Later, c *Choices)
	// Gain is the points that a turn brought a seat at once.
	Gain(x Seat, before, after State, ev []Event) float64
	// Now sets what each seat would have if the game, or its round, were scored in st, a
	// position between two turns. It uses st up, and appends the events of that scoring.
	Now(st State, worth []float64, ev []Event) []Event
	// Static sets what each seat has if the position between two turns is weighed with
	// all that is open in it.
	Static(st State, worth []float64)
	// Follow appends the plies behind a decision that the seat still chooses in the same
	// turn, such as which cards it draws; none where it has nothing more to choose.
	Follow(st State, dst []Ply) []Ply
	// Grades is how many points of loss make a slip, a mistake and a blunder.
	Grades() [3]float64
	// Exact reports that the measure by which turns are compared is Gain, found by exact
	// search, and no estimate.
	Exact() bool
}

// Later is what a seat did behind a turn, as far as it belongs to the same hand.
type Later struct {
	Turns []Turn     // its own turns, in order
	Said  [][]string // directives that told of its hand afterwards: name, then words
}

// Choices is what a seat could do in a turn. Each choice is plies that are made one after
// the other; what the turn has behind them, such as cards drawn, is not part of it.
type Choices struct {
	Skip    int      // plies of the played turn that are chance and not choice
	Played  int      // which choice was played; -1: none of them is known to be the same
	Partial bool     // the seat may have had more choices: it held cards that nobody knows
	Ranked  bool     // all choices are listed, so that the played one has a rank among them
	Unknown lang.Msg // why nothing can be said; zero where something can

	plies []Ply
	ends  []int
}

// Reset empties c.
func (c *Choices) Reset() {
	*c = Choices{Played: -1, plies: c.plies[:0], ends: c.ends[:0]}
}

// Add adds a choice.
func (c *Choices) Add(plies ...Ply) {
	c.plies = append(c.plies, plies...)
	c.ends = append(c.ends, len(c.plies))
}

// Len is how many choices there are.
func (c *Choices) Len() int { return len(c.ends) }

// At is the plies of choice i.
func (c *Choices) At(i int) []Ply {
	from := 0
	if i > 0 {
		from = c.ends[i-1]
	}
	return c.plies[from:c.ends[i]]
}

// Dealer is the chance of a game, shuffled anew for each game that is dealt. Who decides
// what does not change it: the same seed deals the same.
type Dealer interface {
	// Deal shuffles for a game that is about to begin in st.
	Deal(st State, rng *rand.Rand)
	// Chance makes in st what chance brings now, before the seat to move decides: a
	// round is dealt, a tile or card drawn. It reports false where nothing is due.
	Chance(st State, ev []Event) (events []Event, acted bool)
	// Told is a ply with what only the dealer knows in it: the card on top of a pile
	// that is drawn from.
	Told(st State, p Ply) Ply
}

// Make makes a choice in st, whose plies are legal there, and ends the turn.
func Make(st State, choice []Ply, ev []Event) []Event {
	for _, p := range choice {
		ev, _ = st.Apply(p, ev)
	}
	ev, _ = st.EndTurn(ev)
	return ev
}
