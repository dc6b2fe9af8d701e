package store

import (
	"crypto/sha256"
	"regexp"

	"partie/engine"
	"partie/engine/replay"
)

// Move lets a stored game have been played on another board, which the program knows: its
// Map tag names that from then on, and its annotations stay. Where the turns are illegal
// there nothing changes, and the replay says why. Errors: NotFound, Exists where the same
// game is stored on that board already, and those of writing.
func (d *DB) Move(id string, b engine.Board) (r *replay.Replay, err error) {
	g, err := d.Get(id)
	if err != nil {
		return nil, err
	}
	rec := parseOne(g.Text)
	if rec == nil {
		return nil, &Error{Kind: NotFound, What: AGame, Name: id}
	}
	rec.SetTag("Map", MapTag(b))
	r = replay.Run(rec)
	e, ok := NewEntry(r)
	if !ok {
		return r, nil
	}
	return r, d.within(func(s *session) error {
		if other, err := known(s.tx, e.Fingerprint); err != nil {
			return err
		} else if other != "" && other != g.ID {
			return &Error{Kind: Exists, Name: g.ID, IDs: []string{other}}
		}
		var seq int64
		if err := s.tx.QueryRow(`UPDATE games SET text = ? WHERE id = ? RETURNING seq`, e.Text, g.ID).Scan(&seq); err != nil {
			return err
		}
		return s.reindex(seq, e)
	})
}

// twin is the id of a stored game with the turns of e on another board, "" where there
// is none.
func twin(q querier, e *Entry) (id string, err error) {
	if e.Board.Hash == "" {
		return "", nil
	}
	rows, err := q.Query(`SELECT id, text, map FROM games WHERE date = ? AND game = ? AND turns = ? AND map <> ? ORDER BY seq`,
		e.Date, e.Game, e.Turns, e.Board.Hash)
	if err != nil {
		return "", err
	}
	defer rows.Close()
	for id == "" && rows.Next() {
		var other, text, board string
		if err := rows.Scan(&other, &text, &board); err != nil {
			return "", err
		}
		if o, _ := reread(text, board); o != nil && o.turns == e.turns {
			id = other
		}
	}
	return id, rows.Err()
}

// mapLine is the line of a canonical text that names the board.
var mapLine = regexp.MustCompile(`(?mi)^\[Map ".*"\]\r?\n`)

// turnsOf is the fingerprint of a bare canonical text whatever board it names.
func turnsOf(bare []byte) Fingerprint { return sha256.Sum256(mapLine.ReplaceAll(bare, nil)) }
