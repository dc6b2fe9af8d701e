package carcassonne

import "github.com/mattn/go-runewidth"

// columns measures text as it stands on a screen, where some characters take two
// columns and some none. It is fixed, so that a drawing does not depend on the
// locale of who makes it.
var columns = &runewidth.Condition{StrictEmojiNeutral: true}
