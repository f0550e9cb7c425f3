-- Findings of a day that somebody marked as known. The key changes with each fact of a finding, so a mark of an earlier
-- state fits nothing any more.
CREATE TABLE day_known (
  date date NOT NULL,
  key text NOT NULL,
  code text NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 300),
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- The name at the time.
  by_name text NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (date, key)
);
CREATE INDEX day_known_user ON day_known (user_id);

CREATE INDEX boarding_events_incidents ON boarding_events (at) WHERE kind = 'incident';

-- The messages about a day.
CREATE INDEX messages_unit_day ON messages (unit_day) WHERE unit_day IS NOT NULL;
CREATE INDEX messages_crew_day ON messages (left(content, 10)) WHERE event = 'crew_day';
