package kardinal

// Finder looks for maps that were not registered, such as in a database, by the beginning
// of their hash, and registers them. It is set before the first record is read, and may be
// called by several goroutines at a time.
var Finder func(hash string)

// find is the maps whose hash begins so: those that are registered, and if there are none
// those that Finder finds.
func find(hash string) []*Map {
	maps := mapsByHash(hash)
	if len(maps) == 0 && len(hash) >= 6 && Finder != nil {
		Finder(hash)
		maps = mapsByHash(hash)
	}
	return maps
}
