package report

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"

	"partie/lang"
)

// TestChartNumbers holds that charts write numbers as the tables do, in the language of the
// page: with one digit behind the point at most, thousands set apart, and a minus sign.
func TestChartNumbers(t *testing.T) {
	ctx, complaints := browser(t)
	const record = "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\nA+1500:one B-2000:two\nA+500:two\n@end\n"
	for l, want := range map[lang.Lang]string{
		lang.De: "1.234,6 −7,7 0 5 | 1.000 −2.000 | −2.000",
		lang.En: "1,234.6 −7.7 0 5 | 1,000 −2,000 | −2,000",
	} {
		file := filepath.Join(t.TempDir(), "page.html")
		f, err := os.Create(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := HTML(f, gameOf(t, record, l)); err != nil {
			t.Fatal(err)
		}
		f.Close()
		if err := chromedp.Do(ctx, chromedp.EmulateViewport(800, 800), chromedp.Navigate("file://"+file)); err != nil {
			t.Fatal(err)
		}
		got, err := chromedp.Run(ctx, chromedp.Evaluate[string](chartNumbers))
		if err != nil || got != want {
			t.Errorf("%v: %s, want %s, %v", l, got, want, err)
		}
	}
	for _, s := range complaints() {
		t.Error(s)
	}
}

// chartNumbers is what the charts make of some numbers, two labels of the axis of the bars,
// and a value in their tooltip.
const chartNumbers = `(() => {
	const el = document.querySelectorAll(".chart")[1], c = echarts.getInstanceByDom(el);
	const write = c.getOption().tooltip[0].valueFormatter;
	const labels = [...el.querySelectorAll("svg text")].map(t => t.textContent);
	c.dispatchAction({type: "showTip", seriesIndex: 1, dataIndex: 1});
	const tip = [...el.querySelectorAll("div")].map(d => d.textContent).join(" ");
	return [
		[1234.56, -7.67, -0.04, 5].map(write).join(" "),
		labels.filter(s => /^(1.000|.2.000)$/.test(s)).sort().join(" "),
		/.2.000/.exec(tip),
	].join(" | ");
})()`
