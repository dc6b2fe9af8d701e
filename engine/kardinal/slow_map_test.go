package kardinal_test

import (
	"encoding/json"
	"os"
	"slices"
)

// slowSuits is the letters of the suits, in the order of the map's list.
const slowSuits = "ABIEF"

// slowColours is the letters of the colours in the two-player variant.
const slowColours = "yrgbp"

// slowSpace is a place for a cloister: a land and a number from 1.
type slowSpace struct {
	land string
	n    int
}

// slowMap is the map as the slow rules read it, whatever the engine makes of it.
var slowMap = readSlowMap()

type slowMapData struct {
	cards     map[byte]int              // how many of each suit
	suit      map[string]byte           // the card that names a land
	lands     []string                  // in the order of the map
	spaces    map[string]int            // how many cloister spaces a land has
	roads     map[slowSpace][]slowSpace // the neighbours of each space
	alliances [][2]string               // in order
}

// readSlowMap reads map.json by its plain names.
func readSlowMap() slowMapData {
	var file struct {
		Suits []struct {
			Card  string
			Lands []string
			Cards int
		}
		Lands []struct {
			Code   string
			Spaces int
		}
		Roads     []struct{ A, B string }
		Alliances []struct {
			N     int
			Lands [2]string
		}
	}
	b, err := os.ReadFile("map.json")
	if err == nil {
		err = json.Unmarshal(b, &file)
	}
	if err != nil {
		panic(err)
	}
	m := slowMapData{map[byte]int{}, map[string]byte{}, nil, map[string]int{}, map[slowSpace][]slowSpace{}, nil}
	for _, s := range file.Suits {
		m.cards[s.Card[0]] = s.Cards
		for _, land := range s.Lands {
			m.suit[land] = s.Card[0]
		}
	}
	for _, l := range file.Lands {
		m.lands = append(m.lands, l.Code)
		m.spaces[l.Code] = l.Spaces
	}
	for _, r := range file.Roads {
		a := slowSpace{r.A[:2], int(r.A[2] - '0')}
		b := slowSpace{r.B[:2], int(r.B[2] - '0')}
		m.roads[a] = append(m.roads[a], b)
		m.roads[b] = append(m.roads[b], a)
	}
	for n := range file.Alliances { // by number, wherever they stand
		i := slices.IndexFunc(file.Alliances, func(a struct {
			N     int
			Lands [2]string
		}) bool {
			return a.N == n+1
		})
		m.alliances = append(m.alliances, file.Alliances[i].Lands)
	}
	return m
}

// slowDeck is all cards of the game, so many of each suit taken out, unshuffled.
func slowDeck(removed int) (deck []byte) {
	for _, suit := range []byte(slowSuits) {
		deck = append(deck, slices.Repeat([]byte{suit}, slowMap.cards[suit]-removed)...)
	}
	return deck
}
