-- One index for the three filters by money: several chosen at once are one condition, which two indexes answer slowly.
CREATE INDEX order_entries_money ON order_entries (tour_date, id) INCLUDE (is_unpriced, overdue_from)
  WHERE is_unpriced OR overdue_from IS NOT NULL;
DROP INDEX order_entries_unpriced, order_entries_open;
