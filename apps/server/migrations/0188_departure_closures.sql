-- Days on which tours aren't sold, closed in one step.
CREATE TABLE departure_closures (
  id uuid PRIMARY KEY,
  start_date date NOT NULL,
  -- Null until further notice.
  end_date date,
  -- Null for all tours, also those that are added later.
  tours uuid[] CHECK (cardinality(tours) > 0),
  reason text NOT NULL,
  client_key uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  by_name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- When it was ended.
  opened_at timestamptz(3),
  CONSTRAINT departure_closures_client_key UNIQUE (client_key),
  CONSTRAINT departure_closures_days CHECK (end_date >= start_date)
);
CREATE INDEX departure_closures_in_force ON departure_closures (start_date) WHERE opened_at IS NULL;

-- The closures that closed a departure; none if it was closed on its own.
ALTER TABLE tour_events
  ADD COLUMN closed_by uuid[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT tour_events_closed_by CHECK (closed_by = '{}' OR state <> 'open');
CREATE INDEX tour_events_closed ON tour_events USING gin (closed_by) WHERE closed_by <> '{}';
