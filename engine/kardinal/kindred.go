package kardinal

import "partie/engine"

// Same reports whether two events are of the same land, alliance or row of cloisters, of
// the same colour and the same scoring.
func (s *State) Same(other, e engine.Event) bool {
	a, b := other.Data, e.Data
	if other.Kind != e.Kind || other.Key != e.Key || a[5] != b[5] {
		return false
	}
	if e.Kind == EventChain {
		return a[0]&b[0]|a[1]&b[1] != 0 // they share a space
	}
	return a[0] == b[0]
}
