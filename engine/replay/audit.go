package replay

import (
	"slices"
	"strconv"
	"strings"

	"partie/engine"
	"partie/lang"
	"partie/notation"
)

// claimOff is what is known to be wrong with the score track of one seat: it is
// off by so many points since that turn.
type claimOff struct {
	off   int
	since int
	last  int // index of the step of the last claim; events behind it are at issue
}

// audit compares a claim with the totals and warns where it cannot be right.
func (r *runner) audit(a Audit) {
	seats := len(r.Players)
	if len(a.Claimed) == 0 {
		return // the notation has said why it cannot be read
	}
	if len(a.Claimed) != seats {
		r.diag(notation.Diagnostic{Span: a.Pos, Severity: notation.Warning, Code: "claim-count",
			Msg: texts.Msg("claim-count", len(a.Claimed), seats)})
		return
	}
	if r.offs == nil {
		r.offs = make([]claimOff, seats)
		for i := range r.offs {
			r.offs[i].last = -1
		}
	}
	a.Totals = r.state.Totals(nil)
	var parts []lang.Texter
	for i, c := range a.Claimed {
		t := a.Totals[i]
		o := &r.offs[i]
		if !c.Known {
			continue
		}
		if c.Points >= t.Min && c.Points <= t.Max {
			*o = claimOff{last: a.Step}
			continue
		}
		a.Wrong = append(a.Wrong, engine.Seat(i))
		parts = append(parts, r.wrongClaim(engine.Seat(i), c.Points, t, o, &a))
	}
	r.Audits = append(r.Audits, a)
	if len(parts) == 0 {
		return
	}
	code := "wrong-claim"
	if a.Result {
		code = "wrong-result"
	}
	msg := texts.Msg(code, joined(parts))
	if len(parts) > 1 { // the reasons are long
		var names []string
		for _, x := range a.Wrong {
			names = append(names, r.Players[x])
		}
		msg = texts.Msg(code+".several", lang.Plain(strings.Join(names, ", ")), joined(parts))
	}
	r.diag(notation.Diagnostic{Span: a.Pos, Severity: notation.Warning, Code: code, Msg: msg})
}

// wrongClaim says what the seat should have, and why: the points it made since
// the last claim that was right, or since when the track is off. It adds that turn
// to a.Since.
func (r *runner) wrongClaim(seat engine.Seat, claimed int, t engine.Total, o *claimOff, a *Audit) lang.Texter {
	name := lang.Plain(r.Players[seat])
	off := claimed - t.Max
	still := o.off == off && o.since > 0
	since := a.Step + 1
	switch {
	case still:
		since = o.since
	case a.Result:
		since = 0
	}
	a.Since = append(a.Since, since)
	switch {
	case !t.Known():
		return texts.Msg("off-range", name, t.Min, t.Max, claimed)
	case still:
		return texts.Msg("off-still", name, t.Max, claimed, since)
	}
	why := r.eventsSince(seat, o.last)
	o.off, o.since, o.last = off, since, a.Step
	if len(why) == 0 {
		return texts.Msg("off-nothing", name, t.Max, claimed)
	}
	return texts.Msg("off", name, t.Max, claimed, joined(why))
}

// maxReasons is how many events a message lists.
const maxReasons = 3

// eventsSince lists what the seat scored after step from, latest last. Of many it
// lists those of most points, and says how many more there are.
func (r *runner) eventsSince(seat engine.Seat, from int) []lang.Texter {
	var points []int
	var why []lang.Texter
	add := func(turn int, evs []engine.Event) {
		for _, e := range evs {
			if e.Seat != seat || e.Points == (engine.Total{}) {
				continue
			}
			points = append(points, max(e.Points.Max, -e.Points.Max))
			why = append(why, r.reason(e, turn))
		}
	}
	if from < 0 {
		add(0, r.Opening)
	}
	for i := max(from+1, 0); i < len(r.Steps); i++ {
		add(r.Steps[i].Number, r.Steps[i].Events)
	}
	add(0, r.Ending)
	more := len(why) - maxReasons
	if more <= 0 {
		return why
	}
	for len(why) > maxReasons {
		i := slices.Index(points, slices.Min(points))
		points, why = slices.Delete(points, i, i+1), slices.Delete(why, i, i+1)
	}
	return append(why, texts.Msg("more-reasons", more))
}

// reason says how many points an event brought, what for and in which turn; turn is 0
// for what belongs to none.
func (r *runner) reason(e engine.Event, turn int) lang.Texter {
	what := r.state.Explain(e)
	switch {
	case what.IsZero() && turn == 0:
		return lang.Plain(strconv.Itoa(e.Points.Max))
	case what.IsZero():
		return texts.Msg("points-turn", e.Points.Max, turn)
	case turn == 0:
		return texts.Msg("reason", e.Points.Max, what)
	}
	return texts.Msg("reason-turn", e.Points.Max, what, turn)
}

// joined puts texts into a row.
func joined(texts []lang.Texter) lang.Joined { return lang.Joined{Sep: "; ", Texts: texts} }
