-- One departure per tour and date (CAL-21).
CREATE TABLE tour_events (
  id uuid PRIMARY KEY,
  tour_id uuid NOT NULL REFERENCES tours ON DELETE RESTRICT,
  tour_date date NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT tour_events_tour_date UNIQUE (tour_id, tour_date),
  CONSTRAINT tour_events_identity UNIQUE (id, tour_id, tour_date)
);
CREATE INDEX tour_events_date ON tour_events (tour_date);

-- Tour and date are repeated so that foreign keys can hold: a unit has its event's, an entry its unit's.
CREATE TABLE vehicle_units (
  id uuid PRIMARY KEY,
  tour_event_id uuid NOT NULL,
  tour_id uuid NOT NULL,
  tour_date date NOT NULL,
  -- The last day of the longest entry on board; the date itself for daily tours (HOLE-O81).
  end_date date NOT NULL,
  car_id uuid REFERENCES cars ON DELETE RESTRICT,
  car_supplier_id uuid REFERENCES car_suppliers ON DELETE RESTRICT,
  external_seats int CHECK (external_seats > 0),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT vehicle_units_event FOREIGN KEY (tour_event_id, tour_id, tour_date)
    REFERENCES tour_events (id, tour_id, tour_date) ON DELETE CASCADE,
  CONSTRAINT vehicle_units_identity UNIQUE (id, tour_id, tour_date),
  CONSTRAINT vehicle_units_days UNIQUE (id, tour_date, end_date),
  CONSTRAINT vehicle_units_days_in_order CHECK (end_date >= tour_date),
  CONSTRAINT vehicle_units_one_vehicle CHECK (num_nonnulls(car_id, car_supplier_id) <= 1),
  CONSTRAINT vehicle_units_supplier_has_seats CHECK ((car_supplier_id IS NULL) = (external_seats IS NULL)),
  CONSTRAINT vehicle_units_car_apart EXCLUDE USING gist (
    car_id WITH =, daterange(tour_date, end_date, '[]') WITH &&
  )
);
CREATE INDEX vehicle_units_event ON vehicle_units (tour_event_id, created_at);
CREATE INDEX vehicle_units_date ON vehicle_units (tour_date);

-- One row per person and unit, whether guide, driver or both: so one person is on one unit per day.
CREATE TABLE unit_crew (
  unit_id uuid NOT NULL,
  operator_id uuid NOT NULL REFERENCES operators ON DELETE RESTRICT,
  is_guide boolean NOT NULL,
  is_driver boolean NOT NULL,
  -- The unit's days, kept equal by the foreign key.
  start_date date NOT NULL,
  end_date date NOT NULL,
  position int NOT NULL DEFAULT 0,
  PRIMARY KEY (unit_id, operator_id),
  CONSTRAINT unit_crew_unit FOREIGN KEY (unit_id, start_date, end_date)
    REFERENCES vehicle_units (id, tour_date, end_date) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT unit_crew_has_a_part CHECK (is_guide OR is_driver),
  CONSTRAINT unit_crew_operator_apart EXCLUDE USING gist (
    operator_id WITH =, daterange(start_date, end_date, '[]') WITH &&
  )
);
CREATE UNIQUE INDEX unit_crew_one_driver ON unit_crew (unit_id) WHERE is_driver;
