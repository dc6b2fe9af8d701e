package main

import (
	"slices"
	"testing"

	"github.com/spf13/cobra"

	"partie/lang"
)

// TestTexts: both languages have the same texts, and every command is described.
func TestTexts(t *testing.T) {
	have := map[lang.Lang][]string{}
	for _, l := range lang.All {
		keys, err := texts.Keys(l)
		if err != nil {
			t.Fatal(err)
		}
		slices.Sort(keys)
		have[l] = keys
	}
	if err := texts.Complete("usage.words"); err != nil {
		t.Error(err)
	}
	var walk func(c *cobra.Command, key string)
	walk = func(c *cobra.Command, key string) {
		for _, k := range []string{key + ".short", key + ".long"} {
			if !slices.Contains(have[lang.En], k) {
				t.Errorf("%s is missing", k)
			}
		}
		for _, sub := range c.Commands() {
			if c.HasParent() {
				walk(sub, key+"."+sub.Name())
			} else {
				walk(sub, sub.Name())
			}
		}
	}
	a, _, _ := testApp("")
	walk(newRoot(a), "partie")
}
