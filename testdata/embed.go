// Package testdata holds the records that the packages share: games as people keep
// them, small cases worked by hand, broken files with what is wrong with them, and
// ugly ones. Package corpus holds them to it.
package testdata

import "embed"

// Games is the sample games, in the folder games: those that corpus/gen plays, those of
// Carcassonne that people played at a site, and score sheets.
//
//go:embed games/*.partie
var Games embed.FS

// Broken is a file for each thing that can be wrong with a record, in the folder
// broken, named by the code of its diagnostic. Remarks of the form "#= {json}" say
// which diagnostics it has and where.
//
//go:embed broken/*.partie
var Broken embed.FS

// Cases is small games with the right outcome, a folder for each game; see
// cases/README.md.
//
//go:embed cases/*/*.partie
var Cases embed.FS

// Ugly is files as life brings them: other encodings and line ends, half a game,
// odd names. Beside each lies what is read from it.
//
//go:embed ugly/*.partie
var Ugly embed.FS
