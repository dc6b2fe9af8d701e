package store

import (
	"strings"

	"partie/engine/replay"
	"partie/notation"
)

// Annotated is the text of a game with annotations merged in: marks and comments
// stand behind their turn, before what its scribe wrote there; those about the game
// as a whole follow the head. The rest is as it was recorded, but that the head names the
// map that the game was played on, a byte order mark goes, and what stood before the head
// stands behind it, so that games can be written one after the other.
func Annotated(r *replay.Replay, as []Annotation) string {
	rec := r.Record
	src := rec.Source()
	shift := len(src) - len(rec.Src) // the head alone can be another
	var b strings.Builder
	head, body := split(rec, src)
	b.WriteString(head)
	for _, a := range as {
		if a.Turn == 0 {
			b.WriteString(comment(a) + "\n")
		}
	}
	for i := range r.Steps {
		end := int(rec.Items[r.Steps[i].Item].End) + shift
		for _, a := range as {
			if a.Turn != r.Steps[i].Number {
				continue
			}
			b.WriteString(src[body:end])
			body = end
			for _, s := range []string{a.Mark, comment(a)} {
				if s != "" {
					b.WriteString(" " + s)
				}
			}
		}
	}
	b.WriteString(src[body:])
	if !strings.HasSuffix(src, "\n") {
		b.WriteByte('\n')
	}
	return b.String()
}

// split is the head of a record whose source is src, tags first, and where its movetext
// starts there.
func split(rec *notation.Record, src string) (head string, body int) {
	if len(rec.Tags) == 0 {
		return "", 0
	}
	first, last := int(rec.Tags[0].Pos), int(rec.Tags[len(rec.Tags)-1].End)+len(src)-len(rec.Src)
	lead := strings.TrimPrefix(src[:first], "\ufeff")
	body = last
	if nl := strings.IndexByte(src[last:], '\n'); nl >= 0 {
		body += nl + 1
	} else {
		body = len(src)
	}
	head = src[first:last] + "\n"
	if strings.TrimSpace(lead) != "" {
		head += lead
	}
	return head, body
}

// comment is the text of an annotation as the notation writes it, empty where it has
// none. What would end the comment, or look like the head of a game, is replaced.
func comment(a Annotation) string {
	text := a.Text
	if a.Author != "" {
		text = strings.TrimSuffix(a.Author+": "+text, ": ")
	}
	if text == "" {
		return ""
	}
	text = strings.NewReplacer("{", "(", "}", ")", "\r\n", "\n", "\x00", "").Replace(strings.ToValidUTF8(text, "\ufffd"))
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		if i > 0 && strings.HasPrefix(strings.TrimLeft(l, " \t"), "[") {
			lines[i] = strings.Replace(l, "[", "(", 1)
		}
	}
	return "{" + strings.Join(lines, "\n") + "}"
}

// Marks lists the marks that an annotation can have.
var Marks = []string{"!", "?", "!!", "??", "!?", "?!"}
