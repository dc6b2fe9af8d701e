package store

import (
	"crypto/sha256"
	"strings"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// Entry is a game on its way into the database: its text and what the replay makes
// of it.
type Entry struct {
	Index
	Text        string
	Fingerprint Fingerprint
	turns       Fingerprint // whatever board it was played on, of a game that has several
	digest      string      // JSON
}

// Index is what is kept of a game beside its text.
type Index struct {
	Game, Rules              string // canonical
	Title, Date, Time, Place string
	Group, Event, Scribe     string
	Notes                    string // all comments and remarks, to search in
	Turns                    int
	Complete                 bool         // the engine saw the end of the game
	Irregular                bool         // some turn carries a justified ~
	Broken                   bool         // broken off (@unfinished)
	Engine                   int          // version of the engine
	Board                    engine.Board // that it was played on, where there are several; in a Game without its File
	Seats                    []Seat
}

// Seat is one player's part in a game.
type Seat struct {
	Name   string // as written
	Person string // the name of that person today; in an Entry, empty
	Total  *int   // nil where the record leaves it open
	Rank   *int   // from 1, equal ranks for equals; nil where the game is not complete or totals are open
	Won    bool
}

// NewEntry is the entry of a replayed game. It reports false where the replay is
// not OK: only games without errors are stored.
func NewEntry(r *replay.Replay) (*Entry, bool) {
	if !r.OK() || r.Game == nil || r.Rules == nil || len(r.Final) != len(r.Players) {
		return nil, false
	}
	rec := r.Record
	board, mapped := r.Board()
	bare := r.Canonical(true)
	e := &Entry{
		Text:        rec.Source(),
		Fingerprint: sha256.Sum256(bare),
		digest:      digestText(r.Digest()),
		Index: Index{
			Game: r.Game.Name(), Rules: r.Rules.String(),
			Title: tag(rec, "Title"), Date: tag(rec, "Date"), Time: tag(rec, "Time"), Place: tag(rec, "Place"),
			Group: tag(rec, "Group"), Event: tag(rec, "Event"), Scribe: tag(rec, "Scribe"),
			Notes: notes(rec),
			Turns: len(r.Steps), Complete: r.Complete, Irregular: r.Irregular, Broken: r.Broken,
			Engine: r.Game.Version(), Board: board,
			Seats: make([]Seat, len(r.Players)),
		},
	}
	if mapped {
		e.turns = turnsOf(bare)
	}
	for i, name := range r.Players {
		s := &e.Seats[i]
		s.Name = name
		if t := r.Final[i]; t.Known() {
			s.Total = &t.Min
		}
	}
	for _, w := range r.Winners {
		e.Seats[w].Won = true
	}
	if r.Complete {
		rank(e.Seats, r.Rules.LowWins())
	}
	return e, true
}

// Replay reads and replays the text of a stored game, on the board that it was played on.
// It is nil only where the text holds no game.
func (e *Entry) Replay() *replay.Replay {
	if rec := parseOne(e.Text); rec != nil {
		recall(rec, e.Board)
		return replay.Run(rec)
	}
	return nil
}

// parseOne reads a text that holds one game.
func parseOne(text string) *notation.Record {
	rd := notation.NewReader(strings.NewReader(text))
	if !rd.Next() {
		return nil
	}
	return rd.Record()
}

func tag(rec *notation.Record, name string) string { return strings.TrimSpace(rec.Tag(name)) }

// notes joins the comments and remarks of a record.
func notes(rec *notation.Record) string {
	var parts []string
	for i := range rec.Items {
		if k := rec.Items[i].Kind; k == notation.Comment || k == notation.Remark {
			parts = append(parts, strings.TrimSpace(rec.CommentText(&rec.Items[i])))
		}
	}
	return strings.Join(parts, "\n")
}

// rank ranks the seats of a complete game: the winners first, the others by their
// totals. Where a total is open only the winners have a rank.
func rank(seats []Seat, low bool) {
	open := false
	for _, s := range seats {
		open = open || s.Total == nil
	}
	for i := range seats {
		s := &seats[i]
		if open && !s.Won {
			continue
		}
		place := 1
		for j := range seats {
			if o := &seats[j]; !s.Won && (o.Won || low && *o.Total < *s.Total || !low && *o.Total > *s.Total) {
				place++
			}
		}
		s.Rank = &place
	}
}
