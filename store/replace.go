package store

// ReplaceDraft keeps dr in the place of was, the same draft as the caller knows it.
// When it returns the draft is on the disk. Errors: Changed where another process
// has gone on with the draft or finished it; and those of writing.
func (d *DB) ReplaceDraft(was, dr Draft) error {
	w, err := d.writing()
	if err != nil {
		return err
	}
	res, err := w.Exec(`UPDATE drafts SET text = ?, redo = ?, updated = ? WHERE id = ? AND text = ? AND redo = ?`,
		dr.Text, dr.Redo, d.stamp(), was.ID, was.Text, was.Redo)
	if err != nil {
		return wrap(d.path, err)
	}
	if rows, err := res.RowsAffected(); err != nil || rows == 0 {
		return &Error{Kind: Changed, Name: was.ID, Err: err}
	}
	return nil
}
