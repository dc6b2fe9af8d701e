package report

import (
	"cmp"
	"slices"

	"partie/clean"
	"partie/engine"
	"partie/lang"
)

// Record is the best that there was of something in a game.
type Record struct {
	Key   string   `json:"key"` // "most", "fewest", "margin", "turns", or the game's own name
	Title string   `json:"title"`
	Value int      `json:"value"`
	Who   []string `json:"who"`
	Occasion
	Again int `json:"again"` // in how many more games it came
}

// best is a record as it stands.
type best struct {
	extreme
	who []int
}

// records is those of a game: of its totals, and of its feats by name.
type records struct {
	most, fewest, margin, turns best
	feats                       []feat
}

type feat struct {
	best
	name string
}

// meet takes n where it goes beyond all before. Who had it at the same time shares it.
func (b *best) meet(n int, at Occasion, high bool, who ...int) {
	if b.seen && n == b.value && at == b.at {
		for _, w := range who {
			if !slices.Contains(b.who, w) {
				b.who = append(b.who, w)
			}
		}
		return
	}
	if b.extreme.meet(n, at, high) {
		b.who = slices.Clone(who)
	}
}

func (rs *records) add(r *result) {
	for _, f := range r.Feats {
		if f.Seat >= 0 && f.Seat < len(r.who) {
			rs.feat(f.Name).meet(f.Value, r.occasion(f.Turn), true, r.who[f.Seat])
		}
	}
	if !r.Complete {
		return
	}
	for i, s := range r.Seats {
		if s.Total != nil {
			rs.most.meet(*s.Total, r.occasion(0), true, r.who[i])
			rs.fewest.meet(*s.Total, r.occasion(0), false, r.who[i])
		}
	}
	for i, m := range r.margins {
		if m > 0 {
			rs.margin.meet(m, r.occasion(0), true, r.who[i])
		}
	}
	if r.Turns > 0 {
		rs.turns.meet(r.Turns, r.occasion(0), true, r.who...)
	}
}

// feat is the record of a feat; a game has few.
func (rs *records) feat(name string) *best {
	for i := range rs.feats {
		if rs.feats[i].name == name {
			return &rs.feats[i].best
		}
	}
	rs.feats = append(rs.feats, feat{name: name})
	return &rs.feats[len(rs.feats)-1].best
}

// stats is the records that there are, those of all games first, and the best total before
// the worst.
func (rs *records) stats(game engine.Game, low bool, names func(int) string, l lang.Lang) []Record {
	list := []Record{}
	put := func(key, title string, b *best) {
		if !b.seen {
			return
		}
		r := Record{Key: key, Title: title, Value: b.value, Occasion: b.at, Again: b.again}
		for _, who := range b.who {
			r.Who = append(r.Who, names(who))
		}
		list = append(list, r)
	}
	put("most", texts.Text(l, "stats.record.most"), &rs.most)
	put("fewest", texts.Text(l, "stats.record.fewest"), &rs.fewest)
	if low {
		slices.Reverse(list)
	}
	put("margin", texts.Text(l, "stats.record.margin"), &rs.margin)
	put("turns", texts.Text(l, "stats.record.turns"), &rs.turns)
	notable, _ := game.(engine.Notable)
	for _, name := range featNames(notable, rs.feats) {
		title := name
		if notable != nil {
			title = notable.FeatTitle(name).In(l)
		}
		put(clean.Line(name), clean.Line(title), rs.feat(name))
	}
	return list
}

// featNames is the names of the feats that there are, in the order of the game.
func featNames(game engine.Notable, feats []feat) []string {
	var list []string
	for _, f := range feats {
		list = append(list, f.name)
	}
	if game == nil {
		return list
	}
	order := game.FeatNames()
	slices.SortStableFunc(list, func(a, b string) int { return cmp.Compare(slices.Index(order, a), slices.Index(order, b)) })
	return list
}
