package kardinal

import (
	"bytes"
	"cmp"
	"embed"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"partie/lang"
)

// maxMapBytes is how long a map file may be.
const maxMapBytes = 1 << 20

// mapSchema is the schema that ReadMap knows.
const mapSchema = "kardinal-map-research/1"

//go:embed map.en.txt map.de.txt
var mapTextFiles embed.FS

var mapTexts = lang.NewCatalog(mapTextFiles)

// MapError is what is wrong with a map file.
type MapError struct {
	Line int // counted from 1; 0: the file as a whole
	Msg  lang.Msg
}

// In is the message in a language, with the line where there is one.
func (e *MapError) In(l lang.Lang) string {
	if e.Line == 0 {
		return e.Msg.In(l)
	}
	return mapTexts.Text(l, "line", e.Line, e.Msg)
}

// Error is the message in English.
func (e *MapError) Error() string { return e.In(lang.En) }

func badMap(line int, key string, args ...any) error {
	return &MapError{line, mapTexts.Msg(key, args...)}
}

// The items of a file, as far as the program uses them.
type (
	suitItem struct {
		Card   string   `json:"card"`
		Lands  []string `json:"lands"`
		Cards  int      `json:"cards"`
		Source string   `json:"source"`
	}
	landItem struct {
		Code      string `json:"code"`
		De        string `json:"de"`
		En        string `json:"en"`
		Card      string `json:"card"`
		Spaces    *int   `json:"spaces"`
		Alliances *int   `json:"alliances"`
		X         *int   `json:"x"`
		Y         *int   `json:"y"`
		Source    string `json:"source"`
	}
	spaceItem struct {
		ID     string `json:"id"`
		Land   string `json:"land"`
		X      int    `json:"x"`
		Y      int    `json:"y"`
		Source string `json:"source"`
	}
	roadItem struct {
		A      string `json:"a"`
		B      string `json:"b"`
		Source string `json:"source"`
	}
	allianceItem struct {
		N       int      `json:"n"`
		Lands   []string `json:"lands"`
		Sea     bool     `json:"sea"`
		Markers struct {
			Pair   string `json:"pair"`
			Number string `json:"number"`
		} `json:"markers"`
		Source string `json:"source"`
	}
)

// lined is an item and the line it begins on.
type lined[T any] struct {
	line int
	item T
}

type mapFile struct {
	schema, name string
	suits        []lined[suitItem]
	lands        []lined[landItem]
	spaces       []lined[spaceItem]
	roads        []lined[roadItem]
	alliances    []lined[allianceItem]
}

// asKept is a map file as it is hashed and kept, however an editor has saved it: without a
// byte order mark, and with LF at the ends of lines.
func asKept(b []byte) []byte {
	b = bytes.TrimPrefix(b, []byte("\ufeff"))
	if bytes.Contains(b, []byte("\r\n")) {
		b = bytes.ReplaceAll(b, []byte("\r\n"), []byte("\n"))
	}
	return b
}

// ReadMap reads a map file, which it keeps. Its errors are of type *MapError.
func ReadMap(b []byte) (*Map, error) {
	if len(b) > maxMapBytes {
		return nil, badMap(0, "too-long", maxMapBytes>>20)
	}
	b = asKept(b)
	if !utf8.Valid(b) {
		good := 0
		for r, n := utf8.DecodeRune(b); r != utf8.RuneError || n > 1; r, n = utf8.DecodeRune(b[good:]) {
			good += n
		}
		return nil, badMap(lineAt(b, int64(good)), "bad-utf8")
	}
	f, err := readMapFile(b)
	if err != nil {
		return nil, err
	}
	m := &Map{Name: f.name, sum: hashOf(b), File: b}
	m.Hash = m.sum[:hashDigits]
	for _, step := range []func(*mapFile) error{m.takeLands, m.takeSuits, m.takeSpaces, m.takeRoads, m.takeAlliances, m.checkCounts} {
		if err := step(f); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// readMapFile takes the JSON apart, item by item, so that each has its line.
func readMapFile(b []byte) (*mapFile, error) {
	var all json.RawMessage
	var syntax *json.SyntaxError
	if err := json.Unmarshal(b, &all); errors.As(err, &syntax) {
		return nil, badMap(lineAt(b, syntax.Offset), "bad-json", err.Error())
	}
	d := &mapDecoder{json.NewDecoder(bytes.NewReader(b)), b}
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return nil, badMap(1, "no-object")
	}
	f := &mapFile{}
	seen := map[string]bool{}
	for d.More() {
		line := d.line()
		t, _ := d.Token() // the syntax was checked above
		key, _ := t.(string)
		var err error
		switch key {
		case "schema":
			err = d.value(key, &f.schema)
			if err == nil && f.schema != mapSchema {
				err = badMap(line, "bad-schema", strconv.Quote(f.schema), mapSchema)
			}
		case "name":
			err = d.value(key, &f.name)
			if err == nil && !printable(f.name) {
				err = badMap(line, "bad-name", "name")
			}
		case "suits":
			f.suits, err = items[suitItem](d, key)
		case "lands":
			f.lands, err = items[landItem](d, key)
		case "spaces":
			f.spaces, err = items[spaceItem](d, key)
		case "roads":
			f.roads, err = items[roadItem](d, key)
		case "alliances":
			f.alliances, err = items[allianceItem](d, key)
		default:
			err = d.value(key, new(json.RawMessage))
			key = ""
		}
		if err == nil && key != "" && seen[key] {
			err = badMap(line, "key-twice", key)
		}
		if err != nil {
			return nil, err
		}
		seen[key] = true
	}
	for _, key := range []string{"schema", "suits", "lands", "spaces", "roads", "alliances"} {
		if !seen[key] {
			return nil, badMap(0, "no-key", key)
		}
	}
	return f, nil
}

// mapDecoder is a decoder that knows its line.
type mapDecoder struct {
	*json.Decoder
	all []byte
}

// line is the line of what comes next.
func (d *mapDecoder) line() int {
	at := d.InputOffset()
	for at < int64(len(d.all)) && strings.IndexByte(" \t\r\n,:", d.all[at]) >= 0 {
		at++
	}
	return lineAt(d.all, at)
}

func lineAt(b []byte, off int64) int {
	return 1 + bytes.Count(b[:min(max(off, 0), int64(len(b)))], []byte("\n"))
}

// value reads one value.
func (d *mapDecoder) value(key string, v any) error {
	line := d.line()
	return asError(line, key, d.Decode(v))
}

// asError is an error of the decoder with its line.
func asError(line int, key string, err error) error {
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &kind):
		if kind.Field != "" {
			key += "." + kind.Field
		}
		return badMap(line, "bad-type", key, kind.Value)
	case err != nil:
		return badMap(line, "bad-json", err.Error())
	}
	return nil
}

