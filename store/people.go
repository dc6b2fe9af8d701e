package store

import "database/sql"

// Named is a person or a group with the number of its games.
type Named struct {
	Name    string
	Aliases []string // the other names that lead to it, as written
	Games   int
	Won     int // people: how many of the games they won
}

// People lists all people by name.
func (d *DB) People() ([]Named, error) {
	return d.list(people, `SELECT t.id, t.name, count(s.game), coalesce(sum(s.won), 0)
		FROM people t LEFT JOIN seats s ON s.person = t.id GROUP BY t.id ORDER BY fold(t.name), t.name, t.id`)
}

// Groups lists all groups by name.
func (d *DB) Groups() ([]Named, error) {
	return d.list(groups, `SELECT t.id, t.name, count(g.seq), 0
		FROM groups t LEFT JOIN games g ON g.group_id = t.id GROUP BY t.id ORDER BY fold(t.name), t.name, t.id`)
}

func (d *DB) list(r register, query string) ([]Named, error) {
	type alias struct{ key, name string }
	aliases := map[int64][]alias{}
	err := d.eachRow(`SELECT key, name, owner FROM `+r.names+` ORDER BY key`, func(rows *sql.Rows) error {
		var al alias
		var owner int64
		err := rows.Scan(&al.key, &al.name, &owner)
		aliases[owner] = append(aliases[owner], al)
		return err
	})
	if err != nil {
		return nil, err
	}
	var list []Named
	err = d.eachRow(query, func(rows *sql.Rows) error {
		var id int64
		var n Named
		err := rows.Scan(&id, &n.Name, &n.Games, &n.Won)
		for _, al := range aliases[id] {
			if al.key != Fold(n.Name) && al.key != exactKey(n.Name) {
				n.Aliases = append(n.Aliases, al.name)
			}
		}
		list = append(list, n)
		return err
	})
	return list, err
}

// eachRow calls f for every row of a query.
func (d *DB) eachRow(query string, f func(*sql.Rows) error, args ...any) error {
	rows, err := d.r.Query(query, args...)
	if err != nil {
		return wrap(d.path, err)
	}
	defer rows.Close()
	for rows.Next() {
		if err := f(rows); err != nil {
			return wrap(d.path, err)
		}
	}
	return wrap(d.path, rows.Err())
}

// AliasPerson lets records call a person by one more name. Errors: NotFound; Exists
// where that name leads to a person already; and those of writing.
func (d *DB) AliasPerson(name, alias string) error {
	return d.within(func(s *session) error {
		t, err := people.find(s.tx, name)
		if err != nil {
			return err
		}
		return s.addName(people, t, alias)
	})
}

// RenamePerson gives a person another name to show. The old one stays as an alias.
// Errors: NotFound; Exists where another person has that name; those of writing.
func (d *DB) RenamePerson(old, name string) error { return d.rename(people, old, name) }

// RenameGroup gives a group another name to show, as RenamePerson does.
func (d *DB) RenameGroup(old, name string) error { return d.rename(groups, old, name) }

func (d *DB) rename(r register, old, name string) error {
	return d.within(func(s *session) error {
		t, err := r.find(s.tx, old)
		if err != nil {
			return err
		}
		if err := s.addName(r, t, name); err != nil {
			return err
		}
		_, err = s.tx.Exec(`UPDATE `+r.things+` SET name = ?, chosen = 1 WHERE id = ?`, name, t.id)
		return err
	})
}

// addName lets name lead to t.
func (s *session) addName(r register, t thing, name string) error {
	key := Fold(name)
	owner, err := r.lookup(s.tx, key)
	switch {
	case err != nil:
		return err
	case owner.id == t.id:
		_, err = s.tx.Exec(`UPDATE `+r.names+` SET name = ? WHERE key = ?`, name, key)
		return err
	case owner.id != 0:
		return &Error{Kind: Exists, Name: owner.name}
	}
	_, err = s.tx.Exec(`INSERT INTO `+r.names+` (key, owner, name) VALUES (?, ?, ?)`, key, t.id, name)
	return err
}

// MergePeople makes two people one: all games and names of from become those of
// into. The records stay as they are. Errors: NotFound; Same; Together where the two
// sat at one table; and those of writing.
func (d *DB) MergePeople(from, into string) error {
	return d.within(func(s *session) error {
		f, t, err := s.pair(people, from, into)
		if err != nil {
			return err
		}
		var id string
		err = s.tx.QueryRow(`SELECT coalesce(min(g.id), '') FROM games g JOIN seats a ON a.game = g.seq JOIN seats b ON b.game = g.seq
			WHERE a.person = ? AND b.person = ?`, f.id, t.id).Scan(&id)
		switch {
		case err != nil:
			return err
		case id != "":
			return &Error{Kind: Together, Name: f.name, Near: t.name, IDs: []string{id}}
		}
		return s.merge(people, f, t, `UPDATE seats SET person = ? WHERE person = ?`)
	})
}

// MergeGroups makes two groups one, as MergePeople does.
func (d *DB) MergeGroups(from, into string) error {
	return d.within(func(s *session) error {
		f, t, err := s.pair(groups, from, into)
		if err != nil {
			return err
		}
		return s.merge(groups, f, t, `UPDATE games SET group_id = ? WHERE group_id = ?`)
	})
}

// pair finds two things that are to become one.
func (s *session) pair(r register, from, into string) (f, t thing, err error) {
	if f, err = r.find(s.tx, from); err == nil {
		t, err = r.find(s.tx, into)
	}
	if err == nil && f.id == t.id {
		err = &Error{Kind: Same, What: r.what, Name: from, Near: into}
	}
	return f, t, err
}

// merge moves what belongs to f to t and removes f.
func (s *session) merge(r register, f, t thing, move string) error {
	for _, q := range []string{move, `UPDATE ` + r.names + ` SET owner = ? WHERE owner = ?`} {
		if _, err := s.tx.Exec(q, t.id, f.id); err != nil {
			return err
		}
	}
	if _, err := s.tx.Exec(`DELETE FROM `+r.things+` WHERE id = ?`, f.id); err != nil {
		return err
	}
	_, err := s.tx.Exec(`UPDATE `+r.things+` SET chosen = 1 WHERE id = ?`, t.id)
	return err
}
