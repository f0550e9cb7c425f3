-- Until when a day of a tour can be booked: this time in Israel, so many days before it.
ALTER TABLE tours
  ADD COLUMN booking_closes jsonb NOT NULL DEFAULT '{"daysBefore": 1, "time": "18:00"}',
  ADD CONSTRAINT tours_booking_closes CHECK (
    (booking_closes->>'daysBefore')::int BETWEEN 0 AND 60
    AND booking_closes->>'time' ~ '^([01]\d|2[0-3]):[0-5]\d$'
  );
