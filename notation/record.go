package notation

import (
	"bytes"
	"strings"
)

// Record is one game as it was written down.
type Record struct {
	Src   string       // the text of the game
	Base  Position     // where Src starts in its file
	Tags  []Tag        // in the order written
	Items []Item       // the movetext, in the order written
	Lead  int          // so many of Items stand before the first tag
	Diags []Diagnostic // what is wrong with the syntax and the tags

	words []Span     // the words and marks of all items
	sufs  []suffixes //
	nums  []Claim    // the totals of all claims

	players []string
}

// Tag is one line of the head of a game.
type Tag struct {
	Span         // the whole tag
	Name  string // as written
	Value string // with the escapes resolved
	Val   Span   // the value between its quotes, as written

	name    Span
	escaped bool
	given   bool // Value does not stand in the text: AddTag or SetTag gave it
}

// Kind says what an Item is.
type Kind uint8

// The kinds of items.
const (
	Turn       Kind = iota // a turn with its suffixes
	Directive              // @name words
	Unfinished             // @unfinished
	End                    // @end
	ClaimLine              // a claim on a line of its own that belongs to no turn
	Comment                // {text}
	Remark                 // # text
	Variation              // opens a variation; its items follow, up to Next
)

// NoClock is the Clock of a turn whose time was not kept.
const NoClock = -1

// NoSeat is the Seat of a turn that does not name it.
const NoSeat = -1

// Item is one element of the movetext. It is small, for a record holds many: what
// few turns have stands beside it and is asked of the Record.
type Item struct {
	Span         // all of it, suffixes included; comments are items of their own
	Kind   Kind  //
	Tilde  bool  // Turn: played as written although the rules forbid it
	Seat   int8  // Turn: 0 for A; NoSeat where it is not written
	Number int32 // Turn: 0 where it is not written

	word0, words int32 // its words are Record.words[word0:][:words]
	ref          int32 // Variation: index of the item behind it; else of its suffixes, or -1
}

// suffixes is what a turn has behind its words, or a claim line.
type suffixes struct {
	mark0, mark1 int32 // in Record.words
	clock        int32
	tilde        int32 // where the ~ stands
	claim        Span  // empty where there is none
	num0, num1   int32 // in Record.nums
}

// Next is the index of the first item behind a Variation.
func (it *Item) Next() int { return int(it.ref) }

// Claim is one total of a claim: what a seat had on the score track.
type Claim struct {
	Points int
	Known  bool // false for "-", a seat that nobody wrote down
}

// Words appends the words of a turn or directive to dst. A directive's first
// word is its name without the @.
func (r *Record) Words(it *Item, dst []string) []string {
	for _, s := range r.wordSpans(it) {
		dst = append(dst, r.Text(s))
	}
	return dst
}

func (r *Record) wordSpans(it *Item) []Span { return r.words[it.word0 : it.word0+it.words] }

// suffixes is the suffixes of an item; all are empty where it has none.
func (r *Record) suffixes(it *Item) suffixes {
	if it.Kind == Variation || it.ref < 0 {
		return suffixes{clock: NoClock}
	}
	return r.sufs[it.ref]
}

// Clock is the seconds that a turn took, NoClock where they were not kept.
func (r *Record) Clock(it *Item) int { return int(r.suffixes(it).clock) }

// Claim is where the claim of a turn or claim line stands; empty where it has
// none.
func (r *Record) Claim(it *Item) Span { return r.suffixes(it).claim }

// TildeSpan is where the ~ of a turn stands.
func (r *Record) TildeSpan(it *Item) Span {
	at := r.suffixes(it).tilde
	return Span{at, at + 1}
}

// SeatSpan is where the seat of a turn that names it stands.
func (r *Record) SeatSpan(it *Item) Span {
	at := it.Pos + int32(strings.IndexByte(r.Src[it.Pos:it.End], ':'))
	return Span{at - 1, at}
}

