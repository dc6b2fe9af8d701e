package report

import (
	"math"
	"strconv"
	"strings"

	"partie/engine/games"
)

func (s *Stats) text(key string, args ...any) string { return texts.Text(s.l, key, args...) }

func (s *Stats) integer(n int) string { return integer(s.l, n) }

// chosen says what chose the games, or that there are none to choose from.
func (s *Stats) chosen() string {
	var parts []string
	add := func(key, value string) {
		if value != "" {
			parts = append(parts, s.text(key, value))
		}
	}
	c := s.Choice
	if g, ok := games.ByName(c.Game); ok {
		c.Game = g.Title().In(s.l)
	}
	add("stats.choice.game", c.Game)
	add("stats.choice.group", c.Group)
	add("stats.choice.player", c.Player)
	if c.Players > 0 {
		add("stats.choice.players", s.integer(c.Players))
	}
	add("stats.choice.place", c.Place)
	add("stats.choice.since", Date(s.l, c.Since))
	add("stats.choice.until", Date(s.l, c.Until))
	add("stats.choice.text", c.Text)
	switch {
	case parts == nil && len(s.Games) == 0:
		return s.text("stats.empty")
	case parts == nil:
		return s.text("stats.all")
	}
	return s.text("stats.chosen", strings.Join(parts, " · "))
}

// none says that what was chosen is no game; "" where chosen says enough.
func (s *Stats) none() string {
	if len(s.Games) > 0 || s.Choice == (Choice{}) {
		return ""
	}
	return s.text("stats.none")
}

// summary is how many games there are, from when to when, and who played them.
func (s *Stats) summary() []string {
	lines := []string{s.played()}
	if s.Played > s.Finished {
		lines = append(lines, s.unfinished())
	}
	if s.Alone > 0 {
		lines = append(lines, s.text("stats.alone", s.integer(s.Alone)))
	}
	if s.Doubled > 0 {
		lines = append(lines, s.text("stats.doubled", s.integer(s.Doubled)))
	}
	return append(lines, s.who())
}

// namedGames is how many games a sentence names.
const namedGames = 8

// unfinished is how many games were not played to the end, and of which kinds these are.
func (s *Stats) unfinished() string {
	all := s.Played - s.Finished
	if len(s.Games) == 1 {
		return s.text("stats.unfinished", s.integer(all))
	}
	var of []string
	rest := all
	for i := range s.Games {
		g := &s.Games[i]
		n := g.Games - g.Finished
		switch {
		case n == 0:
			continue
		case n == all:
			return s.text("stats.unfinished-of", s.integer(all), g.Title) // the sentence has the number
		case len(of) == namedGames:
			return s.text("stats.unfinished-of", s.integer(all), names(s.l, append(of, s.text("stats.of-others", s.integer(rest)))))
		}
		of = append(of, s.text("stats.of", s.integer(n), g.Title))
		rest -= n
	}
	return s.text("stats.unfinished-of", s.integer(all), names(s.l, of))
}

func (s *Stats) played() string {
	n, when := s.integer(s.Played), s.span()
	switch {
	case when == "":
		return s.text("stats.played", n)
	case s.Dated < s.Played:
		return s.text("stats.played-dated", n, s.integer(s.Dated), when)
	}
	return s.text("stats.played-when", n, when)
}

// span is the day or the time of the games that have a date; "" where none has.
func (s *Stats) span() string {
	since, until := Date(s.l, s.Since), Date(s.l, s.Until)
	switch {
	case since == "":
		return ""
	case since == until:
		return s.text("stats.on."+exactness(s.Since), since)
	}
	return s.text("stats.span."+exactness(s.Since), since, until)
}

// exactness is how much of a date is known: it decides the word before it.
func exactness(date string) string {
	switch len(date) {
	case len("2006"):
		return "year"
	case len("2006-01"):
		return "month"
	}
	return "day"
}

// namedPeople is how many people a sentence names.
const namedPeople = 8

func (s *Stats) who() string {
	var list []string
	for i := range s.People[:min(len(s.People), namedPeople)] {
		list = append(list, s.text("stats.players-counted", s.People[i].Name, s.integer(s.People[i].Games)))
	}
	if len(s.People) > namedPeople {
		return s.text("stats.who-most", s.integer(len(s.People)), names(s.l, list))
	}
	return s.text("stats.who", s.integer(len(s.People)), names(s.l, list))
}

// verdicts says of whom the figures show that they win more or less often than by chance.
func (s *Stats) verdicts(people []named) []string {
	var more, less []string
	most := 0
	for _, p := range people {
		most = max(most, p.Decided)
		told := s.text("stats.counted", p.name, s.text("stats.of", s.integer(p.Wins), s.integer(p.Decided)))
		switch p.Verdict {
		case More:
			more = append(more, told)
		case Less:
			less = append(less, told)
		}
	}
	switch {
	case most < fewGames:
		return []string{s.text("stats.verdict.few", s.integer(fewGames), s.integer(most))}
	case more == nil && less == nil:
		return []string{s.text("stats.verdict.chance", s.integer(fewGames))}
	}
	var lines []string
	if more != nil {
		lines = append(lines, s.text("stats.verdict.more", names(s.l, more)))
	}
	if less != nil {
		lines = append(lines, s.text("stats.verdict.less", names(s.l, less)))
	}
	return lines
}

// firsts says for each number of players whether moving first helps.
func (s *Stats) firsts(g *GameStats) []string {
	var lines []string
	for i := range g.First {
		f := &g.First[i]
		p := &f.Places[0]
		lines = append(lines, s.text("stats.first."+string(f.Verdict), s.integer(f.Players), s.integer(f.Games),
			s.part(p.Won), s.percent(p.Share.Share), s.interval(p.Share), s.percent(f.Chance)))
	}
	return lines
}

// part is a number of wins, with a digit behind the point where some were shared.
func (s *Stats) part(won float64) string {
	if won == math.Trunc(won) {
		return s.integer(int(won))
	}
	return decimal(s.l, won)
}

func (s *Stats) percent(x float64) string {
	return s.text("stats.percent", s.integer(int(math.Round(x*100))))
}

func (s *Stats) interval(i *Interval) string {
	if i == nil {
		return "–"
	}
	return s.text("stats.interval", s.integer(int(math.Round(i.Low*100))), s.integer(int(math.Round(i.High*100))))
}

// when is the time and place of an occasion.
func (s *Stats) when(o Occasion) string {
	date := Date(s.l, o.Date)
	if date == "" {
		date = s.text("stats.undated")
	}
	if o.Turn > 0 {
		date = s.text("stats.when-turn", date, s.integer(o.Turn))
	}
	return date
}

// whenID is when with the id of the game.
func (s *Stats) whenID(o Occasion) string {
	if o.ID == "" {
		return s.when(o)
	}
	return s.text("stats.when-id", s.when(o), o.ID)
}

// calendarWords says on which weekday most was played, and what the calendar leaves out.
func (s *Stats) calendarWords() []string {
	var lines []string
	c := &s.Calendar
	sum, top, tied := 0, 0, false
	for i, n := range c.Weekdays {
		sum += n
		switch {
		case n > c.Weekdays[top]:
			top, tied = i, false
		case n == c.Weekdays[top] && i > top:
			tied = true
		}
	}
	if sum >= fewGames && !tied {
		day := s.text("weekday." + strconv.Itoa(top+1))
		lines = append(lines, s.text("stats.weekday", day, s.integer(c.Weekdays[top]), s.integer(sum)))
	}
	if c.Dayless > 0 {
		lines = append(lines, s.text("stats.dayless", s.integer(c.Dayless)))
	}
	return lines
}
