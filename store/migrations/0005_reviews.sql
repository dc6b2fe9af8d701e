-- What the turns of games were found to be. It can be made anew, and is kept because that
-- takes its time.
CREATE TABLE reviews (
    game    INTEGER PRIMARY KEY REFERENCES games (seq) ON DELETE CASCADE,
    version TEXT    NOT NULL, -- of what made it
    source  BLOB    NOT NULL, -- SHA-256 of the text and the map that it was made from
    review  TEXT    NOT NULL, -- JSON; null: the game cannot be judged
    made    TEXT    NOT NULL
) STRICT;
