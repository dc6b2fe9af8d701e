package store

import "database/sql"

// Writing lets tests reach the connection that writes, to tamper with what it wrote
// or to limit it.
func (d *DB) Writing() *sql.DB { return d.w }

// Reading lets tests reach the connections that read.
func (d *DB) Reading() *sql.DB { return d.r }

// Schema applies the first n migrations to a new file, as an older version of the
// program did.
func Schema(path string, n int) (*sql.DB, error) {
	pool, err := connect(ownDriver, path, toCreate, 0)
	if err != nil {
		return nil, err
	}
	steps, err := migrations()
	if err != nil {
		return nil, err
	}
	for v, name := range steps[:n] {
		b, err := migrationFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if _, err := pool.Exec(string(b) + setVersion(v+1)); err != nil {
			return nil, err
		}
	}
	return pool, nil
}

// DigestOld lets tests make the digests that are missing.
func (d *DB) DigestOld() error { return d.digestOld() }
