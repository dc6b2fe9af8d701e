// Package notation reads and writes the Partie notation, version 1: the text
// that states what happened in a game. It knows the syntax and nothing of any
// game's rules; words of turns and directives pass through it untouched.
//
// A file is a series of games. [Reader] yields them one [Record] at a time, in
// memory bounded by [MaxGame] whatever the file's size; [Parse] reads a text
// that is in memory. A fault in a game is a [Diagnostic] in its Record, with the
// place, and parsing goes on behind it: one bad turn hides neither the next
// error nor the next game.
//
// A Record keeps its text. Turns and words are offsets into it, in flat slices,
// so that parsing costs a handful of allocations a game and none a turn.
// [Record.Append] prints the canonical form, from which nothing that means
// something is missing.
//
// # Grammar
//
// Terminals stand in quotes, NL is a line end (LF or CRLF), SP one or more
// blanks (space, tab, or any other blank of Unicode). Blank lines and blanks at the ends of lines mean nothing.
//
//	file      = { game } .
//	game      = { remark | comment } { tag NL } movetext .
//	tag       = "[" name SP '"' { char | '\"' | '\\' } '"' "]" .
//	movetext  = { item ( NL | "|" ) } .
//	item      = directive | end | turn | claim | comment | variation | remark .
//	turn      = [ number "." ] [ seat ":" ] word { SP word } { SP suffix } .
//	suffix    = mark | clock | claim | "~" | comment .
//	mark      = "!" | "?" | "!!" | "??" | "!?" | "?!" .
//	clock     = "%" digits ":" digit digit .
//	claim     = "=" total { "/" total } .
//	total     = [ "-" | "+" ] digits | "-" .
//	comment   = "{" { any character but "}" } "}" .
//	variation = "(" { item ( NL | "|" ) } ")" .
//	directive = "@" name { SP word } .
//	end       = "@unfinished" | "@end" .
//	remark    = "#" { any character but NL } .
//	name      = letter { letter | digit | "-" | "_" } .
//	number    = digits .
//	seat      = "A" … "Z" .
//	word      = any characters but blanks, NL and "{" "}" "(" ")" "|" .
//
// What the grammar does not say:
//
//   - A tag starts its line. A remark or directive does too, or it follows "|", a
//     comment or a variation. A file may start with a byte order mark.
//   - A tag after movetext starts the next game. Remarks and comments do not
//     count as movetext here: a remark between two tags separates nothing, unless
//     the second is another Game tag.
//   - Number and seat may touch what follows them: "3.C:9cN" is read. Seats may
//     be small letters.
//   - A comment may stand between the suffixes and may span lines without ending
//     its turn; it is written after them. On a line of its own it belongs to the
//     turn before it, or to the game.
//   - A claim on a line of its own belongs to the turn before it, unless a
//     directive stands between them: then it is the score after that directive.
//   - A variation needs a turn before it on its own level, and may be
//     [MaxDepth] levels deep.
//   - A line in a comment that starts with "[Game " shows that the comment was
//     never closed. The comment then ends with its first line.
//   - Text is UTF-8. Control characters are errors in words, and warnings in
//     comments, remarks and tag values; NUL is an error everywhere.
package notation
