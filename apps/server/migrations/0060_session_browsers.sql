-- The browsers each user has signed in from, by a random cookie of which only the hash is kept.
CREATE TABLE known_browsers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  -- Until then this browser isn't asked for a second factor.
  trusted_until timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, token_hash)
);
CREATE INDEX known_browsers_last_used ON known_browsers (last_used_at);

ALTER TABLE sessions
  ADD COLUMN browser_id uuid REFERENCES known_browsers ON DELETE SET NULL,
  -- The browser's User-Agent, and the range of addresses it signed in from.
  ADD COLUMN device text NOT NULL DEFAULT '',
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN last_used_at timestamptz(3),
  -- When the person last proved who they are, with every factor they have.
  ADD COLUMN confirmed_at timestamptz(3);
UPDATE sessions SET last_used_at = created_at;
ALTER TABLE sessions ALTER COLUMN last_used_at SET NOT NULL;
