-- Parties that wait for places on departures that are sold out.
CREATE TABLE waiting_entries (
  id uuid PRIMARY KEY,
  tour_id uuid NOT NULL REFERENCES tours,
  group_type text NOT NULL CHECK (group_type IN ('small_group', 'medium_group', 'large_group', 'private_group')),
  language text NOT NULL CHECK (language IN (
    'english', 'french', 'spanish', 'german', 'portuguese', 'italian', 'russian', 'romanian', 'dutch', 'chinese'
  )),
  people int NOT NULL CHECK (people > 0),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  agent_id uuid REFERENCES users ON DELETE SET NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  mobile_phone text NOT NULL,
  notes text NOT NULL,
  state text NOT NULL CHECK (state IN (
    'waiting', 'offered', 'booked', 'expired', 'declined', 'withdrawn', 'past'
  )),
  -- When staff put it first, and why.
  first_at timestamptz(3),
  first_reason text,
  -- The order that was made of it.
  order_id uuid REFERENCES orders ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT waiting_entries_first CHECK ((first_at IS NULL) = (first_reason IS NULL)),
  CONSTRAINT waiting_entries_booked CHECK (order_id IS NULL OR state = 'booked')
);
CREATE INDEX waiting_entries_account ON waiting_entries (account_id, created_at);
CREATE INDEX waiting_entries_order ON waiting_entries (order_id);

-- The dates that suit a party, and until when places on them are offered to it.
CREATE TABLE waiting_dates (
  entry_id uuid NOT NULL REFERENCES waiting_entries ON DELETE CASCADE,
  tour_date date NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'offered', 'expired')),
  offered_until timestamptz(3),
  PRIMARY KEY (entry_id, tour_date),
  CONSTRAINT waiting_dates_offered CHECK ((state = 'offered') = (offered_until IS NOT NULL))
);
CREATE INDEX waiting_dates_open ON waiting_dates (tour_date) WHERE state <> 'expired';

-- The hold of an offer belongs to a party; those of forms don't.
ALTER TABLE holds ADD COLUMN waiting_id uuid REFERENCES waiting_entries ON DELETE CASCADE;
CREATE INDEX holds_waiting ON holds (waiting_id) WHERE waiting_id IS NOT NULL;
