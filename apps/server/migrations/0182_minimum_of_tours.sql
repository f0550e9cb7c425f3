-- How many people a departure of the tour needs, and how many days before it the office decides about it.
ALTER TABLE tours
  ADD COLUMN minimum_participants int CHECK (minimum_participants > 0),
  ADD COLUMN decide_days_before int CHECK (decide_days_before BETWEEN 0 AND 60);
