// Package lang holds the two languages of the program, German and English.
//
// A text that a person will read travels as a [Msg], a key into a [Catalog] with
// its arguments, and is put into words only where it is printed. Each package
// keeps its own catalogue files beside its code:
//
//	key = text with {1} and {2|one card|%d cards}
//
// {n} is argument n, counted from 1. {n|a|b} is a where argument n is the number
// 1 and b otherwise; %d inside stands for the number. An argument that is itself
// a Msg, or anything else with an In method, is put into the same language.
package lang

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Lang is a language of the program.
type Lang uint8

// The languages. English is the one that a missing or unknown setting gives.
const (
	En Lang = iota
	De
)

// All lists the languages.
var All = []Lang{En, De}

// String is the language's two-letter code, "en" or "de".
func (l Lang) String() string {
	if l == De {
		return "de"
	}
	return "en"
}

// Parse reads a language from a code or a locale name such as "de_AT.UTF-8".
// It reports false where it knows no such language.
func Parse(s string) (Lang, bool) {
	s = strings.ToLower(s)
	for _, l := range All {
		if s == l.String() || strings.HasPrefix(s, l.String()+"_") || strings.HasPrefix(s, l.String()+"-") || strings.HasPrefix(s, l.String()+".") {
			return l, true
		}
	}
	return En, false
}

// A Texter can be put into words in either language.
type Texter interface{ In(Lang) string }

// Msg is a text before it is put into a language. The zero Msg is no text.
type Msg struct {
	cat  *Catalog
	Key  string
	Args []any
}

// IsZero reports whether m is no text at all.
func (m Msg) IsZero() bool { return m.cat == nil }

// In is the text of m in l.
func (m Msg) In(l Lang) string {
	if m.cat == nil {
		return ""
	}
	return m.cat.Text(l, m.Key, m.Args...)
}

// Plain is a text that is the same in every language, such as a name.
type Plain string

// In returns the text.
func (p Plain) In(Lang) string { return string(p) }

// Catalog is the texts of one package in every language. It is read from its
// files when the first text is asked for.
type Catalog struct {
	files fs.FS
	once  sync.Once
	texts [2]map[string]string
	err   error
}

// NewCatalog makes the catalogue that stands in the files of f whose names are
// en.txt and de.txt or end in .en.txt and .de.txt.
func NewCatalog(f fs.FS) *Catalog { return &Catalog{files: f} }

// Msg is the message key with its arguments.
func (c *Catalog) Msg(key string, args ...any) Msg { return Msg{cat: c, Key: key, Args: args} }

// Text is the text of key in l, its places filled with args. A key that l lacks
// gives the key itself, so that a gap is seen and nothing breaks.
func (c *Catalog) Text(l Lang, key string, args ...any) string {
	c.once.Do(c.load)
	t, ok := c.texts[l][key]
	if !ok {
		return strings.TrimSpace(key + " " + strings.TrimSuffix(fmt.Sprintln(args...), "\n"))
	}
	return fill(t, l, args)
}

// Keys lists the keys of l, in no order. It serves the tests that hold the
// languages of a catalogue equal.
func (c *Catalog) Keys(l Lang) ([]string, error) {
	c.once.Do(c.load)
	var keys []string
	for k := range c.texts[l] {
		keys = append(keys, k)
	}
	return keys, c.err
}

// Complete reports what keeps a person from reading the catalogue in one language
// as in the other: a file that cannot be read, a key that one of them lacks, or a
// text that leaves out an argument which the other names. The keys in except stand
// in one language by intent.
func (c *Catalog) Complete(except ...string) error {
	c.once.Do(c.load)
	errs := []error{c.err}
	for _, l := range All {
		other := All[1-l]
		for _, key := range slices.Sorted(maps.Keys(c.texts[l])) {
			text, ok := c.texts[other][key]
			switch {
			case slices.Contains(except, key):
			case !ok:
				errs = append(errs, fmt.Errorf("%s: no text in %v", key, other))
			case !slices.Equal(places(c.texts[l][key]), places(text)):
				if l == En {
					errs = append(errs, fmt.Errorf("%s: the languages name different arguments", key))
				}
			}
		}
	}
	return errors.Join(errs...)
}

// places lists the numbers of the arguments that a template names.
func places(t string) (ns []string) {
	for _, m := range place.FindAllStringSubmatch(t, -1) {
		if !slices.Contains(ns, m[1]) {
			ns = append(ns, m[1])
		}
	}
	slices.Sort(ns)
	return ns
}

var place = regexp.MustCompile(`\{([0-9]+)[|}]`)

func (c *Catalog) load() {
	for _, l := range All {
		c.texts[l] = map[string]string{}
	}
	c.err = fs.WalkDir(c.files, ".", func(name string, d fs.DirEntry, err error) error {
		for _, l := range All {
			if err == nil && (d.Name() == l.String()+".txt" || strings.HasSuffix(name, "."+l.String()+".txt")) {
				err = c.read(l, name)
			}
		}
		return err
	})
}

// read adds the texts of one file.
func (c *Catalog) read(l Lang, name string) error {
	b, err := fs.ReadFile(c.files, name)
	if err != nil {
		return err
	}
	for n, line := range strings.Split(string(b), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		key, text, ok := strings.Cut(line, " = ")
		if _, twice := c.texts[l][key]; !ok || twice {
			return fmt.Errorf("%s:%d: want a new key = text: %q", name, n+1, line)
		}
		c.texts[l][strings.TrimSpace(key)] = strings.TrimSpace(text)
	}
	return nil
}

// fill puts args into the places of the template t.
func fill(t string, l Lang, args []any) string {
	if !strings.Contains(t, "{") {
		return t
	}
	var b strings.Builder
	for {
		i := strings.IndexByte(t, '{')
		if i < 0 {
			return b.String() + t
		}
		b.WriteString(t[:i])
		j := strings.IndexByte(t[i:], '}')
		if j < 0 {
			return b.String() + t[i:]
		}
		parts := strings.Split(t[i+1:i+j], "|")
		n, err := strconv.Atoi(parts[0])
		switch {
		case err != nil || n < 1 || n > len(args):
			b.WriteString(t[i : i+j+1])
		case len(parts) == 3:
			s := word(args[n-1], l)
			form := parts[2]
			if s == "1" {
				form = parts[1]
			}
			b.WriteString(strings.ReplaceAll(form, "%d", s))
		default:
			b.WriteString(word(args[n-1], l))
		}
		t = t[i+j+1:]
	}
}

func word(arg any, l Lang) string {
	if m, ok := arg.(Texter); ok {
		return m.In(l)
	}
	return fmt.Sprint(arg)
}
