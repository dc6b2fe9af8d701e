package foreign

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"time"

	"partie/engine/carcassonne"
	"partie/notation"
)

// jczFile is a saved game of JCloisterZone. Version 4 has expansions and slots where
// version 5 has sets, elements and players.
type jczFile struct {
	AppVersion string
	Name       string
	Created    string // when it was saved, 2020-09-13T13:41:18.929Z
	Setup      struct {
		Sets       map[string]num
		Elements   map[string]json.RawMessage
		Expansions json.RawMessage // {"BASIC":1}, or a list of names in 4.0
		Rules      map[string]json.RawMessage
		Addons     json.RawMessage
		Start      []jczStart
	}
	Players         []struct{ Name string }
	Slots           []jczSlot
	Replay          []json.RawMessage
	GameAnnotations struct{ EndTurn num } // a test of that program: the game ends after this turn
}

// jczSlot is a player in version 4.
type jczSlot struct {
	Serial   num // in the order of play
	Nickname string
}

type jczStart struct {
	Tile     string
	X, Y     num
	Rotation num // degrees clockwise
}

// convertJCZ reads a saved game.
func convertJCZ(b []byte) (*Game, error) {
	var f jczFile
	if err := decode(b, &f); err != nil {
		return nil, err
	}
	s := &jczSave{jczFile: &f, v4: f.Setup.Expansions != nil}
	s.title, s.source = cleaned(f.Name), strings.TrimSpace("JCloisterZone "+cleaned(f.AppVersion))
	if t, err := time.Parse(time.RFC3339, f.Created); err == nil && t.Year() > 0 {
		s.date = t.Format(time.DateOnly)
	}
	if err := s.players(); err != nil {
		return nil, err
	}
	if err := s.setup(); err != nil {
		return nil, err
	}
	if err := s.replay(); err != nil {
		return nil, err
	}
	if len(s.turns) == 0 || s.river && len(s.turns) == 1 {
		return nil, fault("no-turns")
	}
	s.fitBag()
	g, rep := s.finish(JCloisterZone, s.over)
	if left := s.box() - len(s.turns); !rep.Complete && rep.OK() && left <= maxAside {
		s.warn("maybe-over", left)
		g.Warnings = s.warnings
	}
	return g, nil
}

// jczSave is a save on its way to a record.
type jczSave struct {
	*jczFile
	record
	v4, river, abbot bool
	second           bool // the tiles of the 2014 edition
	seats            int
	east, south      int // where the save has the start tile
	over             bool
	used             map[carcassonne.Kind]int // copies that lie
}

// maxAside is how many tiles a game may miss to be taken for one that may be over.
const maxAside = 3

// box is how many tiles are laid in a whole game.
func (s *jczSave) box() int {
	switch {
	case !s.river:
		return 71
	case strings.Contains(s.rules, "edition=2014"):
		return 12 + 71
	}
	return 12 + 72
}

// players takes the names in the order of play.
func (s *jczSave) players() error {
	if s.v4 {
		slots := s.Slots
		if !slices.ContainsFunc(slots, func(p jczSlot) bool { return !p.Serial.set }) {
			slices.SortStableFunc(slots, func(p, q jczSlot) int { return cmp.Compare(p.Serial.n, q.Serial.n) })
		}
		s.Players = nil
		for _, p := range slots {
			s.Players = append(s.Players, struct{ Name string }{p.Nickname})
		}
	}
	s.seats = len(s.Players)
	if s.seats == 0 || s.seats > notation.MaxPlayers {
		return fault("bad-players", s.seats)
	}
	for _, p := range s.Players {
		s.addName(p.Name)
	}
	return nil
}

// The rules of JCloisterZone that touch nothing but expansions, in version 5 and in
// version 4. A save may list them all.
var idleRules = strings.Fields(`
	princess-action fairy-placement dragon-move barn-placement wagon-move
	bazaar-no-auction hill-tiebreaker espace-variant escape-variant gq11-pig-herd
	tunnelize-other-expansions more-tunnel-tokens festival-return keep-monasteries
	labyrinth-variant coc-final-scoring count-move little-buildings-scoring
	king-and-robber-scoring king-and-robber-baron-scoring
	RANDOM_SEATING_ORDER USE_PIG_HERDS_INDEPENDENTLY PRINCESS_MUST_REMOVE_KNIGHT
	DRAGON_MOVE_AFTER_SCORING FAIRY_ON_TILE MULTI_BARN_ALLOWED BAZAAR_NO_AUCTION
	ON_HILL_NUMBER_TIEBREAKER ESCAPE_RGG PIG_HERD_ON_GQ_FARM TUNNELIZE_ALL_EXPANSIONS
	MORE_TUNNEL_TOKENS FESTIVAL_FOLLOWER_ONLY KEEP_CLOISTERS BULDINGS_DIFFERENT_VALUE
	ADVANCED_LABYRINTH CLOCK_PLAYER_TIME`)

