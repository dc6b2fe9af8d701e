package kardinal

// Finder looks for a map that was not registered, such as in a folder, by the beginning
// of its hash; nil where there is none, or not one alone. It is set before the first
// record is read, and may be called by several goroutines at a time.
var Finder func(hash string) *Map

// find is the registered map whose hash begins so, or the one that Finder finds.
func find(hash string) (*Map, bool) {
	m, ok := MapByHash(hash)
	if !ok && Finder != nil {
		m = Finder(hash)
	}
	return m, m != nil
}
