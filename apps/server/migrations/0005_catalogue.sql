CREATE TABLE tags (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60)
);
CREATE UNIQUE INDEX tags_name ON tags (lower(name));

CREATE TABLE highlights (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  address text NOT NULL DEFAULT '',
  subtitle text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  is_active boolean NOT NULL DEFAULT false,
  what_to_bring text[] NOT NULL DEFAULT '{}',
  images text[] NOT NULL DEFAULT '{}',
  videos text[] NOT NULL DEFAULT '{}',
  lat double precision,
  lng double precision,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE tours (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  number text NOT NULL CHECK (number <> ''),
  hashavshevet_item_key text NOT NULL DEFAULT '',
  headline text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  is_active boolean NOT NULL DEFAULT false,
  main_region text CHECK (main_region IN ('north', 'jerusalem', 'tel_aviv', 'south')),
  secondary_regions text[] NOT NULL DEFAULT '{}'
    CHECK (secondary_regions <@ ARRAY['north', 'jerusalem', 'tel_aviv', 'south']),
  main_tag_id uuid REFERENCES tags ON DELETE RESTRICT,
  included text[] NOT NULL DEFAULT '{}',
  not_included text[] NOT NULL DEFAULT '{}',
  instructions text[] NOT NULL DEFAULT '{}',
  total_hour_duration numeric(5, 2) CHECK (total_hour_duration > 0 AND total_hour_duration <= 240),
  does_include_return_transport boolean NOT NULL DEFAULT false,
  group_types jsonb NOT NULL DEFAULT '[]',
  unavailability_dates jsonb NOT NULL DEFAULT '[]',
  pickup_times jsonb NOT NULL DEFAULT '{}',
  thumbnails jsonb NOT NULL DEFAULT '{}',
  images text[] NOT NULL DEFAULT '{}',
  videos text[] NOT NULL DEFAULT '{}',
  tour_schematic_map text,
  affiliation_link text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3),
  CONSTRAINT tours_regions_apart CHECK (main_region IS NULL OR main_region <> ALL (secondary_regions)),
  CONSTRAINT tours_inclusions_apart CHECK (NOT included && not_included),
  CONSTRAINT tours_deleted_is_inactive CHECK (deleted_at IS NULL OR NOT is_active)
);
CREATE UNIQUE INDEX tours_number ON tours (lower(number)) WHERE deleted_at IS NULL;
CREATE INDEX tours_main_tag ON tours (main_tag_id);

CREATE TABLE tour_secondary_tags (
  tour_id uuid NOT NULL REFERENCES tours ON DELETE CASCADE,
  tag_id uuid NOT NULL REFERENCES tags ON DELETE RESTRICT,
  position int NOT NULL,
  PRIMARY KEY (tour_id, tag_id)
);
CREATE INDEX tour_secondary_tags_tag ON tour_secondary_tags (tag_id);

CREATE TABLE tour_highlights (
  tour_id uuid NOT NULL REFERENCES tours ON DELETE CASCADE,
  highlight_id uuid NOT NULL REFERENCES highlights ON DELETE CASCADE,
  position int NOT NULL,
  PRIMARY KEY (tour_id, highlight_id)
);
CREATE INDEX tour_highlights_highlight ON tour_highlights (highlight_id);

CREATE TABLE star_tours (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  number text NOT NULL CHECK (number <> ''),
  headline text NOT NULL DEFAULT '',
  hashavshevet_item_key text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  discount numeric(7, 6) NOT NULL DEFAULT 0 CHECK (discount >= 0 AND discount < 1),
  is_active boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX star_tours_number ON star_tours (lower(number));

CREATE TABLE star_tour_tours (
  star_tour_id uuid NOT NULL REFERENCES star_tours ON DELETE CASCADE,
  tour_id uuid NOT NULL REFERENCES tours ON DELETE CASCADE,
  position int NOT NULL,
  PRIMARY KEY (star_tour_id, tour_id)
);
CREATE INDEX star_tour_tours_tour ON star_tour_tours (tour_id);

CREATE TABLE articles (
  id uuid PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  subtitle text NOT NULL,
  text text NOT NULL,
  category text NOT NULL CHECK (category IN (
    'City & Local Guides',
    'Cultural Experiences & Festivals',
    'Natural, Historical & Archaeological Sites',
    'Practical Traveling Information',
    'Social, Political & Economic',
    'Special Interests'
  )),
  image text,
  is_active boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
