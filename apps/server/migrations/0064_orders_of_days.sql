-- The orders of a month are those of its entries, read from these indexes alone.
DROP INDEX order_entries_date, order_entries_account;
CREATE INDEX order_entries_date ON order_entries (tour_date, id) INCLUDE (order_id);
CREATE INDEX order_entries_account ON order_entries (account_id, tour_date, id) INCLUDE (order_id);