// setup reads what is played with, and puts it into the words of our Rules tag. What
// we do not have is refused by its names.
func (s *jczSave) setup() error {
	var alien []string
	sets := s.Setup.Sets
	if s.v4 {
		var err error
		if sets, err = s.expansions(); err != nil {
			return err
		}
	}
	first := false
	for _, name := range slices.Sorted(maps.Keys(sets)) {
		n := sets[name].n
		switch base, edition, _ := strings.Cut(name, ":"); {
		case n == 0:
		case n == 1 && (base == "basic" || name == "BASIC"):
			s.second = s.second || edition == "2"
			first = first || edition != "2"
		case n == 1 && (base == "river/1" || name == "RIVER"):
			s.river = true
		default:
			alien = append(alien, name)
		}
	}
	farmers := s.v4
	if !s.v4 {
		farmers = on(s.Setup.Elements["farmers"])
		alien = append(alien, s.elements()...)
	}
	tiny, rules := s.ruleWords()
	alien = append(alien, rules...)
	if a := s.Setup.Addons; on(a) && string(a) != "{}" && string(a) != "[]" {
		alien = append(alien, "addons")
	}
	switch {
	case len(alien) > 0:
		return fault("unknown-parts", listed(alien))
	case first == s.second:
		return fault("one-basic-set")
	}
	if s.v4 && s.river {
		s.second = true // the start tile is taken out for the source, as in our box of 2014
	}
	s.rules = s.words(s.second, farmers, tiny)
	return s.startTile()
}

// expansions is the expansions of a save of version 4 with how often they are there.
func (s *jczSave) expansions() (map[string]num, error) {
	var names []string
	if json.Unmarshal(s.Setup.Expansions, &names) != nil {
		var sets map[string]num
		return sets, decode(s.Setup.Expansions, &sets)
	}
	sets := map[string]num{}
	for _, n := range names {
		sets[n] = num{1, true}
	}
	return sets, nil
}

// elements takes the abbot, and returns the elements that we do not have.
func (s *jczSave) elements() (alien []string) {
	followers := false
	for _, name := range slices.Sorted(maps.Keys(s.Setup.Elements)) {
		v := s.Setup.Elements[name]
		switch {
		case name == "small-follower":
			followers = string(v) == "7" || string(v) == `"7"`
		case !on(v), name == "farmers", name == "garden":
		case name == "abbot" && (string(v) == "1" || string(v) == "true"):
			s.abbot = true
		case name == "abbot":
			alien = append(alien, "abbot × "+short(string(v)))
		default:
			alien = append(alien, name)
		}
	}
	if !followers {
		alien = append(alien, "small-follower ≠ 7")
	}
	return alien
}

// on reports whether a setting is there and neither false, null nor 0.
func on(v json.RawMessage) bool {
	return v != nil && !slices.Contains([]string{"false", "null", "0", `""`}, string(v))
}

// ruleWords is what a city of two tiles counts, and the rules that we do not have.
func (s *jczSave) ruleWords() (tiny string, alien []string) {
	tiny = "4"
	for _, name := range slices.Sorted(maps.Keys(s.Setup.Rules)) {
		v := strings.Trim(string(s.Setup.Rules[name]), `"`)
		switch {
		case name == "tiny-city-scoring" && (v == "2" || v == "4"):
			tiny = v
		case name == "TINY_CITY_2_POINTS":
			if on(s.Setup.Rules[name]) {
				tiny = "2"
			}
		case !slices.Contains(idleRules, name):
			alien = append(alien, name)
		}
	}
	return tiny, alien
}

// words is our Rules tag. JCloisterZone scores fields by the third rule in either
// edition.
func (s *jczSave) words(second, farmers bool, tiny string) string {
	w := []string{"edition=2014"}
	if !second {
		w = []string{"edition=2000", "farmers=3"}
	}
	if s.river {
		w = append(w, "river")
	}
	if s.abbot {
		w = append(w, "abbot")
	}
	if second != (tiny == "4") {
		w = append(w, "tiny="+tiny)
	}
	if !farmers {
		w = append(w, "nofarmers")
	}
	return strings.Join(w, " ")
}
