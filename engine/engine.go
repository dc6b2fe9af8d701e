// Package engine says what a game is: the interfaces that every game under
// engine/ keeps, and the small values that pass through them. It is a leaf: it
// knows neither the notation's tree nor SQL, HTML or terminals.
//
// Everything is measured in plies. A [Ply] is the smallest decision of a game: a
// card laid, a tile placed with its follower. A [Turn] is what one seat does
// until the next is to move: one ply or several. Plies are 64-bit codes, so that
// enumerating, applying and sampling allocate nothing; each game has a typed
// struct for its plies and converts.
package engine

import (
	"io"
	"partie/lang"
)

// Seat is a place at the table, from 0 (written A) in the order of play.
type Seat uint8

// NoSeat stands where nobody is meant.
const NoSeat Seat = 255

// MaxSeats is how many seats the notation can name, A to Z.
const MaxSeats = 26

// String is the seat's letter, or "-" for NoSeat.
func (s Seat) String() string {
	if s >= MaxSeats {
		return "-"
	}
	return string(rune('A' + s))
}

// Ply is one decision in a game's own code. Zero is no ply.
type Ply uint64

// Turn is what one seat does in its turn.
type Turn struct {
	Plies []Ply
	Words []int // Words[i] is the index of the word that Plies[i] was read from

	// Said is the words that the turn was read from, where there are any, so that
	// State.Words need not make anew those that are canonical.
	Said []string
}

// Reset empties t and keeps its memory.
func (t *Turn) Reset() { t.Plies, t.Words, t.Said = t.Plies[:0], t.Words[:0], nil }

// SaidFor is the word that ply i was read from, "" where there was none.
func (t *Turn) SaidFor(i int) string {
	if i < len(t.Words) && t.Words[i] < len(t.Said) {
		return t.Said[t.Words[i]]
	}
	return ""
}

// Add appends a ply that was read from word w.
func (t *Turn) Add(p Ply, w int) { t.Plies, t.Words = append(t.Plies, p), append(t.Words, w) }

// Total is a number of points, or what the record leaves open of it: any number
// from Min to Max. It is known where the two are equal.
type Total struct{ Min, Max int }

// Known reports whether the record settles the number.
func (t Total) Known() bool { return t.Min == t.Max }

// Plus is the sum of two totals.
func (t Total) Plus(u Total) Total { return Total{t.Min + u.Min, t.Max + u.Max} }

// Exactly is the known total n.
func Exactly(n int) Total { return Total{n, n} }

// Event is one change of a total, with its reason. The totals of a seat are the
// sum of its events.
type Event struct {
	Seat   Seat
	Points Total
	Kind   uint8    // the game's number for the reason
	Key    string   // the breakdown key the points belong to, such as "round_1"
	Data   [6]int32 // details, by Kind; State.Explain puts them into words
}

// Rules is the options that one game is played by, made from the words of the
// record's Rules tag.
type Rules interface {
	// String is the canonical spelling: the options that differ from the default,
	// in a fixed order, separated by blanks.
	String() string
	// Seats says how many seats these rules allow.
	Seats() (least, most int)
	// LowWins reports whether the lowest total wins.
	LowWins() bool
}

// Game is one entry of the table of games.
type Game interface {
	// Name is the value of the Game tag, such as "kings-corner".
	Name() string
	// Title is the name that people use.
	Title() lang.Msg
	// Rules reads the words of the Rules tag for so many seats. An unknown word is
	// a fault at that word.
	Rules(words []string, seats int) (Rules, *Fault)
	// New is the state before anything happened. The rules are those that this
	// game's Rules made, and allow that many seats; start is the seat that moves
	// first.
	New(r Rules, seats int, start Seat) State
	// Reset makes a state of this game, which nobody holds any more, what New gives.
	Reset(st State, r Rules, seats int, start Seat)
	// KeyTitle is the name of a breakdown key for people, such as "Round 1".
	KeyTitle(key string) lang.Msg
	// Colours is the colours that the pieces of the game come in, by the names of
	// [Colour], in the order in which the seats have them where nobody says which; none
	// where the players have no pieces.
	Colours() []string
	// Guide is the rules and the notation of the game as Markdown.
	Guide(l lang.Lang) string
	// Brief is the words of a turn in a few lines with examples: a sentence, and below
	// it a word and its meaning a line, set in.
	Brief(l lang.Lang) string
	// Version changes whenever the same record could give other results.
	Version() int
}

