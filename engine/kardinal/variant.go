package kardinal

// Variant is the options that the game has for so many players where it has none without
// them.
func (game) Variant(seats int) string {
	if seats == 2 {
		return "baldwin"
	}
	return ""
}
