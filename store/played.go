package store

import (
	"bytes"
	"database/sql"
	"iter"

	"partie/engine/replay"
)

// Played is a stored game as statistics count it: without its text, and with what was
// made of that.
type Played struct {
	ID                       string
	Game, Rules              string
	Title, Date, Time, Place string
	Group                    string // its name of today
	Turns                    int
	Complete                 bool
	Seats                    []Seat
	Digest                   replay.Digest // one of no seats where the text has an error
	Reviews                  []SeatReview  // by seat; none where no review is kept that Review would give, or the game cannot be judged
}

// selectPlayed reads games in the form that scanPlayed wants. Only where a review is kept
// the text is wanted, to see whether it is of that.
const selectPlayed = `SELECT g.id, g.game, g.rules, g.title, g.date, g.time, g.place, coalesce(gr.name, ''), g.turns, g.complete, ` + seatList + `,
	coalesce(g.digest, ''), coalesce(r.version, ''), r.source, r.seats, CASE WHEN r.seats IS NOT NULL THEN g.text END, coalesce(g.map, '')
	FROM games g LEFT JOIN groups gr ON gr.id = g.group_id LEFT JOIN reviews r ON r.game = g.seq `

// Played yields the games that f lets through as statistics count them, in the order of
// Games. version is that of reviews of a game of that name. Errors: those of Games.
func (d *DB) Played(f Filter, version func(game string) string) iter.Seq2[*Played, error] {
	known := spellings{}
	return chosen(d, f, selectPlayed, func(rows *sql.Rows) (*Played, error) { return d.scanPlayed(rows, version, known) })
}

func (d *DB) scanPlayed(rows *sql.Rows, version func(game string) string, known spellings) (*Played, error) {
	p := new(Played)
	var seats, digest, made, of, reviews, text, board sql.RawBytes
	err := rows.Scan(&p.ID, &p.Game, &p.Rules, &p.Title, &p.Date, &p.Time, &p.Place, &p.Group, &p.Turns, &p.Complete,
		&seats, &digest, &made, &of, &reviews, &text, &board)
	if err != nil {
		return nil, err
	}
	if p.Seats, err = readSeats(seats, known); err != nil {
		return nil, err
	}
	if p.Digest, err = readDigest(digest, known); err != nil || len(p.Digest.Seats) != len(p.Seats) {
		if p.Digest, err = d.digest(p.ID); err != nil {
			return nil, err
		}
	}
	if reviews != nil && string(made) == version(p.Game) && bytes.Equal(of, source(text, board)) {
		if list, bad := seatReviews(reviews); bad == nil && len(list) == len(p.Seats) { // else the check tells of it
			p.Reviews = list
		}
	}
	return p, nil
}

// digest makes the digest of a game whose column has none, or nothing that is one.
func (d *DB) digest(id string) (dg replay.Digest, err error) {
	var text, board string
	err = d.r.QueryRow(`SELECT text, coalesce(map, '') FROM games WHERE id = ?`, id).Scan(&text, &board)
	if err != nil {
		return dg, err
	}
	if e, _ := reread(text, board); e != nil {
		return readDigest([]byte(e.digest), nil)
	}
	return dg, nil
}
