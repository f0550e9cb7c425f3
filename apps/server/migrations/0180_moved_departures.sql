-- The departure of the same day that took over all people of this one.
ALTER TABLE tour_events ADD COLUMN merged_into uuid REFERENCES tour_events ON DELETE SET NULL;
CREATE INDEX tour_events_merged_into ON tour_events (merged_into) WHERE merged_into IS NOT NULL;

-- Moves and merges: where the orders went, which vehicles came along, and when it was undone.
ALTER TABLE departure_batches
  ADD COLUMN to_tour_event uuid REFERENCES tour_events ON DELETE SET NULL,
  ADD COLUMN units uuid[] NOT NULL DEFAULT '{}',
  -- The state of a merged departure before.
  ADD COLUMN state_before text,
  ADD COLUMN undone_at timestamptz(3);
CREATE INDEX departure_batches_to ON departure_batches (to_tour_event) WHERE to_tour_event IS NOT NULL;
