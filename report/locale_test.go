package report

import (
	"testing"

	"partie/lang"
)

func TestLocale(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{Date(lang.En, "2026-11-14"), "14 Nov 2026"},
		{Date(lang.De, "2026-11-14"), "14.11.2026"},
		{Date(lang.De, "2026-03-01"), "1.3.2026"},
		{Date(lang.En, "2026-11"), "November 2026"},
		{Date(lang.De, "2026-03"), "März 2026"},
		{Date(lang.En, "2026"), "2026"},
		{Date(lang.En, "last week"), "last week"},
		{integer(lang.En, -1234567), "−1,234,567"},
		{integer(lang.De, 1234567), "1.234.567"},
		{integer(lang.En, 999), "999"},
		{signed(lang.En, 5), "+5"},
		{signed(lang.En, 0), "0"},
		{decimal(lang.De, 1234.56), "1.234,6"},
		{decimal(lang.En, -0.04), "0.0"},
		{decimal(lang.En, -2.25), "−2.3"},
		{duration(59), "0:59"},
		{duration(605), "10:05"},
		{duration(3661), "1:01:01"},
		{names(lang.De, []string{"Anna", "Ben", "Cleo"}), "Anna, Ben und Cleo"},
		{names(lang.En, nil), ""},
		{ascii("Über Jérôme − „♥“ →日"), `Ueber Jerome - "h" ->?`},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// TestLanguagesAreComplete holds that no text is missing in a language.
func TestLanguagesAreComplete(t *testing.T) {
	// A date has the month as a name in English and as a number in German.
	if err := texts.Complete("date.day"); err != nil {
		t.Error(err)
	}
}
