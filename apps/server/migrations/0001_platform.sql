-- Ids are UUIDv7 and instants come from the clock of the product: neither has a default here.
-- timestamptz(3), because a version stamp travels through JavaScript, which keeps milliseconds.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE site_settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  site_base_url text NOT NULL DEFAULT '',
  office_phone text NOT NULL DEFAULT '',
  updated_at timestamptz(3) NOT NULL
);
INSERT INTO site_settings (updated_at) VALUES ('2026-01-01T00:00:00Z');

-- Failures and calls counted in a window, across all processes of the server.
CREATE TABLE attempts (
  key text PRIMARY KEY,
  count int NOT NULL CHECK (count > 0),
  window_ends_at timestamptz(3) NOT NULL
);
CREATE INDEX attempts_window_ends_at ON attempts (window_ends_at);
