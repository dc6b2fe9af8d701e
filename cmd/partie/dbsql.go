package main

import (
	"context"
	"encoding/hex"
	"fmt"
	"os"
	"os/signal"

	"github.com/spf13/cobra"

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

// sql prints the result of a query that only reads.
func (a *app) sql(query string, asJSON bool) error {
	return a.readDB(func(db *store.DB) error {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		var t table
		rows := []map[string]any{}
		err := db.Query(ctx, query, func(columns []string) error {
			t.head = columns
			return nil
		}, func(values []any) error {
			if asJSON {
				row := map[string]any{}
				for i, v := range values {
					row[t.head[i]] = v
					if b, ok := v.([]byte); ok {
						row[t.head[i]] = hex.EncodeToString(b)
					}
				}
				rows = append(rows, row)
				return nil
			}
			cells := make([]string, len(values))
			for i, v := range values {
				cells[i] = sqlCell(v)
			}
			t.add(cells...)
			return nil
		})
		switch {
		case store.KindOf(err) == store.ReadOnly:
			return faultf("%s", a.text("db.sql.read-only"))
		case err != nil:
			return err
		case asJSON:
			return a.printJSON(rows)
		}
		a.printTable(&t)
		return nil
	})
}

// sqlCell is a value of a query as text: bytes in hexadecimal, NULL empty.
func sqlCell(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case []byte:
		return hex.EncodeToString(v)
	}
	return fmt.Sprint(v)
}
