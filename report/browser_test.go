package report

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"partie/lang"
)

// browser starts Chromium without a network and returns a page in it with what it
// complains of. Without Chromium the test is skipped.
func browser(t *testing.T) (context.Context, func() []string) {
	t.Helper()
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if p, err := exec.LookPath(name); err == nil {
			path = p
			break
		}
	}
	if path == "" {
		t.Skip("SKIPPED: no chromium, so no page was looked at")
	}
	opts := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.UserDataDir(t.TempDir()),
		chromedp.Flag("no-sandbox", true), chromedp.Flag("disable-gpu", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("proxy-server", "127.0.0.1:9"), chromedp.Flag("proxy-bypass-list", "<-loopback>"),
	)
	ctx, cancel := context.WithTimeout(context.Background(), 60*time.Second)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewExecAllocator(ctx, opts...)
	t.Cleanup(cancel)
	var mu sync.Mutex
	var complaints []string
	complain := func(format string, args ...any) {
		mu.Lock()
		defer mu.Unlock()
		complaints = append(complaints, fmt.Sprintf(format, args...))
	}
	ctx, cancel = chromedp.NewContext(ctx, chromedp.WithListener(func(ev any) {
		switch ev := ev.(type) {
		case *page.EventJavascriptDialogOpening:
			complain("a dialog opened: %s", ev.Message)
		case *runtime.EventExceptionThrown:
			complain("exception: %v", ev.ExceptionDetails.Exception.Description)
		case *runtime.EventConsoleAPICalled:
			complain("console: %v", ev.Type)
		case *log.EventEntryAdded:
			complain("log: %s", ev.Entry.Text)
		}
	}))
	t.Cleanup(cancel)
	return ctx, func() []string {
		mu.Lock()
		defer mu.Unlock()
		return complaints
	}
}

// TestBrowser holds, for an ordinary and a hostile record, that the page loads
// without a network and without a complaint, that every chart has drawn its marks,
// and that names stay text, tooltips included.
func TestBrowser(t *testing.T) {
	ctx, complaints := browser(t)
	for _, c := range []struct {
		name, record string
		charts       int
		marks        int // the least number of filled or stroked shapes in a chart
	}{
		{"evening", evening, 3, 4},
		{"hostile", hostile, 3, 4},
	} {
		file := filepath.Join(t.TempDir(), c.name+".html")
		f, err := os.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := HTML(f, gameOf(t, c.record, lang.En)); err != nil {
			t.Fatal(err)
		}
		f.Close()
		if err := chromedp.Do(ctx, chromedp.EmulateViewport(390, 800), chromedp.Navigate("file://"+file)); err != nil {
			t.Fatal(err)
		}
		marks, err := chromedp.Run(ctx, chromedp.Evaluate[[]int](drawnMarks))
		if err != nil {
			t.Fatal(err)
		}
		if len(marks) != c.charts {
			t.Errorf("%s: %d charts, want %d", c.name, len(marks), c.charts)
		}
		for i, n := range marks {
			if n < c.marks {
				t.Errorf("%s: chart %d has drawn %d marks", c.name, i, n)
			}
		}
		strays, err := chromedp.Run(ctx, chromedp.Evaluate[int](strayElements))
		if err != nil || strays > 0 {
			t.Errorf("%s: %d elements from the record, %v", c.name, strays, err)
		}
		wide, err := chromedp.Run(ctx, chromedp.Evaluate[int](`document.documentElement.scrollWidth`))
		if err != nil || wide > 390 {
			t.Errorf("%s: the page is %d wide on a phone of 390, %v", c.name, wide, err)
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// drawnMarks counts the visible shapes that each chart drew.
const drawnMarks = `[...document.querySelectorAll(".chart")].map(el =>
	[...el.querySelectorAll("svg path")].filter(p => {
		const b = p.getBBox(), s = getComputedStyle(p);
		return b.width + b.height > 0 && (s.fill !== "none" || s.stroke !== "none");
	}).length)`

// strayElements shows the tooltip of every chart and counts the elements that only a
// record could have brought.
const strayElements = `document.querySelectorAll(".chart").forEach(el => {
		const c = echarts.getInstanceByDom(el);
		for (let i = 0; i < 2; i++) c.dispatchAction({type: "showTip", seriesIndex: 0, dataIndex: i});
	}),
	document.querySelectorAll("img, [onerror], [onload], main script:not([type='application/json'])").length`
