package report

import (
	"context"
	"regexp"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"partie/lang"
)

// TestPrint holds that a page is printed on two sheets, the second of which begins with the
// board, from a wide window and from a phone.
func TestPrint(t *testing.T) {
	ctx, complaints := browser(t)
	for _, width := range []int64{1280, 390} {
		if err := chromedp.Do(ctx, chromedp.EmulateViewport(width, 844)); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"carcassonne-five.partie", "kardinal-five.partie", "kc-five-rounds.partie"} {
			open(t, ctx, sampleGame(t, name, lang.De), "")
			if n := len(regexp.MustCompile(`/Type\s*/Page\b`).FindAll(printed(t, ctx), -1)); n != 2 {
				t.Errorf("%s: %d sheets from a window of %d", name, n, width)
			}
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// printed is the page as a PDF.
func printed(t *testing.T, ctx context.Context) []byte {
	t.Helper()
	var pdf []byte
	err := chromedp.Do(ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		css := true
		r, err := cdp.Call(ctx, t, page.PrintToPDF, page.PrintToPDFParams{PreferCSSPageSize: &css})
		pdf = r.Data
		return err
	}))
	if err != nil {
		t.Fatal(err)
	}
	return pdf
}
