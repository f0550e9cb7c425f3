CREATE TABLE cars (
  id uuid PRIMARY KEY,
  plate_id text NOT NULL UNIQUE CHECK (plate_id <> ''),
  seats int NOT NULL CHECK (seats BETWEEN 1 AND 99),
  make text NOT NULL CHECK (make <> ''),
  year int NOT NULL CHECK (year >= 1950),
  notes text NOT NULL DEFAULT '',
  is_private_owned boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE operators (
  id uuid PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('guide', 'driver')),
  first_name text NOT NULL CHECK (first_name <> ''),
  last_name text NOT NULL CHECK (last_name <> ''),
  mobile_phone text NOT NULL CHECK (mobile_phone <> ''),
  home_phone text NOT NULL DEFAULT '',
  email text NOT NULL CHECK (email <> ''),
  city text NOT NULL DEFAULT '',
  salary numeric(12, 2) CHECK (salary >= 0),
  notes text NOT NULL DEFAULT '',
  languages text[] NOT NULL DEFAULT '{}' CHECK (languages <@ ARRAY[
    'english', 'french', 'spanish', 'german', 'portuguese',
    'italian', 'russian', 'romanian', 'dutch', 'chinese'
  ]),
  license_types text[] NOT NULL DEFAULT '{}' CHECK (license_types <@ ARRAY['B', 'D1', 'D2', 'D3', 'D']),
  ranking text[] NOT NULL DEFAULT '{}' CHECK (ranking <@ ARRAY[
    'often_late', 'poor_communication', 'customer_complaints', 'last_minute_cancellations'
  ]),
  car_id uuid REFERENCES cars ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3)
);
CREATE INDEX operators_role ON operators (role, first_name) WHERE deleted_at IS NULL;
CREATE INDEX operators_car ON operators (car_id);

CREATE TABLE car_suppliers (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  contact text NOT NULL CHECK (contact <> ''),
  contact_phone text NOT NULL CHECK (contact_phone <> ''),
  contact_email text NOT NULL CHECK (contact_email <> ''),
  notes text NOT NULL DEFAULT '',
  sizes int[] NOT NULL DEFAULT '{}' CHECK (sizes <@ ARRAY[4, 7, 10, 13, 16, 19, 35, 50]),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

-- What people set by hand. Days on which something is assigned follow from the vehicle units alone.
CREATE TABLE availability_ranges (
  id uuid PRIMARY KEY,
  car_id uuid REFERENCES cars ON DELETE CASCADE,
  operator_id uuid REFERENCES operators ON DELETE CASCADE,
  start_date date NOT NULL,
  end_date date,
  status text NOT NULL CHECK (status IN ('reserved', 'unavailable', 'available')),
  notes text NOT NULL DEFAULT '',
  CONSTRAINT availability_ranges_one_owner CHECK (num_nonnulls(car_id, operator_id) = 1),
  CONSTRAINT availability_ranges_no_reserved_car CHECK (car_id IS NULL OR status <> 'reserved'),
  CONSTRAINT availability_ranges_days_in_order CHECK (end_date IS NULL OR end_date >= start_date),
  CONSTRAINT availability_ranges_car_apart EXCLUDE USING gist (
    car_id WITH =, daterange(start_date, end_date, '[]') WITH &&
  ) DEFERRABLE INITIALLY IMMEDIATE,
  CONSTRAINT availability_ranges_operator_apart EXCLUDE USING gist (
    operator_id WITH =, daterange(start_date, end_date, '[]') WITH &&
  ) DEFERRABLE INITIALLY IMMEDIATE
);