// State is the position of a game with what the record tells of it. Hidden cards
// are known cards and a count of unknown ones; a ply is legal if some deal allows
// it.
//
// The order of calls during a turn is Apply for each ply and then EndTurn. A
// fault leaves the state as it was before that call. Event slices are appended
// to and returned, as append does.
type State interface {
	// Seats is how many seats play, those that are out included.
	Seats() int
	// ToMove is the seat whose turn it is; NoSeat between rounds, while the set-up
	// is missing and after the end.
	ToMove() Seat
	// Round counts the rounds from 1; 0 in a game without rounds.
	Round() int
	// Over reports that the game has ended by its rules (or by Finish).
	Over() bool

	// Read reads the words of a turn of the seat to move. It judges the spelling
	// alone: what it returns may still be illegal. Its faults are those in any other
	// position, but for hints that say so (Fault.Now).
	Read(words []string, t *Turn) *Fault
	// Words appends the canonical words of a turn to dst.
	Words(t Turn, dst []string) []string
	// Directive takes a fact of the set-up or of the end of a round, "@name words"
	// in the record, and returns its words in canonical spelling. A fault leaves
	// the state as it was.
	Directive(name string, words []string, ev []Event) (canonical []string, events []Event, f *Fault)

	// Legal appends the plies that the seat to move may make now, as far as its
	// cards are known. Ending the turn is no ply; see EndTurn.
	Legal(dst []Ply) []Ply
	// Apply makes one ply. A fault has Word 0 where the ply's word is at fault, 1
	// where it is the word behind that one, or -1 for the turn as a whole.
	Apply(p Ply, ev []Event) ([]Event, *Fault)
	// Force makes a ply that the rules forbid as far as it is physically possible
	// (the ~ of the notation). A fault says what was left out because it is not even
	// possible.
	Force(p Ply, ev []Event) ([]Event, *Fault)
	// Seize makes it the turn of a seat against the order of play (the ~ of the
	// notation); play goes on behind that seat. It reports false where the seat
	// cannot play at all.
	Seize(x Seat) bool
	// EndTurn ends the turn of the seat to move. A fault names what the rules
	// still ask of it.
	EndTurn(ev []Event) ([]Event, *Fault)
	// ForceEndTurn ends the turn whatever the rules still ask.
	ForceEndTurn(ev []Event) []Event
	// Finish does the end scoring with what lies on the table: once the game is over
	// by its rules, or here because the players agreed to end it (@end).
	Finish(ev []Event) []Event
	// Close says that the record has nothing more to tell. What it left open of
	// the points so far is settled as unknown.
	Close(ev []Event) []Event

	// Totals appends the total of every seat.
	Totals(dst []Total) []Total
	// Winners are the seats that certainly win by the rules, tie-breaks included;
	// none before the end.
	Winners() []Seat
	// Explain puts the reason of an event into words that need no title of its key
	// beside them, without seat and points; the zero Msg where the record gives none.
	Explain(e Event) lang.Msg

	// Clone is an independent copy.
	Clone() State
	// Set makes the state equal to from, which is of the same game. It allocates
	// nothing once both have been used.
	Set(from State)

	// Text draws the position for a terminal.
	Text(w io.Writer, v View)
	// Draw draws the position as one <svg> element that needs nothing from outside.
	Draw(p *Picture, v View)
}

// Fact is one detail of an event for other programs, such as how many tiles a city has.
type Fact struct {
	Name  string
	Value any // a string, number, truth value, or a list or map of them
}

// Factual is a State that tells the details of its events one by one, beside the
// words of Explain. The event is one of the game that led to the state.
type Factual interface {
	Facts(e Event) []Fact
}

// Telling is a State that tells what turns bring besides points, such as the last round.
type Telling interface {
	// Chapter is a number that changes with every turn that has something to tell.
	Chapter() int
	// Notices tells what the turn behind before brought, in that order. names are those
	// of the players in seat order.
	Notices(before State, names []string) []lang.Msg
}

// Doubtful is a State whose board may not be known for certain.
type Doubtful interface {
	// Caveat says in a line what of the board is not; the zero Msg where all is.
	Caveat() lang.Msg
	// InDoubt reports whether points of this breakdown key rest on that.
	InDoubt(key string) bool
}

// Guessing is a State that also lists what cards allow which the record does not know.
type Guessing interface {
	// Possible appends the plies that the seat to move may make by some deal, those of
	// Legal among them.
	Possible(dst []Ply) []Ply
}

// TieBroken is a State that says by what equal totals are decided.
type TieBroken interface {
	// TieBreak tells that of the best seats, whether it decides or not; the zero Msg where
	// no totals are equal, and before the end.
	TieBreak() lang.Msg
}

// Legended is a State that says in a line what the signs of its SVG mean.
type Legended interface {
	Legend() lang.Msg
}

// Varied is a Game that has a variant for a number of players that its rules do not
// otherwise allow.
type Varied interface {
	// Variant is the options of that variant, "" where there is none.
	Variant(seats int) string
}

// Mapped is a Game whose board is data that there may be several of. The record names
// the one that it was played on in its Map tag.
type Mapped interface {
	// OnMap is rules that this game's Rules made, on the board of that name. A fault has
	// Word 0.
	OnMap(r Rules, name string) (Rules, *Fault)
	// Board is the board that rules of this game are played on.
	Board(r Rules) Board
}

// Board is a board that is data.
type Board struct {
	Hash string // SHA-256 of File in small hex digits, which finds the board
	Name string // what people call it, from strangers
	File []byte
	// Standard says that records which name no board mean this one, now or in an earlier
	// version of the program: what a game is on it does not depend on saying so.
	Standard bool
}

// View says how a position is drawn.
type View struct {
	Lang    lang.Lang
	Names   []string // the players in seat order, already cleaned for the output
	Colours []Colour // of their pieces in seat order; where there is none, the game's own
	Colour  bool     // terminal: colours may be used
	Unicode bool     // terminal: more than ASCII may be used
	Width   int      // terminal: columns
	Spare   int      // terminal: columns besides, to be taken only where the position needs them
	Height  int      // terminal: lines that there is room for; 0: as many as it takes
	Doubts  bool     // terminal: the caveat of the board stands beside the position already

	// Room is positions of the same game that the drawing has room for besides its own, so
	// that drawings with the same Room fit upon each other; none: it is made for its own
	// position alone.
	Room []State

	// Right and Down move what is in sight of a position that is larger than the room,
	// in steps of the game's own. A game that shows all needs neither.
	Right, Down int
}

// Name is the name of seat s, or its letter where there is none.
func (v View) Name(s Seat) string {
	if int(s) < len(v.Names) && v.Names[s] != "" {
		return v.Names[s]
	}
	return s.String()
}
