-- A time planned for a party wins over the one its price list or tour has. Who reads the pickup time needs to know
-- nothing of it: `pickup_time` is whichever holds.
ALTER TABLE order_entries RENAME COLUMN pickup_time TO listed_time;
ALTER TABLE order_entries ADD COLUMN planned_time text
  CHECK (planned_time ~ '^([01]\d|2[0-3]):[0-5]\d$' AND planned_time >= '04:00');
ALTER TABLE order_entries ADD COLUMN pickup_time text GENERATED ALWAYS AS (coalesce(planned_time, listed_time)) STORED;
