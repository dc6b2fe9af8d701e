package replay

import (
	"strings"
	"testing"

	"partie/lang"
)

// Rules for one number of players tell it as one number.
func TestExactPlayerCount(t *testing.T) {
	r := replayed(t, "[Game \"kardinal\"]\n[Players \"Anna, Ben, Cleo\"]\n[Rules \"baldwin\"]\n")
	for l, want := range map[lang.Lang]string{lang.En: "for 2 players by these rules, not 3", lang.De: "für 2 Spieler, nicht für 3"} {
		if got := r.Diags[0].Msg.In(l); !strings.Contains(got, want) {
			t.Errorf("%s", got)
		}
	}
}
