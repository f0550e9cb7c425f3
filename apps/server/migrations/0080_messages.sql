-- What one person sent to many at once.
CREATE TABLE message_batches (
  id uuid PRIMARY KEY,
  client_key uuid NOT NULL UNIQUE,
  event text NOT NULL CHECK (event IN ('pickup_changed', 'tour_reminder', 'free')),
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX message_batches_created_by ON message_batches (created_by);

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES message_batches,
  -- What it's alone in saying: event, recipient and content. Null once it's canceled, so that it can be said again.
  key text UNIQUE,
  event text NOT NULL CHECK (event IN ('pickup_changed', 'tour_reminder', 'free')),
  -- `mailed`: the state is that of its mail.
  state text NOT NULL CHECK (state IN ('mailed', 'by_hand', 'sent', 'canceled', 'suppressed')),
  reason text,
  channel text CHECK (channel IN ('email', 'whatsapp', 'sms')),
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  order_number integer NOT NULL,
  entry_id uuid NOT NULL,
  recipient text NOT NULL,
  address text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'he')),
  -- The facts about the pickup that it tells.
  content text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  by_name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- By hand only; a mail knows by itself.
  sent_at timestamptz(3),
  sent_by text,
  find_text text NOT NULL GENERATED ALWAYS AS (
    findable(recipient) || E'\n' || findable(address) || E'\n' || order_number::text
  ) STORED,
  CHECK ((channel IS NULL) = (state = 'suppressed')),
  CHECK ((key IS NULL) = (state IN ('canceled', 'suppressed'))),
  CHECK ((sent_at IS NULL) = (sent_by IS NULL))
);
CREATE INDEX messages_batch ON messages (batch_id);
CREATE INDEX messages_created_at ON messages (created_at DESC, id DESC);
CREATE INDEX messages_order ON messages (order_id, created_at DESC);
CREATE INDEX messages_entry ON messages (entry_id, created_at DESC);
CREATE INDEX messages_by_hand ON messages (created_at) WHERE state = 'by_hand';
CREATE INDEX messages_find ON messages USING gin (find_text gin_trgm_ops);

-- Orders whose customers want no messages.
CREATE TABLE message_mutes (
  order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL
);

ALTER TABLE mail_outbox ADD COLUMN message_id uuid UNIQUE REFERENCES messages ON DELETE SET NULL;
ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_status_check;
ALTER TABLE mail_outbox
  ADD CONSTRAINT mail_outbox_status_check CHECK (status IN ('pending', 'sent', 'failed', 'kept', 'canceled'));
