package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strconv"

	"github.com/chromedp/chromedp"
)

func main() {
	n, _ := strconv.Atoi(os.Args[1])
	path, _ := exec.LookPath("chromium")
	dir, _ := os.MkdirTemp("", "pgsz")
	defer os.RemoveAll(dir)
	ctx, cancel := chromedp.NewExecAllocator(context.Background(), append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.UserDataDir(dir), chromedp.Flag("no-sandbox", true), chromedp.Flag("disable-gpu", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("proxy-server", "127.0.0.1:9"))...)
	defer cancel()
	ctx, cancel = chromedp.NewContext(ctx)
	defer cancel()
	chromedp.Do(ctx, chromedp.EmulateViewport(390, 844))
	res := map[string][][]float64{}
	for i := 0; i < n; i++ {
		for _, f := range os.Args[2:] {
			abs, _ := filepath.Abs(f)
			if err := chromedp.Do(ctx, chromedp.Navigate("about:blank"), chromedp.Navigate("file://"+abs)); err != nil {
				panic(err)
			}
			v, err := chromedp.Run(ctx, chromedp.Evaluate[[]float64](`new Promise(done => { const look = () => {
				const p = performance.getEntriesByName("first-contentful-paint")[0], n = performance.getEntriesByType("navigation")[0];
				p && n.loadEventEnd ? done([p.startTime, n.domInteractive, n.domContentLoadedEventEnd, n.loadEventEnd, document.querySelectorAll(".chart svg").length]) : setTimeout(look, 20); }; look(); })`, chromedp.EvalAwaitPromise))
			if err != nil {
				panic(err)
			}
			res[f] = append(res[f], v)
		}
	}
	for _, f := range os.Args[2:] {
		fmt.Printf("%-30s", f)
		for k := 0; k < 5; k++ {
			var x []float64
			for _, v := range res[f] {
				x = append(x, v[k])
			}
			sort.Float64s(x)
			fmt.Printf("  %6.0f [%4.0f]", x[len(x)/2], x[0])
		}
		fmt.Println("   fcp interactive dcl load charts")
	}
}
