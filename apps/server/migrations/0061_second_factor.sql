-- An authenticator app's secret, encrypted; `pending` is one that hasn't shown its first code yet.
CREATE TABLE totp_secrets (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea,
  pending bytea,
  -- The last 30-second step whose code was used: no code works twice.
  last_step bigint,
  added_at timestamptz(3)
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (user_id, code_hash)
);

-- The right password was given, and the second factor is asked for.
CREATE TABLE login_challenges (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE INDEX login_challenges_user ON login_challenges (user_id);

-- Since when the user has a second factor.
ALTER TABLE users ADD COLUMN second_factor_at timestamptz(3);