// maxItems bounds a list of the file; the longest is that of the roads.
const maxItems = maxSpaces * maxRoads / 2

// items reads a list.
func items[T any](d *mapDecoder, key string) (list []lined[T], err error) {
	line := d.line()
	if t, _ := d.Token(); t != json.Delim('[') {
		return nil, badMap(line, "no-list", key)
	}
	for d.More() {
		it := lined[T]{line: d.line()}
		if len(list) == maxItems {
			return nil, badMap(it.line, "too-many-items", key, maxItems)
		}
		var raw json.RawMessage
		if err := d.value(key, &raw); err != nil {
			return nil, err
		}
		raw, err := exactKeys(raw, it.line, itemDepth)
		if err == nil {
			err = asError(it.line, key, json.Unmarshal(raw, &it.item))
		}
		if err != nil {
			return nil, err
		}
		list = append(list, it)
	}
	d.Token()
	return list, nil
}

// itemDepth is how deep the objects of an item lie in each other, as far as the program
// reads them.
const itemDepth = 2

// exactKeys is an object, which begins on that line, without the keys that the program
// cannot know: the decoder would take "SPACES" for "spaces", and of two equal keys the last.
func exactKeys(object []byte, line, depth int) ([]byte, error) {
	if depth == 0 || object[0] != '{' {
		return object, nil
	}
	d := json.NewDecoder(bytes.NewReader(object))
	d.Token()
	seen := map[string]bool{}
	kept := []byte{'{'}
	for d.More() {
		t, _ := d.Token() // the syntax was checked before
		key, _ := t.(string)
		at := lineAt(object, d.InputOffset()) + line - 1
		if seen[key] {
			return nil, badMap(at, "key-twice", strconv.Quote(key))
		}
		seen[key] = true
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			return nil, badMap(at, "bad-json", err.Error())
		}
		raw, err := exactKeys(raw, at, depth-1)
		if err != nil {
			return nil, err
		}
		if strings.Trim(key, "abcdefghijklmnopqrstuvwxyz") == "" {
			if len(kept) > 1 {
				kept = append(kept, ',')
			}
			kept = append(append(append(kept, strconv.Quote(key)...), ':'), raw...)
		}
	}
	return append(kept, '}'), nil
}

// printable reports whether a text of the file can be shown as it stands.
func printable(s string) bool {
	return len(s) <= 300 && strings.IndexFunc(s, func(r rune) bool { return !unicode.IsPrint(r) }) < 0
}

// markerOf is the least sure marker that a source text names.
func markerOf(source string) Marker {
	for k := Reconstructed; k > Unmarked; k-- {
		for w := range strings.FieldsFuncSeq(source, func(r rune) bool { return !unicode.IsLetter(r) }) {
			if w == k.String() {
				return k
			}
		}
	}
	return Unmarked
}

// landAt is the land with exactly this code.
func landAt(line int, code string) (Land, error) {
	if l := slices.Index(landCodes[:], code); l >= 0 {
		return Land(l), nil
	}
	return 0, badMap(line, "unknown-land", strconv.Quote(code), strings.Join(landCodes[:], " "))
}

// space is the space with this name, such as En1.
func (m *Map) space(line int, id string) (uint8, error) {
	for i := range m.Spaces {
		if m.Spaces[i].String() == id {
			return uint8(i), nil
		}
	}
	return 0, badMap(line, "unknown-space", strconv.Quote(id))
}

func compareSpaces(a, b MapSpace) int {
	return cmp.Or(cmp.Compare(a.Land, b.Land), cmp.Compare(a.Number, b.Number))
}
