-- Mail is written in the transaction that causes it and sent afterwards.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  body_text text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed')),
  tries int NOT NULL DEFAULT 0,
  next_try_at timestamptz(3),
  last_error text,
  created_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3)
);
CREATE INDEX mail_outbox_waiting ON mail_outbox (next_try_at) WHERE status = 'pending';
CREATE INDEX mail_outbox_created_at ON mail_outbox (created_at DESC);

-- Outlives what it tells of, so nothing here is a foreign key and the actor's name is kept.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  entity_kind text NOT NULL,
  entity_id uuid NOT NULL,
  account_id uuid,
  action text NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('person', 'job')),
  user_id uuid,
  actor_name text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  at timestamptz(3) NOT NULL,
  CONSTRAINT audit_log_person_has_user CHECK ((actor_kind = 'person') = (user_id IS NOT NULL))
);
CREATE INDEX audit_log_entity ON audit_log (entity_kind, entity_id, at DESC, id DESC);

CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  folder text NOT NULL CHECK (folder IN ('accounts', 'tours', 'highlights', 'star_tours', 'articles', 'misc')),
  file_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image/jpeg', 'image/png')),
  bytes int NOT NULL CHECK (bytes > 0),
  account_id uuid REFERENCES accounts ON DELETE SET NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT uploads_file UNIQUE (folder, file_name)
);
