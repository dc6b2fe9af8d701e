package report

// Missed is what a review found of the turns of a game.
type Missed struct {
	Level  string       `json:"level"`  // by which turns are judged: "immediate", "scored" or "static"
	About  string       `json:"about"`  // what the losses are, in a sentence
	Grades [3]float64   `json:"grades"` // how much loss makes an inaccuracy, a mistake and a blunder
	Turns  []MissedTurn `json:"turns"`  // those that lost something, in the order of play
	Seats  []MissedSeat `json:"seats"`  // in seat order
	Notes  []string     `json:"notes"`  // what to know of the figures
}

// MissedTurn is a turn that another one would have been better than.
type MissedTurn struct {
	Turn    int     `json:"turn"`
	Seat    string  `json:"seat"`
	Name    string  `json:"name"`
	Played  string  `json:"played"`
	Best    string  `json:"best"`
	Loss    float64 `json:"loss"`
	Least   bool    `json:"least"` // it lost at least so much: cards are not known
	Class   string  `json:"class"` // "fine" (a loss not worth speaking of), "inaccuracy", "mistake" or "blunder"
	Sign    string  `json:"sign"`  // ?!, ? or ??; "" of a fine one
	Why     string  `json:"why"`   // "" of a fine one
	Rank    int     `json:"rank"`  // of the played turn among the choices; 0 where that is not known
	Choices int     `json:"choices"`
}

// MissedSeat is what the turns of a seat come to.
type MissedSeat struct {
	Seat     string   `json:"seat"`
	Name     string   `json:"name"`
	Turns    int      `json:"turns"`
	Real     int      `json:"real"` // turns in which there was something to decide
	Slips    int      `json:"slips"`
	Mistakes int      `json:"mistakes"`
	Blunders int      `json:"blunders"`
	Loss     float64  `json:"loss"`
	Mean     *float64 `json:"mean"` // of the real ones; null where there are none
	Least    bool     `json:"least"`
}
