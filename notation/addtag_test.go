package notation

import "testing"

// TestAddTag: a tag that is added stands in the source behind the others, and moves no
// place.
func TestAddTag(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"plain", "[Game \"x\"]\n[Players \"A, B\"]\nA+1\n", "[Game \"x\"]\n[Players \"A, B\"]\n[Map \"a \\\"b\\\"\"]\nA+1\n"},
		{"crlf", "[Game \"x\"]\r\n[Players \"A, B\"]\r\nA+1\r\n", "[Game \"x\"]\r\n[Players \"A, B\"]\r\n[Map \"a \\\"b\\\"\"]\r\nA+1\r\n"},
		{"head alone", "[Game \"x\"]\n[Players \"A, B\"]", "[Game \"x\"]\n[Players \"A, B\"]\n[Map \"a \\\"b\\\"\"]"},
		{"remark first", "# hello\n[Game \"x\"]\n\n[Players \"A, B\"]\n\nA+1\n", "# hello\n[Game \"x\"]\n\n[Players \"A, B\"]\n[Map \"a \\\"b\\\"\"]\n\nA+1\n"},
		{"there already", "[map \"c\"]\n[Game \"x\"]\n", "[map \"c\"]\n[Game \"x\"]\n"},
		{"no head", "A+1\n", "A+1\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			recs, _ := Parse([]byte(c.text))
			rec := recs[0]
			rec.AddTag("Map", `a "b"`)
			if got := rec.Source(); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
			if rec.Src != c.text {
				t.Errorf("the text itself became %q", rec.Src)
			}
			again, _ := Parse([]byte(rec.Source()))
			if got, want := string(rec.Append(nil, Canon{})), string(again[0].Append(nil, Canon{})); got != want {
				t.Errorf("canonical %q, want %q", got, want)
			}
		})
	}
}

// TestSetTag: a value that is set takes the place of the one in the text, and moves no
// place of the record.
func TestSetTag(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"there already", "[Game \"x\"]\r\n[map  \"standard\" ] \r\n[Players \"A, B\"]\r\nA+1\r\n", "[Game \"x\"]\r\n[map \"a \\\"b\\\"\"] \r\n[Players \"A, B\"]\r\nA+1\r\n"},
		{"missing", "[Game \"x\"]\n[Players \"A, B\"]\nA+1\n", "[Game \"x\"]\n[Players \"A, B\"]\n[Map \"a \\\"b\\\"\"]\nA+1\n"},
		{"no head", "A+1\n", "A+1\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			recs, _ := Parse([]byte(c.text))
			rec := recs[0]
			before := rec.Items[0].Span
			rec.SetTag("Map", `a "b"`)
			if got := rec.Source(); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
			if rec.Src != c.text || rec.Items[0].Span != before {
				t.Errorf("the text itself became %q", rec.Src)
			}
			again, _ := Parse([]byte(rec.Source()))
			if got, want := string(rec.Append(nil, Canon{})), string(again[0].Append(nil, Canon{})); got != want {
				t.Errorf("canonical %q, want %q", got, want)
			}
		})
	}
}
