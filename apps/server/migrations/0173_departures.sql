-- What the office decides about a departure, besides its state.
ALTER TABLE tour_events
  -- Group types in a language that aren't sold: [{"group_type": …, "language": …}].
  ADD COLUMN closed_for jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(closed_for) = 'array'),
  -- Its own numbers; null for those of its tour.
  ADD COLUMN capacity int CHECK (capacity > 0),
  ADD COLUMN minimum int CHECK (minimum > 0),
  ADD COLUMN is_guaranteed boolean NOT NULL DEFAULT false,
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN updated_at timestamptz(3);
UPDATE tour_events SET updated_at = created_at;
ALTER TABLE tour_events ALTER COLUMN updated_at SET NOT NULL;

-- The list of departures, and the calendar of a tour's days that aren't sold.
CREATE INDEX tour_events_not_open ON tour_events (tour_date)
  WHERE state <> 'open' OR closed_for <> '[]' OR is_guaranteed OR capacity IS NOT NULL OR minimum IS NOT NULL;
