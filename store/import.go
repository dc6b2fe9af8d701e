package store

import (
	"context"
	"errors"
	"io"
	"iter"
	"runtime"

	"partie/engine/replay"
	"partie/notation"
)

// Sink takes the games of an import: a Writer, or a Rehearsal.
type Sink interface {
	Add(e *Entry) (id string, fresh bool, err error)
	// Twin is the id of a game with the same turns that is stored on another board.
	Twin(e *Entry) (id string, err error)
	Commit() error
}

// Verdict is what became of a game that was to be imported.
type Verdict uint8

// The verdicts.
const (
	Stored  Verdict = iota
	Known           // it was there already
	Refused         // it has an error, or the file has
	Failed          // the file cannot be read
)

// Outcome is what became of one game of a file, or of the file.
type Outcome struct {
	Verdict Verdict
	File    string
	ID      string                    // Stored, Known
	Twin    string                    // Stored: a game with the same turns on another board
	Fault   notation.FileDiagnostic   // Refused: the first error
	Err     error                     // Failed
	Remarks []notation.FileDiagnostic // of the file's Editor
	Bytes   int64                     // how much of all files is done
}

// How much one transaction of an import takes.
const (
	batchGames = 500
	batchBytes = 8 << 20
)

// How much a worker replays at a time.
const (
	chunkGames = 32
	chunkBytes = 256 << 10
)

// Editor is a file that changes its records before they are judged, such as by a tag
// that they are to have, and tells what is to be said of that.
type Editor interface {
	Edit(*notation.Record) []notation.Diagnostic
}

// Import reads the games of files, replays them on all processors and gives those
// without errors to sink, in order. It keeps a few hundred games in memory, however
// long the files are. each is told the outcome of every game once it is durable. A
// file that cannot be read does not keep the others from being imported; where the
// error of open is a notation.FileDiagnostic, the file is refused; what open gives may be
// an [Editor].
//
// When ctx is done, Import commits what it has and returns the error of ctx. Errors
// else: those of the sink.
func Import(ctx context.Context, sink Sink, files []string, open func(string) (io.ReadCloser, error), each func(Outcome)) error {
	im := importer{sink: sink, each: each}
	chunks := ordered(runtime.GOMAXPROCS(0), chunked(ctx, files, open), func(c []found) []judged {
		list := make([]judged, len(c))
		for i := range c {
			list[i] = judge(c[i])
		}
		return list
	})
	for chunk := range chunks {
		for i := range chunk {
			if err := im.take(&chunk[i]); err != nil {
				return err
			}
		}
	}
	if err := im.commit(); err != nil {
		return err
	}
	return ctx.Err()
}

// importer is the last stage of an import: it stores one game after the other.
type importer struct {
	sink    Sink
	each    func(Outcome)
	pending []Outcome // of the transaction at hand
	size    int
}

func (im *importer) take(j *judged) error {
	if j.entry != nil {
		id, fresh, err := im.sink.Add(j.entry)
		if err != nil {
			return err
		}
		j.ID, j.Verdict = id, Known
		if fresh {
			j.Verdict = Stored
			if j.Twin, err = im.sink.Twin(j.entry); err != nil {
				return err
			}
		}
		im.size += len(j.entry.Text)
	}
	im.pending = append(im.pending, j.Outcome)
	if len(im.pending) >= batchGames || im.size >= batchBytes {
		return im.commit()
	}
	return nil
}

func (im *importer) commit() error {
	if err := im.sink.Commit(); err != nil {
		return err
	}
	for _, o := range im.pending {
		im.each(o)
	}
	im.pending, im.size = im.pending[:0], 0
	return nil
}

// found is a game as the reader found it, or what it found instead of one.
type found struct {
	Outcome
	rec *notation.Record
}

// judged is a game with its replay's verdict; entry is nil where it is not stored.
type judged struct {
	Outcome
	entry *Entry
}

// judge replays a game.
func judge(f found) judged {
	if f.rec == nil {
		return judged{Outcome: f.Outcome}
	}
	r := replay.Run(f.rec)
	defer r.Release()
	if e, ok := NewEntry(r); ok {
		return judged{Outcome: f.Outcome, entry: e}
	}
	f.Verdict = Refused
	for _, d := range r.Diags {
		if d.Severity == notation.Error {
			f.Fault = notation.FileDiagnostic{Diagnostic: d, Position: f.rec.Position(d.Pos)}
			break
		}
	}
	return judged{Outcome: f.Outcome}
}

// chunked yields what the files hold in portions that are worth a goroutine's while.
func chunked(ctx context.Context, files []string, open func(string) (io.ReadCloser, error)) iter.Seq[[]found] {
	return func(yield func([]found) bool) {
		var chunk []found
		size := 0
		for f := range reading(files, open) {
			if ctx.Err() != nil {
				return
			}
			chunk = append(chunk, f)
			if f.rec != nil {
				size += len(f.rec.Src)
			}
			if len(chunk) >= chunkGames || size >= chunkBytes {
				if !yield(chunk) {
					return
				}
				chunk, size = nil, 0
			}
		}
		if len(chunk) > 0 {
			yield(chunk)
		}
	}
}

// reading yields the games of files and what is wrong with the files.
func reading(files []string, open func(string) (io.ReadCloser, error)) iter.Seq[found] {
	return func(yield func(found) bool) {
		done := int64(0)
		for _, name := range files {
			src, err := open(name)
			if d, ok := errors.AsType[notation.FileDiagnostic](err); ok {
				if !yield(found{Outcome: Outcome{Verdict: Refused, File: name, Fault: d, Bytes: done}}) {
					return
				}
				continue
			}
			if err != nil {
				if !yield(found{Outcome: Outcome{Verdict: Failed, File: name, Err: err, Bytes: done}}) {
					return
				}
				continue
			}
			read, more := readFile(name, src, done, yield)
			src.Close()
			if !more {
				return
			}
			done = read
		}
	}
}

// readFile yields what one file holds, and returns how much of all files is then
// done. It reports false where the consumer wants no more.
func readFile(name string, src io.Reader, done int64, yield func(found) bool) (read int64, more bool) {
	rd := notation.NewReader(src)
	editor, edits := src.(Editor)
	read = done
	faults := 0
	for rd.Next() {
		rec := rd.Record()
		var remarks []notation.FileDiagnostic
		if edits {
			for _, d := range editor.Edit(rec) {
				remarks = append(remarks, notation.FileDiagnostic{Diagnostic: d, Position: rec.Position(d.Pos)})
			}
		}
		read = done + rec.Base.Offset + int64(len(rec.Src))
		if !yield(found{Outcome{File: name, Bytes: read, Remarks: remarks}, rec}) {
			return read, false
		}
		for _, d := range rd.Diagnostics()[faults:] {
			faults++
			if !yield(found{Outcome: Outcome{Verdict: Refused, File: name, Fault: d, Bytes: read}}) {
				return read, false
			}
		}
	}
	for _, d := range rd.Diagnostics()[faults:] {
		if !yield(found{Outcome: Outcome{Verdict: Refused, File: name, Fault: d, Bytes: read}}) {
			return read, false
		}
	}
	if err := rd.Err(); err != nil {
		return read, yield(found{Outcome: Outcome{Verdict: Failed, File: name, Err: err, Bytes: read}})
	}
	return read, true
}
