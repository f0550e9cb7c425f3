-- The order of a unit's stops, as a planner left it. A stop is made of the parties that get on there; here is only
-- its place in line. Keys of stops that nobody gets on at any more mean nothing.
CREATE TABLE unit_stops (
  unit_id uuid NOT NULL REFERENCES vehicle_units (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  key text NOT NULL,
  PRIMARY KEY (unit_id, position),
  UNIQUE (unit_id, key)
);
