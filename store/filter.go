package store

import "strings"

// Filter chooses games. Empty fields let every game through.
type Filter struct {
	Game    string // name of the game
	Title   string // its Title tag, whatever case and accents
	Player  string // a person, by any of its names
	Group   string // a group, by any of its names
	Place   string // where it was played, all of it, whatever case and accents
	Since   string // a date, possibly partial; games that may have been played then or later
	Until   string // likewise: then or earlier
	Text    string // to be found in title, place, event, comments or annotations
	Players int    // so many players; 0: any number
	Limit   int    // at most so many games, the latest; 0: all
}

// where is the filter as a condition of SQL.
func (d *DB) where(f Filter) (string, []any, error) {
	var conds []string
	var args []any
	add := func(cond string, values ...any) {
		conds = append(conds, cond)
		args = append(args, values...)
	}
	if f.Game != "" {
		add("g.game = ?", strings.ToLower(f.Game))
	}
	if f.Player != "" {
		p, err := people.find(d.r, f.Player)
		if err != nil {
			return "", nil, wrap(d.path, err)
		}
		add("EXISTS (SELECT 1 FROM seats s WHERE s.game = g.seq AND s.person = ?)", p.id)
	}
	if f.Group != "" {
		gr, err := groups.find(d.r, f.Group)
		if err != nil {
			return "", nil, wrap(d.path, err)
		}
		add("g.group_id = ?", gr.id)
	}
	if f.Title != "" {
		if err := d.tagged(ATitle, "title", f.Title, f.Game); err != nil {
			return "", nil, err
		}
		add("fold(g.title) = ?", Fold(f.Title))
	}
	if f.Place != "" {
		if err := d.tagged(APlace, "place", f.Place, ""); err != nil {
			return "", nil, err
		}
		add("fold(g.place) = ?", Fold(f.Place))
	}
	if f.Players > 0 {
		add("g.players = ?", f.Players)
	}
	// A partial date stands for all of its days.
	if f.Since != "" {
		add("g.date <> '' AND g.date >= substr(?, 1, length(g.date))", f.Since)
	}
	if f.Until != "" {
		add("g.date <> '' AND substr(g.date, 1, length(?)) <= ?", f.Until, f.Until)
	}
	if f.Text != "" {
		t := Fold(f.Text)
		add(`(instr(fold(g.title || char(10) || g.place || char(10) || g.event || char(10) || g.notes), ?) > 0
			OR EXISTS (SELECT 1 FROM annotations a WHERE a.game = g.seq AND instr(fold(a.text), ?) > 0))`, t, t)
	}
	where := ""
	if len(conds) > 0 {
		where = "WHERE " + strings.Join(conds, " AND ")
	}
	if f.Limit > 0 {
		where = "WHERE g.seq IN (SELECT g.seq FROM games g " + where + " ORDER BY g.date DESC, g.id DESC LIMIT ?)"
		args = append(args, f.Limit)
	}
	return where, args, nil
}
