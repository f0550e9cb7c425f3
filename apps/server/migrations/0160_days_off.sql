-- Days off that a guide or driver entered on their own phone. Only they remove them there, and only these.
ALTER TABLE availability_ranges
  ADD COLUMN is_own boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT availability_ranges_own_days_off
    CHECK (NOT is_own OR operator_id IS NOT NULL AND status = 'unavailable' AND end_date IS NOT NULL);
