package report

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"partie/lang"
)

// TestStatsWide holds that a table with long dates, those of games whose month is known
// alone, is not cut off on a screen, on a sheet of paper, which is 703 wide, and on a phone.
func TestStatsWide(t *testing.T) {
	var tally Tally
	for i := range 4 {
		p := Played{Game: "kardinal", ID: fmt.Sprintf("m4mszxr%d", i), Date: fmt.Sprintf("2027-%02d", 9+i), Complete: true}
		for j, name := range []string{"Marlene Meier", "Wilhelmina Wagner", "Dorothea Donner"} {
			total := 50 + (i*23+j*37)%61
			p.Seats = append(p.Seats, PlayedSeat{Person: name, Total: &total, Won: j == 0})
		}
		tally.Add(p)
	}
	address := statsPageFile(t, tally.Stats(Choice{}, lang.De))
	ctx, complaints := browser(t)
	for _, c := range []struct {
		media string
		width int64
	}{{"screen", 1280}, {"screen", 390}, {"print", 703}} {
		err := chromedp.Do(ctx, chromedp.EmulateViewport(c.width, 800), chromedp.Navigate(address), media(c.media))
		cut := 0
		if err == nil {
			cut, err = chromedp.Run(ctx, chromedp.Evaluate[int](cutTables))
		}
		if err != nil || cut > 0 {
			t.Errorf("%s: %d tables are cut off at %d, %v", c.media, cut, c.width, err)
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// media shows the page as this kind of medium does.
func media(kind string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: kind})
		return err
	})
}
