package store

import (
	"database/sql"
	"errors"

	"partie/engine/replay"
)

// Repair makes the index of these games again from their texts, keeps the maps that they
// are played on where the program knows them and calls maps as their files do, drops maps
// that are damaged and that no game was played on, makes indexes of the database that are
// missing, and drops reviews that are none or whose game is gone. It returns the ids
// of those that it could not repair: their text has an error, or is that of another
// game. Errors: those of writing; then nothing is changed.
func (d *DB) Repair(ids []string) (left []string, err error) {
	err = d.within(func(s *session) error {
		if err := s.restoreIndexes(); err != nil {
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
		if err := s.dropBadReviews(); err != nil { // by what their games are said to be now
			return err
		}
		return s.mendMaps()
	})
	return left, err
}

// mendMaps drops the maps that are damaged and that no game was played on, and calls the
// others what their files call them.
func (s *session) mendMaps() error {
	rows, err := s.tx.Query(`SELECT hash, name, file FROM maps`)
	if err != nil {
		return err
	}
	defer rows.Close()
	var bad []string
	names := map[string]string{} // by hash
	for rows.Next() {
		var hash, name string
		var file []byte
		if err := rows.Scan(&hash, &name, &file); err != nil {
			return err
		}
		if sumOf(file) != hash {
			bad = append(bad, hash)
		} else if b, known := replay.BoardOf(hash); known && b.Name != name {
			names[hash] = b.Name
		}
	}
	if err := rows.Err(); err != nil {
		return err
	}
	for _, hash := range bad {
		if _, err := s.tx.Exec(`DELETE FROM maps WHERE hash = ? AND NOT EXISTS (SELECT 1 FROM games WHERE map = hash)`, hash); err != nil {
			return err
		}
	}
	for hash, name := range names {
		if _, err := s.tx.Exec(`UPDATE maps SET name = ? WHERE hash = ?`, name, hash); err != nil {
			return err
		}
	}
	return nil
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
