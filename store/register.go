package store

import (
	"database/sql"
	"errors"

	"github.com/agnivade/levenshtein"
)

// register is a pair of tables that maps names to things: things have an id and one
// name to show, names are what leads to them,
// each a folded key with the fullest of its spellings.
type register struct {
	things, names string
	what          Thing
}

var (
	people = register{"people", "person_names", APlayer}
	groups = register{"groups", "group_names", AGroup}
)

// thing is one row of a register.
type thing struct {
	id       int64
	name     string
	chosen   bool
	spelling string // of the name that led here
}

// lookup finds the thing that key leads to; id 0: none.
func (r register) lookup(tx querier, key string) (t thing, err error) {
	err = tx.QueryRow(`SELECT t.id, t.name, t.chosen, n.name FROM `+r.names+` n JOIN `+r.things+` t ON t.id = n.owner WHERE n.key = ?`, key).
		Scan(&t.id, &t.name, &t.chosen, &t.spelling)
	if errors.Is(err, sql.ErrNoRows) {
		return thing{}, nil
	}
	return t, err
}

type querier interface {
	QueryRow(query string, args ...any) *sql.Row
	Query(query string, args ...any) (*sql.Rows, error)
}

// exactKey is the key of a name that another player of the same game already has
// when both are folded: "Rene" and "René" at one table are two people.
func exactKey(name string) string { return "=" + name }

// find is the thing that a user names. Errors: NotFound, with the nearest name.
func (r register) find(tx querier, name string) (thing, error) {
	for _, key := range []string{Fold(name), name} {
		if t, err := r.lookup(tx, key); err != nil || t.id != 0 {
			return t, err
		}
	}
	near, err := nearest(tx, `SELECT n.key, t.name FROM `+r.names+` n JOIN `+r.things+` t ON t.id = n.owner ORDER BY n.key`, Fold(name))
	if err != nil {
		return thing{}, err
	}
	return thing{}, &Error{Kind: NotFound, What: r.what, Name: name, Near: near}
}

// nearest is the name whose key is nearest to one, of the keys and names that a query
// has; "" where none is near.
func nearest(tx querier, query, key string, args ...any) (string, error) {
	rows, err := tx.Query(query, args...)
	if err != nil {
		return "", err
	}
	defer rows.Close()
	best, at := "", 1+max(1, len(key)/3)
	for rows.Next() {
		var k, name string
		if err := rows.Scan(&k, &name); err != nil {
			return "", err
		}
		if d := levenshtein.ComputeDistance(key, k); d < at {
			best, at = name, d
		}
	}
	return best, rows.Err()
}

// resolver finds the things that records name, and makes those that are new. It
// remembers what it found, which is right for as long as its transaction lasts.
type resolver struct {
	register
	tx    *sql.Tx
	known map[string]*thing
}

func newResolver(r register, tx *sql.Tx) *resolver {
	return &resolver{register: r, tx: tx, known: map[string]*thing{}}
}

// resolve is the id of the thing that a record calls name. Of all spellings of a
// name the fullest is shown, so that the order of imports does not matter.
func (r *resolver) resolve(key, name string) (int64, error) {
	t := r.known[key]
	if t == nil {
		found, err := r.lookup(r.tx, key)
		if err != nil {
			return 0, err
		}
		t = &found
		if t.id == 0 {
			if *t, err = r.create(key, name); err != nil {
				return 0, err
			}
		}
		r.known[key] = t
	}
	if t.spelling != name && fuller(name, t.spelling) {
		if _, err := r.tx.Exec(`UPDATE `+r.names+` SET name = ? WHERE key = ?`, name, key); err != nil {
			return 0, err
		}
		t.spelling = name
	}
	if !t.chosen && t.name != name && fuller(name, t.name) && Fold(name) == Fold(t.name) {
		if _, err := r.tx.Exec(`UPDATE `+r.things+` SET name = ? WHERE id = ?`, name, t.id); err != nil {
			return 0, err
		}
		t.name = name
	}
	return t.id, nil
}

// fuller reports whether a shows more of a name than b: more accents, else capitals
// earlier.
func fuller(a, b string) bool {
	if len(a) != len(b) {
		return len(a) > len(b)
	}
	return a < b
}

func (r *resolver) create(key, name string) (thing, error) {
	res, err := r.tx.Exec(`INSERT INTO `+r.things+` (name) VALUES (?)`, name)
	if err != nil {
		return thing{}, err
	}
	id, err := res.LastInsertId()
	if err != nil {
		return thing{}, err
	}
	_, err = r.tx.Exec(`INSERT INTO `+r.names+` (key, owner, name) VALUES (?, ?, ?)`, key, id, name)
	return thing{id: id, name: name, spelling: name}, err
}

// seated finds the people of a game, in seat order. resolve is asked for the person
// behind a key. Two seats never get the same person.
func seated(seats []Seat, resolve func(key, name string) (int64, error)) ([]int64, error) {
	ids := make([]int64, 0, len(seats))
	for _, s := range seats {
		id, err := resolve(Fold(s.Name), s.Name)
		for _, other := range ids {
			if err == nil && id == other {
				id, err = resolve(exactKey(s.Name), s.Name)
				break
			}
		}
		if err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, nil
}
