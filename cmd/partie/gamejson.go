package main

import (
	"time"

	"partie/engine"
	"partie/store"
)

// gameJSON is a stored game for programs.
type gameJSON struct {
	ID          string           `json:"id"`
	Game        string           `json:"game"`
	Rules       string           `json:"rules"`
	Title       string           `json:"title"`
	Date        string           `json:"date"`
	Time        string           `json:"time"`
	Place       string           `json:"place"`
	Group       string           `json:"group"`
	Event       string           `json:"event"`
	Scribe      string           `json:"scribe"`
	Map         string           `json:"map,omitempty"` // all of its hash; of a game whose board is data
	Turns       int              `json:"turns"`
	Complete    bool             `json:"complete"`
	Irregular   bool             `json:"irregular"`
	Unfinished  bool             `json:"unfinished"`
	Added       string           `json:"added"`
	Seats       []seatJSON       `json:"seats"`
	Annotations []annotationJSON `json:"annotations,omitempty"`
	Text        string           `json:"text,omitempty"`
}

type seatJSON struct {
	Seat   string `json:"seat"`
	Name   string `json:"name"`   // as written
	Person string `json:"person"` // the name of that person today
	Total  *int   `json:"total"`
	Rank   *int   `json:"rank"`
	Won    bool   `json:"won"`
}

type annotationJSON struct {
	N       int    `json:"n"`
	Turn    int    `json:"turn"`
	Mark    string `json:"mark"`
	Text    string `json:"text"`
	Author  string `json:"author"`
	Created string `json:"created"`
}

func newGameJSON(g *store.Game, as []store.Annotation) gameJSON {
	j := gameJSON{
		ID: g.ID, Game: g.Game, Rules: g.Rules, Title: g.Title, Date: g.Date, Time: g.Time, Place: g.Place,
		Group: g.Group, Event: g.Event, Scribe: g.Scribe, Map: g.Board.Hash, Turns: g.Turns, Complete: g.Complete,
		Irregular: g.Irregular, Unfinished: g.Broken, Added: g.Added.Format(time.RFC3339), Seats: []seatJSON{},
	}
	for i, s := range g.Seats {
		j.Seats = append(j.Seats, seatJSON{engine.Seat(i).String(), s.Name, s.Person, s.Total, s.Rank, s.Won})
	}
	for _, a := range as {
		j.Annotations = append(j.Annotations, annotationJSON{a.N, a.Turn, a.Mark, a.Text, a.Author, a.Created.Format(time.RFC3339)})
	}
	return j
}
