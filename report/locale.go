package report

import (
	"math"
	"strconv"
	"strings"
	"time"

	"partie/lang"
)

// integer is n in the form of the language, thousands set apart.
func integer(l lang.Lang, n int) string { return lang.Integer(n).In(l) }

// signed is n with its sign, + included.
func signed(l lang.Lang, n int) string {
	if n > 0 {
		return "+" + integer(l, n)
	}
	return integer(l, n)
}

// decimal is x with one digit behind the point of the language.
func decimal(l lang.Lang, x float64) string {
	tenths := int(math.Round(math.Abs(x) * 10))
	s := integer(l, tenths/10)
	if x < 0 && tenths > 0 {
		s = "−" + s
	}
	point := "."
	if l == lang.De {
		point = ","
	}
	return s + point + strconv.Itoa(tenths%10)
}

// duration is seconds as m:ss, or h:mm:ss from an hour on.
func duration(seconds int) string {
	two := func(n int) string { return strconv.Itoa(n/10%10) + strconv.Itoa(n%10) }
	m := strconv.Itoa(seconds / 60)
	if seconds >= 3600 {
		m = strconv.Itoa(seconds/3600) + ":" + two(seconds/60%60)
	}
	return m + ":" + two(seconds%60)
}

// Date is a date of the record, possibly partial, as people of the language write
// it. What is no date stays as it is.
func Date(l lang.Lang, s string) string {
	for _, form := range []string{"2006-01-02", "2006-01", "2006"} {
		t, err := time.Parse(form, s)
		if err != nil {
			continue
		}
		month := "month." + strconv.Itoa(int(t.Month()))
		switch len(form) {
		case 10:
			return texts.Text(l, "date.day", t.Day(), int(t.Month()), texts.Text(l, month+".short"), t.Year())
		case 7:
			return texts.Text(l, "date.month", texts.Text(l, month), t.Year())
		}
		return strconv.Itoa(t.Year())
	}
	return s
}

// names joins names into a row: "Anna, Ben and Cleo".
func names(l lang.Lang, ns []string) string {
	if len(ns) < 2 {
		return strings.Join(ns, "")
	}
	last := len(ns) - 1
	return texts.Text(l, "and", strings.Join(ns[:last], ", "), ns[last])
}
