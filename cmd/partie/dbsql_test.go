package main

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
)

// sqlRun runs a query on an empty database and prints to a terminal or a program.
func sqlRun(t *testing.T, query string, tty bool, flags ...string) (code int, out, msgs string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.db")
	in, _, errs := testApp("[Game \"sheet\"]\n[Players \"A, B\"]\nA+1\n@end\n")
	if code := run([]string{"--db", path, "import", "-"}, in); code != exitOK {
		t.Fatal(errs)
	}
	a, o, m := testApp("")
	a.outTTY = tty
	code = run(append([]string{"--db", path, "db", "sql", query}, flags...), a)
	return code, o.String(), m.String()
}

const endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT i FROM n"

// A result without an end is printed as it comes, and ends with its reader.
func TestSQLStreams(t *testing.T) {
	for _, tty := range []bool{false, true} {
		for _, flags := range [][]string{nil, {"--json"}} {
			path := filepath.Join(t.TempDir(), "x.db")
			in, _, _ := testApp("[Game \"sheet\"]\n[Players \"A, B\"]\nA+1\n@end\n")
			run([]string{"--db", path, "import", "-"}, in)
			a, _, msgs := testApp("")
			a.outTTY = tty
			a.out = &brokenWriter{1 << 18}
			if code := run(append([]string{"--db", path, "db", "sql", endless}, flags...), a); code != exitFailed || !strings.Contains(msgs.String(), "no space left") {
				t.Errorf("%v %v: status %d, %s", tty, flags, code, msgs)
			}
		}
	}
}

func TestSQLTable(t *testing.T) {
	_, out, _ := sqlRun(t, "SELECT 1 AS n, 'Anna' AS name UNION ALL SELECT 22, 'x' || char(27)", true)
	if want := "n   name\n1   Anna\n22  x�\n"; out != want {
		t.Errorf("%q", out)
	}
	if _, out, _ := sqlRun(t, "SELECT 1 WHERE 0", true); out != "" {
		t.Errorf("%q", out)
	}
	// What comes after the sample is whole, even where it is wider.
	_, out, _ = sqlRun(t, strings.Replace(endless, "SELECT i FROM n", "SELECT CASE i WHEN 900 THEN 'much wider' ELSE 'x' END AS c, i FROM n LIMIT 1000", 1), true)
	if !strings.HasPrefix(out, "c  i\nx  1\n") || !strings.Contains(out, "\nx  899\nmuch wider  900\nx  901\n") || !strings.HasSuffix(out, "\nx  1000\n") {
		t.Errorf("%q", out)
	}
}

func TestSQLJSON(t *testing.T) {
	code, out, msgs := sqlRun(t, "SELECT 1e999 AS a, -1e999 AS b, NULL AS c, x'00ff' AS d UNION ALL SELECT 1.5, 2, 'x', '<'", false, "--json")
	var rows []map[string]any
	if err := json.Unmarshal([]byte(out), &rows); err != nil || code != exitOK {
		t.Fatalf("status %d, %v: %s%s", code, err, out, msgs)
	}
	if r := rows[0]; r["a"] != "Inf" || r["b"] != "-Inf" || r["c"] != nil || r["d"] != "00ff" || rows[1]["a"] != 1.5 {
		t.Errorf("%v", rows)
	}
	if _, out, _ := sqlRun(t, "SELECT 1 WHERE 0", false, "--json"); out != "[]\n" {
		t.Errorf("%q", out)
	}
}

func TestSQLFaults(t *testing.T) {
	for _, query := range []string{"SELECT ?1", "SELECT zeroblob(900000000)", "SELEC"} {
		if code, out, msgs := sqlRun(t, query, false); code != exitFault || out != "" {
			t.Errorf("%s: status %d, %s%s", query, code, out, msgs)
		}
	}
}
