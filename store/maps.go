package store

import (
	"strings"
	"time"

	"partie/clean"
	"partie/engine"
	"partie/notation"
)

// Map is a board that the database keeps for the games that were played on it.
type Map struct {
	engine.Board // without Standard, which the game knows
	Added        time.Time
	Games        int // so many are played on it
}

// KeepMap keeps a board. Games that are stored bring theirs; this is for one that a game
// is only being recorded on. Errors: those of writing.
func (d *DB) KeepMap(b engine.Board) error {
	return d.within(func(s *session) error { return s.keepMap(b) })
}

// keepMap keeps a board. One that is kept already, but damaged, is mended.
func (s *session) keepMap(b engine.Board) error {
	if b.Hash == "" || s.maps[b.Hash] {
		return nil
	}
	s.maps[b.Hash] = true
	_, err := s.tx.Exec(`INSERT INTO maps (hash, name, file, added) VALUES (?, ?, ?, ?)
		ON CONFLICT (hash) DO UPDATE SET name = excluded.name, file = excluded.file WHERE file <> excluded.file`,
		b.Hash, b.Name, b.File, s.db.stamp())
	return err
}

// Maps lists the boards whose hash begins so, in the order in which they came.
func (d *DB) Maps(hash string) ([]Map, error) {
	rows, err := d.r.Query(`SELECT hash, name, file, added, (SELECT count(*) FROM games WHERE map = hash) FROM maps
		WHERE substr(hash, 1, length(?1)) = ?1 ORDER BY added, hash`, strings.ToLower(hash))
	if err != nil {
		return nil, wrap(d.path, err)
	}
	defer rows.Close()
	var list []Map
	for rows.Next() {
		var m Map
		var added string
		if err := rows.Scan(&m.Hash, &m.Name, &m.File, &added, &m.Games); err != nil {
			return nil, wrap(d.path, err)
		}
		m.Added, _ = time.Parse(time.RFC3339, added)
		list = append(list, m)
	}
	return list, wrap(d.path, rows.Err())
}

// mapDigits is how many digits of a hash stand in a Map tag that the program writes.
const mapDigits = 12

// MapTag is the value of the tag that names a board: what finds it, and what people call
// it.
func MapTag(b engine.Board) string {
	return strings.TrimSpace(b.Hash[:min(mapDigits, len(b.Hash))] + " " + clean.Line(b.Name))
}

// recall lets a record be replayed on the board that its game was played on where the
// text leaves open which that is: it names none, or names it by a word, or by so few
// digits that another board may come to begin like it.
func recall(rec *notation.Record, b engine.Board) {
	name := ""
	if words := strings.Fields(strings.ToLower(rec.Tag("Map"))); len(words) > 0 {
		name = words[0]
	}
	digits := strings.Trim(name, "0123456789abcdef") == ""
	if b.Hash == "" || digits && (len(name) >= mapDigits || !strings.HasPrefix(b.Hash, name)) {
		return
	}
	rec.SetTag("Map", MapTag(b))
}
