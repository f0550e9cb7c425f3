CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- By the authenticator that made it.
  credential_id bytea NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- How often it has signed; 0 for authenticators that don't count.
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  -- False once somebody else has set the login or the password: then it only takes the place of a code.
  signs_in_alone boolean NOT NULL,
  added_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- What passkeys are asked to sign, each once. A sign-in starts before we know whose it is.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'signIn', 'confirm')),
  user_id uuid REFERENCES users ON DELETE CASCADE CHECK ((user_id IS NULL) = (purpose = 'signIn')),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
