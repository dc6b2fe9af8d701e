package store_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"partie/store"
)

// The test binary is also the program that the tests below start and kill: with
// this in its environment it imports the file named second into the database named
// first.
const asImporter = "PARTIE_TEST_IMPORT"

func TestMain(m *testing.M) {
	if os.Getenv(asImporter) == "" {
		os.Exit(m.Run())
	}
	err := importer(os.Args[1], os.Args[2])
	if store.KindOf(err) == store.ReadOnly {
		if rerr := reader(os.Args[1]); rerr != nil {
			err = fmt.Errorf("reading: %v", rerr)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(int(store.KindOf(err)) + 10)
	}
}

// importer imports the file, and prints a line for every batch that is durable.
func importer(path, file string) error {
	db, err := store.Open(path, store.Options{Busy: 20 * time.Second})
	if err != nil {
		return err
	}
	defer db.Close()
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	w := &announcing{db.NewWriter()}
	return importText(w, string(text))
}

// reader reads the database.
func reader(path string) error {
	db, err := store.OpenReadOnly(path, store.Options{})
	if err != nil {
		return err
	}
	defer db.Close()
	for _, err := range db.Games(store.Filter{Player: "Anna"}) {
		return err
	}
	return fmt.Errorf("no game")
}

// announcing is a Writer that says when a batch is durable.
type announcing struct{ *store.Writer }

func (w *announcing) Commit() error {
	err := w.Writer.Commit()
	fmt.Println("committed")
	return err
}

func startImport(t *testing.T, path, file string) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	cmd := exec.Command(os.Args[0], path, file)
	cmd.Env = append(os.Environ(), asImporter+"=1")
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, bufio.NewScanner(out)
}

// write writes games to a file.
func write(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "games.partie")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// Killed at any moment, an import leaves a sound database that holds whole batches,
// and a second import completes it.
func TestKilledImport(t *testing.T) {
	const games = 1000
	file := write(t, generated(games, 3))
	for _, delay := range []time.Duration{0, 20 * time.Millisecond, 60 * time.Millisecond} {
		t.Run(delay.String(), func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "partie.db")
			cmd, out := startImport(t, path, file)
			out.Scan() // the first batch is durable
			time.Sleep(delay)
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			cmd.Wait()
			db := open(t, path)
			if ps := problems(t, db); len(ps) > 0 {
				t.Errorf("after the kill: %v", ps)
			}
			n := len(list(t, db, store.Filter{}))
			if n == 0 || n%500 != 0 {
				t.Errorf("%d games after the kill", n)
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := load(t, db.NewWriter(), string(text))
			if count(got, store.Known) != n || count(got, store.Stored) != games-n {
				t.Errorf("again: %d known, %d stored", count(got, store.Known), count(got, store.Stored))
			}
			if ps := problems(t, db); len(ps) > 0 {
				t.Errorf("in the end: %v", ps)
			}
		})
	}
}

// Two processes that import at once wait for each other; nothing is lost or twice.
func TestImportAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "partie.db")
	both := generated(700, 4)
	files := []string{write(t, both+generated(600, 5)), write(t, both+generated(600, 6))}
	var wg sync.WaitGroup
	for _, file := range files {
		wg.Go(func() {
			cmd, out := startImport(t, path, file)
			for out.Scan() {
			}
			if err := cmd.Wait(); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	db := open(t, path)
	if n := len(list(t, db, store.Filter{})); n != 1900 {
		t.Errorf("%d games", n)
	}
	if ps := problems(t, db); len(ps) > 0 {
		t.Error(ps)
	}
}

// Where the file or its folder cannot be written, reading works and writing says
// why. Permissions do not stop root, who therefore acts as another user here.
func TestReadOnlyFile(t *testing.T) {
	file := write(t, sheet("Cleo, Dora"))
	for name, protect := range map[string]func(path string) error{
		"file":   func(path string) error { return os.Chmod(path, 0o444) },
		"folder": func(path string) error { return os.Chmod(filepath.Dir(path), 0o555) },
	} {
		t.Run(name, func(t *testing.T) {
			db := open(t)
			load(t, db.NewWriter(), sheet("Anna, Ben"))
			path := db.Path()
			db.Close()
			if err := protect(path); err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { os.Chmod(filepath.Dir(path), 0o755) })
			cmd := exec.Command(os.Args[0], path, file)
			cmd.Env = append(os.Environ(), asImporter+"=1")
			if os.Getuid() == 0 {
				for dir := range foldersAbove(t, path, file, os.Args[0]) {
					if err := os.Chmod(dir, 0o755); err != nil {
						t.Fatal(err)
					}
				}
				if name == "folder" {
					os.Chmod(filepath.Dir(path), 0o555)
				}
				cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
			}
			out, _ := cmd.CombinedOutput()
			if code := cmd.ProcessState.ExitCode(); code != int(store.ReadOnly)+10 {
				t.Errorf("status %d: %s", code, out)
			}
			if ps := problems(t, open(t, path)); len(ps) > 0 {
				t.Error(ps)
			}
		})
	}
}

// foldersAbove are the folders on the ways to files, below the one for temporary
// files.
func foldersAbove(t *testing.T, files ...string) map[string]bool {
	t.Helper()
	dirs := map[string]bool{}
	for _, f := range files {
		if !strings.HasPrefix(f, os.TempDir()+"/") {
			t.Skipf("%s may be out of another user's reach", f)
		}
		for dir := filepath.Dir(f); dir != os.TempDir(); dir = filepath.Dir(dir) {
			dirs[dir] = true
		}
	}
	return dirs
}
