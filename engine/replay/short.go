package replay

import "partie/lang"

// maxQuoted is how many signs of a word a message quotes: a record may have words of a
// megabyte.
const maxQuoted = 100

// shortened is a message whose words are cut where they are very long.
func shortened(m lang.Msg) lang.Msg {
	var args []any // a copy: the message may be in use
	for i, a := range m.Args {
		switch v := a.(type) {
		case string:
			if len(v) <= maxQuoted {
				continue
			}
			a = cut(v)
		case lang.Msg:
			a = shortened(v)
		default:
			continue
		}
		if args == nil {
			args = append(args, m.Args...)
		}
		args[i] = a
	}
	if args != nil {
		m.Args = args
	}
	return m
}

// cut is the beginning of a long word.
func cut(s string) string {
	n := 0
	for i := range s {
		if n++; n > maxQuoted {
			return s[:i] + "…"
		}
	}
	return s
}
