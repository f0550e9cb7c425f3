-- Notes and incidents can be taken back, also those about a whole vehicle.
ALTER TABLE boarding_events DROP CONSTRAINT boarding_events_check5;
ALTER TABLE boarding_events ADD CONSTRAINT boarding_events_about_check
  CHECK (entry_id IS NOT NULL OR kind IN ('note', 'incident', 'undo'));
