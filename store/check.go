package store

import (
	"bytes"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"iter"
	"runtime"
	"slices"
	"time"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// Trouble says what a Problem is about.
type Trouble uint8

// The troubles.
const (
	Damage      Trouble = iota // SQLite finds the file damaged; Stored says where
	Dangling                   // a row of the table Column points to nothing
	BadText                    // the text of the game has an error: Fault
	Differs                    // Column holds Stored where the text gives Computed
	LostComment                // an annotation of the game is at a turn that there is not
	Lost                       // the database has no Column ("table" or "index") named Stored
	Altered                    // that is there, but not as this version makes it
	NoMap                      // the map Stored that the game was played on is missing, or damaged
	BadMap                     // the map Stored is not what was kept: its file has another hash
	Misnamed                   // no name leads to the row of Column ("people" or "groups") that is shown as Stored
	BadBoard                   // Column ("name" or "added") of the map ID holds Stored, which its file (Computed) or the calendar does not have
	BadReview                  // what is kept as the review of the game is none, or that of another
)

// Problem is one thing that Check found.
type Problem struct {
	Trouble  Trouble
	ID       string // of the game, where it is about one; hash of the map of a BadBoard
	Column   string // "turns"
	Seat     string // "B", where Column is one of a seat
	Stored   string
	Computed string
	Fault    notation.FileDiagnostic
}

// Check looks at the whole database: its schema, SQLite's own checks, then every game, whose
// text is replayed and compared with everything that is stored beside it. It sees
// one state of the database, whatever others write meanwhile. progress is told how
// many games are done of how many. Errors: Corrupt where the damage ends the
// check, Locked.
func (d *DB) Check(ctx context.Context, progress func(done, total int), report func(Problem)) error {
	tx, err := d.r.BeginTx(ctx, nil)
	if err != nil {
		return wrap(d.path, err)
	}
	defer tx.Rollback()
	c := checker{tx: tx, ctx: ctx, report: report}
	for _, step := range []func() error{c.schema, c.sqlite, c.load, c.boards, c.names, c.annotations, c.reviews} {
		if err := step(); c.maimed && isQueryFault(err) {
			return nil // which has been reported
		} else if err != nil {
			return wrap(d.path, err)
		}
	}
	done := 0
	for ps := range ordered(runtime.GOMAXPROCS(0), c.games(), c.compare) {
		for _, p := range ps {
			report(p)
		}
		done++
		progress(done, c.total)
	}
	if c.err != nil && !(c.maimed && isQueryFault(c.err)) {
		return wrap(d.path, c.err)
	}
	return ctx.Err()
}

type checker struct {
	tx             *sql.Tx
	ctx            context.Context
	report         func(Problem)
	total          int
	people, groups map[string]int64 // what names lead to
	maps           map[string]bool  // those that are as they were kept
	err            error            // of reading the games
	maimed         bool             // a table is missing, or is not what it should be
}

// schema looks whether all tables and indexes are there.
func (c *checker) schema() error {
	ps, _, err := schemaProblems(c.tx)
	for _, p := range ps {
		c.maimed = c.maimed || p.Column == "table"
		c.report(p)
	}
	return err
}

// names looks whether each person and group is found by the name that is shown.
func (c *checker) names() error {
	for _, r := range []register{people, groups} {
		err := c.rows(`SELECT t.name FROM `+r.things+` t WHERE NOT EXISTS (SELECT 1 FROM `+r.names+` n
			WHERE n.owner = t.id AND n.key IN (fold(t.name), '=' || t.name)) ORDER BY t.id`, func(rows *sql.Rows) error {
			var name string
			err := rows.Scan(&name)
			c.report(Problem{Trouble: Misnamed, Column: r.things, Stored: name})
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// sqlite runs SQLite's own checks. That a game's map is missing is told with the game.
func (c *checker) sqlite() error {
	err := c.rows(`PRAGMA integrity_check`, func(rows *sql.Rows) error {
		var s string
		err := rows.Scan(&s)
		if err == nil && s != "ok" {
			c.report(Problem{Trouble: Damage, Stored: s})
		}
		return err
	})
	if err != nil {
		return err
	}
	return c.rows(`SELECT "table", coalesce(rowid, 0), parent FROM pragma_foreign_key_check
		WHERE NOT ("table" = 'games' AND parent = 'maps')`, func(rows *sql.Rows) error {
		var table, parent string
		var row int64
		err := rows.Scan(&table, &row, &parent)
		c.report(Problem{Trouble: Dangling, Column: table, Stored: fmt.Sprintf("%s %d", table, row), Computed: parent})
		return err
	})
}

// load reads the names and counts the games.
func (c *checker) load() error {
	for _, l := range []struct {
		r    register
		into *map[string]int64
	}{{people, &c.people}, {groups, &c.groups}} {
		m := map[string]int64{}
		*l.into = m
		err := c.rows(`SELECT key, owner FROM `+l.r.names, func(rows *sql.Rows) error {
			var key string
			var owner int64
			err := rows.Scan(&key, &owner)
			m[key] = owner
			return err
		})
		if err != nil {
			return err
		}
	}
	return c.tx.QueryRow(`SELECT count(*) FROM games`).Scan(&c.total)
}

// boards looks whether each map is the file that its hash was made from, and is called
// what that file says.
func (c *checker) boards() error {
	c.maps = map[string]bool{}
	return c.rows(`SELECT hash, name, file, added FROM maps ORDER BY added, hash`, func(rows *sql.Rows) error {
		var hash, name, added string
		var file []byte
		err := rows.Scan(&hash, &name, &file, &added)
		if c.maps[hash] = sumOf(file) == hash; !c.maps[hash] {
			c.report(Problem{Trouble: BadMap, Stored: hash})
		} else if b, known := replay.BoardOf(hash); known && b.Name != name {
			c.report(Problem{Trouble: BadBoard, ID: hash, Column: "name", Stored: name, Computed: b.Name})
		}
		if _, wrong := time.Parse(time.RFC3339, added); wrong != nil && err == nil {
			c.report(Problem{Trouble: BadBoard, ID: hash, Column: "added", Stored: added})
		}
		return err
	})
}

// sumOf is the hash by which the file of a map is kept.
func sumOf(file []byte) string {
	sum := sha256.Sum256(file)
	return hex.EncodeToString(sum[:])
}

func (c *checker) annotations() error {
	return c.rows(`SELECT g.id, a.n, a.turn FROM annotations a JOIN games g ON g.seq = a.game
		WHERE a.turn > g.turns ORDER BY g.id, a.n`, func(rows *sql.Rows) error {
		var id string
		var n, turn int
		err := rows.Scan(&id, &n, &turn)
		c.report(Problem{Trouble: LostComment, ID: id, Column: fmt.Sprint(n), Stored: fmt.Sprint(turn)})
		return err
	})
}

func (c *checker) reviews() error {
	return c.rows(`SELECT id FROM reviews JOIN games ON seq = reviews.game WHERE `+badReview+` ORDER BY id`, func(rows *sql.Rows) error {
		var id string
		err := rows.Scan(&id)
		c.report(Problem{Trouble: BadReview, ID: id})
		return err
	})
}

func (c *checker) rows(query string, f func(*sql.Rows) error) error {
	rows, err := c.tx.QueryContext(c.ctx, query)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := f(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// storedGame is a game as its row and those of its seats have it.
type storedGame struct {
	id, added, text string
	board           string // hash of the map that it was played on
	group           any
	columns         []any
	seats           [][]any // seat, person, seatColumns
}

// games yields all games in the order in which they came.
func (c *checker) games() iter.Seq[storedGame] {
	query := `SELECT id, added, text, coalesce(map, ''), group_id, (SELECT json_group_array(json_array(seat, person, ` + names(seatColumns) + `) ORDER BY seat)
		FROM seats WHERE game = seq), ` + names(gameColumns) + ` FROM games ORDER BY seq`
	return func(yield func(storedGame) bool) {
		stop := fmt.Errorf("stop")
		err := c.rows(query, func(rows *sql.Rows) error {
			g := storedGame{columns: make([]any, len(gameColumns))}
			var seats []byte
			to := []any{&g.id, &g.added, &g.text, &g.board, &g.group, &seats}
			for i := range g.columns {
				to = append(to, &g.columns[i])
			}
			if err := rows.Scan(to...); err != nil {
				return err
			}
			numbers := json.NewDecoder(bytes.NewReader(seats))
			numbers.UseNumber()
			if err := numbers.Decode(&g.seats); err != nil {
				return err
			}
			if !yield(g) {
				return stop
			}
			return nil
		})
		if err != stop {
			c.err = err
		}
	}
}

// compare replays a game and lists where it differs from what is stored.
func (c *checker) compare(g storedGame) (ps []Problem) {
	differs := func(seat, column string, stored, computed any) {
		if s, t := show(stored), show(computed); s != t {
			ps = append(ps, Problem{Trouble: Differs, ID: g.id, Column: column, Seat: seat, Stored: s, Computed: t})
		}
	}
	if id, ok := readID(g.id); !ok || id != g.id {
		ps = append(ps, Problem{Trouble: Differs, ID: g.id, Column: "id", Stored: g.id})
	}
	if _, err := time.Parse(time.RFC3339, g.added); err != nil {
		ps = append(ps, Problem{Trouble: Differs, ID: g.id, Column: "added", Stored: g.added})
	}
	lost := g.board != "" && !c.maps[g.board]
	if lost {
		ps = append(ps, Problem{Trouble: NoMap, ID: g.id, Stored: g.board})
	}
	e, fault := reread(g.text, g.board)
	if e == nil && lost && fault.Code == "unknown-map" {
		return ps // which has been said
	}
	if e == nil {
		return append(ps, Problem{Trouble: BadText, ID: g.id, Fault: fault})
	}
	for i, col := range gameColumns {
		differs("", col.name, g.columns[i], col.value(e))
	}
	var group any
	if e.Group != "" {
		group = c.groups[Fold(e.Group)]
	}
	differs("", "group_id", g.group, group)
	persons, _ := seated(e.Seats, func(key, _ string) (int64, error) { return c.people[key], nil })
	for i := range max(len(e.Seats), len(g.seats)) {
		var stored, computed []any
		if i < len(g.seats) {
			stored = g.seats[i]
		}
		if i < len(e.Seats) {
			computed = values([]any{i, persons[i]}, seatColumns, &e.Seats[i])
		}
		for j, name := range seatNames {
			differs(engine.Seat(i).String(), name, cell(stored, j), cell(computed, j))
		}
	}
	return ps
}

// seatNames are the columns of a seat in the order of storedGame.seats.
var seatNames = func() []string {
	list := []string{"seat", "person"}
	for _, c := range seatColumns {
		list = append(list, c.name)
	}
	return slices.Clip(list)
}()

func cell(row []any, i int) any {
	if row == nil {
		return nil
	}
	return row[i]
}

// reread replays a stored text on the map with the hash board. Where it has an error,
// fault is the first.
func reread(text, board string) (e *Entry, fault notation.FileDiagnostic) {
	rec := parseOne(text)
	if rec == nil || rec.Src != text {
		return nil, fault
	}
	recall(rec, engine.Board{Hash: board})
	j := judge(found{rec: rec})
	return j.entry, j.Fault
}
