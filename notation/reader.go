package notation

import (
	"bytes"
	"io"

	"partie/lang"
)

// MaxGame is how many bytes of text one game may have. A Reader needs a few times
// as much memory, however long the file is.
const MaxGame = 4 << 20

// Reader yields the games of a stream one at a time, as bufio.Scanner yields
// lines. A fault in the text never ends the stream; only a fault of the
// underlying reader does.
type Reader struct {
	src   io.Reader
	buf   []byte
	start int // the next game starts at buf[start]
	pos   Position
	p     parser
	reuse bool
	rec   *Record
	games int
	err   error
	diags []FileDiagnostic
}

// FileDiagnostic is what is wrong with a file rather than with one of its games.
type FileDiagnostic struct {
	Diagnostic
	Position Position
}

// Error is the message in English, so that who opens a file can give what is wrong
// with it as the error.
func (d FileDiagnostic) Error() string { return d.Code + ": " + d.Msg.In(lang.En) }

// NewReader reads games from src.
func NewReader(src io.Reader) *Reader {
	rd := &Reader{src: src, pos: Position{Line: 1, Col: 1}, buf: make([]byte, 0, 64<<10)}
	// Room for a game as people play them, so that few games make it grow.
	rd.p.tags, rd.p.items, rd.p.words = make([]Tag, 0, 16), make([]Item, 0, 128), make([]Span, 0, 512)
	return rd
}

// Parse reads all games of a text.
func Parse(text []byte) ([]*Record, []FileDiagnostic) {
	rd := NewReader(bytes.NewReader(text))
	var rs []*Record
	for rd.Next() {
		rs = append(rs, rd.Record())
	}
	return rs, rd.Diagnostics()
}

// Reuse lets each Record take the memory of the one before, for a caller that looks
// at one game at a time. A Record is then valid only until Next is called again.
func (rd *Reader) Reuse() { rd.reuse = true }

// Record is the game that Next read. It stays valid, unless Reuse was called.
func (rd *Reader) Record() *Record { return rd.rec }

// Err is the fault of the underlying reader that ended the stream, nil at its
// end.
func (rd *Reader) Err() error {
	if rd.err == io.EOF {
		return nil
	}
	return rd.err
}

// Diagnostics is what is wrong with the file as a whole so far.
func (rd *Reader) Diagnostics() []FileDiagnostic { return rd.diags }

// Next reads the next game. It reports false at the end of the stream, or where
// the underlying reader failed.
func (rd *Reader) Next() bool {
	rd.rec = nil
	for {
		if rd.pos.Offset == 0 && rd.start == 0 && len(rd.buf) < 3 && rd.err == nil {
			rd.fill()
			continue
		}
		if rd.isUTF16() {
			rd.fault("utf16", "utf16.hint")
			rd.err, rd.buf = io.EOF, rd.buf[:0]
			return false
		}
		if rd.err != nil && rd.err != io.EOF {
			return false // half a game is not a game
		}
		rest := rd.buf[rd.start:]
		if rd.err == io.EOF && blankText(rest) {
			if rd.games == 0 && len(rd.diags) == 0 {
				rd.fault("empty-file", "missing-game.hint")
			}
			return false
		}
		rd.p.b, rd.p.eof = rest, rd.err == io.EOF
		n := rd.p.game()
		switch {
		case rd.p.large || n > MaxGame || rd.p.short && len(rest) >= MaxGame:
			rd.games++
			rd.fault("game-too-large", "", MaxGame, maxItems, maxTags)
			rd.skip()
		case rd.p.short:
			rd.fill()
		default:
			rd.games++
			rd.rec = rd.p.record(n, rd.pos, rd.reuse)
			rd.advance(n)
			return true
		}
	}
}

// fill brings more bytes behind buf[start:], growing buf where it is full.
func (rd *Reader) fill() {
	if rd.start > 0 {
		rd.buf = rd.buf[:copy(rd.buf, rd.buf[rd.start:])]
		rd.start = 0
	}
	if len(rd.buf) == cap(rd.buf) {
		rd.buf = append(make([]byte, 0, 2*cap(rd.buf)), rd.buf...)
	}
	for range 100 {
		n, err := rd.src.Read(rd.buf[len(rd.buf):cap(rd.buf)])
		rd.buf = rd.buf[:len(rd.buf)+n]
		rd.err = err
		if n > 0 || err != nil {
			return
		}
	}
	rd.err = io.ErrNoProgress
}

// advance steps over n bytes, which end at the start of a line or of the file's
// end.
func (rd *Reader) advance(n int) {
	rd.pos.Line += bytes.Count(rd.buf[rd.start:rd.start+n], []byte("\n"))
	rd.pos.Offset += int64(n)
	rd.start += n
}

// skip throws away the game at hand, up to the next line that starts a Game tag.
func (rd *Reader) skip() {
	for {
		rest := rd.buf[rd.start:]
		at := 0
		for {
			nl := bytes.IndexByte(rest[at:], '\n')
			if nl < 0 {
				break
			}
			at += nl + 1
			if isGameTag(rest[at:]) {
				rd.advance(at)
				return
			}
		}
		// The last line may be the start of a tag whose end is yet to come; one
		// that is longer than any tag's start is not.
		if keep := len(rest) - at; rd.err == nil && keep < 64 {
			rd.advance(at)
		} else {
			rd.advance(len(rest))
		}
		if rd.err != nil {
			return
		}
		rd.fill()
	}
}

func (rd *Reader) fault(code, hint string, args ...any) {
	d := Diagnostic{Code: code, Msg: texts.Msg(code, args...)}
	if hint != "" {
		d.Hint = texts.Msg(hint, args...)
	}
	rd.diags = append(rd.diags, FileDiagnostic{d, rd.pos})
}

func (rd *Reader) isUTF16() bool {
	return rd.pos.Offset == 0 && rd.start == 0 &&
		(bytes.HasPrefix(rd.buf, []byte("\xff\xfe")) || bytes.HasPrefix(rd.buf, []byte("\xfe\xff")))
}

// blankText reports whether b holds nothing but a byte order mark and blanks.
func blankText(b []byte) bool {
	b = bytes.TrimPrefix(b, []byte("\ufeff"))
	return len(bytes.TrimLeft(b, " \t\r\n")) == 0
}
