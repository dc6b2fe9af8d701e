package foreign

import (
	"slices"
	"strings"

	"partie/engine/carcassonne"
)

// jczPointer is a place of the board: a location on the tile of a cell. Older saves
// name no feature; it follows from the location.
type jczPointer struct {
	Position []num
	Feature  string
	Location string
	MeepleID string // of a meeple that stands there
}

// deploy reads who is set where.
func (r *jczReplay) deploy(m *jczMessage) error {
	var p struct {
		Pointer  jczPointer
		MeepleID string
	}
	if err := decode(m.Payload, &p); err != nil {
		return err
	}
	if !r.open.placed {
		return fault("no-tile-yet")
	}
	man, err := r.meeple(p.MeepleID)
	if err != nil {
		return err
	}
	x, y, err := position(p.Pointer.Position)
	if err != nil {
		return err
	}
	if x-r.east != r.open.x || y-r.south != r.open.y {
		return fault("other-tile", cell(x-r.east, y-r.south))
	}
	word, err := p.Pointer.word(r.open.kind, r.open.rot)
	if err != nil {
		return err
	}
	if man == "abbot" {
		if word != "m" {
			return fault("abbot-place", short(p.Pointer.Location))
		}
		word = "a"
	} else if word == "m" && r.open.kind.Middle() == carcassonne.Garden {
		return fault("garden-follower")
	}
	return r.decide(word)
}

// takeBack reads that the abbot is taken back.
func (r *jczReplay) takeBack(m *jczMessage) error {
	var p struct {
		Pointer jczPointer
		Source  string
	}
	if err := decode(m.Payload, &p); err != nil {
		return err
	}
	man, err := r.meeple(p.Pointer.MeepleID)
	if err != nil {
		return err
	}
	if man != "abbot" || p.Source != "" && p.Source != "ABBOT_RETURN" {
		return fault("not-the-abbot")
	}
	return r.decide("-a")
}

// meeple is what sort of figure an id such as "0.small.3" names, which is to be one of
// the player whose turn it is.
func (r *jczReplay) meeple(id string) (sort string, err error) {
	owner, rest, _ := strings.Cut(id, ".")
	sort, _, _ = strings.Cut(rest, ".")
	seat := r.committed() % r.seats
	switch {
	case sort != "small" && sort != "abbot":
		return "", fault("unknown-meeple", short(id))
	case sort == "abbot" && !r.abbot:
		return "", fault("no-abbot")
	case owner != itoa(seat):
		return "", fault("not-his-meeple", short(id), seat)
	}
	return sort, nil
}

// halves is JCloisterZone's names of the half edges in the engine's order: left and
// right are as seen from the tile's middle.
var halves = []string{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"}

// word is the follower in the notation, "m" also on a garden, on a tile as it lies.
func (p *jczPointer) word(k carcassonne.Kind, rot int) (string, error) {
	loc := p.Location
	switch loc {
	case "I", "CLOISTER", "MONASTERY", "AS_ABBOT":
		if k.Middle() == carcassonne.NoFeature || !slices.Contains([]string{"", "Monastery", "Cloister", "Garden"}, p.Feature) {
			return "", p.nowhere(k)
		}
		return "m", nil
	}
	if rest, ok := strings.CutPrefix(loc, "_"); ok { // all sides but this one
		loc = strings.ReplaceAll("NESW", rest, "")
	}
	if len(loc) > 0 && len(loc) <= 4 && strings.Trim(loc, "NESW") == "" {
		return p.side(k, rot, loc)
	}
	return p.field(k, rot, strings.Split(loc, "."))
}

// side is a knight or robber on the feature at the sides loc.
func (p *jczPointer) side(k carcassonne.Kind, rot int, loc string) (string, error) {
	feature, at := carcassonne.NoFeature, -1
	for i, name := range sides {
		if !strings.Contains(loc, name) {
			continue
		}
		f, first := k.AtSide(rot, i)
		if f == carcassonne.NoFeature || at >= 0 && (f != feature || first != at) {
			return "", p.nowhere(k)
		}
		feature, at = f, first
	}
	switch {
	case feature == carcassonne.City && (p.Feature == "" || p.Feature == "City"):
		return "c" + sides[at], nil
	case feature == carcassonne.Road && (p.Feature == "" || p.Feature == "Road"):
		return "r" + sides[at], nil
	}
	return "", p.nowhere(k)
}

// field is a farmer in the field at the half edges list.
func (p *jczPointer) field(k carcassonne.Kind, rot int, list []string) (string, error) {
	at := -1
	for _, name := range list {
		half := slices.Index(halves, name)
		if half < 0 {
			return "", p.nowhere(k)
		}
		corner, ok := k.AtHalf(rot, half)
		if !ok || at >= 0 && corner != at {
			return "", p.nowhere(k)
		}
		at = corner
	}
	if !slices.Contains([]string{"", "Field", "Farm"}, p.Feature) {
		return "", p.nowhere(k)
	}
	return "f" + corners[at], nil
}

// nowhere is the fault of a pointer that fits nothing on the tile.
func (p *jczPointer) nowhere(k carcassonne.Kind) error {
	return fault("no-such-place", short(strings.TrimSpace(p.Feature+" "+p.Location)), k)
}
