-- Names as they were written, beside the folded keys that they are found by.
ALTER TABLE person_names ADD COLUMN name TEXT NOT NULL DEFAULT '';
UPDATE person_names SET name = coalesce(
    (SELECT p.name FROM people p WHERE p.id = owner AND key IN (fold(p.name), '=' || p.name)),
    (SELECT min(s.name) FROM seats s WHERE s.person = owner AND key IN (fold(s.name), '=' || s.name)),
    key);
ALTER TABLE group_names ADD COLUMN name TEXT NOT NULL DEFAULT '';
UPDATE group_names SET name = coalesce(
    (SELECT g.name FROM groups g WHERE g.id = owner AND key = fold(g.name)),
    (SELECT min(g.group_tag) FROM games g WHERE g.group_id = owner AND key = fold(g.group_tag)),
    key);
