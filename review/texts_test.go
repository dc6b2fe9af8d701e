package review

import "testing"

func TestTexts(t *testing.T) {
	if err := texts.Complete(); err != nil {
		t.Error(err)
	}
}
