package main

const (
	wednesday = "[Group \"Mittwochsrunde\"]\n"
	family    = "[Group \"Familie Öttinger\"]\n"
)

// carcassonneSamples are the games of the same two groups: one with the new box, one
// with the old.
var carcassonneSamples = []*tiles{
	{
		sample: sample{
			file: "carcassonne-first", players: []string{"Anna", "Jürgen"},
			tags: "[Title \"The first game with the new box\"]\n[Colours \"red, blue\"]\n[Date \"2026-01-14\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 4, care: []float64{0.8, 0.6}, result: true,
		},
	},
	{
		// C began: it was her birthday.
		sample: sample{
			file: "carcassonne-four", players: []string{"Anna", "Ben", "Cleo", "Jürgen"},
			tags:  "[Title \"Cleo's birthday\"]\n[Colours \"red, green, yellow, blue\"]\n[Date \"2026-03-18\"]\n[Place \"Leipzig\"]\n[Scribe \"Ben\"]\n" + wednesday,
			start: 2, seed: 6, care: []float64{0.8, 0.7, 0.7, 0.5}, result: true,
		},
	},
	{
		sample: sample{
			file: "carcassonne-old-box", players: []string{"Käthe", "Björn", "Tom"}, rules: "edition=2000",
			tags: "[Colours \"black, yellow, red\"]\n[Date \"2026-02-22\"]\n" + family,
			seed: 7, care: []float64{0.8, 0.6, 0.5}, result: true,
		},
	},
	{
		sample: sample{
			file: "carcassonne-river", players: []string{"Jürgen", "Özlem", "Anna"}, rules: "river",
			tags: "[Date \"2026-04-15\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 8, care: []float64{0.6, 0.8, 0.8}, result: true,
		},
	},
	{
		sample: sample{
			file: "carcassonne-river-old", players: []string{"Zoë", "Käthe"}, rules: "edition=2000 river",
			tags: "[Date \"2026-05-03\"]\n[Place \"Gasthof zum Löwen\"]\n" + family,
			seed: 8, care: []float64{0.7, 0.7},
		},
	},
	{
		// Abbots are taken back from a garden and from a monastery.
		sample: sample{
			file: "carcassonne-abbot", players: []string{"Özlem", "Anna", "Ben"}, rules: "abbot",
			tags: "[Colours \"pink, red, green\"]\n[Date \"2026-06-10\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 8, care: []float64{0.7, 0.7, 0.6}, result: true,
		},
	},
	{
		sample: sample{
			file: "carcassonne-river-abbot", players: []string{"Cleo", "Marlene", "Jürgen", "Anna"}, rules: "river abbot",
			tags: "[Title \"All that is in the box\"]\n[Date \"2026-07-15\"]\n[Place \"Markkleeberg\"]\n[Event \"Sommerfest\"]\n" + wednesday,
			seed: 6, care: []float64{0.7, 0.8, 0.6, 0.7}, result: true,
		},
	},
	{
		sample: sample{
			file: "carcassonne-farmers-2", players: []string{"Marlene", "Ben", "Cleo"}, rules: "farmers=2",
			tags: "[Date \"2026-08-19\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 7, care: []float64{0.8, 0.7, 0.6}, result: true,
		},
	},
	{
		sample: sample{
			file: "carcassonne-old-farmers-3", players: []string{"Björn", "Zoë"}, rules: "edition=2000 farmers=3 tiny=4",
			tags: "[Title \"As they do it in the club\"]\n[Date \"2026-08-30\"]\n[Place \"Föhr\"]\n" + family,
			seed: 9, care: []float64{0.6, 0.8}, result: true,
		},
	},
	{
		sample: sample{
			file: "carcassonne-tiny", players: []string{"Anna", "Marlene"}, rules: "tiny=2 draw=end",
			tags: "[Date \"2026-09\"]\n" + wednesday,
			seed: 5, care: []float64{0.8, 0.8},
		},
	},
	{
		// A tile fits nowhere at the start.
		sample: sample{
			file: "carcassonne-five", players: []string{"Anna", "Ben", "Cleo", "Jürgen", "Özlem"},
			tags: "[Colours \"red, green, yellow, blue, black\"]\n[Date \"2026-10-14\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 6, care: []float64{0.8, 0.7, 0.7, 0.6, 0.8}, result: true,
		},
	},
	{
		// They agreed to stop before the last tile.
		sample: sample{
			file: "carcassonne-no-farmers", players: []string{"Tom", "Zoë", "Käthe"}, rules: "nofarmers",
			tags: "[Date \"2026-10-25\"]\n" + family,
			seed: 3, care: []float64{0.5, 0.7, 0.8}, stop: 52, result: true,
			notes: map[int]string{52: "The last train goes in ten minutes."},
		},
		ending: "end",
	},
	{
		// A follower too many in a city. The start tile was missing from the box.
		sample: sample{
			file: "carcassonne-irregular", players: []string{"Ben", "Jürgen"}, rules: "farmers=1",
			tags: "[Date \"2026-11-04\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 0, care: []float64{0.7, 0.6}, slip: 20,
		},
		first: "V",
	},
	{
		// The scribe is two points short twice. The first time somebody sees it; the
		// second time it costs her half the win.
		sample: sample{
			file: "carcassonne-notes", players: []string{"Björn", "Käthe"},
			tags: "[Title \"Revanche\"]\n[Colours \"yellow, black\"]\n[Date \"2026-12-26\"]\n[Time \"16:30\"]\n[Place \"Gasthof zum Löwen\"]\n[Event \"Weihnachten\"]\n[Scribe \"Käthe\"]\n[Weather \"Schneeregen\"]\n" + family,
			seed: 3, care: []float64{0.7, 0.8}, claims: true, clocks: true, variation: 18, result: true,
			remark: "# Vom Bierdeckel abgeschrieben.\n",
			marks:  map[int]string{16: " !", 45: " !!", 56: " ?!", 60: " !?"},
			notes: map[int]string{
				1:  "Käthe hat die Schachtel zu Weihnachten bekommen.",
				18: "Auf der Straße wäre noch Platz gewesen.",
				30: "Käthe zählt nach: Björn hat zwei Punkte mehr, als auf der Wertungstafel stehen.",
				38: "Das dritte Kloster,\nund noch ein Glas Punsch.",
				71: "Um zwei Punkte verloren, sagt Käthe.",
			},
		},
		forget: []int{15, 60}, mend: 30,
	},
	{
		sample: sample{
			file: "carcassonne-broken-off", players: []string{"Özlem", "Jürgen", "Marlene"}, rules: "abbot",
			tags: "[Date \"2026-12-09\"]\n[Place \"Leipzig\"]\n" + wednesday,
			seed: 15, care: []float64{0.7, 0.6, 0.8}, claims: true, stop: 40,
			notes: map[int]string{40: "The cat jumped onto the table."},
		},
		ending: "unfinished",
	},
}
