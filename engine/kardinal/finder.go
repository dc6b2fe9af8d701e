package kardinal

import "strings"

// Finder registers the maps that are kept elsewhere, such as in a database. It is called
// when a record names a map that is not registered, perhaps by several goroutines at a
// time, and set before the first record is read.
var Finder func()

// Find is the maps whose hash begins so, which is one, or several that take more digits to
// tell apart: those that are registered and, where these do not settle it, those that
// Finder knows. As many digits as Map.Hash has settle it; by fewer, which map is found
// would go by what other records asked for.
func Find(hash string) []*Map {
	maps := mapsByHash(hash)
	settled := len(maps) > 0 && (len(hash) >= hashDigits || strings.EqualFold(hash, StandardName))
	if !settled && len(hash) >= minDigits && Finder != nil {
		Finder()
		maps = mapsByHash(hash)
	}
	return maps
}
