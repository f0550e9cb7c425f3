-- A departure is open for sale until somebody closes or cancels it. Its version rises with everything that happens on
-- it: entries placed, changed, moved or canceled, and vehicle units made, changed or removed.
ALTER TABLE tour_events
  ADD COLUMN state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'canceled')),
  ADD COLUMN version int NOT NULL DEFAULT 1;

-- The departure of every entry there is, canceled ones too. A UUIDv7 is the milliseconds, the version and chance.
INSERT INTO tour_events (id, tour_id, tour_date, created_at)
SELECT overlay(
         overlay(gen_random_uuid()::text PLACING left(ms, 8) || '-' || right(ms, 4) FROM 1 FOR 13)
         PLACING '7' FROM 15 FOR 1
       )::uuid,
       tour_id, tour_date, now()
  FROM (SELECT DISTINCT tour_id, tour_date FROM order_entries) booked,
       lpad(to_hex(floor(extract(epoch FROM now()) * 1000)::bigint), 12, '0') ms
ON CONFLICT (tour_id, tour_date) DO NOTHING;

ALTER TABLE order_entries ADD COLUMN tour_event_id uuid;
UPDATE order_entries SET tour_event_id = tour_events.id
  FROM tour_events
 WHERE tour_events.tour_id = order_entries.tour_id AND tour_events.tour_date = order_entries.tour_date;

-- Tour and date are repeated, as in vehicle units: an entry has its departure's. One of several days has that of the
-- first.
ALTER TABLE order_entries
  ALTER COLUMN tour_event_id SET NOT NULL,
  ADD CONSTRAINT order_entries_event FOREIGN KEY (tour_event_id, tour_id, tour_date)
    REFERENCES tour_events (id, tour_id, tour_date) ON DELETE RESTRICT;
CREATE INDEX order_entries_event ON order_entries (tour_event_id);
