package store

// Writer stores many games in one transaction. It is for one goroutine.
type Writer struct {
	db *DB
	s  *session // nil between transactions
}

// NewWriter makes a Writer. Nothing is locked before the first Add.
func (d *DB) NewWriter() *Writer { return &Writer{db: d} }

// Add stores a game and returns its id; fresh is false where it was there already.
// It is kept once Commit has returned. After an error nothing since the last Commit
// is kept. Errors: Locked, ReadOnly, Full, Corrupt.
func (w *Writer) Add(e *Entry) (id string, fresh bool, err error) {
	if w.s == nil {
		if w.s, err = w.db.begin(); err != nil {
			return "", false, err
		}
	}
	id, fresh, err = w.s.insert(e, e.Fingerprint.id(), idLength)
	return id, fresh, wrap(w.db.path, err)
}

// Twin looks for the turns of a game that was added on another board.
func (w *Writer) Twin(e *Entry) (string, error) {
	id, err := twin(w.s.tx, e)
	return id, wrap(w.db.path, err)
}

// Commit makes what was added durable.
func (w *Writer) Commit() error {
	if w.s == nil {
		return nil
	}
	s := w.s
	w.s = nil
	return s.commit()
}

// Close drops what was not committed.
func (w *Writer) Close() error {
	if w.s == nil {
		return nil
	}
	s := w.s
	w.s = nil
	return s.rollback()
}
