// Package corpus holds the records under testdata to what must come out of them:
// the sample games to their outcome, the small cases to their expectations, the
// broken files to their diagnostics, the ugly ones to what is read from them. Its
// folder gen plays the sample games. It has no code of its own; it stands here
// because the go tool leaves folders called testdata out of "./...".
package corpus
