-- The last orders that somebody placed, for the presets of their next one.
CREATE INDEX orders_created_last ON orders (created_by, id DESC);
DROP INDEX orders_created_by;
