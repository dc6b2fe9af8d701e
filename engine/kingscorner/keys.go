package kingscorner

import (
	"strconv"
	"sync"
)

// The breakdown keys of the first rounds are made once, so that ending a round
// allocates nothing.
var roundKeys = sync.OnceValue(func() []string {
	keys := make([]string, 64)
	for i := range keys {
		keys[i] = "round_" + strconv.Itoa(i)
	}
	return keys
})

func roundKey(round int32) string {
	if keys := roundKeys(); int(round) < len(keys) {
		return keys[round]
	}
	return "round_" + strconv.Itoa(int(round))
}
