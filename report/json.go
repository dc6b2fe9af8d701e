package report

import (
	"encoding/json"
	"io"
)

// JSON writes reports as one object, {"games": […]}.
func JSON(w io.Writer, games []*Game) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(struct {
		Games []*Game `json:"games"`
	}{games})
}
