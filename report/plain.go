package report

// Plain is a text as the terminal can show it.
func (t Terminal) Plain(s string) string { return t.plain(s) }
