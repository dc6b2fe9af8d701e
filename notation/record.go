package notation

import "strings"

// Record is one game as it was written down.
type Record struct {
	Src   string       // the text of the game
	Base  Position     // where Src starts in its file
	Tags  []Tag        // in the order written
	Items []Item       // the movetext, in the order written
	Lead  int          // so many of Items stand before the first tag
	Diags []Diagnostic // what is wrong with the syntax and the tags

	words []Span  // the words of all items
	nums  []Claim // the totals of all claims
}

// Tag is one line of the head of a game.
type Tag struct {
	Span         // the whole tag
	Name  string // as written
	Value string // with the escapes resolved
	Val   Span   // the value between its quotes, as written
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

// Item is one element of the movetext. Fields that do not belong to its kind are
// zero.
type Item struct {
	Span         // all of it, suffixes included; comments are items of their own
	Kind   Kind  //
	Tilde  bool  // Turn: played as written although the rules forbid it
	Seat   int8  // Turn: 0 for A; NoSeat where it is not written
	Number int32 // Turn: 0 where it is not written
	Clock  int32 // Turn: seconds; NoClock where it is not written
	Next   int32 // Variation: index of the first item behind it

	SeatPos  int32 // Turn: where the seat stands
	TildePos int32 // Turn: where the ~ stands
	Claim    Span  // Turn, ClaimLine: the claim; empty where there is none

	word0, word1, mark1 int32 // words[word0:word1] are words, [word1:mark1] marks
	num0, num1          int32
}

// Claim is one total of a claim: what a seat had on the score track.
type Claim struct {
	Points int
	Known  bool // false for "-", a seat that nobody wrote down
}

// Words appends the words of a turn or directive to dst. A directive's first
// word is its name without the @.
func (r *Record) Words(it *Item, dst []string) []string {
	for _, s := range r.words[it.word0:it.word1] {
		dst = append(dst, r.Text(s))
	}
	return dst
}

// Word is where word i of the item stands. An index outside of the words gives
// the whole item.
func (r *Record) Word(it *Item, i int) Span {
	if i < 0 || int(it.word0)+i >= int(it.word1) {
		return it.Span
	}
	return r.words[int(it.word0)+i]
}

// WordCount is how many words the item has.
func (it *Item) WordCount() int { return int(it.word1 - it.word0) }

// Marks appends the scribe's marks of a turn, such as "!?", to dst.
func (r *Record) Marks(it *Item, dst []string) []string {
	for _, s := range r.words[it.word1:it.mark1] {
		dst = append(dst, r.Text(s))
	}
	return dst
}

// Claims is the claimed totals of a turn or claim line in seat order.
func (r *Record) Claims(it *Item) []Claim { return r.nums[it.num0:it.num1] }

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

func (r *Record) tag(name string) *Tag {
	for i := range r.Tags {
		if strings.EqualFold(r.Tags[i].Name, name) {
			return &r.Tags[i]
		}
	}
	return nil
}
