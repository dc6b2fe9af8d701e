package store

// Rehearsal is a Sink that stores nothing: it says what an import would do.
type Rehearsal struct {
	db   *DB // nil: there is no database yet
	seen map[Fingerprint]string
}

// NewRehearsal rehearses an import into db, which may be nil for a new one.
func NewRehearsal(db *DB) *Rehearsal { return &Rehearsal{db, map[Fingerprint]string{}} }

// Add says what a Writer would.
func (r *Rehearsal) Add(e *Entry) (id string, fresh bool, err error) {
	if id, ok := r.seen[e.Fingerprint]; ok {
		return id, false, nil
	}
	if r.db != nil {
		if id, err = known(r.db.r, e.Fingerprint); err != nil {
			return "", false, wrap(r.db.path, err)
		}
	}
	if fresh = id == ""; fresh {
		id = e.Fingerprint.id()[:idLength]
	}
	r.seen[e.Fingerprint] = id
	return id, fresh, nil
}

// Twin looks for the turns of a game on another board among those that are stored.
func (r *Rehearsal) Twin(e *Entry) (string, error) {
	if r.db == nil {
		return "", nil
	}
	id, err := twin(r.db.r, e)
	return id, wrap(r.db.path, err)
}

// Commit does nothing.
func (r *Rehearsal) Commit() error { return nil }
