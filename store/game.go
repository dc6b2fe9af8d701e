package store

import (
	"database/sql"
	"iter"
	"time"
)

// Game is a stored game. Its Group and the Person of its seats are the names of
// today; those in the record stay as they were written.
type Game struct {
	Entry
	ID    string
	Added time.Time
}

// selectGames reads games in the form that scanGame wants.
const selectGames = `SELECT g.id, g.added, g.text, g.fingerprint, g.game, g.rules, g.title, g.date, g.time, g.place,
	coalesce(gr.name, ''), g.event, g.scribe, g.notes, g.turns, g.complete, g.irregular, g.broken, g.engine,
	coalesce(g.map, ''), coalesce(m.name, ''), ` + seatList + `
	FROM games g LEFT JOIN groups gr ON gr.id = g.group_id LEFT JOIN maps m ON m.hash = g.map `

// seatList is the seats of game g in the form that readSeats wants.
const seatList = `(SELECT json_group_array(json_array(s.name, p.name, s.total, s.rank, s.won) ORDER BY s.seat)
	FROM seats s JOIN people p ON p.id = s.person WHERE s.game = g.seq)`

func scanGame(rows *sql.Rows) (*Game, error) {
	var g Game
	var added string
	var print, seats []byte
	err := rows.Scan(&g.ID, &added, &g.Text, &print, &g.Game, &g.Rules, &g.Title, &g.Date, &g.Time, &g.Place,
		&g.Group, &g.Event, &g.Scribe, &g.Notes, &g.Turns, &g.Complete, &g.Irregular, &g.Broken, &g.Engine,
		&g.Board.Hash, &g.Board.Name, &seats)
	if err != nil {
		return nil, err
	}
	copy(g.Fingerprint[:], print)
	g.Added, _ = time.Parse(time.RFC3339, added) // zero where somebody wrote nonsense
	if g.Seats, err = readSeats(seats, nil); err != nil {
		return nil, err
	}
	return &g, nil
}

func readSeats(text []byte, known spellings) (seats []Seat, err error) {
	a := arrays{text: text, known: known}
	a.each(func() {
		a.sign('[')
		seats = append(seats, Seat{Name: a.string(), Person: a.string(), Total: a.intOrNil(), Rank: a.intOrNil(), Won: a.int() != 0})
		a.sign(']')
	})
	return seats, a.done()
}

// Get is the game whose id begins with prefix. Errors: NotFound, Ambiguous.
func (d *DB) Get(prefix string) (*Game, error) {
	id, err := d.findID(d.r, prefix)
	if err != nil {
		return nil, err
	}
	for g, err := range d.games("WHERE g.id = ?", id) {
		return g, err
	}
	return nil, &Error{Kind: NotFound, What: AGame, Name: prefix}
}

// maxCandidates is how many games an Ambiguous error lists.
const maxCandidates = 20

// findID completes the beginning of an id. A whole id is unique even where longer
// ones begin with it.
func (d *DB) findID(q querier, prefix string) (string, error) {
	short, ok := readID(prefix)
	if !ok {
		return "", &Error{Kind: NotFound, What: AGame, Name: prefix}
	}
	rows, err := q.Query(`SELECT id FROM games WHERE id >= ? AND id < ? ORDER BY id LIMIT ?`, short, short+"~", maxCandidates)
	if err != nil {
		return "", wrap(d.path, err)
	}
	defer rows.Close()
	var ids []string
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return "", wrap(d.path, err)
		}
		ids = append(ids, id)
	}
	if err := rows.Err(); err != nil {
		return "", wrap(d.path, err)
	}
	switch {
	case len(ids) == 0:
		return "", &Error{Kind: NotFound, What: AGame, Name: prefix}
	case len(ids) > 1 && ids[0] != short:
		return "", &Error{Kind: Ambiguous, Name: prefix, IDs: ids}
	}
	return ids[0], nil
}

// byDate is the order in which games are told.
const byDate = " ORDER BY g.date, g.id"

// Games yields the games that f lets through, by date and then by id, while it
// reads them. Errors: NotFound where f names a person or group that there is not.
func (d *DB) Games(f Filter) iter.Seq2[*Game, error] { return chosen(d, f, selectGames, scanGame) }

func (d *DB) games(tail string, args ...any) iter.Seq2[*Game, error] {
	return scanned(d, selectGames+tail, args, scanGame)
}

// chosen yields what query gives of the games that f lets through.
func chosen[T any](d *DB, f Filter, query string, scan func(*sql.Rows) (*T, error)) iter.Seq2[*T, error] {
	where, args, err := d.where(f)
	if err != nil {
		return func(yield func(*T, error) bool) { yield(nil, err) }
	}
	return scanned(d, query+where+byDate, args, scan)
}

// scanned yields what scan makes of each row of a query.
func scanned[T any](d *DB, query string, args []any, scan func(*sql.Rows) (*T, error)) iter.Seq2[*T, error] {
	return func(yield func(*T, error) bool) {
		rows, err := d.r.Query(query, args...)
		if err != nil {
			yield(nil, wrap(d.path, err))
			return
		}
		defer rows.Close()
		for rows.Next() {
			v, err := scan(rows)
			if !yield(v, wrap(d.path, err)) || err != nil {
				return
			}
		}
		if err := rows.Err(); err != nil {
			yield(nil, wrap(d.path, err))
		}
	}
}
