package kardinal

import "testing"

// TestNoticesInBothLanguages holds that no notice is missing in a language.
func TestNoticesInBothLanguages(t *testing.T) {
	if err := noticeTexts.Complete(); err != nil {
		t.Error(err)
	}
}
