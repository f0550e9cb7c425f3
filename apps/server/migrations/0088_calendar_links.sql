-- The secret address of a calendar: a guide's or driver's own, or all departures for somebody of the office.
CREATE TABLE calendar_links (
  token_hash bytea PRIMARY KEY,
  operator_id uuid UNIQUE REFERENCES operators ON DELETE CASCADE,
  user_id uuid UNIQUE REFERENCES users ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'he')),
  created_at timestamptz(3) NOT NULL,
  CHECK (num_nonnulls(operator_id, user_id) = 1)
);

-- Who left a vehicle unit, or which unit is gone (without a person), so that calendars can show it as canceled.
CREATE TABLE crew_leavings (
  id uuid PRIMARY KEY,
  unit_id uuid NOT NULL,
  operator_id uuid REFERENCES operators ON DELETE CASCADE,
  tour_id uuid NOT NULL REFERENCES tours ON DELETE CASCADE,
  tour_date date NOT NULL,
  end_date date NOT NULL,
  -- Of the unit, after the change.
  version integer NOT NULL,
  left_at timestamptz(3) NOT NULL,
  UNIQUE NULLS NOT DISTINCT (unit_id, operator_id)
);
CREATE INDEX crew_leavings_operator ON crew_leavings (operator_id);
CREATE INDEX crew_leavings_tour ON crew_leavings (tour_id);
CREATE INDEX crew_leavings_left_at ON crew_leavings (left_at);
