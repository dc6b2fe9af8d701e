package main

import (
	"bufio"
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"partie/clean"
	"partie/store"
)

func newDBSQL(a *app) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:  `sql "SELECT ..."`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return a.sql(args[0], asJSON) },
	}
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	return c
}

// sqlWriter prints the result of a query while it comes: it may be larger than the
// memory, or have no end.
type sqlWriter interface {
	head(columns []string) error
	row(values []any) error
	end() error
}

// sql prints the result of a query that only reads.
func (a *app) sql(query string, asJSON bool) error {
	return a.readDB(func(db *store.DB) error {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		out := bufio.NewWriterSize(a.out, 1<<16)
		var w sqlWriter
		switch {
		case asJSON:
			w = &sqlJSON{w: out}
		case a.outTTY:
			w = &sqlTable{w: out}
		default:
			w = sqlTabs{out}
		}
		err := db.Query(ctx, query, w.head, w.row)
		if err == nil {
			err = w.end()
		}
		if ferr := out.Flush(); err == nil {
			err = ferr
		}
		if store.KindOf(err) == store.ReadOnly {
			return faultf("%s", a.text("db.sql.read-only"))
		}
		return err
	})
}

// sqlTabs prints rows for programs, separated by tabs.
type sqlTabs struct{ w io.Writer }

func (sqlTabs) head([]string) error { return nil }

func (t sqlTabs) row(values []any) error {
	_, err := fmt.Fprintln(t.w, strings.Join(sqlCells(values), "\t"))
	return err
}

func (sqlTabs) end() error { return nil }

// sqlTable prints rows for people. The first ones decide how wide the columns are.
type sqlTable struct {
	w      io.Writer
	rows   [][]string // not printed yet, the heading among them
	size   int        // of their cells
	widths []int      // nil as long as rows wait
}

// The rows that wait end with this many, or with this many bytes.
const (
	sqlSample     = 200
	sqlSampleSize = 1 << 20
)

func (t *sqlTable) head(columns []string) error {
	head := make([]any, len(columns))
	for i, c := range columns {
		head[i] = c
	}
	t.rows = [][]string{sqlCells(head)}
	return nil
}

func (t *sqlTable) row(values []any) error {
	cells := sqlCells(values)
	if t.widths != nil {
		return t.print(cells)
	}
	t.rows = append(t.rows, cells)
	for _, c := range cells {
		t.size += len(c)
	}
	if len(t.rows) > sqlSample || t.size > sqlSampleSize {
		return t.release()
	}
	return nil
}

// release prints the rows that wait.
func (t *sqlTable) release() error {
	t.widths = make([]int, len(t.rows[0]))
	for _, row := range t.rows {
		for i, c := range row {
			t.widths[i] = max(t.widths[i], ansi.StringWidth(c))
		}
	}
	rows := t.rows
	t.rows = nil
	for _, row := range rows {
		if err := t.print(row); err != nil {
			return err
		}
	}
	return nil
}

func (t *sqlTable) print(row []string) error {
	var b strings.Builder
	for i, c := range row {
		if i > 0 {
			b.WriteString("  ")
		}
		b.WriteString(c + strings.Repeat(" ", max(0, t.widths[i]-ansi.StringWidth(c))))
	}
	_, err := fmt.Fprintln(t.w, strings.TrimRight(b.String(), " "))
	return err
}

func (t *sqlTable) end() error {
	if t.widths != nil || len(t.rows) < 2 { // a heading alone says nothing
		return nil
	}
	return t.release()
}

// sqlJSON prints rows as an array of objects.
type sqlJSON struct {
	w       io.Writer
	columns []string
	some    bool
}

func (j *sqlJSON) head(columns []string) error {
	j.columns = columns
	return nil
}

func (j *sqlJSON) row(values []any) error {
	row := make(map[string]any, len(values))
	for i, v := range values {
		switch x := v.(type) {
		case []byte:
			v = hex.EncodeToString(x)
		case float64:
			if math.IsInf(x, 0) { // which JSON has no number for
				v = sqlCell(v)
			}
		}
		row[j.columns[i]] = v
	}
	b, err := json.MarshalIndent(row, "  ", "  ")
	if err != nil {
		return err
	}
	lead := ",\n  "
	if !j.some {
		lead, j.some = "[\n  ", true
	}
	_, err = fmt.Fprintf(j.w, "%s%s", lead, b)
	return err
}

func (j *sqlJSON) end() error {
	end := "\n]"
	if !j.some {
		end = "[]"
	}
	_, err := fmt.Fprintln(j.w, end)
	return err
}

func sqlCells(values []any) []string {
	cells := make([]string, len(values))
	for i, v := range values {
		cells[i] = clean.Line(sqlCell(v))
	}
	return cells
}

// sqlCell is a value of a query as text: bytes in hexadecimal, NULL empty.
func sqlCell(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case []byte:
		return hex.EncodeToString(v)
	case float64:
		if math.IsInf(v, 0) {
			return strings.TrimPrefix(fmt.Sprint(v), "+") // as SQLite shows it
		}
	}
	return fmt.Sprint(v)
}
