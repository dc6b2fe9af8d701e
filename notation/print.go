package notation

import (
	"cmp"
	"strconv"
	"strings"
)

// Canon supplies what only a game knows of the canonical form. Turn and Directive
// take the index of an item; a nil function, or false, leaves the item as it was
// written, with words separated by single blanks.
type Canon struct {
	// Game and Rules are the values of these tags; "" leaves them as they were written.
	Game, Rules string
	// Turn gives number, seat and canonical words of a turn.
	Turn func(item int) (number, seat int, words []string, ok bool)
	// Directive gives the canonical words behind a directive's name.
	Directive func(item int) (words []string, ok bool)
	// Map is the value of the Map tag, which then stands behind the others; "" leaves the
	// tag out, nil leaves it as it was written.
	Map *string
	// Bare leaves out comments, remarks and marks: the form that two records of one
	// game share when only what people thought of it differs.
	Bare bool
}

// tagOrder is the canonical order of the known tags; others follow in the order
// written.
var tagOrder = []string{
	"Game", "Players", "Rules", "Colours", "Start", "Title", "Date", "Time",
	"Place", "Group", "Event", "Scribe", "Result",
}

// Append appends the canonical form of r to dst: known tags in a fixed order, one
// turn a line with number, seat, words and suffixes, comments behind their turn.
// Nothing that means something is lost: printing the canonical form again
// changes nothing.
func (r *Record) Append(dst []byte, c Canon) []byte {
	for i := range r.Lead {
		if it := &r.Items[i]; !c.Bare {
			dst = append(r.appendNote(dst, it), '\n')
		}
	}
	dst = r.appendTags(dst, c)
	return r.appendItems(dst, c)
}

func (r *Record) appendTags(dst []byte, c Canon) []byte {
	for _, name := range tagOrder {
		if t := r.tag(name); t != nil {
			value := t.Value
			switch name {
			case "Game":
				value = cmp.Or(c.Game, value)
			case "Players":
				value = strings.Join(r.Players(), ", ")
			case "Colours":
				value = strings.Join(r.Colours(), ", ")
			case "Rules":
				value = cmp.Or(c.Rules, strings.Join(strings.Fields(value), " "))
			}
			dst = appendTag(dst, name, value)
		}
	}
	for _, t := range r.Tags {
		if !knownTag(t.Name) && !(c.Map != nil && strings.EqualFold(t.Name, "Map")) {
			dst = appendTag(dst, t.Name, t.Value)
		}
	}
	if c.Map != nil && *c.Map != "" {
		dst = appendTag(dst, "Map", *c.Map)
	}
	return dst
}

func knownTag(name string) bool {
	for _, n := range tagOrder {
		if strings.EqualFold(n, name) {
			return true
		}
	}
	return false
}

func appendTag(dst []byte, name, value string) []byte {
	dst = append(append(append(dst, '['), name...), ` "`...)
	for i := 0; i < len(value); i++ {
		if value[i] == '"' || value[i] == '\\' {
			dst = append(dst, '\\')
		}
		dst = append(dst, value[i])
	}
	return append(dst, "\"]\n"...)
}

