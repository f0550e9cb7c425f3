-- Departures of the tour are guaranteed once they reach their minimum.
ALTER TABLE tours ADD COLUMN guarantees_at_minimum boolean NOT NULL DEFAULT false;
