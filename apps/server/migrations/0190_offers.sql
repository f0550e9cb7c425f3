-- What an order for a party needs besides: who gets which ticket, and where it gets on.
ALTER TABLE waiting_entries
  ADD COLUMN participants jsonb,
  ADD COLUMN pickup_id uuid REFERENCES locations ON DELETE SET NULL;
CREATE INDEX waiting_entries_pickup ON waiting_entries (pickup_id) WHERE pickup_id IS NOT NULL;

-- Each offer to a party, with the id of its hold and of the order that's made of it.
CREATE TABLE offers (
  id uuid PRIMARY KEY,
  waiting_id uuid NOT NULL REFERENCES waiting_entries ON DELETE CASCADE,
  tour_date date NOT NULL,
  offered_until timestamptz(3) NOT NULL,
  -- What it costs by its link; null if it can't be booked by one.
  price jsonb,
  -- Of the secret in its link, once that was written.
  token_hash bytea UNIQUE,
  refused_at timestamptz(3),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX offers_waiting ON offers (waiting_id);

ALTER TABLE orders DROP CONSTRAINT orders_channel_check;
ALTER TABLE orders ADD CONSTRAINT orders_channel_check CHECK (channel IN ('office', 'agency', 'offer'));
