package report

import (
	"os"
	"regexp"
	"testing"
)

// TestWording holds the German texts to one word for each thing.
func TestWording(t *testing.T) {
	wrong := regexp.MustCompile(`(?m)^.*(Notizen|„|“).*$`)
	for _, name := range []string{"de.txt", "../engine/carcassonne/de.txt", "../engine/kingscorner/de.txt", "../engine/sheet/de.txt"} {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if m := wrong.Find(b); m != nil {
			t.Errorf("%s: %s", name, m)
		}
	}
}
