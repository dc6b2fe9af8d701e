// Package chroma stands in for the syntax highlighter that glamour is built on. The
// real one reads hundreds of lexers and styles whenever the program starts, 20 ms for
// every command, and Partie has no code to highlight: code blocks are printed as
// they are. It has just what glamour names; go.mod puts it in the real one's place.
package chroma

// TokenType is a kind of word in a program.
type TokenType int

// The kinds that glamour gives a style.
const (
	Background TokenType = iota
	Comment
	CommentPreproc
	Error
	GenericDeleted
	GenericEmph
	GenericInserted
	GenericStrong
	GenericSubheading
	Keyword
	KeywordNamespace
	KeywordReserved
	KeywordType
	Literal
	LiteralDate
	LiteralNumber
	LiteralString
	LiteralStringEscape
	Name
	NameAttribute
	NameBuiltin
	NameClass
	NameConstant
	NameDecorator
	NameException
	NameFunction
	NameOther
	NameTag
	Operator
	Punctuation
	Text
)

// StyleEntries says how each kind looks.
type StyleEntries map[TokenType]string

// Style is a named style.
type Style struct{ Name string }

// MustNewStyle makes a style, which nothing looks at.
func MustNewStyle(name string, _ StyleEntries) *Style { return &Style{name} }
