package review

import "partie/lang"

// Text is a text in both languages, as it can be kept.
type Text struct {
	En string `json:"en"`
	De string `json:"de"`
}

func textOf(t lang.Texter) Text { return Text{t.In(lang.En), t.In(lang.De)} }

// In is the text in l.
func (t Text) In(l lang.Lang) string {
	if l == lang.De {
		return t.De
	}
	return t.En
}
