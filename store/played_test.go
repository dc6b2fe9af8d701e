package store_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/store"
)

// played lists the games that f lets through as statistics count them.
func played(t testing.TB, db *store.DB, f store.Filter) (list []*store.Played) {
	t.Helper()
	for p, err := range db.Played(f, func(game string) string { return game + " 1" }) {
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

// sheetDigest is the digest of the game of sheet, by hand: Anna scores 3 and 1, Ben 1 and 5.
var sheetDigest = replay.Digest{First: -1, Seats: []replay.SeatDigest{
	{Kinds: []replay.KindPoints{{Key: "other", Points: 4}}, Feats: []replay.SeatFeat{{Name: "round", Value: 3, Turn: 1}}},
	{Kinds: []replay.KindPoints{{Key: "other", Points: 6}}, Feats: []replay.SeatFeat{{Name: "round", Value: 5, Turn: 2}}},
}}

// Statistics see the names of today, the digest, and the reviews that Review would give.
func TestPlayed(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben", `[Group "Wed"]`, `[Title "Azul"]`, `[Date "2026-11"]`, `[Time "20:00"]`, `[Place "Köln"]`))
	for _, err := range []error{db.RenamePerson("Ben", `Ben "K"`), db.RenameGroup("Wed", "Mittwoch")} {
		if err != nil {
			t.Fatal(err)
		}
	}
	g := first(t, db)
	four, six, one, two := 4, 6, 1, 2
	want := []*store.Played{{
		ID: g.ID, Game: "sheet", Title: "Azul", Date: "2026-11", Time: "20:00", Place: "Köln", Group: "Mittwoch", Turns: 2, Complete: true,
		Seats:  []store.Seat{{Name: "Anna", Person: "Anna", Total: &four, Rank: &two}, {Name: "Ben", Person: `Ben "K"`, Total: &six, Rank: &one, Won: true}},
		Digest: sheetDigest,
	}}
	see := func(what string, reviews ...store.SeatReview) {
		t.Helper()
		want[0].Reviews = reviews
		if d := cmp.Diff(want, played(t, db, store.Filter{})); d != "" {
			t.Errorf("%s (-want +got):\n%s", what, d)
		}
	}
	keep := func(version, review string) {
		t.Helper()
		if err := db.KeepReview(g, version, []byte(review)); err != nil {
			t.Fatal(err)
		}
	}
	see("not reviewed")
	keep("sheet 1", twoTurns)
	see("reviewed", store.SeatReview{Real: 1, Loss: 2.5}, store.SeatReview{Real: 1, Partial: 1})
	keep("sheet 1", "null")
	see("cannot be judged")
	keep("sheet 0", twoTurns)
	see("of another version")
	keep("sheet 1", twoTurns)
	for _, seats := range []string{"[", "[[1,0,2.5]]", "[[1,0],[1,1]]", ""} {
		if _, err := db.Writing().Exec(`UPDATE reviews SET seats = ?`, seats); err != nil {
			t.Fatal(err)
		}
		see("damaged: " + seats)
	}
	keep("sheet 1", twoTurns)
	if _, err := db.Writing().Exec(`UPDATE games SET text = text || ' '`); err != nil {
		t.Fatal(err)
	}
	see("of another text")
}

// A digest that is missing, or none, is made when it is read.
func TestPlayedWithoutDigest(t *testing.T) {
	for _, digest := range []string{"NULL", "''", "'{'", "'[-1]'", "'[-1,[[],0,0,[]],[[],0,0,[]],[[],0,0,[]]]'", "'[-1,[[\"x\"],0,0,[]],[[],0,0,[]]]'", "digest || '1'"} {
		db := open(t)
		load(t, db.NewWriter(), sheet("Anna, Ben"))
		if _, err := db.Writing().Exec(`UPDATE games SET digest = ` + digest); err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(sheetDigest, played(t, db, store.Filter{})[0].Digest); d != "" {
			t.Errorf("%s (-want +got):\n%s", digest, d)
		}
	}
}

// Keys of points are what strangers wrote.
func TestDigestOfOddKeys(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), "[Game \"sheet\"]\n[Players \"Anna\"]\n1. A+1:\"],[\\u0022 A+2:<b>ö A+3:\\\n")
	if d := cmp.Diff([]replay.KindPoints{{Key: `"],[\u0022`, Points: 1}, {Key: "<b>ö", Points: 2}, {Key: `\`, Points: 3}},
		played(t, db, store.Filter{})[0].Digest.Seats[0].Kinds); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// A place is told as a whole, whatever case and accents; a number of players exactly.
func TestFilterTagsAndPlayers(t *testing.T) {
	db := open(t)
	got := load(t, db.NewWriter(), sheet("Anna, Ben", `[Place "Köln"]`), sheet("Anna, Ben, Cleo", `[Place "koln"]`), sheet("Anna, Cleo", `[Place "Köln, bei Anna"]`, `[Title "Élan"]`))
	for _, tt := range []struct {
		f    store.Filter
		want []int
	}{
		{store.Filter{Place: " KÖLN"}, []int{0, 1}},
		{store.Filter{Place: "köln, bei  Anna"}, []int{2}},
		{store.Filter{Title: "elan"}, []int{2}},
		{store.Filter{Title: "ELAN", Game: "sheet"}, []int{2}},
		{store.Filter{Title: "elan", Place: "Köln"}, nil},
		{store.Filter{Players: 2}, []int{0, 2}},
		{store.Filter{Players: 3, Place: "Köln"}, []int{1}},
		{store.Filter{Players: 4}, nil},
	} {
		var want, ids []string
		for _, i := range tt.want {
			want = append(want, got[i].ID)
		}
		for _, p := range played(t, db, tt.f) {
			ids = append(ids, p.ID)
		}
		slices.Sort(want)
		if !slices.Equal(ids, want) {
			t.Errorf("%+v: %v, want %v", tt.f, ids, want)
		}
	}
	for _, f := range []store.Filter{{Player: "Nobody"}, {Place: "Kö"}, {Title: "Elam"}, {Title: "Élan", Game: "kardinal"}} {
		for _, err := range db.Played(f, nil) {
			if store.KindOf(err) != store.NotFound {
				t.Errorf("%+v: %v", f, err)
			}
		}
	}
}
