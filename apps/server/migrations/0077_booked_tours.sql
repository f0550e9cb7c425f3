-- What's booked of each tour on each day is counted from this index alone, in the order in which it's grouped.
CREATE INDEX order_entries_booked ON order_entries (tour_date, tour_id, order_id) INCLUDE (head_count)
  WHERE status <> 'CANCELED' AND order_status <> 'canceled';
