package main

// kingsSamples are the games of two groups over one year. Some of their names have
// umlauts; in one game a name is spelled without, as it happens.
var kingsSamples = []*kings{
	{
		// Everything is known: both hands as dealt and every card drawn.
		sample: sample{
			file: "kc-full-hands", players: []string{"Anna", "Jürgen"},
			tags: "[Title \"The new pack\"]\n[Date \"2026-01-07\"]\n[Time \"20:15\"]\n[Place \"Leipzig\"]\n[Group \"Mittwochsrunde\"]\n[Scribe \"Anna\"]\n",
			seed: 7, care: []float64{0.9, 0.7}, result: true,
		},
		hands: true,
	},
	{
		// What a scribe at the table sees: the cards laid, and at the end the hands.
		sample: sample{
			file: "kc-public", players: []string{"Anna", "Jürgen", "Özlem"},
			tags: "[Date \"2026-02-04\"]\n[Place \"Leipzig\"]\n[Group \"Mittwochsrunde\"]\n",
			seed: 2, care: []float64{0.9, 0.7, 0.8}, result: true,
		},
	},
	{
		// Two cards of C were mixed into the pack before anyone wrote them down.
		sample: sample{
			file: "kc-left-unknown", players: []string{"Käthe", "Björn", "Tom", "Zoë"},
			tags: "[Title \"Rainy Sunday\"]\n[Date \"2026-03-15\"]\n[Place \"Gasthof zum Löwen\"]\n[Group \"Familie Öttinger\"]\n",
			seed: 20, care: []float64{0.8, 0.6, 0.7, 0.9},
		},
		hide: map[string]int{"C": 2},
	},
	{
		sample: sample{
			file: "kc-two-packs", players: []string{"Anna", "Jürgen", "Özlem", "Ben", "Cleo", "Marlene"}, rules: "packs=2",
			tags: "[Title \"All of us\"]\n[Date \"2026-05-13\"]\n[Place \"Markkleeberg\"]\n[Group \"Mittwochsrunde\"]\n[Event \"Sommerfest\"]\n",
			seed: 4, care: []float64{0.9, 0.7, 0.8, 0.85, 0.6, 0.9}, result: true,
		},
	},
	{
		// The scribe forgot a score in round 3; the track is off from then on.
		sample: sample{
			file: "kc-five-rounds", players: []string{"Jurgen", "Marlene", "Anna"}, rules: "rounds=5",
			tags: "[Date \"2026-06-24\"]\n[Place \"Leipzig\"]\n[Group \"Mittwochsrunde\"]\n[Scribe \"Marlene\"]\n",
			seed: 5, care: []float64{0.7, 0.9, 0.9}, claims: true, result: true,
		},
		forget: 3,
	},
	{
		sample: sample{
			file: "kc-to-25", players: []string{"Tom", "Käthe", "Zoë", "Björn"}, rules: "to=25",
			tags: "[Title \"Until one is left\"]\n[Date \"2026-08-02\"]\n[Place \"Föhr\"]\n[Group \"Familie Öttinger\"]\n",
			seed: 15, start: 1, care: []float64{0.5, 0.7, 0.85, 0.6}, result: true,
		},
	},
	{
		sample: sample{
			file: "kc-draw-need", players: []string{"Zoë", "Tom", "Käthe"}, rules: "draw=need",
			tags: "[Date \"2026-09-20\"]\n[Group \"Familie Öttinger\"]\n",
			seed: 7, care: []float64{0.9, 0.7, 0.8}, result: true,
		},
		hands: true,
	},
	{
		sample: sample{
			file: "kc-irregular", players: []string{"Ben", "Cleo", "Jürgen"},
			tags: "[Date \"2026-10-07\"]\n[Place \"Leipzig\"]\n[Group \"Mittwochsrunde\"]\n",
			seed: 19, care: []float64{0.8, 0.6, 0.7}, slip: 5,
		},
	},
	{
		sample: sample{
			file: "kc-notes", players: []string{"Özlem", "Anna"}, rules: "rounds=3",
			tags: "[Title \"Broken off\"]\n[Date \"2026-11\"]\n[Place \"Leipzig\"]\n[Group \"Mittwochsrunde\"]\n[Scribe \"Özlem\"]\n[Weather \"first snow\"]\n",
			seed: 36, care: []float64{0.8, 0.8}, claims: true, clocks: true, variation: 4, stop: 45,
			remark: "# Copied from the back of the pizza box.\n",
			marks:  map[int]string{12: " !", 15: " ?!", 29: " !?"},
			notes: map[int]string{
				1:  "Özlem starts; the cards are the ones with the chewed corner.",
				8:  "\"Nothing again\", says Anna.",
				15: "Anna thinks about this one\nfor the length of a song.",
			},
		},
		hands: true,
	},
}