// Word is where word i of the item stands. An index outside of the words gives
// the whole item.
func (r *Record) Word(it *Item, i int) Span {
	if i < 0 || i >= int(it.words) {
		return it.Span
	}
	return r.words[int(it.word0)+i]
}

// WordCount is how many words the item has.
func (it *Item) WordCount() int { return int(it.words) }

// Marks appends the scribe's marks of a turn, such as "!?", to dst.
func (r *Record) Marks(it *Item, dst []string) []string {
	suf := r.suffixes(it)
	for _, s := range r.words[suf.mark0:suf.mark1] {
		dst = append(dst, r.Text(s))
	}
	return dst
}

// Claims is the claimed totals of a turn or claim line in seat order.
func (r *Record) Claims(it *Item) []Claim {
	suf := r.suffixes(it)
	return r.nums[suf.num0:suf.num1]
}

// Text is the text of a span.
func (r *Record) Text(s Span) string { return r.Src[s.Pos:s.End] }

// CommentText is the text of a Comment without its braces, or of a Remark
// without its number sign, with line ends as LF.
func (r *Record) CommentText(it *Item) string {
	s := r.Src[it.Pos+1 : it.End]
	if it.Kind == Comment {
		s = strings.TrimSuffix(s, "}")
	}
	return strings.ReplaceAll(s, "\r\n", "\n")
}

// Comments appends the texts of the comments that belong to item i, which is a
// turn: those directly behind it.
func (r *Record) Comments(i int, dst []string) []string {
	for i++; i < len(r.Items) && r.Items[i].Kind == Comment; i++ {
		dst = append(dst, r.CommentText(&r.Items[i]))
	}
	return dst
}

// Tag is the value of the tag with this name, whatever its case.
func (r *Record) Tag(name string) string {
	if t := r.tag(name); t != nil {
		return t.Value
	}
	return ""
}

// TagSpan is where the value of a tag stands, or the start of the record where
// the tag is missing.
func (r *Record) TagSpan(name string) Span {
	if t := r.tag(name); t != nil {
		return t.Val
	}
	return Span{}
}

// AddTag gives the record a tag that does not stand in its text, behind the others. It
// does nothing where the record has a tag of that name, or none at all.
func (r *Record) AddTag(name, value string) {
	if r.tag(name) != nil || len(r.Tags) == 0 {
		return
	}
	at := r.Tags[len(r.Tags)-1].End
	none := Span{at, at}
	r.Tags = append(r.Tags, Tag{Span: none, Name: name, Value: value, Val: none, name: none, given: true})
}

// SetTag gives a tag another value than the text has, or adds the tag as AddTag does.
func (r *Record) SetTag(name, value string) {
	if t := r.tag(name); t != nil {
		t.Value, t.given = value, true
		return
	}
	r.AddTag(name, value)
}

// Source is the text of the game with the tags that AddTag and SetTag gave it.
func (r *Record) Source() string {
	var b strings.Builder
	at := int32(0)
	for i := range r.Tags {
		t := &r.Tags[i]
		if !t.given {
			continue
		}
		b.WriteString(r.Src[at:t.Pos])
		at = t.End
		if t.Pos == t.End {
			b.WriteString(lineEnd(r.Src[at:]))
		}
		b.Write(bytes.TrimSuffix(appendTag(nil, t.Name, t.Value), []byte("\n")))
	}
	if at == 0 {
		return r.Src
	}
	return b.String() + r.Src[at:]
}

// lineEnd is the line end that a text begins with, LF where it begins with none.
func lineEnd(text string) string {
	if strings.HasPrefix(text, "\r\n") {
		return "\r\n"
	}
	return "\n"
}

func (r *Record) tag(name string) *Tag {
	for i := range r.Tags {
		if strings.EqualFold(r.Tags[i].Name, name) {
			return &r.Tags[i]
		}
	}
	return nil
}
