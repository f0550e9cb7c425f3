-- Operations lists its rows by order, the newest first, and the tours of an order in theirs: of all days, and of one.
DROP INDEX order_entries_order, order_entries_added;
CREATE INDEX order_entries_order ON order_entries (order_id DESC, position, id);
CREATE INDEX order_entries_order_of_day ON order_entries (tour_date, order_id DESC, position, id);
