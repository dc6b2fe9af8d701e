package lang

import "strings"

// Joined is texts in a row.
type Joined struct {
	Sep   string
	Texts []Texter
}

// In is the texts in l, the separator between them.
func (j Joined) In(l Lang) string {
	var parts []string
	for _, t := range j.Texts {
		parts = append(parts, t.In(l))
	}
	return strings.Join(parts, j.Sep)
}
