package kardinal

// InDoubt reports whether points of this kind rest on lines of the map, or on numbers of
// spaces, that are reconstructed.
func (s *State) InDoubt(key string) bool {
	from := s.rules.Map.Sources()
	switch key {
	case keyMid, keyEnd:
		return from.Counts.Of(Reconstructed) > 0
	case keyAdvisors:
		return from.Alliances.Of(Reconstructed) > 0
	case keyChains:
		return from.Roads.Of(Reconstructed) > 0
	}
	return false
}
