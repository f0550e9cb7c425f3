-- Why a tour was canceled: because a customer asked, or with its departure.
ALTER TABLE order_entries
  DROP CONSTRAINT order_entries_cancel_reason_check,
  ADD CONSTRAINT order_entries_cancel_reason_check CHECK (
    cancel_reason IN ('customer', 'weather', 'security', 'too_few', 'vehicle', 'crew', 'other')
  );

-- Whole departures that were canceled, and previews of that: one row becomes a batch once it's committed.
CREATE TABLE departure_batches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  by_name text NOT NULL,
  tour_events uuid[] NOT NULL,
  request jsonb NOT NULL,
  -- By order, what its item was worked out from.
  facts jsonb NOT NULL,
  hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Of a batch: when it was committed, with what for each order.
  client_key uuid CONSTRAINT departure_batches_client_key UNIQUE,
  committed_at timestamptz(3),
  orders jsonb NOT NULL DEFAULT '[]',
  CONSTRAINT departure_batches_committed CHECK ((client_key IS NULL) = (committed_at IS NULL))
);
CREATE INDEX departure_batches_departures ON departure_batches USING gin (tour_events);
CREATE INDEX departure_batches_user ON departure_batches (user_id);
