-- Few entries and units last longer than a day. Planning looks for those that began earlier and still run.
CREATE INDEX order_entries_multi_day ON order_entries (end_date) WHERE end_date > tour_date;
CREATE INDEX vehicle_units_multi_day ON vehicle_units (end_date) WHERE end_date > tour_date;

-- Wishes for a car or a guide follow when it gets another plate or name.
CREATE INDEX order_entries_wished_car ON order_entries (license_plate) WHERE license_plate <> '';
CREATE INDEX order_entries_wished_guide ON order_entries (guide) WHERE guide <> '';
