-- Boards that are data: a game is replayed on the one that it was played on, here and
-- wherever the file is copied, whatever the program's own board is by then.
CREATE TABLE maps (
    hash  TEXT NOT NULL PRIMARY KEY, -- SHA-256 of file in hex
    name  TEXT NOT NULL,             -- what the file calls itself
    file  BLOB NOT NULL,
    added TEXT NOT NULL
) STRICT;

-- null: the game has one board alone
ALTER TABLE games ADD COLUMN map TEXT REFERENCES maps (hash);
