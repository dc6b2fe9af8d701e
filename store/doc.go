// Package store keeps games in one SQLite file.
//
// The text of a game is the truth and is kept whole, as it was read. Everything
// beside it in the tables games and seats is an index that replaying the text
// makes again: Check compares the two, Repair rebuilds the index. The digest of a game
// is what statistics over many games are made of, so that they need neither text nor
// replay. What people add later (annotations, names that are one person, names of groups) stands in
// tables of its own and never changes a text.
//
// A board that is data stands in the table maps, by its hash. A game remembers the one
// that it was played on and is replayed on it wherever its text leaves open which that is.
//
// A game is known by its fingerprint, the SHA-256 of its canonical text without
// comments, remarks, marks and the name of a standard map, so that the same game is stored once. People use its id:
// the first characters of the fingerprint. A draft has an id of its own until it is
// finished.
//
// Every error that a user can do something about is an *Error with a Kind.
//
// All writing goes through one connection in immediate transactions; reading
// through a pool that cannot write. Two processes wait for each other.
package store
