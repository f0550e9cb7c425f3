-- What an account demands of its people; no row means nothing.
CREATE TABLE security_rules (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- Since when owners and super users need a second factor, and since when everyone does.
  owners_since timestamptz(3),
  everyone_since timestamptz(3),
  -- After so many minutes without use a session ends.
  idle_minutes integer CHECK (idle_minutes BETWEEN 15 AND 720),
  updated_at timestamptz(3) NOT NULL,
  CHECK (everyone_since IS NULL OR owners_since IS NOT NULL)
);

-- Since when somebody has this role there, or works there again; null if since they joined.
ALTER TABLE memberships ADD COLUMN role_since timestamptz(3);
