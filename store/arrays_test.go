package store

import (
	"fmt"
	"testing"
)

const bad = "no list"

// A text is read whole and as it is meant, or not at all.
func TestArrays(t *testing.T) {
	for text, want := range map[string]string{
		`[]`:                             "",
		`[["a",1,-2.5],["b",null,null]]`: "a 1 -2.5|b 0 0",
		`[ ["a", 1, 2] ]`:                "a 1 2",
		`[["\u00e4\"]\\",1,2]]`:          `ä"]\ 1 2`,
		`[["ö",12345678901,1e2]]`:        "ö 12345678901 100",
		``:                               bad,
		`[`:                              bad,
		`]`:                              bad,
		`[["a",1,2]`:                     bad,
		`[["a",1,2]]]`:                   bad,
		`[["a",1]]`:                      bad,
		`[["a",1.5,2]]`:                  bad,
		`[["a",1,2,3]]`:                  bad,
		`[["a]]`:                         bad,
		`[["a\]]`:                        bad,
		`[["\x",1,2]]`:                   bad,
		`[[1,2,3]]`:                      bad,
		`{"a":1}`:                        bad,
		`[["a",1,2]] [["a",1,2]]`:        bad,
		`[["a",99999999999999999999,2]]`: bad,
		`["a",1,2]`:                      bad,
		`[["a",1,x]]`:                    bad,
		"[[\"a\",1,2]]\n":                bad,
	} {
		for _, known := range []spellings{nil, {}} {
			a := arrays{text: []byte(text), known: known}
			got := ""
			a.each(func() {
				if got != "" {
					got += "|"
				}
				a.sign('[')
				s := a.string()
				n := a.int()
				got += fmt.Sprint(s, " ", n, " ", a.float())
				a.sign(']')
			})
			if a.done() != nil {
				got = bad
			}
			if got != want {
				t.Errorf("%s: got %s, want %s", text, got, want)
			}
		}
	}
}
