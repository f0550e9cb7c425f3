-- How many people, or private groups, can be sold on departures of a tour. Without a rule a departure is open-ended.
CREATE TABLE capacity_rules (
  id uuid PRIMARY KEY,
  tour_id uuid NOT NULL REFERENCES tours,
  -- Null for small, medium and large groups together.
  group_type text CHECK (group_type IN ('small_group', 'medium_group', 'large_group', 'private_group')),
  -- Null for all languages.
  language text CHECK (language IN (
    'english', 'french', 'spanish', 'german', 'portuguese', 'italian', 'russian', 'romanian', 'dutch', 'chinese'
  )),
  -- Sunday is 0; none for every day.
  weekdays int[] NOT NULL DEFAULT '{}' CHECK (weekdays <@ ARRAY[0, 1, 2, 3, 4, 5, 6]),
  start_date date,
  end_date date,
  mode text NOT NULL CHECK (mode IN ('seats', 'vehicles', 'open')),
  -- Of `vehicles`: what counts while no vehicle is planned.
  places int CHECK (places > 0),
  -- Of `open`: from how many the home page names the departure.
  alert_at int CHECK (alert_at > 0),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT capacity_rules_places CHECK ((mode = 'open') = (places IS NULL) AND (mode = 'open' OR alert_at IS NULL)),
  CONSTRAINT capacity_rules_vehicles CHECK (mode <> 'vehicles' OR (group_type IS NULL AND language IS NULL)),
  CONSTRAINT capacity_rules_days CHECK (end_date >= start_date)
);
CREATE INDEX capacity_rules_tour ON capacity_rules (tour_id);

-- Who last sold more than a departure's capacity, and why.
ALTER TABLE tour_events
  ADD COLUMN oversold_by text,
  ADD COLUMN oversold_reason text,
  ADD CONSTRAINT tour_events_oversold CHECK ((oversold_by IS NULL) = (oversold_reason IS NULL));
