package main

import (
	"partie/engine/replay"
	"partie/notation"
	"partie/store"
)

// stored is the game in the database whose id starts so, with its annotations
// merged in.
func (a *app) stored(id string) (rec *notation.Record, err error) {
	err = a.readDB(func(db *store.DB) error {
		g, as, err := annotated(db, id)
		if err != nil {
			return err
		}
		r, err := a.replayed(g)
		if err != nil {
			return err
		}
		recs, _ := notation.Parse([]byte(store.Annotated(r, as)))
		rec = recs[0]
		return nil
	})
	return rec, err
}

// annotated is the game whose id starts so and its annotations.
func annotated(db *store.DB, id string) (*store.Game, []store.Annotation, error) {
	g, err := db.Get(id)
	if err != nil {
		return nil, nil, err
	}
	as, err := db.Annotations(g.ID)
	return g, as, err
}

// replayed replays a stored game. That its text holds no game is a damage that
// "partie db check" reports.
func (a *app) replayed(g *store.Game) (*replay.Replay, error) {
	r := g.Replay()
	if r == nil {
		return nil, faultf("%s", a.text("store.bad-text", g.ID))
	}
	for _, d := range r.Diags {
		if d.Code == "unknown-map" {
			return nil, faultf("%s", a.text("store.no-map", g.ID, g.Board.Hash))
		}
	}
	return r, nil
}
