package store

import (
	"encoding/json"
	"errors"
	"strconv"
)

// arrays reads JSON of nested arrays with strings, numbers and nulls, as the database holds
// many small ones: one value after the other, in the order in which they were written. It
// is many times faster than package json.
type arrays struct {
	text  []byte
	bad   bool      // the text is not what was asked for; what was read from there on means nothing
	known spellings // nil: none
}

// spellings is strings that come again and again, so that they need not be made anew.
type spellings map[string]string

// of is b as a string.
func (n spellings) of(b []byte) string {
	s, ok := n[string(b)]
	if !ok {
		s = string(b)
		if n != nil {
			n[s] = s
		}
	}
	return s
}

var errArrays = errors.New("no such list")

// next skips what stands between values and is the byte of the next one, 0 at the end.
func (a *arrays) next() byte {
	for len(a.text) > 0 && (a.text[0] == ',' || a.text[0] == ' ') {
		a.text = a.text[1:]
	}
	if len(a.text) == 0 || a.bad {
		return 0
	}
	return a.text[0]
}

// sign reads an opening or closing bracket.
func (a *arrays) sign(c byte) {
	if a.next() != c {
		a.bad = true
		return
	}
	a.text = a.text[1:]
}

// each reads an array whose values f reads.
func (a *arrays) each(f func()) {
	a.sign('[')
	for c := a.next(); c != ']' && c != 0; c = a.next() {
		had := len(a.text)
		f()
		a.bad = a.bad || len(a.text) == had
	}
	a.sign(']')
}

// word reads a number or null.
func (a *arrays) word() []byte {
	a.next()
	n := 0
	for n < len(a.text) && a.text[n] != ',' && a.text[n] != ']' {
		n++
	}
	w := a.text[:n]
	a.text = a.text[n:]
	return w
}

// number reads a whole number; null is none.
func (a *arrays) number() (n int, ok bool) {
	w := a.word()
	if string(w) == "null" {
		return 0, false
	}
	n, err := strconv.Atoi(string(w))
	a.bad = a.bad || err != nil
	return n, err == nil
}

func (a *arrays) int() int {
	n, _ := a.number()
	return n
}

func (a *arrays) intOrNil() *int {
	if n, ok := a.number(); ok {
		return &n
	}
	return nil
}

func (a *arrays) float() float64 {
	w := a.word()
	if string(w) == "null" {
		return 0
	}
	v, err := strconv.ParseFloat(string(w), 64)
	a.bad = a.bad || err != nil
	return v
}

func (a *arrays) string() (s string) {
	if a.next() != '"' {
		a.bad = true
		return ""
	}
	plain := true
	n := 1
	for n < len(a.text) && a.text[n] != '"' {
		if a.text[n] == '\\' {
			plain = false
			n++
		}
		n++
	}
	if n >= len(a.text) {
		a.bad = true
		return ""
	}
	if plain {
		s = a.known.of(a.text[1:n])
	} else if json.Unmarshal(a.text[:n+1], &s) != nil {
		a.bad = true
	}
	a.text = a.text[n+1:]
	return s
}

// done is an error where the text was not what was asked for, or there is more of it.
func (a *arrays) done() error {
	if a.next() != 0 || a.bad {
		return errArrays
	}
	return nil
}
