package main

import (
	"fmt"
	"io"
	"strings"
	"time"
)

// progress is a line on a terminal that says how far a long work is. Without a
// terminal it prints nothing.
type progress struct {
	w     io.Writer // nil: silent
	now   func() time.Time
	unit  string // key of the text that says how many are done
	text  func(key string, args ...any) string
	total int64 // 0: unknown
	last  time.Time
	shown bool
}

// newProgress starts the line on the standard error if a person reads it. unit
// is the key of the text that counts.
func (a *app) newProgress(total int64, unit string) *progress {
	p := &progress{now: a.now, unit: unit, text: a.text, total: total}
	if a.errTTY && !a.quiet {
		p.w = a.err
	}
	return p
}

// barWidth is how many characters the bar has.
const barWidth = 30

// at says that done of the total is done, which is n units. The line is drawn anew
// a few times a second only.
func (p *progress) at(done int64, n int) {
	t := p.now()
	if p.w == nil || t.Sub(p.last) < 100*time.Millisecond {
		return
	}
	p.last, p.shown = t, true
	bar := ""
	if p.total > 0 {
		full := int(min(done, p.total) * barWidth / p.total)
		bar = fmt.Sprintf("[%s%s] %3d %%  ", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), min(done, p.total)*100/p.total)
	}
	fmt.Fprintf(p.w, "\r%s%s\x1b[K", bar, p.text(p.unit, n))
}

// clear takes the line away, so that something else can be printed.
func (p *progress) clear() {
	if p.shown {
		fmt.Fprint(p.w, "\r\x1b[K")
		p.shown = false
	}
}
