package store

import "database/sql"

// tagged reports in an error that no game has this value in a column, whatever case and
// accents; game narrows the games, where it is not "".
func (d *DB) tagged(what Thing, column, value, game string) error {
	var n int
	key, of := Fold(value), ` FROM games WHERE `+column+` <> '' AND ? IN ('', game) `
	err := d.r.QueryRow(`SELECT count(*)`+of+`AND fold(`+column+`) = ?`, game, key).Scan(&n)
	if err != nil || n > 0 {
		return wrap(d.path, err)
	}
	near, err := nearest(d.r, `SELECT DISTINCT fold(`+column+`), `+column+of+`ORDER BY 1, 2`, key, game)
	if err != nil {
		return wrap(d.path, err)
	}
	return &Error{Kind: NotFound, What: what, Name: value, Near: near}
}

// Titles lists the Title tags of a game.
func (d *DB) Titles(game string) (list []string, err error) {
	err = d.eachRow(`SELECT DISTINCT title FROM games WHERE title <> '' AND game = ? ORDER BY fold(title), title`, func(rows *sql.Rows) error {
		var title string
		err := rows.Scan(&title)
		list = append(list, title)
		return err
	}, game)
	return list, err
}
