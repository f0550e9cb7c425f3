-- What a sheet of a vehicle unit said when it was handed out. Units may be deleted, their versions stay.
CREATE TABLE manifest_versions (
  unit_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  kind text NOT NULL CHECK (kind IN ('driver', 'guide', 'supplier', 'site', 'office')),
  locale text NOT NULL CHECK (locale IN ('en', 'he')),
  sheet jsonb NOT NULL,
  -- SHA-256 of what decides whether the paper is out of date.
  compared_hash text NOT NULL,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (unit_id, version)
);
CREATE INDEX manifest_versions_created_by ON manifest_versions (created_by);

-- A file of sheets, drawn from the versions in it whenever it's downloaded.
CREATE TABLE manifest_prints (
  id uuid PRIMARY KEY,
  client_key uuid NOT NULL UNIQUE,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('driver', 'guide', 'supplier', 'site', 'office')),
  locale text NOT NULL CHECK (locale IN ('en', 'he')),
  format text NOT NULL CHECK (format IN ('pdf', 'xlsx', 'csv')),
  way text NOT NULL CHECK (way = 'file'),
  -- The sheet of the people on no vehicle, if there were any.
  unassigned jsonb,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX manifest_prints_created_by ON manifest_prints (created_by);

CREATE TABLE manifest_print_units (
  print_id uuid NOT NULL REFERENCES manifest_prints ON DELETE CASCADE,
  position integer NOT NULL,
  unit_id uuid NOT NULL,
  version integer NOT NULL,
  -- Where only the changes were printed: those since this version.
  since integer,
  changes jsonb,
  PRIMARY KEY (print_id, position),
  FOREIGN KEY (unit_id, version) REFERENCES manifest_versions,
  CHECK ((since IS NULL) = (changes IS NULL))
);
CREATE INDEX manifest_print_units_version ON manifest_print_units (unit_id, version);
