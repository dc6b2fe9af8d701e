package engine

import "partie/lang"

// Fault is what is wrong with a word, a turn, a directive or a rules option: a
// stable code in kebab case, the broken rule in plain words, and where it lies.
type Fault struct {
	Code string
	Msg  lang.Msg
	Hint lang.Msg // the nearest legal word, what was expected; may be zero
	Word int      // index of the word at fault, from that of the ply where a ply is at fault; -1: no word, all of it
	Off  int      // first byte of the word that is wrong
	Len  int      // how many bytes; 0: to the end of the word

	// Of a fault of State.Read:
	Now  bool // Hint rests on the position
	Form bool // every word can be read, but the rules forbid them in one turn; the Turn holds them for ~
}

// Error is the message in English, so that a Fault serves as an error in tests.
func (f *Fault) Error() string { return f.Code + ": " + f.Msg.In(lang.En) }

// Hinted gives f a hint.
func Hinted(f *Fault, hint lang.Msg) *Fault {
	f.Hint = hint
	return f
}

// At places f at bytes off to off+n of word w; n 0 is to the end of the word.
func At(f *Fault, w, off, n int) *Fault {
	f.Word, f.Off, f.Len = w, off, n
	return f
}

// Whole places f at no word.
func Whole(f *Fault) *Fault { return At(f, -1, 0, 0) }
