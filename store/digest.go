package store

import (
	"database/sql"
	"encoding/json"
	"errors"
	"runtime"
	"strconv"
	"strings"
	"unicode/utf8"

	"partie/engine/replay"
)

// digestText is a digest as its column holds it: JSON of the seat that moved first and of
// each seat an array of its kinds with their points, the turns that were timed, their
// seconds, and the names, values and turns of its feats.
func digestText(d replay.Digest) string {
	b := strconv.AppendInt([]byte{'['}, int64(d.First), 10)
	add := func(n int) { b = strconv.AppendInt(append(b, ','), int64(n), 10) }
	for _, s := range d.Seats {
		b = append(b, ",[["...)
		for i, k := range s.Kinds {
			b = appendString(b, k.Key, i == 0)
			add(k.Points)
		}
		b = append(b, ']')
		add(s.Timed)
		add(s.Time)
		b = append(b, ",["...)
		for i, f := range s.Feats {
			b = appendString(b, f.Name, i == 0)
			add(f.Value)
			add(f.Turn)
		}
		b = append(b, "]]"...)
	}
	return string(append(b, ']'))
}

// appendString appends a value in JSON, behind a comma unless it is the first one.
func appendString(b []byte, s string, first bool) []byte {
	if !first {
		b = append(b, ',')
	}
	odd := func(r rune) bool { return r < ' ' || r == '"' || r == '\\' || r >= utf8.RuneSelf }
	if !strings.ContainsFunc(s, odd) {
		return append(append(append(b, '"'), s...), '"')
	}
	text, _ := json.Marshal(s) // of strings, which never fails
	return append(b, text...)
}

// readDigest reads what digestText wrote.
func readDigest(text []byte, known spellings) (d replay.Digest, err error) {
	a := arrays{text: text, known: known}
	a.sign('[')
	d.First = a.int()
	var kinds []replay.KindPoints // of a seat
	var feats []replay.SeatFeat
	for a.next() == '[' {
		kinds, feats = kinds[:0], feats[:0]
		a.sign('[')
		a.each(func() { kinds = append(kinds, replay.KindPoints{Key: a.string(), Points: a.int()}) })
		timed, time := a.int(), a.int()
		a.each(func() { feats = append(feats, replay.SeatFeat{Name: a.string(), Value: a.int(), Turn: a.int()}) })
		a.sign(']')
		d.Seats = append(d.Seats, replay.SeatDigest{
			Kinds: append([]replay.KindPoints(nil), kinds...), Timed: timed, Time: time, Feats: append([]replay.SeatFeat(nil), feats...),
		})
	}
	a.sign(']')
	return d, a.done()
}

// undigested is a game that was stored before there were digests.
type undigested struct {
	seq         int64
	text, board string
	digest      any // nil where the text has an error
}

// digestOld makes the digests that are missing. No transaction is around all of it: a map
// that a game was played on may have to be looked for in this same database. A game that
// it does not come to, because others write or the disk is full, is digested whenever it
// is counted.
func (d *DB) digestOld() error {
	var failure error
	stop := errors.New("stop")
	old := func(yield func(undigested) bool) {
		failure = d.eachRow(`SELECT seq, text, coalesce(map, '') FROM games WHERE digest IS NULL ORDER BY seq`, func(rows *sql.Rows) error {
			var u undigested
			if err := rows.Scan(&u.seq, &u.text, &u.board); err != nil {
				return err
			}
			if !yield(u) {
				return stop
			}
			return nil
		})
	}
	var batch []undigested
	for u := range ordered(runtime.GOMAXPROCS(0), old, undigested.made) {
		if batch = append(batch, u); len(batch) < batchGames {
			continue
		}
		if err := d.keepDigests(batch); err != nil {
			return passing(err)
		}
		batch = batch[:0]
	}
	if failure != nil {
		return failure
	}
	return passing(d.keepDigests(batch))
}

// made is u with its digest, and without its text.
func (u undigested) made() undigested {
	if e, _ := reread(u.text, u.board); e != nil {
		u.digest = e.digest
	}
	u.text = ""
	return u
}

func (d *DB) keepDigests(batch []undigested) error {
	return d.within(func(s *session) error {
		for _, u := range batch {
			if _, err := s.tx.Exec(`UPDATE games SET digest = ? WHERE seq = ? AND digest IS NULL`, u.digest, u.seq); err != nil {
				return err
			}
		}
		return nil
	})
}

// passing is err but for those that another time may not bring.
func passing(err error) error {
	if k := KindOf(err); k == Locked || k == Full {
		return nil
	}
	return err
}
