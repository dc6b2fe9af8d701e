package store

import (
	"database/sql"
	"errors"
)

// Repair makes the index of these games again from their texts, keeps the maps that they
// are played on where the program knows them, makes indexes of the database that are
// missing, and drops reviews that are none or whose game is gone. It returns the ids
// of those that it could not repair: their text has an error, or is that of another
// game. Errors: those of writing; then nothing is changed.
func (d *DB) Repair(ids []string) (left []string, err error) {
	err = d.within(func(s *session) error {
		if err := s.restoreIndexes(); err != nil {
			return err
		}
		if err := s.dropBadReviews(); err != nil {
			return err
		}
		for _, id := range ids {
			ok, err := s.repair(id)
			if err != nil {
				return err
			}
			if !ok {
				left = append(left, id)
			}
		}
		return nil
	})
	return left, err
}

func (s *session) repair(id string) (ok bool, err error) {
	var seq int64
	var text, board string
	err = s.tx.QueryRow(`SELECT seq, text, coalesce(map, '') FROM games WHERE id = ?`, id).Scan(&seq, &text, &board)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	} else if err != nil {
		return false, err
	}
	e, _ := reread(text, board)
	if e == nil {
		return false, nil
	}
	if other, err := known(s.tx, e.Fingerprint); err != nil || other != "" && other != id {
		return false, err
	}
	return true, s.reindex(seq, e)
}

// reindex makes the index of a stored game that of e.
func (s *session) reindex(seq int64, e *Entry) error {
	group, err := s.groupOf(e)
	if err != nil {
		return err
	}
	if err := s.keepMap(e.Board); err != nil {
		return err
	}
	args := append(values([]any{group}, gameColumns, e), seq)
	if _, err := s.tx.Exec(`UPDATE games SET group_id = ?, `+assignments(gameColumns)+` WHERE seq = ?`, args...); err != nil {
		return err
	}
	if _, err := s.tx.Exec(`DELETE FROM seats WHERE game = ?`, seq); err != nil {
		return err
	}
	return s.fillSeats(seq, e)
}
