package kardinal

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"slices"
	"strconv"
	"strings"
	"sync"

	"partie/engine"
)

// Land is a land of the map: the rim clockwise, then the inside.
type Land uint8

// landCodes is the lands in their order, as the notation names them.
var landCodes = [9]string{"En", "Fk", "Ba", "It", "Ar", "Fr", "Lo", "Sw", "Bu"}

// String is the land's code.
func (l Land) String() string {
	if int(l) < len(landCodes) {
		return landCodes[l]
	}
	return "?"
}

// Suit is a suit of the cards.
type Suit uint8

// suitLetters is the suits in their order.
const suitLetters = "ABIEF"

// String is the letter of the suit's cards.
func (s Suit) String() string {
	if int(s) < len(suitLetters) {
		return suitLetters[s : s+1]
	}
	return "?"
}

// Marker says where an item of the map comes from.
type Marker uint8

// The markers, from the surest to the least sure.
const (
	Unmarked      Marker = iota // the file does not say
	Read                        // a source says so
	Inferred                    // follows from what sources say
	Reconstructed               // chosen to agree with what was read; not known to be printed so
)

// String is the word that the file has for it, "" for Unmarked.
func (k Marker) String() string { return [...]string{"", "read", "inferred", "reconstructed"}[k&3] }

// Limits of a map.
const (
	maxSpaces    = 64
	maxAlliances = 31
	maxRoads     = 6 // at one space
	maxFront     = 6 // see sweep: the standard map has 4. Chains on a net more tangled take seconds
)

// How many hex digits of its hash name a map.
const (
	minDigits  = 6
	hashDigits = 12 // as the program writes them
)

// Map is the board as data.
type Map struct {
	Name      string
	Hash      string // the first 12 hex digits of the SHA-256 of File
	File      []byte // what it was read from, with LF at the ends of lines; not to be changed
	Lands     [9]MapLand
	Suits     [5]MapSuit
	Spaces    []MapSpace // by land and number
	Roads     [][2]uint8 // indices into Spaces, the lower first
	RoadMarks []Marker   // of each road
	Alliances []Alliance // by number

	adj  [64]uint64         // the neighbours of each space
	area [lands]uint64      // the spaces of each land
	pays [1 << suits]uint64 // the lands that cards of these suits name
	sum  string             // all of the hash
}

// MapLand is a land. Its spaces are Spaces[First:First+N], numbered from 1.
type MapLand struct {
	Code, En, De string
	Suit         Suit
	First, N     uint8
	HasArms      bool // the file says where the coat of arms is
	X, Y         int  // of the coat of arms; without one, the middle of the spaces
	Source       string
	Mark         Marker // of the number of spaces
}

// MapSuit is the cards of one letter.
type MapSuit struct {
	Card   byte
	Lands  []Land
	Cards  int
	Source string
	Mark   Marker
}

// MapSpace is a place for a cloister.
type MapSpace struct {
	Land   Land
	Number uint8 // from 1
	X, Y   int
	Source string
	Mark   Marker // of its number and place
}

// String is the name of the space, such as En1.
func (s *MapSpace) String() string { return s.Land.String() + strconv.Itoa(int(s.Number)) }

// Alliance is a line between two lands.
type Alliance struct {
	N      int
	A, B   Land
	Sea    bool
	Source string
	Mark   Marker // that these two lands have one
	Number Marker // that it has this number
}

// Tally counts items by their marker.
type Tally [Reconstructed + 1]int

// Of is how many have the marker.
func (t Tally) Of(k Marker) int { return t[k] }

// Sources says how much of a map comes from where.
type Sources struct {
	Counts    Tally // how many spaces a land has, by land
	Spaces    Tally // number and place of each space
	Roads     Tally
	Alliances Tally // which lands
	Numbers   Tally // of the alliances
}

// Sources counts the items of m.
func (m *Map) Sources() (s Sources) {
	for i := range m.Lands {
		s.Counts[m.Lands[i].Mark]++
	}
	for i := range m.Spaces {
		s.Spaces[m.Spaces[i].Mark]++
	}
	for _, k := range m.RoadMarks {
		s.Roads[k]++
	}
	for i := range m.Alliances {
		s.Alliances[m.Alliances[i].Mark]++
		s.Numbers[m.Alliances[i].Number]++
	}
	return s
}

// Reconstructed reports whether anything of the map is not known to be printed so.
func (m *Map) Reconstructed() bool {
	s := m.Sources()
	for _, t := range [...]Tally{s.Counts, s.Spaces, s.Roads, s.Alliances, s.Numbers} {
		if t[Reconstructed] > 0 {
			return true
		}
	}
	return false
}

// Board is the map as the store keeps it and people share it.
func (m *Map) Board() engine.Board {
	return engine.Board{Hash: m.sum, Name: m.Name, File: m.File, Standard: slices.Contains(standards, m.sum)}
}

// mapJSON is the standard map, with its sources named in it.
//
//go:embed map.json
var mapJSON []byte

// Standard is the map of a game that names none. It is read when it is asked for: most
// runs of the program need no map.
var Standard = sync.OnceValue(func() *Map {
	m, err := ReadMap(mapJSON)
	if err != nil {
		panic("kardinal: map.json: " + err.Error()) // embedded: a mistake of the program
	}
	return m
})

// standards is the hashes of the maps that were Standard in some version of the program.
// A record that names none of them and one that names its own are the same game, so none
// is taken out when the map is corrected.
var standards = []string{
	"324d03bc49b770168b1b8cc33b709d686af8a8fb2d00a6ac5ddd2f8b47b56c52",
}

// StandardName is what the standard map is called beside its hash.
const StandardName = "standard"

// maxMaps bounds the maps of a program that runs long.
const maxMaps = 1000

var registry struct {
	sync.RWMutex
	maps []*Map // without Standard
}

// Register reads a map and makes it known by its hash. The same file again is the
// same map. It keeps b.
func Register(b []byte) (*Map, error) {
	m, err := ReadMap(b)
	if err != nil {
		return nil, err
	}
	registry.Lock()
	defer registry.Unlock()
	for _, known := range append([]*Map{Standard()}, registry.maps...) {
		if known.sum == m.sum {
			return known, nil
		}
	}
	if len(registry.maps) >= maxMaps {
		return nil, badMap(0, "too-many-maps", maxMaps)
	}
	registry.maps = append(registry.maps, m)
	return m, nil
}

// mapsByHash is the maps whose hash begins with these hex digits, at least six; "" and
// StandardName are Standard.
func mapsByHash(hash string) (found []*Map) {
	if hash == "" || strings.EqualFold(hash, StandardName) {
		return []*Map{Standard()}
	}
	if len(hash) < minDigits {
		return nil
	}
	hash = strings.ToLower(hash)
	if strings.HasPrefix(Standard().sum, hash) {
		found = append(found, Standard())
	}
	registry.RLock()
	defer registry.RUnlock()
	for _, m := range registry.maps {
		if strings.HasPrefix(m.sum, hash) {
			found = append(found, m)
		}
	}
	return found
}

// hashOf is the whole hash of a file.
func hashOf(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}
