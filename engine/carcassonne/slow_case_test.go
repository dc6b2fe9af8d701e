package carcassonne_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"partie/testdata"
)

var (
	slowTag       = regexp.MustCompile(`^\[(\w+) "(.*)"\]$`)
	slowLine      = regexp.MustCompile(`^(?:\d+\. )?(?:[A-Z]: )?(.*)$`)
	slowPlacement = regexp.MustCompile(`^(r?[A-X]g?)([1-3]?)(@.+)$`)
)

// canon is a turn as people write it in canonical form: with the smallest rotation
// that gives the same tile, and the follower named by the first side or corner.
func (s *slow) canon(turn string) string {
	words := strings.Fields(turn)
	at := slices.IndexFunc(words, func(w string) bool { return w[0] != 'x' })
	if at < 0 {
		return turn
	}
	m := slowPlacement.FindStringSubmatch(words[at])
	if m == nil || slowTiles.count[m[1]] == 0 {
		return turn
	}
	rotation, _ := strconv.Atoi(m[2])
	t := s.tile(m[1], rotation)
	if r := slowTiles.canon[m[1]][rotation]; r != rotation {
		m[2] = strings.TrimLeft(strconv.Itoa(r), "0")
	}
	words[at] = m[1] + m[2] + m[3]
	for i := at + 1; i < len(words); i++ {
		words[i] = t.canonFollower(words[i])
	}
	return strings.Join(words, " ")
}

// canonFollower is the word with the first side or corner of the part it means, which
// may be left out where the tile has only one.
func (t slowTile) canonFollower(word string) string {
	names := slowSides
	var parts [][]int
	switch word[0] {
	case 'c':
		parts = t.sides(slowCities)
	case 'r':
		parts = t.sides(slowRoads)
	case 'f':
		names = slowCorners
		for _, f := range t.fields {
			parts = append(parts, f.corners)
		}
	}
	for _, p := range parts {
		if slices.Contains(p, slices.Index(names, word[1:])) || len(word) == 1 && len(parts) == 1 {
			return word[:1] + names[slices.Min(p)]
		}
	}
	return word
}

// slowCase plays a record line by line and compares the claims and the result in it.
// It returns the game, its line with an error (0: none), and the totals of the last
// turn before any end scoring.
func slowCase(text string) (s *slow, errorAt int, last []int, err error) {
	tags := map[string]string{}
	for i, line := range strings.Split(text, "\n") {
		if m := slowTag.FindStringSubmatch(line); m != nil {
			tags[m[1]] = m[2]
			continue
		}
		if s == nil {
			s = newSlow(tags["Rules"], strings.Count(tags["Players"], ",")+1, 0)
		}
		turn, claim, _ := strings.Cut(line, " =")
		switch {
		case line == "" || line[0] == '#' || line == "@unfinished":
			continue
		case line == "@end":
			s.finish()
			continue
		}
		if err := s.play(s.canon(slowLine.FindStringSubmatch(turn)[1])); err != nil {
			return s, i + 1, last, err
		}
		last = s.totals()
		if claim != "" && claim != written(last) {
			return s, i + 1, last, fmt.Errorf("%s has %s", line, written(last))
		}
	}
	if s.over() && !s.ended {
		s.finish()
	}
	if result := tags["Result"]; result != "" && result != written(s.totals()) {
		return s, 1, last, fmt.Errorf("result %s, not %s", written(s.totals()), result)
	}
	return s, 0, last, nil
}

// written is totals as the notation writes them.
func written(totals []int) string {
	return strings.ReplaceAll(strings.Trim(fmt.Sprint(totals), "[]"), " ", "/")
}

// The cases, worked by hand from the rules, hold for the slow rules too.
func TestSlowCases(t *testing.T) {
	files, err := fs.Glob(testdata.Cases, "cases/carcassonne/*.partie")
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
			if strings.Contains(text, " ~") || strings.Contains(text, "@start") {
				t.Skip("the slow rules know no other start and nothing against the rules")
			}
			var want struct {
				Scores  []int
				Last    []int `json:"timeline_last"`
				ErrorAt int   `json:"error_line"`
			}
			if err := json.Unmarshal([]byte(expected), &want); err != nil {
				t.Fatal(err)
			}
			s, errorAt, last, err := slowCase(text)
			if errorAt != want.ErrorAt {
				t.Fatalf("error on line %d: %v; want one on line %d", errorAt, err, want.ErrorAt)
			}
			if want.Scores != nil && !slices.Equal(s.totals(), want.Scores) {
				t.Errorf("scores %v, want %v", s.totals(), want.Scores)
			}
			if want.Last != nil && !slices.Equal(last, want.Last) {
				t.Errorf("last totals %v, want %v", last, want.Last)
			}
		})
	}
}

// Real games between people, with the totals that the site counted: those in the
// claims during the game, and the result.
func TestSlowGames(t *testing.T) {
	files, err := fs.Glob(testdata.Games, "games/bga*.partie")
	if err != nil || len(files) == 0 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		b, err := fs.ReadFile(testdata.Games, name)
		if err != nil {
			t.Fatal(err)
		}
		if _, line, _, err := slowCase(string(b)); err != nil {
			t.Errorf("%s:%d: %v", name, line, err)
		}
	}
}
