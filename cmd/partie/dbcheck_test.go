package main

import (
	"database/sql"
	"path/filepath"
	"strings"
	"testing"

	"partie/lang"
	"partie/store"
)

// A check says plainly what somebody did to the database.
func TestCheckSays(t *testing.T) {
	for tamper, want := range map[string]string{
		"DROP INDEX games_date":                    "the index games_date is missing",
		"DROP TABLE annotations":                   "the table annotations is missing",
		"UPDATE games SET added = '1999'":          `the game was added at "1999", which is no time`,
		"UPDATE games SET id = 'l0'":               "l0: the id is none",
		"ALTER TABLE drafts ADD COLUMN x TEXT":     "the table drafts is not as this version makes it",
		"UPDATE games SET title = 'x'":             "title",
		"UPDATE games SET digest = NULL":           "the figures for statistics (digest) are not those that the text gives",
		"UPDATE seats SET seat = 7 WHERE seat = 1": "B",
	} {
		path := filepath.Join(t.TempDir(), "x.db")
		a, _, msgs := testApp("[Game \"sheet\"]\n[Players \"Anna, Ben\"]\nA+1\n@end\n")
		if run([]string{"--db", path, "import", "-"}, a) != exitOK {
			t.Fatal(msgs)
		}
		db, err := sql.Open("sqlite3", path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.Exec(tamper); err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		a, out, msgs := testApp("")
		if code := run([]string{"--db", path, "db", "check"}, a); code != exitFault || !strings.Contains(out.String(), want) {
			t.Errorf("%s: status %d\n%s%s", tamper, code, out, msgs)
		}
	}
}

// Every finding about the schema and the names has its words.
func TestFindingWords(t *testing.T) {
	for _, l := range lang.All {
		a := &app{lang: l}
		for _, p := range []store.Problem{
			{Trouble: store.Lost, Column: "table"}, {Trouble: store.Lost, Column: "index"},
			{Trouble: store.Altered, Column: "table"}, {Trouble: store.Altered, Column: "index"},
			{Trouble: store.Misnamed, Column: "people"}, {Trouble: store.Misnamed, Column: "groups"},
		} {
			p.Stored = "Xyz"
			if s := a.finding(p); strings.Contains(s, "db.check") || !strings.Contains(s, "Xyz") || troubleNames[p.Trouble] == "" {
				t.Errorf("%+v in %s: %s", p, l, s)
			}
		}
	}
}
