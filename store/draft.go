package store

import (
	"time"
)

// Draft is a game that is being recorded. Text is the record so far; Redo is what
// its recorder wants to keep beside it.
type Draft struct {
	ID               string
	Text, Redo       string
	Started, Updated time.Time
}

// NewID makes the id of a draft, which its game does not keep.
func (d *DB) NewID() (string, error) {
	for {
		id, err := randomID(d.opts.Entropy)
		if err != nil {
			return "", err
		}
		var taken bool
		err = d.r.QueryRow(`SELECT EXISTS (SELECT 1 FROM games WHERE id = ?1) OR EXISTS (SELECT 1 FROM drafts WHERE id = ?1)`, id).Scan(&taken)
		if err != nil || !taken {
			return id, wrap(d.path, err)
		}
	}
}

// SaveDraft keeps a draft under its id. When it returns the draft is on the disk.
// The times are set here. Errors: Locked, ReadOnly, Full, Corrupt.
func (d *DB) SaveDraft(dr Draft) error {
	w, err := d.writing()
	if err != nil {
		return err
	}
	_, err = w.Exec(`INSERT INTO drafts (id, text, redo, started, updated) VALUES (?1, ?2, ?3, ?4, ?4)
		ON CONFLICT (id) DO UPDATE SET text = ?2, redo = ?3, updated = ?4`, dr.ID, dr.Text, dr.Redo, d.stamp())
	return wrap(d.path, err)
}

// Draft is the draft whose id begins with prefix. Errors: NotFound, Ambiguous.
func (d *DB) Draft(prefix string) (Draft, error) {
	short, ok := readID(prefix)
	if !ok {
		return Draft{}, &Error{Kind: NotFound, What: ADraft, Name: prefix}
	}
	list, err := d.drafts(`WHERE id >= ? AND id < ?`, short, short+"~")
	switch {
	case err != nil:
		return Draft{}, err
	case len(list) == 0:
		return Draft{}, &Error{Kind: NotFound, What: ADraft, Name: prefix}
	case len(list) > 1 && list[0].ID != short:
		e := &Error{Kind: Ambiguous, Name: prefix}
		for _, dr := range list {
			e.IDs = append(e.IDs, dr.ID)
		}
		return Draft{}, e
	}
	return list[0], nil
}

// Drafts lists all drafts by their ids.
func (d *DB) Drafts() ([]Draft, error) { return d.drafts("") }

func (d *DB) drafts(where string, args ...any) ([]Draft, error) {
	rows, err := d.r.Query(`SELECT id, text, redo, started, updated FROM drafts `+where+` ORDER BY id`, args...)
	if err != nil {
		return nil, wrap(d.path, err)
	}
	defer rows.Close()
	var list []Draft
	for rows.Next() {
		var dr Draft
		var started, updated string
		if err := rows.Scan(&dr.ID, &dr.Text, &dr.Redo, &started, &updated); err != nil {
			return nil, wrap(d.path, err)
		}
		dr.Started, _ = time.Parse(time.RFC3339, started)
		dr.Updated, _ = time.Parse(time.RFC3339, updated)
		list = append(list, dr)
	}
	return list, wrap(d.path, rows.Err())
}

// DeleteDraft drops the draft with this whole id. Errors: NotFound, and those of
// writing.
func (d *DB) DeleteDraft(id string) error {
	return d.within(func(s *session) error { return s.deleteDraft(id) })
}

func (s *session) deleteDraft(id string) error {
	res, err := s.tx.Exec(`DELETE FROM drafts WHERE id = ?`, id)
	if err != nil {
		return err
	}
	if rows, err := res.RowsAffected(); err != nil || rows == 0 {
		return &Error{Kind: NotFound, What: ADraft, Name: id, Err: err}
	}
	return nil
}

// FinishDraft makes the draft with this whole id a game, in one transaction, and
// returns the id of the game: the one that an import would give it, so that the game
// is called the same wherever it goes. Errors: NotFound; Exists where the same game
// is stored already, with its id in IDs: the draft then stays; and those of writing.
func (d *DB) FinishDraft(id string, e *Entry) (game string, err error) {
	err = d.within(func(s *session) error {
		if err := s.deleteDraft(id); err != nil {
			return err
		}
		got, fresh, err := s.insert(e, e.Fingerprint.id(), idLength)
		switch {
		case err != nil:
			return err
		case !fresh:
			return &Error{Kind: Exists, Name: id, IDs: []string{got}}
		}
		game = got
		return nil
	})
	return game, err
}
