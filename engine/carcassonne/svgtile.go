package carcassonne

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Colours of the landscape.
const (
	groundFill = "#95bf5c"
	cityFill   = "#dcc093"
	wallLine   = "#5d4730"
	wallTop    = "#cdbb9c"
	roadLine   = "#7d6a4c"
	roadFill   = "#f7efdb"
	bankFill   = "#d9d9a3"
	waterFill  = "#4f97cf"
)

// partDefs is what the tiles are put together from. A city or road is a path without
// colours, by which it can be shaded too (cc-cap), and the same with its walls and
// roofs or its borders (cc-cap-t).
var partDefs = func() string {
	var b strings.Builder
	put := func(format string, args ...any) { fmt.Fprintf(&b, format, args...) }
	put(`<g id="cc-ground"><path d="M0 0H100V100H0Z" fill="%s"/><path d="M12 22l2 4l2-5M84 12l2 4l2-5M30 74l2 4l2-5M70 82l2 4l2-5M64 30l2 4l2-5M18 50l2 4l2-5M88 58l2 4l2-5M44 92l2 4l2-5M38 10l2 4l2-5" fill="none" stroke="#6f9c40" stroke-width="1.6"/></g>`, groundFill)
	for _, f := range cityForms {
		put(`<path id="%s" d="%s"/><g id="%s-t"><use href="#%s" fill="%s"/>`, f.id, f.path, f.id, f.id, cityFill)
		put(`<path d="%s" fill="#c27d57"/><path d="%s" fill="#a3623f"/>`, roofs(f.roofs, 0), roofs(f.roofs, 1))
		if f.walls != "" {
			put(`<path d="%s" fill="none" stroke="%s" stroke-width="6.5"/><path d="%s" fill="none" stroke="%s" stroke-width="3.4" stroke-dasharray="4.6 1.4"/>`, f.walls, wallLine, f.walls, wallTop)
		}
		put(`</g>`)
	}
	for _, f := range roadForms {
		put(`<path id="%s" d="%s" fill="none"/>`, f.id, cmp.Or(f.open, f.path))
		put(`<g id="%s-t" fill="none"><path d="%s" stroke="%s" stroke-width="16"/><path d="%s" stroke="%s" stroke-width="11.5"/></g>`, f.id, f.path, roadLine, f.path, roadFill)
	}
	put(`<g id="cc-gate" stroke="%s" stroke-width="1.6"><path d="M-13-6h7v12h-7zM6-6h7v12h-7z" fill="%s"/><path d="M-6-5H6V6H-6z" fill="#7a5836"/></g>`, wallLine, wallTop)
	put(`<path id="cc-bridge" d="M-9-17Q-7-13-7-8V8Q-7 13-9 17M9-17Q7-13 7-8V8Q7 13 9 17" fill="none" stroke="#8c8577" stroke-width="4.5"/>`)
	village := []pt{{-7, -5}, {7, -4}, {0, 7}}
	put(`<g id="cc-village"><circle r="15" fill="#a9a458"/><path d="%s" fill="#c27d57"/><path d="%s" fill="#a3623f"/></g>`, roofs(village, 0), roofs(village, 1))
	put(`<g id="cc-monastery" stroke="#5a3a2a" stroke-width="1.4" stroke-linejoin="round"><ellipse cy="15" rx="22" ry="6" fill="#6f9c40" stroke="none"/><path d="M-17 0H7V15H-17z" fill="#f6efdf"/><path d="M-20 1L-14-11H6L9 1z" fill="#c43f2e"/><path d="M5-8H17V15H5z" fill="#fbf6ea"/><path d="M3-7L11-21L19-7z" fill="#c43f2e"/><path d="M11-21V-29M8-26H14" stroke-width="2"/><path d="M-8 15V9a3 3 0 0 1 6 0V15zM9 2a2 2 0 0 1 4 0V6H9z" fill="#5a3a2a" stroke="none"/></g>`)
	put(`<g id="cc-garden"><circle r="11.5" fill="#d8c48f" stroke="#3f7a35" stroke-width="4.5"/><path d="M0-9V9M-9 0H9" stroke="#3f7a35" stroke-width="3"/><path d="M-4.5-4.5h.01M4.5-4.5h.01M-4.5 4.5h.01M4.5 4.5h.01" stroke="#d6437a" stroke-width="4.5" stroke-linecap="round"/></g>`)
	put(`<rect id="cc-cell" x="8" y="8" width="84" height="84" rx="6"/>`)
	put(`<g id="cc-last" fill="none"><rect x="3" y="3" width="94" height="94" rx="4" stroke="#fff" stroke-width="9"/><rect x="3" y="3" width="94" height="94" rx="4" stroke="#e8590c" stroke-width="5"/></g>`)
	put(`<g id="cc-pennant"><path d="M-8-10H8V1C8 6 4 10 0 12C-4 10-8 6-8 1z" fill="#fff"/><path d="M-8-10H0V0H-8zM0 0H8V1C8 6 4 10 0 12z" fill="#1f5fbf"/><path d="M-8-10H8V1C8 6 4 10 0 12C-4 10-8 6-8 1z" fill="none" stroke="#1d2f55" stroke-width="1.8"/></g>`)
	return b.String()
}()

// roofs is the paths of one half of each roof as seen from above, every other one
// across.
func roofs(at []pt, half int) string {
	var b strings.Builder
	for i, p := range at {
		if i%2 == 0 {
			fmt.Fprintf(&b, "M%v %vh13v5h-13z", num(p.x-6.5), num(p.y-5+5*float64(half)))
		} else {
			fmt.Fprintf(&b, "M%v %vv13h5v-13z", num(p.x-5+5*float64(half)), num(p.y-6.5))
		}
	}
	return b.String()
}

