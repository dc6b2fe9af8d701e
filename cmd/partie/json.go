package main

import "encoding/json"

// printJSON prints a result for programs.
func (a *app) printJSON(v any) error {
	enc := json.NewEncoder(a.out)
	enc.SetIndent("", "  ")
	return failed(enc.Encode(v))
}
