package store

import (
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"iter"
	"runtime"
	"slices"
)

// source stands for all that the review of a stored game is made from.
func source[T ~string | ~[]byte](text, board T) []byte {
	h := sha256.New()
	h.Write([]byte(text))
	h.Write([]byte{0})
	h.Write([]byte(board))
	return h.Sum(nil)
}

// Review is the review in JSON that is kept of a game; nil where there is none of that
// version, it is damaged, or the game was another when it was made.
func (d *DB) Review(g *Game, version string) (review []byte, err error) {
	err = d.r.QueryRow(`SELECT r.review FROM reviews r JOIN games g ON g.seq = r.game
		WHERE g.id = ? AND r.version = ? AND r.source = ? AND r.sum = sha256(r.review)`, g.ID, version, source(g.Text, g.Board.Hash)).Scan(&review)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return review, wrap(d.path, err)
}

// KeepReview keeps the review of a game in the place of one from before: JSON, null where
// the game cannot be judged, else an object whose findings are one for each turn and whose
// seats one for each player, with real, partial and loss of a SeatReview. It is durable
// when it returns. A game that is gone has none. Errors: those of writing.
func (d *DB) KeepReview(g *Game, version string, review []byte) error {
	w, err := d.writing()
	if err != nil {
		return err
	}
	_, err = w.Exec(`INSERT OR REPLACE INTO reviews (game, version, source, seats, review, sum, made)
		SELECT seq, ?, ?, `+seatSummary+`, review, sha256(review), ? FROM games, (SELECT ? AS review) WHERE id = ?`,
		version, source(g.Text, g.Board.Hash), d.stamp(), string(review), g.ID)
	return wrap(d.path, err)
}

// SeatReview is what a review says of a seat for statistics.
type SeatReview struct {
	Real    int     // turns in which there was something to decide
	Partial int     // of these: where only the least loss is known
	Loss    float64 // in all
}

// seatSummary is the SQL that makes of the column review what the column seats holds, from
// which seatReviews reads it.
const seatSummary = `CASE WHEN json_valid(review) AND json_type(review, '$.seats') = 'array' THEN (
	SELECT json_group_array(json_array(
		json_extract(review, fullkey || '.real'),
		coalesce(json_extract(review, fullkey || '.partial'), 0),
		json_extract(review, fullkey || '.loss')) ORDER BY key)
	FROM json_each(review, '$.seats')) END`

func seatReviews(text []byte) (list []SeatReview, err error) {
	a := arrays{text: text}
	a.each(func() {
		a.sign('[')
		list = append(list, SeatReview{Real: a.int(), Partial: a.int(), Loss: a.float()})
		a.sign(']')
	})
	return list, a.done()
}

// Unreviewed lists the ids of the games that f chooses and of which no review is kept that
// Review would give, and counts all that f chooses. version is that of reviews of a game
// of that name. Errors: those of Games.
func (d *DB) Unreviewed(f Filter, version func(game string) string) (ids []string, chosen int, err error) {
	where, args, err := d.where(f)
	if err != nil {
		return nil, 0, err
	}
	rows, err := d.r.Query(`SELECT g.id, g.game, g.text, coalesce(g.map, ''), r.version, r.source
		FROM games g LEFT JOIN reviews r ON r.game = g.seq `+where+byDate, args...)
	if err != nil {
		return nil, 0, wrap(d.path, err)
	}
	defer rows.Close()
	for rows.Next() {
		var id, game, text, board string
		var made sql.NullString
		var of []byte
		if err := rows.Scan(&id, &game, &text, &board, &made, &of); err != nil {
			return nil, 0, wrap(d.path, err)
		}
		chosen++
		if made.String != version(game) || !bytes.Equal(of, source(text, board)) {
			ids = append(ids, id)
		}
	}
	return ids, chosen, wrap(d.path, rows.Err())
}

// Reviewed is what became of the review of a game.
type Reviewed struct {
	ID      string
	Version string // of the review
	Review  []byte // JSON
	Err     error  // why there is none
}

// ReviewAll lets review look at games on all processors, a few of them at a time, and
// keeps each review by itself: what each was told of is durable. A game whose review fails
// keeps none. When ctx is done, ReviewAll keeps what is under way and returns the error of
// ctx. Errors else: those of reading and writing.
func (d *DB) ReviewAll(ctx context.Context, ids []string, review func(*Game) Reviewed, each func(Reviewed)) error {
	type job struct {
		game *Game
		err  error // of reading it
		Reviewed
	}
	jobs := ordered(runtime.GOMAXPROCS(0), until(ctx, slices.Values(ids)), func(id string) (j job) {
		if j.game, j.err = d.Get(id); j.err == nil {
			j.Reviewed = review(j.game)
		}
		return j
	})
	for j := range jobs {
		if KindOf(j.err) == NotFound {
			continue // somebody has taken it away
		}
		if j.err == nil && j.Err == nil {
			j.err = d.KeepReview(j.game, j.Version, j.Review)
		}
		if j.err != nil {
			return j.err
		}
		each(j.Reviewed)
	}
	return ctx.Err()
}

// until yields the values of in until ctx is done.
func until[T any](ctx context.Context, in iter.Seq[T]) iter.Seq[T] {
	return func(yield func(T) bool) {
		for v := range in {
			if ctx.Err() != nil || !yield(v) {
				return
			}
		}
	}
}

// badReview is the SQL that finds what is kept as the review of a game and is none, was
// changed, or is one of another game.
const badReview = `CASE
	WHEN sum IS NOT sha256(review) OR NOT json_valid(review) THEN 1
	WHEN seats IS NOT ` + seatSummary + ` THEN 1
	WHEN json_type(review) = 'null' THEN 0
	ELSE json_array_length(review, '$.findings') IS NOT turns OR json_array_length(review, '$.seats') IS NOT players
END`

// dropBadReviews drops what is kept as a review and is none.
func (s *session) dropBadReviews() error {
	_, err := s.tx.Exec(`DELETE FROM reviews WHERE game NOT IN (SELECT seq FROM reviews JOIN games ON seq = reviews.game WHERE NOT ` + badReview + `)`)
	return err
}