// define draws what the position is put together from, once.
func (d *drawing) define() {
	d.Print(`<defs>`)
	d.Print(partDefs)
	d.Print(figureDefs)
	d.patterns()
	var seen [Kinds]bool
	for i := range d.s.board.n {
		seen[d.s.tiles[i].kind] = true
	}
	if d.s.drawn != NoKind {
		seen[d.s.drawn] = true
	}
	for k, ok := range seen {
		if ok {
			d.part("kind-", Kind(k).String())
			d.Print(kindDefs()[k])
		}
	}
	d.Fixed()
	d.Print(`</defs>`)
}

// kindDefs is every kind of tile, unturned, but for what stands upright on it however
// the tile is turned.
var kindDefs = sync.OnceValue(func() *[Kinds]string {
	list := new([Kinds]string)
	for k := range list {
		var p kindPen
		p.kind(Kind(k))
		list[k] = p.String()
	}
	return list
})

// kindPen prints the definition of a kind of tile.
type kindPen struct{ strings.Builder }

func (p *kindPen) printf(format string, args ...any) { fmt.Fprintf(p, format, args...) }

func (p *kindPen) use(id string, at pt) {
	p.printf(`<use href="#%s" x="%v" y="%v"/>`, id, num(at.x), num(at.y))
}

func (p *kindPen) kind(k Kind) {
	sh := &shapes[k][0]
	p.printf(`<g id="cc-%s"><use href="#cc-ground"/>`, k)
	if k.River() {
		p.water(k)
	}
	ends := 0
	for _, seg := range sh.segs[:sh.n] {
		if seg.feature == Road {
			p.part(sh, k, &seg)
			if seg.ends == 1 {
				ends++
			}
		}
	}
	switch k {
	case riverB:
		p.use("cc-bridge", pt{50, 57})
	case riverH:
		p.use("cc-bridge", pt{50, 66})
	case riverK:
		p.printf(`<use href="#cc-bridge" transform="translate(50 50)rotate(90)"/>`)
	}
	for _, seg := range sh.segs[:sh.n] {
		if seg.feature == City {
			p.part(sh, k, &seg)
		}
	}
	switch {
	case ends > 1:
		p.use("cc-village", pt{50, 50})
	case k == riverB:
		p.use("cc-gate", pt{50, 30})
	case ends == 1 && sh.middle == none:
		p.use("cc-gate", pt{50, 75})
	}
	p.printf(`<path d="M0 0H100V100H0z" fill="none" stroke="#3c4a1c" stroke-opacity=".35"/></g>`)
}

// part draws a city or road segment.
func (p *kindPen) part(sh *shape, k Kind, seg *segment) {
	f, quarters := sh.lies(k, seg)
	p.printf(`<use href="#%s-t"`, f.id)
	if quarters > 0 {
		p.printf(` transform="%s"`, turning[quarters])
	}
	p.printf(`/>`)
}

// water draws the river of a tile, its source or lake.
func (p *kindPen) water(k Kind) {
	pool := 0.0
	switch k {
	case riverStart:
		pool = 13
	case riverEnd:
		pool = 25
	}
	for _, layer := range []struct {
		colour string
		width  float64
	}{{bankFill, 27}, {waterFill, 19}} {
		p.printf(`<path d="%s" fill="none" stroke="%s" stroke-width="%v"/>`, rivers[k-riverFirst], layer.colour, num(layer.width))
		if pool > 0 {
			p.printf(`<ellipse cx="50" cy="50" rx="%v" ry="%v" fill="%s"/>`, num(pool*1.15+layer.width/2-9), num(pool+layer.width/2-9), layer.colour)
		}
	}
	switch k {
	case riverStart:
		p.printf(`<path d="M36 44l6-8l8-2l8 3l6 7l-7 1l-7-3l-8 3z" fill="#a7a196" stroke="#6f6a60" stroke-width="1.5"/>`)
	case riverEnd:
		p.printf(`<path d="M32 50q4-4 8 0t8 0M48 62q4-4 8 0t8 0M54 42q3-3 6 0t6 0" fill="none" stroke="#a9d0ee" stroke-width="2"/>`)
	}
}

// turning is the transformation that turns a tile by so many quarters.
var turning = [4]string{"", "rotate(90 50 50)", "rotate(180 50 50)", "rotate(270 50 50)"}

// standsUpright reports whether something on a tile stands upright however it lies.
func (d *drawing) standsUpright(t *laid) bool {
	sh := t.shape()
	return d.s.hasMiddle(sh) || slices.ContainsFunc(sh.segs[:sh.n], func(seg segment) bool { return seg.pennants > 0 })
}

// hasMiddle reports whether there is a monastery or garden to be seen: those of the
// river of 2000 have none.
func (s *State) hasMiddle(sh *shape) bool {
	return sh.middle != none && s.isThere(&sh.segs[sh.middle])
}

// upright draws what stands upright on a tile with its corner at o: pennants, monastery
// and garden.
func (d *drawing) upright(t *laid, o pt) {
	sh := t.shape()
	for i := range sh.n {
		if seg := &sh.segs[i]; seg.pennants > 0 {
			f, quarters := sh.lies(t.kind, seg)
			p := f.pennant.turned(quarters)
			d.use("cc-pennant", pt{o.x + p.x, o.y + p.y})
		}
	}
	if !d.s.hasMiddle(sh) {
		return
	}
	what := "cc-garden"
	if sh.segs[sh.middle].feature == Monastery {
		what = "cc-monastery"
	}
	p := middleSpot(t.kind, int(t.rot))
	d.use(what, pt{o.x + p.x, o.y + p.y})
}
