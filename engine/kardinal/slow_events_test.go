package kardinal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
	"partie/testdata"
)

var slowColourNames = []string{"yellow", "red", "green", "blue", "purple"}

// told keeps what a colour scored, unless it is nobody's.
func (s *slowRecord) told(turn, colour int, key string, points int, what string) {
	owner := s.owners()[colour]
	if owner < 0 {
		return
	}
	if s.baldwin {
		what += " " + slowColourNames[colour]
	}
	s.events = append(s.events, fmt.Sprintf("turn %d: %s %d by %s %s", turn, seatLetter(owner), points, key, what))
}

// tell keeps what the cloisters of all lands score. The place of a colour is one more
// than the numbers of cloisters above its own that somebody there has.
func (s *slowRecord) tell(turn int, key string) {
	for _, land := range slowMap.lands {
		all := 0
		for c := range s.colours() {
			all += s.cloisters(land, c)
		}
		for c := range s.colours() {
			n := s.cloisters(land, c)
			if n == 0 {
				continue
			}
			place, next := 1, 0
			for more := 20; more > n; more-- {
				for d := range s.colours() {
					if s.cloisters(land, d) == more {
						place, next = place+1, more
						break
					}
				}
			}
			points := next
			if place == 1 {
				points = all
			}
			s.told(turn, c, key, points, fmt.Sprintf("land %s place %d cloisters %d all %d", land, place, n, all))
		}
	}
}

// tellAlliances keeps what the alliances score.
func (s *slowRecord) tellAlliances() {
	for i, a := range slowMap.alliances {
		var there [2]int
		for k, land := range a {
			for c := range s.colours() {
				there[k] += s.advisors(land, c)
			}
		}
		for c := range s.colours() {
			if s.leads(a[0], c) && s.leads(a[1], c) {
				s.told(-1, c, "advisors", there[0]+there[1], fmt.Sprintf("alliance %d lands %v advisors %v", i+1, a, there))
			}
		}
	}
}

// factsOf is an event of the engine as the slow rules tell theirs; for a chain the
// spaces.
func factsOf(st engine.State, turn int, e engine.Event) (text string, chain []string) {
	text = fmt.Sprintf("turn %d: %v %d by %s", turn, e.Seat, e.Points.Min, e.Key)
	for _, f := range st.(engine.Factual).Facts(e) {
		switch f.Name {
		case "spaces":
			chain = f.Value.([]string)
		case "colour":
			text += fmt.Sprint(" ", f.Value)
		default:
			text += fmt.Sprint(" ", f.Name, " ", f.Value)
		}
	}
	return text, chain
}

// checkChain holds that an event is a chain: cloisters of one colour of the seat that
// lie in a row along roads and are in no other chain, which used tells. Together the
// chains of a seat must be worth what the slow rules give it.
func (s *slowRecord) checkChain(t *testing.T, e engine.Event, chain []string, used map[string]bool) {
	t.Helper()
	var order []slowSpace
	colour := -1
	for _, name := range chain {
		at := slowSpace{name[:2], int(name[2] - '0')}
		i := slices.IndexFunc(s.pieces, func(p slowPiece) bool { return p.land == at.land && p.space == at.n })
		if i < 0 || used[name] || colour >= 0 && s.pieces[i].colour != colour {
			t.Errorf("the chain %v has %s twice, or it is of another colour", chain, name)
			return
		}
		used[name], colour = true, s.pieces[i].colour
		order = append(order, at)
	}
	paths := map[uint32]bool{}
	for i := range order {
		extend(order, i, 0, paths)
	}
	if !paths[uint32(1)<<len(order)-1] || e.Points != engine.Exactly(len(chain)) || s.owners()[colour] != int(e.Seat) {
		t.Errorf("%v for %v are no chain of %v", e.Points, chain, e.Seat)
	}
}

// The slow rules play all samples and cases, from their texts alone, as the engine does:
// the same turn is wrong, the same lands, alliances and chains score at the same turns,
// and the same seats win.
func TestSlowRecords(t *testing.T) {
	texts := recordTexts(t, testdata.Games, "games/kardinal-*.partie")
	for name, text := range recordTexts(t, testdata.Cases, "cases/kardinal/*.partie") {
		texts["case "+name] = text
	}
	for name, text := range texts {
		t.Run(name, func(t *testing.T) {
			slow := playRecord(text)
			recs, _ := notation.Parse([]byte(text))
			var last engine.State
			r := replay.Each(recs[0], func(_ int, st engine.State) { last = st })
			compareRecord(t, slow, r, last)
			t.Log(slow.totals(), slow.won(), "after", len(slow.timeline), "turns")
		})
	}
}

// compareRecord compares a record as the slow rules played it with its replay.
func compareRecord(t *testing.T, slow *slowRecord, r *replay.Replay, last engine.State) {
	t.Helper()
	errorAt := 0
	for _, d := range r.Diags {
		if d.Severity == notation.Error && errorAt == 0 {
			errorAt = r.Record.Position(d.Pos).Line
		}
	}
	if errorAt != slow.errorAt {
		t.Fatalf("the engine stops at line %d, the slow rules at %d: %v", errorAt, slow.errorAt, slow.err)
	}
	if r.Complete != slow.ended || len(r.Steps) != len(slow.timeline) || r.Irregular != slow.irregular {
		t.Errorf("complete %v, %d turns, irregular %v; want %v, %d, %v",
			r.Complete, len(r.Steps), r.Irregular, slow.ended, len(slow.timeline), slow.irregular)
	}
	for i, step := range r.Steps {
		for seat, total := range step.Totals {
			if total != engine.Exactly(slow.timeline[i][seat]) {
				t.Fatalf("%v behind turn %d, want %v", step.Totals, i+1, slow.timeline[i])
			}
		}
	}
	var got []string
	used := map[string]bool{}
	r.EachEvent(func(turn int, e engine.Event) {
		text, chain := factsOf(last, turn, e)
		if chain == nil {
			got = append(got, text)
		} else {
			slow.checkChain(t, e, chain, used)
		}
	})
	if !slices.Equal(got, slow.events) {
		t.Errorf("the engine has the events\n\t%s\nthe slow rules\n\t%s", strings.Join(got, "\n\t"), strings.Join(slow.events, "\n\t"))
	}
	for seat, total := range r.Final {
		if want := slow.totals()[seat]; slow.errorAt == 0 && total != engine.Exactly(want) {
			t.Errorf("seat %d has %v at the end, want %d", seat, total, want)
		}
	}
	var winners []string
	for _, x := range r.Winners {
		winners = append(winners, x.String())
	}
	if !slices.Equal(winners, slow.won()) {
		t.Errorf("%v win, want %v", winners, slow.won())
	}
}
