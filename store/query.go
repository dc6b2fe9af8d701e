package store

import (
	"context"
	"errors"
)

// Query runs SQL that somebody typed and calls row for each row of its result,
// after head with the names of the columns. It can read and do nothing else.
// Errors: ReadOnly where it would write; BadQuery; Locked; Corrupt.
func (d *DB) Query(ctx context.Context, query string, head func(columns []string) error, row func(values []any) error) (err error) {
	pool, err := connect(userDriver, d.path, d.how, d.opts.Busy)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, pool.Close()) }()
	rows, err := pool.QueryContext(ctx, query)
	if isDriverFault(err) { // a parameter, which has no value here
		return &Error{Kind: BadQuery, Err: err}
	} else if err != nil {
		return d.queryError(err)
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return d.queryError(err)
	}
	if err := head(columns); err != nil {
		return err
	}
	cells := make([]any, len(columns))
	places := make([]any, len(columns))
	for i := range cells {
		places[i] = &cells[i]
	}
	for rows.Next() {
		if err := rows.Scan(places...); err != nil {
			return d.queryError(err)
		}
		if err := row(cells); err != nil {
			return err
		}
	}
	return d.queryError(rows.Err())
}

func (d *DB) queryError(err error) error {
	if isQueryFault(err) {
		return &Error{Kind: BadQuery, Err: err}
	}
	return wrap(d.path, err)
}
