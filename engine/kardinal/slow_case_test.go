package kardinal_test

import (
	"encoding/json"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"partie/testdata"
)

var (
	slowTag  = regexp.MustCompile(`^\[(\w+) "(.*)"\]$`)
	slowLine = regexp.MustCompile(`^(?:\d+\. )?(?:[A-Z]: )?(.*)$`)
)

// slowCase plays a record line by line whose hands are not told: each seat holds what it
// plays. It returns the game and its line with an error (0: none).
func slowCase(text string) (s *slow, errorAt int, err error) {
	tags := map[string]string{}
	for i, line := range strings.Split(text, "\n") {
		if m := slowTag.FindStringSubmatch(line); m != nil {
			tags[m[1]] = m[2]
			continue
		}
		if s == nil {
			seats := strings.Count(tags["Players"], ",") + 1
			removed := map[int]int{3: 2, 4: 1}[seats]
			if _, given, ok := strings.Cut(tags["Rules"], "removed="); ok {
				removed = int(given[0] - '0')
			}
			s = newSlow(tags["Rules"], seats, 0, slowDeck(removed), func([]byte) {})
		}
		open, told := strings.CutPrefix(line, "@open ")
		switch {
		case line == "" || line[0] == '#' || line == "@unfinished":
		case line == "@end":
			s.finish()
		case told:
			s.open = []byte(open)
		default:
			if err := s.playUntold(slowLine.FindStringSubmatch(line)[1]); err != nil {
				return s, i + 1, err
			}
		}
	}
	if s.over {
		s.finish()
	}
	return s, 0, nil
}

// playUntold plays a turn of a seat that happens to hold what it needs.
func (s *slow) playUntold(turn string) error {
	turn, _, _ = strings.Cut(turn, " /")
	turn, draws, _ := strings.Cut(turn, " +")
	var hand []byte
	for _, w := range strings.Fields(turn) {
		if strings.Contains("<-^", w[:1]) {
			hand = append(hand, strings.Trim(w, "<-^=yrgbp")...)
		}
	}
	for len(hand) < 3 {
		hand = append(hand, hand[0])
	}
	s.hands[s.mover] = hand
	_, err := s.play(turn, func(*slow) byte {
		switch {
		case draws == "" && len(s.pile) == 0:
			return s.open[0]
		case draws == "":
			return '?'
		}
		card := draws[0]
		draws = draws[1:]
		return card
	})
	return err
}

// The cases, worked by hand from the rules, hold for the slow rules too.
func TestSlowCases(t *testing.T) {
	files, err := fs.Glob(testdata.Cases, "cases/kardinal/*.partie")
	if err != nil || len(files) == 0 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(path.Base(name), ".partie"), func(t *testing.T) {
			b, err := fs.ReadFile(testdata.Cases, name)
			if err != nil {
				t.Fatal(err)
			}
			text, expected, _ := strings.Cut(string(b), "#= ")
			if strings.Contains(text, " ~") {
				t.Skip("the slow rules know nothing against the rules")
			}
			var want struct {
				Scores    []int
				Winners   []string
				Breakdown []map[string]int
				ErrorAt   int `json:"error_line"`
			}
			if err := json.Unmarshal([]byte(expected), &want); err != nil {
				t.Fatal(err)
			}
			s, errorAt, err := slowCase(text)
			if errorAt != want.ErrorAt {
				t.Fatalf("error on line %d: %v; want one on line %d", errorAt, err, want.ErrorAt)
			}
			if want.Scores != nil && !slices.Equal(s.totals(), want.Scores) {
				t.Errorf("scores %v, want %v: %v", s.totals(), want.Scores, s.points)
			}
			for seat, keys := range want.Breakdown {
				for key, n := range keys {
					if s.points[seat][key] != n {
						t.Errorf("seat %d has %d by %s, want %d", seat, s.points[seat][key], key, n)
					}
				}
			}
			var winners []string
			for _, seat := range s.winners() {
				winners = append(winners, string(rune('A'+seat)))
			}
			if want.Winners != nil && !slices.Equal(winners, want.Winners) {
				t.Errorf("%v win, want %v", winners, want.Winners)
			}
		})
	}
}
