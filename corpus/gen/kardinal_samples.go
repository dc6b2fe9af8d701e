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
	{
		// Three points that nobody moved at the first scoring are found later.
		sample: sample{
			file: "kardinal-notes", players: []string{"Tom", "Zoë", "Käthe"},
			tags: "[Title \"Noch einmal, mit Stift\"]\n[Colours \"green, blue, red\"]\n[Date \"2027-08-15\"]\n[Time \"20:15\"]\n[Place \"Gasthof zum Löwen\"]\n[Scribe \"Käthe\"]\n[Weather \"Gewitter\"]\n" + family,
			seed: 9, care: []float64{0.7, 0.8, 0.9}, claims: true, clocks: true, variation: 14, result: true,
			remark: "# Vom Block abgeschrieben. Die Uhr lief nur zum Spaß mit.\n",
			marks:  map[int]string{5: " ?", 20: " !", 33: " ?!", 40: " !!"},
			notes: map[int]string{
				1:  "Zoë teilt aus.",
				16: "Lothringen war noch ganz leer.",
				20: "Aragon ist voll,\nund draußen donnert es.",
				32: "Käthe zählt nach: Ihr fehlen drei Punkte.",
			},
		},
		short: []int{0, 0, 3}, mend: 32,
	},
	{
		// An advisor too many at a court, and nobody minds.
		sample: sample{
			file: "kardinal-irregular", players: []string{"Anna", "Cleo", "Ben", "Marlene"},
			tags:  "[Colours \"red, yellow, green, purple\"]\n[Date \"2027-09-15\"]\n[Place \"Leipzig\"]\n" + wednesday,
			start: 3, seed: 10, care: []float64{0.9, 0.7, 0.6, 0.8}, claims: true, slip: 42, result: true,
			notes: map[int]string{42: "Drei Räte und nur zwei erlaubt, sagt Ben am nächsten Tag."},
		},
	},
	{
		// The scribe plays too, and writes when there is time. The result is what the
		// track said.
		sample: sample{
			file: "kardinal-partly-told", players: []string{"Jürgen", "Özlem", "Anna"},
			tags:  "[Date \"2027-10-13\"]\n[Place \"Leipzig\"]\n[Scribe \"Özlem\"]\n" + wednesday,
			start: 1, seed: 11, care: []float64{0.8, 0.9, 0.9}, claims: true, result: true,
			notes: map[int]string{2: "Wer was zieht, steht nicht immer da."},
		},
		told: toldSome, blind: 0.4, short: []int{2, 0, 0},
	},
	{
		// Five, with a deck from which one card of each suit was lost.
		sample: sample{
			file: "kardinal-last-train", players: []string{"Marlene", "Ben", "Özlem", "Cleo", "Anna"}, rules: "removed=1",
			tags:  "[Title \"Ohne die verlorenen Karten\"]\n[Colours \"purple, green, blue, yellow, red\"]\n[Date \"2027-11\"]\n[Place \"Markkleeberg\"]\n" + wednesday,
			start: 3, seed: 13, care: []float64{0.8, 0.8, 0.7, 0.7, 0.9}, claims: true, stop: 41, result: true,
			notes: map[int]string{41: "Der letzte Zug fährt in zehn Minuten."},
		},
		told: toldOpen, ending: "end",
	},
	{
		sample: sample{
			file: "kardinal-baldwin-notes", players: []string{"Käthe", "Björn"}, rules: "baldwin",
			tags: "[Title \"Zu zweit im Strandkorb\"]\n[Date \"2027-12-27\"]\n[Place \"Föhr\"]\n[Event \"Weihnachten\"]\n" + family,
			seed: 14, care: []float64{0.3, 0.3}, claims: true, clocks: true, result: true,
			marks: map[int]string{9: " !?", 28: " !"},
			notes: map[int]string{9: "Gelb kommt nach Schwaben.", 28: "Bei Blau steht es jetzt gleich."},
		},
	},
}
