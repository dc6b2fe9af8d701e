package store

import (
	"strconv"
	"time"
)

// Annotation is what somebody added to a game later.
type Annotation struct {
	N       int // within the game, from 1
	Turn    int // of the whole game; 0: the game as a whole
	Mark    string
	Text    string
	Author  string
	Created time.Time
}

// Annotate adds an annotation to the game whose id begins with prefix and returns
// its number. N and Created are set here. Errors: NotFound, Ambiguous, NoTurn,
// and those of writing.
func (d *DB) Annotate(prefix string, a Annotation) (n int, err error) {
	err = d.within(func(s *session) error {
		id, err := d.findID(s.tx, prefix)
		if err != nil {
			return err
		}
		var seq int64
		var turns int
		if err := s.tx.QueryRow(`SELECT seq, turns FROM games WHERE id = ?`, id).Scan(&seq, &turns); err != nil {
			return err
		}
		if a.Turn < 0 || a.Turn > turns {
			return &Error{Kind: NoTurn, Name: id, Turns: turns}
		}
		return s.tx.QueryRow(`INSERT INTO annotations (game, n, turn, mark, text, author, created)
			SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM annotations WHERE game = ?1 RETURNING n`,
			seq, a.Turn, a.Mark, a.Text, a.Author, d.stamp()).Scan(&n)
	})
	return n, err
}

// DeleteAnnotation removes annotation n of a game. Errors: NotFound of the game or of
// the annotation, Ambiguous, and those of writing.
func (d *DB) DeleteAnnotation(prefix string, n int) error {
	return d.within(func(s *session) error {
		id, err := d.findID(s.tx, prefix)
		if err != nil {
			return err
		}
		res, err := s.tx.Exec(`DELETE FROM annotations WHERE n = ? AND game = (SELECT seq FROM games WHERE id = ?)`, n, id)
		if err != nil {
			return err
		}
		if rows, err := res.RowsAffected(); err != nil || rows == 0 {
			return &Error{Kind: NotFound, What: AnAnnotation, Name: strconv.Itoa(n), IDs: []string{id}, Err: err}
		}
		return nil
	})
}

// Annotations lists those of the game with this whole id, by turn and then in the
// order in which they were made.
func (d *DB) Annotations(id string) ([]Annotation, error) {
	rows, err := d.r.Query(`SELECT a.n, a.turn, a.mark, a.text, a.author, a.created
		FROM annotations a JOIN games g ON g.seq = a.game WHERE g.id = ? ORDER BY a.turn, a.n`, id)
	if err != nil {
		return nil, wrap(d.path, err)
	}
	defer rows.Close()
	var list []Annotation
	for rows.Next() {
		var a Annotation
		var created string
		if err := rows.Scan(&a.N, &a.Turn, &a.Mark, &a.Text, &a.Author, &created); err != nil {
			return nil, wrap(d.path, err)
		}
		a.Created, _ = time.Parse(time.RFC3339, created)
		list = append(list, a)
	}
	return list, wrap(d.path, rows.Err())
}
