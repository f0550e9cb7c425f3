-- What an account still has to be paid is read from this index alone; few entries of all are in it.
CREATE INDEX order_entries_open ON order_entries (account_id, order_id)
  INCLUDE (order_open, overdue_from, order_status) WHERE overdue_from IS NOT NULL;
