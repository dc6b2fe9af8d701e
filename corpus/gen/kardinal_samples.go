package main

// kardinalSamples are the games of the same two groups.
var kardinalSamples = []*lands{
	{
		// A record as most are kept: what was played.
		sample: sample{
			file: "kardinal-first", players: []string{"Anna", "Jürgen", "Özlem"},
			tags: "[Title \"The first cloisters\"]\n[Colours \"red, blue, green\"]\n[Date \"2027-01-13\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 1, care: []float64{0.8, 0.6, 0.7}, claims: true, result: true,
			notes: map[int]string{
				1: "Wir spielen zum ersten Mal mit dem Brett von Jürgens Vater.",
				9: "Schon wieder Frankreich!",
			},
		},
	},
	{
		// C began: she had won the last game.
		sample: sample{
			file: "kardinal-four", players: []string{"Björn", "Käthe", "Tom", "Zoë"},
			tags:  "[Colours \"yellow, red, purple, blue\"]\n[Date \"2027-02-21\"]\n[Place \"Gasthof zum Löwen\"]\n[Scribe \"Käthe\"]\n" + family,
			start: 2, seed: 2, care: []float64{0.6, 0.8, 0.5, 0.7}, variation: 12, result: true,
			marks: map[int]string{7: " !", 30: " !!"},
			notes: map[int]string{7: "Der erste Rat am Hof.", 30: "Damit hat niemand gerechnet."},
		},
		told: toldOpen,
	},
	{
		sample: sample{
			file: "kardinal-five", players: []string{"Anna", "Ben", "Cleo", "Jürgen", "Marlene"},
			tags: "[Title \"Alle am Tisch\"]\n[Colours \"red, green, yellow, blue, purple\"]\n[Date \"2027-03-17\"]\n[Time \"19:30\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 3, care: []float64{0.8, 0.7, 0.6, 0.5, 0.8}, claims: true, clocks: true, result: true,
		},
	},
	{
		// Every card is told: the hands as dealt, and all that were drawn.
		sample: sample{
			file: "kardinal-all-known", players: []string{"Käthe", "Björn", "Zoë"},
			tags: "[Title \"Offen gespielt\"]\n[Date \"2027-04-05\"]\n" + family,
			seed: 4, care: []float64{0.8, 0.7, 0.7}, claims: true, result: true,
			notes: map[int]string{1: "Mit offenen Karten, damit Zoë die Regeln lernt."},
		},
		told: toldAll,
	},
	{
		// Nobody can place anything any more before the pile has run out twice.
		sample: sample{
			file: "kardinal-full-board", players: []string{"Tom", "Käthe", "Björn", "Zoë"}, rules: "removed=0",
			tags: "[Title \"Kein Platz mehr\"]\n[Colours \"green, red, yellow, blue\"]\n[Date \"2027-05-09\"]\n[Place \"Föhr\"]\n" + family,
			seed: 12, care: []float64{1, 1, 1, 1}, claims: true, result: true,
		},
		told: toldOpen, hurry: true,
	},
	{
		sample: sample{
			file: "kardinal-baldwin", players: []string{"Anna", "Jürgen"}, rules: "baldwin",
			tags: "[Date \"2027-06-02\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 6, care: []float64{0.3, 0.2}, claims: true, result: true,
			notes: map[int]string{2: "Zu zweit, weil die anderen im Stau stehen."},
		},
		told: toldOpen,
	},
	{
		sample: sample{
			file: "kardinal-baldwin-open", players: []string{"Zoë", "Tom"}, rules: "baldwin",
			tags:  "[Title \"Revanche\"]\n[Date \"2027-06-20\"]\n[Place \"Gasthof zum Löwen\"]\n" + family,
			start: 1, seed: 7, care: []float64{0.2, 0.3}, variation: 20, result: true,
		},
		told: toldAll,
	},
	{
		sample: sample{
			file: "kardinal-broken-off", players: []string{"Özlem", "Ben", "Anna"},
			tags: "[Date \"2027-07-07\"]\n[Place \"Markkleeberg\"]\n[Event \"Sommerfest\"]\n" + wednesday,
			seed: 8, care: []float64{0.7, 0.6, 0.8}, stop: 25,
			notes: map[int]string{25: "Es fängt an zu regnen."},
		},
	},
}
