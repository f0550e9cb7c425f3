CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  is_main boolean NOT NULL DEFAULT false,
  name text NOT NULL CHECK (name <> ''),
  status text NOT NULL CHECK (status IN ('ACTIVE', 'PENDING', 'INACTIVE')),
  logo text,
  mobile_phone text NOT NULL DEFAULT '',
  -- Percent, 0 to 100: the one rate that is not a share (HOLE-A50).
  commission_rate numeric(6, 3) NOT NULL DEFAULT 0 CHECK (commission_rate BETWEEN 0 AND 100),
  hashavshevet_agency_key text NOT NULL DEFAULT '',
  leave_site_msg text NOT NULL DEFAULT '',
  does_include_affiliation boolean NOT NULL DEFAULT false,
  daily_tours_only boolean NOT NULL DEFAULT false,
  does_allow_payment_to_agency boolean NOT NULL DEFAULT false,
  allow_private_group boolean NOT NULL DEFAULT false,
  api_key text NOT NULL UNIQUE,
  -- The version of the account's price management as one document (HOLE-C14).
  prices_updated_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT accounts_main_is_active CHECK (NOT is_main OR status = 'ACTIVE')
);
CREATE UNIQUE INDEX accounts_one_main ON accounts (is_main) WHERE is_main;
CREATE UNIQUE INDEX accounts_name ON accounts (lower(name));

CREATE TABLE users (
  id uuid PRIMARY KEY,
  -- An email address or a username: one column, compared ignoring case (HOLE-A57).
  login text NOT NULL CHECK (login <> ''),
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  mobile_phone text NOT NULL DEFAULT '',
  password_hash text NOT NULL,
  is_super boolean NOT NULL DEFAULT false,
  sender_id uuid REFERENCES users ON DELETE SET NULL,
  last_account_id uuid REFERENCES accounts ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3)
);
CREATE UNIQUE INDEX users_login ON users (lower(login)) WHERE deleted_at IS NULL;
CREATE INDEX users_login_search ON users USING gin (lower(login) gin_trgm_ops);

CREATE TABLE memberships (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('OWNER', 'ADMIN', 'AGENT', 'USER')),
  status text NOT NULL CHECK (status IN ('ACTIVE', 'INACTIVE')),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT memberships_user_account UNIQUE (user_id, account_id)
);
CREATE INDEX memberships_account ON memberships (account_id, role);

CREATE TABLE invites (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Set when the invited person already has a user, who confirms instead of registering (HOLE-A28).
  user_id uuid REFERENCES users ON DELETE CASCADE,
  sender_id uuid REFERENCES users ON DELETE SET NULL,
  email text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  mobile_phone text NOT NULL DEFAULT '',
  role text NOT NULL CHECK (role IN ('OWNER', 'ADMIN', 'AGENT', 'USER')),
  status text NOT NULL CHECK (status IN ('PENDING', 'ACCEPTED', 'EXPIRED')),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX invites_one_open ON invites (account_id, lower(email)) WHERE status = 'PENDING';
CREATE INDEX invites_user ON invites (user_id) WHERE status = 'PENDING';
