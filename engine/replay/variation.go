package replay

import (
	"partie/engine"
	"partie/notation"
)

// frame is one open variation: where its items go on, the position in it, and the
// one before its last turn.
type frame struct {
	item      int
	next, end int
	number    int // of the last turn in it
	state     engine.State
	before    *behind
	line      Line
	ended     bool
}

// variation replays the variation at item i of the main line, with all that are
// nested in it, without recursion: they may be thousands deep. Each starts from
// the position before the turn that it replaces. It reports false where a turn in
// it is illegal.
func (r *runner) variation(i int) bool {
	last := len(r.Steps) - 1
	if last < 0 {
		return true // the notation has said so
	}
	open := func(item int, from engine.State, number int) *frame {
		return &frame{
			item: item, next: item + 1, end: r.Record.Items[item].Next(), number: number - 1,
			state: from.Clone(), before: &behind{st: from}, line: Line{Item: item},
		}
	}
	stack := []*frame{open(i, r.before.state(), r.Steps[last].Number)}
	for {
		f := stack[len(stack)-1]
		if f.next >= f.end {
			stack = stack[:len(stack)-1]
			lines := &r.Steps[last].Lines
			if len(stack) > 0 {
				up := stack[len(stack)-1]
				up.next = f.end
				if n := len(up.line.Steps); n > 0 {
					lines = &up.line.Steps[n-1].Lines
				}
			}
			*lines = append(*lines, f.line)
			if len(stack) == 0 {
				return true
			}
			continue
		}
		at := f.next
		f.next++
		it := &r.Record.Items[at]
		if r.rest = at; r.brokenBefore(it) {
			return false
		}
		r.rest++
		switch it.Kind {
		case notation.Turn:
			if f.ended {
				r.item(notation.Error, at, "turn-after-end", "")
				return false
			}
			f.number++
			step := Step{Item: at, Number: f.number}
			if !r.play(f.state, f.before, &step) {
				return false
			}
			step.Totals = r.totals(f.state)
			f.line.Steps = append(f.line.Steps, step)
			if r.line != nil {
				r.line(at, f.state)
			}
		case notation.Variation:
			if len(f.line.Steps) == 0 {
				return false // the notation has said so
			}
			stack = append(stack, open(at, f.before.state(), f.number))
		case notation.Directive:
			main, before := r.state, r.before
			r.state, r.before = f.state, f.before
			ev, ok := r.directive(at, nil)
			r.state, r.before = main, before
			if !ok {
				return false
			}
			if n := len(f.line.Steps); n > 0 {
				step := &f.line.Steps[n-1]
				step.Events, step.Totals = append(step.Events, ev...), f.state.Totals(step.Totals[:0])
			}
		case notation.Unfinished, notation.End:
			f.ended = true
		}
	}
}
