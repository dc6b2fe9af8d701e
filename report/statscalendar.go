package report

import (
	"cmp"
	"slices"
	"time"
)

// Calendar is when games were played, unfinished ones included.
type Calendar struct {
	Days     []DayCount   `json:"days"`     // of the games whose day is known
	Months   []MonthCount `json:"months"`   // of those whose month is
	Weekdays [7]int       `json:"weekdays"` // from Monday, of those whose day is
	Dayless  int          `json:"dayless"`  // games whose day is not known
}

// DayCount is how many games were played on a day.
type DayCount struct {
	Date  string `json:"date"`
	Games int    `json:"games"`
}

// MonthCount is how many games were played in a month.
type MonthCount struct {
	Month string `json:"month"` // such as 2026-11
	Games int    `json:"games"`
}

// day is a date, partial ones included, and its games.
type day struct {
	date  string
	games int
}

// calendar counts the date of a game.
func (t *Tally) calendar(date string) {
	i, ok := t.day[date]
	if !ok {
		i = len(t.days)
		t.day[date] = i
		t.days = append(t.days, day{date: date})
	}
	t.days[i].games++
}

func (t *Tally) calendarOf() Calendar {
	c := Calendar{Days: []DayCount{}, Months: []MonthCount{}}
	days := slices.Clone(t.days)
	slices.SortFunc(days, func(a, b day) int { return cmp.Compare(a.date, b.date) })
	for _, d := range days {
		if when, err := time.Parse(time.DateOnly, d.date); err == nil {
			c.Days = append(c.Days, DayCount{d.date, d.games})
			c.Weekdays[(int(when.Weekday())+6)%7] += d.games
		} else {
			c.Dayless += d.games
			if _, err := time.Parse("2006-01", d.date); err != nil {
				continue
			}
		}
		month := d.date[:7]
		if n := len(c.Months); n == 0 || c.Months[n-1].Month != month {
			c.Months = append(c.Months, MonthCount{Month: month})
		}
		c.Months[len(c.Months)-1].Games += d.games
	}
	return c
}

// isDate reports whether s is a date, which may be a month or a year alone.
func isDate(s string) bool {
	for _, form := range []string{time.DateOnly, "2006-01", "2006"} {
		if _, err := time.Parse(form, s); err == nil {
			return true
		}
	}
	return false
}
