package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/report"
	"partie/store"
)

// Everything that is known of a stored game reaches the statistics, by its seat.
func TestPlayed(t *testing.T) {
	total := 8
	g := &store.Played{
		ID: "7kq2", Game: "carcassonne", Rules: "edition=2000", Title: "T", Date: "2026-11", Time: "20:00", Place: "Köln", Group: "Wed",
		Turns: 3, Complete: true,
		Seats: []store.Seat{{Name: "Annchen", Person: "Anna", Total: &total, Won: true}, {Name: "Ben", Person: "Ben"}},
		Digest: replay.Digest{First: 1, Seats: []replay.SeatDigest{
			{Kinds: []replay.KindPoints{{Key: "city", Points: 8}}, Timed: 2, Time: 95, Feats: []replay.SeatFeat{{Name: "city", Value: 3, Turn: 3}}},
			{Feats: []replay.SeatFeat{{Name: "field", Value: 1}}},
		}},
		Reviews: []store.SeatReview{{Real: 2, Partial: 1, Loss: 1.5}, {Real: 1}},
	}
	want := report.Played{
		ID: "7kq2", Game: "carcassonne", Rules: "edition=2000", Title: "T", Sheet: "t", Date: "2026-11", Time: "20:00", Place: "Köln", Group: "Wed",
		Turns: 3, Complete: true, First: 1,
		Seats: []report.PlayedSeat{
			{Person: "Anna", Total: &total, Won: true, Kinds: []replay.KindPoints{{Key: "city", Points: 8}}, Timed: 2, Time: 95,
				Review: &report.PlayedReview{Real: 2, Partial: 1, Loss: 1.5}},
			{Person: "Ben", Review: &report.PlayedReview{Real: 1}},
		},
		Feats: []report.Feat{{Name: "city", Value: 3, Seat: 0, Turn: 3}, {Name: "field", Value: 1, Seat: 1}},
	}
	if d := cmp.Diff(want, played(g)); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}

	// Without a digest nobody is known to have moved first.
	g.Digest, g.Reviews = replay.Digest{}, nil
	want.First, want.Feats = -1, nil
	want.Seats = []report.PlayedSeat{{Person: "Anna", Total: &total, Won: true}, {Person: "Ben"}}
	if d := cmp.Diff(want, played(g)); d != "" {
		t.Errorf("without a digest (-want +got):\n%s", d)
	}
}
