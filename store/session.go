package store

import (
	"database/sql"
	"errors"
	"strings"
)

// session is one writing transaction with what it takes to store games.
type session struct {
	db             *DB
	tx             *sql.Tx
	game           *sql.Stmt
	seats          map[int]*sql.Stmt // by how many seats they store
	people, groups *resolver
	maps           map[string]bool // those that are kept
	args           []any
}

// begin starts a transaction. It waits for other writers.
func (d *DB) begin() (*session, error) {
	w, err := d.writing()
	if err != nil {
		return nil, err
	}
	tx, err := w.Begin()
	if err != nil {
		return nil, wrap(d.path, err)
	}
	s := &session{db: d, tx: tx, people: newResolver(people, tx), groups: newResolver(groups, tx), seats: map[int]*sql.Stmt{}, maps: map[string]bool{}}
	const own = "id, added, text, group_id"
	s.game, err = tx.Prepare(`INSERT INTO games (` + own + `, ` + names(gameColumns) + `)
		VALUES (` + places(4+len(gameColumns)) + `) ON CONFLICT DO NOTHING`)
	if err != nil {
		return nil, errors.Join(wrap(d.path, err), s.rollback())
	}
	return s, nil
}

func (s *session) commit() error { return wrap(s.db.path, s.tx.Commit()) }

func (s *session) rollback() error { return rollback(s.tx) }

// within runs f in a transaction of its own: all of f or nothing.
func (d *DB) within(f func(*session) error) error {
	s, err := d.begin()
	if err != nil {
		return err
	}
	if err := f(s); err != nil {
		return errors.Join(wrap(d.path, err), s.rollback())
	}
	return s.commit()
}

// insert stores a game under the first n characters of id, or more where those are
// taken. Where the game is there already it changes nothing, and fresh is false.
func (s *session) insert(e *Entry, id string, n int) (short string, fresh bool, err error) {
	group, err := s.groupOf(e)
	if err != nil {
		return "", false, err
	}
	if err := s.keepMap(e.Board); err != nil {
		return "", false, err
	}
	for ; ; n++ {
		short = id[:min(n, len(id))]
		s.args = append(s.args[:0], short, s.db.stamp(), e.Text, group)
		s.args = values(s.args, gameColumns, e)
		res, err := s.game.Exec(s.args...)
		if err != nil {
			return "", false, err
		}
		rows, err := res.RowsAffected()
		if err != nil {
			return "", false, err
		}
		if rows == 1 {
			seq, err := res.LastInsertId()
			if err != nil {
				return "", false, err
			}
			return short, true, s.fillSeats(seq, e)
		}
		got, err := known(s.tx, e.Fingerprint)
		if err != nil || got != "" {
			return got, false, err
		}
		if n >= len(id) {
			return "", false, &Error{Kind: Exists, Name: short}
		}
	}
}

// known is the id of the game with this fingerprint, "" where there is none.
func known(q querier, f Fingerprint) (id string, err error) {
	err = q.QueryRow(`SELECT id FROM games WHERE fingerprint = ?`, f[:]).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return id, err
}

// groupOf is the id of the group that a game names, nil where it names none.
func (s *session) groupOf(e *Entry) (any, error) {
	if e.Group == "" {
		return nil, nil
	}
	return s.groups.resolve(Fold(e.Group), e.Group)
}

// fillSeats stores the seats of a game that has none yet.
func (s *session) fillSeats(seq int64, e *Entry) error {
	ids, err := seated(e.Seats, s.people.resolve)
	if err != nil {
		return err
	}
	insert, err := s.seatInsert(len(ids))
	if err != nil {
		return err
	}
	s.args = s.args[:0]
	for i := range e.Seats {
		s.args = append(s.args, seq, i, ids[i])
		s.args = values(s.args, seatColumns, &e.Seats[i])
	}
	_, err = insert.Exec(s.args...)
	return err
}

// seatInsert is the statement that stores n seats at once.
func (s *session) seatInsert(n int) (*sql.Stmt, error) {
	if st := s.seats[n]; st != nil {
		return st, nil
	}
	row := "(" + places(3+len(seatColumns)) + ")"
	st, err := s.tx.Prepare(`INSERT INTO seats (game, seat, person, ` + names(seatColumns) + `)
		VALUES ` + row + strings.Repeat(", "+row, n-1))
	s.seats[n] = st
	return st, err
}
