-- Entries that were added to their order later. The ids begin with the time, here in units of about a minute. A search of
-- Operations reads the newest orders that it finds, and from this index what was added to older ones.
CREATE INDEX order_entries_added ON order_entries (id, order_id) WHERE left(id::text, 8) > left(order_id::text, 8);
