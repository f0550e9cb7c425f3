-- Places of a departure that a form keeps for a while.
CREATE TABLE holds (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  tour_event_id uuid NOT NULL REFERENCES tour_events ON DELETE CASCADE,
  group_type text NOT NULL CHECK (group_type IN ('small_group', 'medium_group', 'large_group', 'private_group')),
  language text NOT NULL CHECK (language IN (
    'english', 'french', 'spanish', 'german', 'portuguese', 'italian', 'russian', 'romanian', 'dutch', 'chinese'
  )),
  people int NOT NULL CHECK (people > 0),
  -- The form's own name for it, so that a repeated request makes no second one.
  client_key uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT holds_client_key UNIQUE (account_id, client_key)
);
CREATE INDEX holds_departure ON holds (tour_event_id);
CREATE INDEX holds_end ON holds (expires_at);
