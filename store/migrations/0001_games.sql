-- People. Each name that a record may use for a person is a row of person_names;
-- key is the name folded (case, accents), so that spellings meet.
CREATE TABLE people (
    id     INTEGER PRIMARY KEY,
    name   TEXT    NOT NULL,
    chosen INTEGER NOT NULL DEFAULT 0 -- 1: somebody chose the name; records no longer change it
) STRICT;
CREATE TABLE person_names (
    key   TEXT    PRIMARY KEY,
    owner INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX person_names_owner ON person_names (owner);

-- Groups of people who play together, in the same way.
CREATE TABLE groups (
    id     INTEGER PRIMARY KEY,
    name   TEXT    NOT NULL,
    chosen INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE group_names (
    key   TEXT    PRIMARY KEY,
    owner INTEGER NOT NULL REFERENCES groups (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX group_names_owner ON group_names (owner);

-- text is the truth, id and added are given once; all else is made from text.
CREATE TABLE games (
    seq         INTEGER PRIMARY KEY,
    id          TEXT    NOT NULL UNIQUE,
    added       TEXT    NOT NULL,
    text        TEXT    NOT NULL,
    fingerprint BLOB    NOT NULL UNIQUE,
    game        TEXT    NOT NULL,
    rules       TEXT    NOT NULL,
    title       TEXT    NOT NULL,
    date        TEXT    NOT NULL,
    time        TEXT    NOT NULL,
    place       TEXT    NOT NULL,
    group_tag   TEXT    NOT NULL,
    group_id    INTEGER REFERENCES groups (id),
    event       TEXT    NOT NULL,
    scribe      TEXT    NOT NULL,
    notes       TEXT    NOT NULL, -- comments and remarks, to search in
    players     INTEGER NOT NULL,
    turns       INTEGER NOT NULL,
    complete    INTEGER NOT NULL,
    irregular   INTEGER NOT NULL,
    broken      INTEGER NOT NULL, -- broken off (@unfinished)
    engine      INTEGER NOT NULL  -- version of the engine that made the index
) STRICT;
CREATE INDEX games_date ON games (date, id);
CREATE INDEX games_group ON games (group_id);

CREATE TABLE seats (
    game   INTEGER NOT NULL REFERENCES games (seq) ON DELETE CASCADE,
    seat   INTEGER NOT NULL, -- 0 is A
    name   TEXT    NOT NULL, -- as written
    person INTEGER NOT NULL REFERENCES people (id),
    total  INTEGER,          -- null where the record leaves it open
    rank   INTEGER,          -- null where the game is not complete or the totals are open
    won    INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person);

CREATE TABLE annotations (
    game    INTEGER NOT NULL REFERENCES games (seq) ON DELETE CASCADE,
    n       INTEGER NOT NULL, -- from 1 within the game, never used twice
    turn    INTEGER NOT NULL CHECK (turn >= 0), -- 0: the game as a whole
    mark    TEXT    NOT NULL CHECK (mark IN ('', '!', '?', '!!', '??', '!?', '?!')),
    text    TEXT    NOT NULL,
    created TEXT    NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