// appendItems prints the movetext behind the head. Each item starts a line, but
// for a comment behind its turn and for what stands first in a variation.
func (r *Record) appendItems(dst []byte, c Canon) []byte {
	var ends []int32     // where the open variations end
	fresh := true        // at the start of a line
	last := Kind(Remark) // the kind of the item printed last
	for i := r.Lead; i <= len(r.Items); i++ {
		for len(ends) > 0 && int(ends[len(ends)-1]) <= i {
			ends = ends[:len(ends)-1]
			if last == Remark {
				dst = append(dst, '\n')
			}
			dst = append(dst, ')')
			last, fresh = Variation, false
		}
		if i == len(r.Items) {
			break
		}
		it := &r.Items[i]
		note := it.Kind == Comment || it.Kind == Remark
		if note && c.Bare {
			continue
		}
		switch {
		case it.Kind == Comment && last == Turn:
			dst = append(dst, ' ')
		case !fresh || it.Kind == Remark && i > r.Lead && dst[len(dst)-1] != '\n':
			dst = append(dst, '\n')
		}
		fresh = false
		switch it.Kind {
		case Variation:
			dst = append(dst, '(')
			ends = append(ends, it.ref)
			fresh = true
		case Turn:
			dst = r.appendTurn(dst, i, c)
		case ClaimLine:
			dst = r.appendClaim(dst, it)
		case Directive, Unfinished, End:
			dst = r.appendDirective(dst, i, c)
		default:
			dst = r.appendNote(dst, it)
		}
		if it.Kind != Comment || last != Turn {
			last = it.Kind
		}
	}
	if !fresh {
		dst = append(dst, '\n')
	}
	return dst
}

func (r *Record) appendTurn(dst []byte, i int, c Canon) []byte {
	it := &r.Items[i]
	number, seat := int(it.Number), int(it.Seat)
	var words []string
	ok := false
	if c.Turn != nil {
		number, seat, words, ok = c.Turn(i)
	}
	if number > 0 {
		dst = append(strconv.AppendInt(dst, int64(number), 10), ". "...)
	}
	if seat >= 0 && seat < MaxPlayers {
		dst = append(dst, byte('A'+seat), ':', ' ')
	}
	if ok {
		dst = appendWords(dst, words)
	} else {
		dst = r.appendSpans(dst, r.wordSpans(it))
	}
	suf := r.suffixes(it)
	if !c.Bare {
		for _, s := range r.words[suf.mark0:suf.mark1] {
			dst = append(append(dst, ' '), r.Text(s)...)
		}
	}
	if suf.clock != NoClock {
		dst = append(append(dst, ' '), Clock(int(suf.clock))...)
	}
	if suf.claim != (Span{}) {
		dst = r.appendClaim(append(dst, ' '), it)
	}
	if it.Tilde {
		dst = append(dst, " ~"...)
	}
	return dst
}

// Clock is a time in seconds as the notation writes it.
func Clock(seconds int) string {
	s := strconv.Itoa(seconds % 60)
	if len(s) == 1 {
		s = "0" + s
	}
	return "%" + strconv.Itoa(seconds/60) + ":" + s
}

func (r *Record) appendClaim(dst []byte, it *Item) []byte {
	for i, c := range r.Claims(it) {
		sep := byte('/')
		if i == 0 {
			sep = '='
		}
		dst = append(dst, sep)
		if c.Known {
			dst = strconv.AppendInt(dst, int64(c.Points), 10)
		} else {
			dst = append(dst, '-')
		}
	}
	return dst
}

func (r *Record) appendDirective(dst []byte, i int, c Canon) []byte {
	it := &r.Items[i]
	dst = append(append(dst, '@'), strings.ToLower(r.Text(r.words[it.word0]))...)
	if c.Directive != nil {
		if words, ok := c.Directive(i); ok {
			for _, w := range words {
				dst = append(append(dst, ' '), w...)
			}
			return dst
		}
	}
	if it.WordCount() > 1 {
		dst = r.appendSpans(append(dst, ' '), r.wordSpans(it)[1:])
	}
	return dst
}

// appendNote prints a comment or remark with LF line ends.
func (r *Record) appendNote(dst []byte, it *Item) []byte {
	if it.Kind == Comment {
		return append(append(append(dst, '{'), r.CommentText(it)...), '}')
	}
	return append(append(dst, '#'), r.CommentText(it)...)
}

func (r *Record) appendSpans(dst []byte, spans []Span) []byte {
	for i, s := range spans {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = append(dst, r.Text(s)...)
	}
	return dst
}

func appendWords(dst []byte, words []string) []byte {
	for i, w := range words {
		if i > 0 {
			dst = append(dst, ' ')
		}
		dst = append(dst, w...)
	}
	return dst
}
