package report

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"io"
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

// pageParts is what all pages share: their style, and the two scripts with the
// policy that lets these run and nothing else.
type pageParts struct {
	style, scripts template.HTML
	policy         string
}

var parts = sync.OnceValues(func() (pageParts, error) {
	css, err := pageFiles.ReadFile("page/page.css")
	if err != nil {
		return pageParts{}, err
	}
	js, err := pageFiles.ReadFile("page/page.js")
	if err != nil {
		return pageParts{}, err
	}
	return pageParts{
		style:   template.HTML("<style>" + string(css) + "</style>"),
		scripts: template.HTML("<script>" + echartsJS + "</script>\n<script>" + string(js) + "</script>"),
		policy: "default-src 'none'; script-src " + hashOf(echartsJS) + " " + hashOf(string(js)) +
			"; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
	}, nil
})

// hashOf names a script in a policy.
func hashOf(script string) string {
	sum := sha256.Sum256([]byte(script))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// writePage writes a page around a body, with what its style has beside that of all
// pages. Without charts it has no scripts.
func writePage(w io.Writer, l lang.Lang, title string, style, body template.HTML, charts bool) error {
	t, err := pages()
	if err != nil {
		return err
	}
	p, err := parts()
	if err != nil {
		return err
	}
	footer := "page.footer"
	if charts {
		footer = "page.footer-charts"
	} else {
		p.scripts = ""
	}
	return t.ExecuteTemplate(w, "page", map[string]any{
		"Lang": l.String(), "Title": title, "Policy": p.policy, "Style": p.style + style, "Body": body, "Scripts": p.scripts,
		"Footer": texts.Text(l, footer),
	})
}

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

// dataBlock is the options of a chart as a block of data in the page. encoding/json
// escapes whatever could end the block, so no template has to reach into it.
func dataBlock(options map[string]any) (template.HTML, error) {
	b, err := json.Marshal(options)
	return template.HTML(`<script type="application/json">` + string(b) + `</script>`), err
}
