package kardinal

import "testing"

// TestLanguagesAreComplete holds that no text is missing in a language.
func TestLanguagesAreComplete(t *testing.T) {
	if err := texts.Complete(); err != nil {
		t.Error(err)
	}
}
