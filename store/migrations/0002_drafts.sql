-- Games that are being recorded at the table.
CREATE TABLE drafts (
    id      TEXT PRIMARY KEY,
    text    TEXT NOT NULL,
    redo    TEXT NOT NULL, -- turns taken back, as the command that records keeps them
    started TEXT NOT NULL,
    updated TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who wrote an annotation.
ALTER TABLE annotations ADD COLUMN author TEXT NOT NULL DEFAULT '';
