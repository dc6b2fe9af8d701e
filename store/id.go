package store

import (
	"crypto/sha256"
	"encoding/base32"
	"io"
	"strings"
)

// Fingerprint tells games apart: the SHA-256 of the canonical text without
// comments, remarks and marks.
type Fingerprint [sha256.Size]byte

// idDigits has no letters that look like digits (i l o) and no u.
const idDigits = "0123456789abcdefghjkmnpqrstvwxyz"

var idCode = base32.NewEncoding(idDigits).WithPadding(base32.NoPadding)

// idLength is how long an id is, unless another game's begins with the same.
const idLength = 8

// id is all of the fingerprint in the digits of ids. A game's id is the beginning
// of it.
func (f Fingerprint) id() string { return idCode.EncodeToString(f[:]) }

// randomID is an id made from entropy.
func randomID(entropy io.Reader) (string, error) {
	var b [idLength * 5 / 8]byte
	if _, err := io.ReadFull(entropy, b[:]); err != nil {
		return "", err
	}
	return idCode.EncodeToString(b[:]), nil
}

// readID puts an id that a person typed into its form: capitals and letters that
// were mistaken for digits are welcome. It reports false where it cannot be one.
func readID(s string) (string, bool) {
	s = strings.NewReplacer("o", "0", "i", "1", "l", "1").Replace(strings.ToLower(strings.TrimSpace(s)))
	return s, s != "" && strings.Trim(s, idDigits) == ""
}
