-- The figures of a game that statistics over many games are made of, as JSON; null: they
-- are still to be made.
ALTER TABLE games ADD COLUMN digest TEXT;

-- What statistics need of a review stands before its text, which takes many pages.
ALTER TABLE reviews RENAME TO old_reviews;
CREATE TABLE reviews (
    game    INTEGER PRIMARY KEY REFERENCES games (seq) ON DELETE CASCADE,
    version TEXT    NOT NULL, -- of what made it
    source  BLOB    NOT NULL, -- SHA-256 of the text and the map that it was made from
    seats   TEXT,             -- JSON by seat: real decisions, of them those of which the least loss alone is known, loss in all; null: the game cannot be judged
    review  TEXT    NOT NULL, -- JSON; null: the game cannot be judged
    sum     BLOB    NOT NULL, -- SHA-256 of review, by which damage is found
    made    TEXT    NOT NULL
) STRICT;
INSERT INTO reviews (game, version, source, seats, review, sum, made)
    SELECT game, version, source,
        CASE WHEN json_valid(review) AND json_type(review, '$.seats') = 'array' THEN (
            SELECT json_group_array(json_array(
                json_extract(review, fullkey || '.real'),
                coalesce(json_extract(review, fullkey || '.partial'), 0),
                json_extract(review, fullkey || '.loss')) ORDER BY key)
            FROM json_each(review, '$.seats')) END,
        review, sha256(review), made
    FROM old_reviews WHERE game IN (SELECT seq FROM games);
DROP TABLE old_reviews;
