// Shots takes pictures of pages as a phone and a desk show them, on a light and on a dark
// ground, and says how soon each page painted.
//
//	go run ./report/shots [-o FOLDER] PAGE.html …
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

func main() {
	out := flag.String("o", "screenshots", "folder of the pictures")
	flag.Parse()
	if err := shoot(*out, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "shots:", err)
		os.Exit(1)
	}
}

// looks is the widths and themes that pages are pictured in.
var looks = []struct {
	width, height int64
	theme         string
}{{390, 844, "light"}, {390, 844, "dark"}, {1280, 900, "light"}, {1280, 900, "dark"}}

func shoot(out string, pages []string) error {
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if p, err := exec.LookPath(name); err == nil {
			path = p
			break
		}
	}
	if path == "" {
		return errors.New("no chromium found")
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "partie-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	ctx, cancel := chromedp.NewExecAllocator(context.Background(), append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.UserDataDir(dir), chromedp.Flag("no-sandbox", true), chromedp.Flag("disable-gpu", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("proxy-server", "127.0.0.1:9"))...)
	defer cancel()
	ctx, cancel = chromedp.NewContext(ctx)
	defer cancel()
	for _, file := range pages {
		abs, err := filepath.Abs(file)
		if err != nil {
			return err
		}
		name := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
		for _, l := range looks {
			if err := chromedp.Do(ctx, theme(l.theme), chromedp.EmulateViewport(l.width, l.height), chromedp.Navigate("file://"+abs)); err != nil {
				return err
			}
			paint, err := chromedp.Run(ctx, chromedp.Evaluate[float64](firstPaint, chromedp.EvalAwaitPromise))
			if err != nil {
				return err
			}
			picture, err := chromedp.Run(ctx, chromedp.FullScreenshot(100))
			if err != nil {
				return err
			}
			to := filepath.Join(out, fmt.Sprintf("%s-%d-%s.png", name, l.width, l.theme))
			if err := os.WriteFile(to, picture, 0o644); err != nil {
				return err
			}
			fmt.Printf("%s: first paint after %.0f ms\n", to, paint)
		}
	}
	return nil
}

// theme sets whether the reader prefers light or dark pages.
func theme(name string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: name}},
		})
		return err
	})
}

// firstPaint is when the page first showed something, in milliseconds after it was asked
// for. The pictures wait for it.
const firstPaint = `new Promise(done => {
	const look = () => {
		const p = performance.getEntriesByName("first-contentful-paint")[0];
		p ? done(p.startTime) : setTimeout(look, 20);
	};
	look();
})`
