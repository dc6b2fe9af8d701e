package store

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
)

// object is a table or an index as the schema has it.
type object struct{ kind, name, table, sql string }

// schemaQuery lists the objects, tables first.
const schemaQuery = `SELECT type, name, tbl_name, sql FROM sqlite_schema
	WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY type = 'index', name`

func objects(q querier) (list []object, err error) {
	rows, err := q.Query(schemaQuery)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var o object
		if err := rows.Scan(&o.kind, &o.name, &o.table, &o.sql); err != nil {
			return nil, err
		}
		list = append(list, o)
	}
	return list, rows.Err()
}

// newestSchema is what the migrations make of a new database.
func newestSchema() (list []object, err error) {
	pool, err := sql.Open(ownDriver, ":memory:")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, pool.Close()) }()
	pool.SetMaxOpenConns(1) // each connection would have a memory of its own
	steps, err := migrations()
	if err != nil {
		return nil, err
	}
	for _, name := range steps {
		step, err := fs.ReadFile(migrationFiles, name)
		if err != nil {
			return nil, err
		}
		if _, err := pool.Exec(string(step)); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return objects(pool)
}

// schemaProblems compares the schema with that of a new database. The indexes of a
// table that is missing go without saying.
func schemaProblems(q querier) (ps []Problem, lost []object, err error) {
	want, err := newestSchema()
	if err != nil {
		return nil, nil, err
	}
	have, err := objects(q)
	if err != nil {
		return nil, nil, err
	}
	got := map[string]object{}
	for _, o := range have {
		got[o.name] = o
	}
	for _, o := range want {
		is, ok := got[o.name]
		switch {
		case ok && is == o:
		case ok:
			ps = append(ps, Problem{Trouble: Altered, Column: o.kind, Stored: o.name})
		case o.kind == "table" || got[o.table].name != "":
			ps = append(ps, Problem{Trouble: Lost, Column: o.kind, Stored: o.name})
			lost = append(lost, o)
		}
	}
	return ps, lost, nil
}

// restoreIndexes makes the indexes again that are missing, and the table of reviews: that
// and no other can be filled anew.
func (s *session) restoreIndexes() error {
	_, lost, err := schemaProblems(s.tx)
	if err != nil {
		return err
	}
	for _, o := range lost {
		if o.kind == "index" || o.name == "reviews" {
			if _, err := s.tx.Exec(o.sql); err != nil {
				return err
			}
		}
	}
	return nil
}
