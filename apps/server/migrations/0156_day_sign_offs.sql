-- Who said that a day is planned as it should be, and what it was made of then.
CREATE TABLE day_sign_offs (
  id uuid PRIMARY KEY,
  date date NOT NULL,
  -- Of the day's departures, units, replies and findings.
  hash text NOT NULL,
  -- What rode on the day, so that what leaves it later is a change of the day too. The orders and entries may be gone.
  orders uuid[] NOT NULL,
  entries uuid[] NOT NULL,
  -- Made by the client for one press: a repeated request finds the first row.
  client_key uuid NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE RESTRICT,
  -- The name at the time.
  by_name text NOT NULL,
  at timestamptz(3) NOT NULL
);
CREATE INDEX day_sign_offs_last ON day_sign_offs (date, at DESC, id DESC);
CREATE INDEX day_sign_offs_user ON day_sign_offs (user_id);
CREATE TRIGGER day_sign_offs_append_only BEFORE UPDATE OR DELETE ON day_sign_offs
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
