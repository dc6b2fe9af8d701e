package report

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"io"
	"strings"
	"sync"

	"partie/lang"
)

//go:embed page
var pageFiles embed.FS

// echartsJS is ECharts 6.1.0 as npm has it; its licences lie beside it.
//
//go:embed assets/echarts.min.js
var echartsJS string

// pages is the templates, parsed when the first page is asked for.
var pages = sync.OnceValues(func() (*template.Template, error) {
	return template.ParseFS(pageFiles, "page/*.html")
})

// echartsHash is the hash of echartsJS, found once.
var echartsHash = sync.OnceValue(func() string { return hashOf(echartsJS) })

// hashOf names a script in a policy.
func hashOf(script string) string {
	sum := sha256.Sum256([]byte(script))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// webPage is a page that needs nothing but itself.
type webPage struct {
	lang    lang.Lang
	title   string
	css     []string      // files under page/, behind page.css
	style   template.HTML // what is of this page alone
	body    template.HTML
	charts  bool     // it has charts
	seats   []ink    // colours that they may have
	scripts []string // files under page/, behind that of the charts
}

// write writes the page. Its policy lets its own scripts run and nothing else.
func (p *webPage) write(w io.Writer) error {
	t, err := pages()
	if err != nil {
		return err
	}
	css := ""
	for _, name := range append([]string{"page.css"}, p.css...) {
		text, err := pageFiles.ReadFile("page/" + name)
		if err != nil {
			return err
		}
		css += string(text)
	}
	var scripts []template.HTML
	var hashes []string
	footer, files := "page.footer", p.scripts
	if p.charts {
		footer, files = "page.footer-charts", append([]string{"charts.js"}, files...)
		colours, err := dataBlock("palette", paletteOf(p.seats))
		if err != nil {
			return err
		}
		scripts = append(scripts, colours, script(echartsJS))
		hashes = append(hashes, echartsHash())
	}
	for _, name := range files {
		text, err := pageFiles.ReadFile("page/" + name)
		if err != nil {
			return err
		}
		scripts = append(scripts, script(string(text)))
		hashes = append(hashes, hashOf(string(text)))
	}
	allowed := "'none'"
	if len(hashes) > 0 {
		allowed = strings.Join(hashes, " ")
	}
	return t.ExecuteTemplate(w, "page", map[string]any{
		"Lang": p.lang.String(), "Title": p.title, "Body": p.body, "Scripts": scripts, "Footer": texts.Text(p.lang, footer),
		"Style":  "<style>" + template.HTML(css) + "</style>" + p.style,
		"Policy": "default-src 'none'; script-src " + allowed + "; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
	})
}

// script is a script of the program as an element.
func script(text string) template.HTML { return template.HTML("<script>" + text + "</script>\n") }

// fragment is a part of a page.
func fragment(name string, data any) (template.HTML, error) {
	t, err := pages()
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	err = t.ExecuteTemplate(&b, name, data)
	return template.HTML(b.String()), err
}

// dataBlock is data for the scripts of the page as a block in it; id may be "".
// encoding/json escapes whatever could end the block, so no template has to reach into it.
func dataBlock(id string, data any) (template.HTML, error) {
	b, err := json.Marshal(data)
	if id != "" {
		id = ` id="` + id + `"`
	}
	return template.HTML(`<script type="application/json"` + id + `>` + string(b) + `</script>`), err
}
