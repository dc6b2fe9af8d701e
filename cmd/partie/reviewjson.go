package main

import (
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/report"
	"partie/review"
)

// reviewJSON is what "partie review --json" prints of a game; other programs rely on the
// keys. What cannot be told is null.
type reviewJSON struct {
	Game      string           `json:"game"`
	ID        string           `json:"id,omitempty"`
	Rules     string           `json:"rules"`
	Players   []string         `json:"players"`
	Map       *report.Map      `json:"map,omitempty"` // that it was played on, of a game that has several
	Doubt     []string         `json:"doubt"`         // the kinds of points that rest on what is not certain of it
	Version   string           `json:"version"`
	Level     string           `json:"level"`
	Unit      string           `json:"unit"`
	Grades    review.Grades    `json:"grades"`
	Stopped   *string          `json:"stopped"` // why the turns behind the last one are not judged
	Turns     []turnJSON       `json:"turns"`
	Seats     []seatReviewJSON `json:"seats"`
	Turning   []turningJSON    `json:"turning_points"`
	Forgotten []forgottenJSON  `json:"forgotten"`
}

// turnJSON is a turn. Luck is not found yet.
type turnJSON struct {
	Turn     int                  `json:"turn"`
	Seat     string               `json:"seat"`
	Round    int                  `json:"round,omitempty"`
	Played   string               `json:"played"`
	Best     *string              `json:"best"`
	Loss     *float64             `json:"loss"`
	Unit     string               `json:"unit"`
	Level    string               `json:"level"`
	SE       *float64             `json:"se"` // 0: not sampled
	Class    *string              `json:"class"`
	Sign     string               `json:"sign"`
	Luck     *float64             `json:"luck"`
	Why      string               `json:"why"`
	Tier     string               `json:"tier"`
	Version  string               `json:"version"`
	Choices  int                  `json:"choices"`
	Rank     *int                 `json:"rank"`
	Forced   bool                 `json:"forced"`
	Equal    bool                 `json:"equal"`   // all choices are worth the same
	Partial  bool                 `json:"partial"` // it lost at least so much
	Levels   map[string]levelJSON `json:"levels,omitempty"`
	Helped   map[string]float64   `json:"helped,omitempty"`
	Unjudged *string              `json:"unjudged"` // why nothing is said of it
}

// levelJSON is a turn by one measure.
type levelJSON struct {
	Best string  `json:"best"`
	Loss float64 `json:"loss"`
	Tier string  `json:"tier"`
}

// seatReviewJSON is what the turns of a seat come to.
type seatReviewJSON struct {
	Seat      string             `json:"seat"`
	Name      string             `json:"name"`
	Turns     int                `json:"turns"`
	Judged    int                `json:"judged"`
	Decisions int                `json:"decisions"` // real ones, which alone are counted below
	Partial   int                `json:"partial"`   // of them those of which only the least loss is known
	Classes   map[string]int     `json:"classes"`
	Loss      float64            `json:"loss"`
	Mean      *float64           `json:"mean_loss"`
	Best      *int               `json:"best_turn"`
	Worst     *int               `json:"worst_turn"`
	Helped    map[string]float64 `json:"helped"`
}

// turningJSON is a turn that moved the margins most.
type turningJSON struct {
	Turn   int                `json:"turn"`
	Seat   string             `json:"seat"`
	Played string             `json:"played"`
	Moved  map[string]float64 `json:"moved"` // the margin of each seat if scored, behind the turn against before it
}

// forgottenJSON is points that the score track left out; below 0: had too many.
type forgottenJSON struct {
	Turn   int    `json:"turn"` // 0: the Result
	Seat   string `json:"seat"`
	Points int    `json:"points"`
	What   string `json:"what"`
}

func (a *app) reviewJSON(g *reviewed, v *reviewView) *reviewJSON {
	j := &reviewJSON{
		Game: g.Replay.Game.Name(), ID: g.id, Rules: g.Replay.Rules.String(), Players: g.Players, Doubt: g.Doubts(),
		Version: g.Version, Level: g.Primary.String(), Unit: "points", Grades: g.Grades, Stopped: g.orNull(g.Stopped),
		Turns: []turnJSON{}, Seats: []seatReviewJSON{}, Turning: []turningJSON{}, Forgotten: []forgottenJSON{},
	}
	if b, mapped := g.Replay.Board(); mapped {
		j.Map = &report.Map{Hash: b.Hash, Name: clean.Line(b.Name), Caveat: g.Caveat()}
	}
	for _, f := range v.chosen(g, true) {
		j.Turns = append(j.Turns, g.turnJSON(f))
	}
	for x := range g.Seats {
		j.Seats = append(j.Seats, g.seatJSON(engine.Seat(x)))
	}
	for _, i := range g.Turning {
		f := &g.Review.Findings[i]
		j.Turning = append(j.Turning, turningJSON{f.Turn, f.Seat.String(), strings.Join(f.Played, " "), bySeat(f.Moved())})
	}
	for _, f := range g.Forgot {
		j.Forgotten = append(j.Forgotten, forgottenJSON{f.Turn, f.Seat.String(), f.Points, g.Said(f.Text)})
	}
	return j
}

func (g *reviewed) turnJSON(f *review.Finding) turnJSON {
	t := turnJSON{
		Turn: f.Turn, Seat: f.Seat.String(), Round: f.Round, Played: strings.Join(f.Played, " "),
		Unit: "points", Level: g.Primary.String(), Tier: g.Primary.Tier(), Version: g.Version,
		Choices: f.Choices, Forced: f.Forced, Equal: f.Equal, Partial: f.Partial, Unjudged: g.orNull(f.Unjudged),
	}
	if t.Unjudged != nil {
		return t
	}
	primary, class := f.By[g.Primary], f.Class.String()
	best := strings.Join(primary.Best, " ")
	t.Best, t.Loss, t.SE = &best, &primary.Points, new(float64)
	t.Class, t.Sign, t.Why = &class, f.Class.Sign(), g.Why(f)
	if f.Rank > 0 {
		t.Rank = &f.Rank
	}
	t.Levels, t.Helped = map[string]levelJSON{}, bySeat(f.Helped)
	for l := range review.Levels {
		t.Levels[l.String()] = levelJSON{strings.Join(f.By[l].Best, " "), f.By[l].Points, l.Tier()}
	}
	return t
}

func (g *reviewed) seatJSON(x engine.Seat) seatReviewJSON {
	s := &g.Seats[x]
	j := seatReviewJSON{
		Seat: x.String(), Name: g.Player(x), Turns: s.Turns, Judged: s.Judged, Decisions: s.Real,
		Partial: s.Partial, Classes: map[string]int{}, Loss: s.Loss, Helped: bySeat(s.Helped),
	}
	for c := range review.Classes {
		j.Classes[c.String()] = s.Classes[c]
	}
	if mean, ok := s.Mean(); ok {
		j.Mean = &mean
	}
	if s.Best >= 0 {
		j.Best = &g.Review.Findings[s.Best].Turn
	}
	if s.Worst >= 0 {
		j.Worst = &g.Review.Findings[s.Worst].Turn
	}
	return j
}

// bySeat is values by the letters of the seats.
func bySeat(values []float64) map[string]float64 {
	m := map[string]float64{}
	for x, v := range values {
		m[engine.Seat(x).String()] = v
	}
	return m
}

// orNull is a text of the review, nil for none.
func (g *reviewed) orNull(t review.Text) *string {
	if t == (review.Text{}) {
		return nil
	}
	s := g.Said(t)
	return &s
}
