-- Texts that staff changed; the others come with the product.
CREATE TABLE message_templates (
  event text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'whatsapp', 'sms')),
  language text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  updated_by text NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (event, channel, language)
);

-- The language that messages to an order's customer are in, where somebody chose one.
CREATE TABLE message_choices (
  order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  language text NOT NULL
);

-- What the customer of an order knows of its tours.
CREATE TABLE told_orders (
  order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  tours jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

-- A message that goes out by itself has no batch. Until it goes out it's `planned`, without a channel and a text.
ALTER TABLE messages DROP CONSTRAINT messages_language_check;
ALTER TABLE messages DROP CONSTRAINT messages_state_check;
ALTER TABLE messages DROP CONSTRAINT messages_check;
ALTER TABLE messages DROP CONSTRAINT messages_check1;
ALTER TABLE messages
  ADD CONSTRAINT messages_state_check
    CHECK (state IN ('planned', 'mailed', 'by_hand', 'sent', 'canceled', 'suppressed')),
  ADD CONSTRAINT messages_way_check
    CHECK (channel IS NOT NULL OR state IN ('planned', 'canceled', 'suppressed')),
  ADD CONSTRAINT messages_said_check CHECK (key IS NOT NULL OR state IN ('canceled', 'suppressed')),
  -- When a planned message goes out at the earliest.
  ADD COLUMN due_at timestamptz(3),
  ADD CONSTRAINT messages_due_check CHECK (due_at IS NOT NULL OR state <> 'planned'),
  -- Somebody sends it now: it waits for nothing.
  ADD COLUMN is_hurried boolean NOT NULL DEFAULT false,
  -- The payment or instalment that it asks for.
  ADD COLUMN payment_id uuid,
  ADD COLUMN instalment integer,
  -- When its text was taken away.
  ADD COLUMN emptied_at timestamptz(3);
CREATE INDEX messages_due ON messages (due_at) WHERE state = 'planned';

-- An upgrade must not begin to write to people: where there are orders, every event is off until somebody switches it on.
INSERT INTO settings (section, id, data, updated_at)
SELECT 'messages', gen_random_uuid(), jsonb_build_object('switched', jsonb_build_object(
    'order_confirmed', false, 'order_changed', false, 'order_canceled', false, 'payment_link', false,
    'balance_due', false, 'balance_overdue', false, 'tour_reminder', false, 'pickup_changed', false,
    'crew_assigned', false, 'crew_removed', false, 'crew_day', false)), '1970-01-01T00:00:00Z'
WHERE EXISTS (SELECT FROM orders)
ON CONFLICT DO NOTHING;
INSERT INTO settings (section, id, data, updated_at)
SELECT 'messageSince', gen_random_uuid(), jsonb_build_object('since', jsonb_build_object(
    'order_confirmed', 'off', 'order_changed', 'off', 'order_canceled', 'off', 'payment_link', 'off',
    'balance_due', 'off', 'balance_overdue', 'off', 'tour_reminder', 'off', 'pickup_changed', 'off',
    'crew_assigned', 'off', 'crew_removed', 'off', 'crew_day', 'off')), '1970-01-01T00:00:00Z'
WHERE EXISTS (SELECT FROM orders)
ON CONFLICT DO NOTHING;

-- What agencies allow us to write to their customers, and who gets it instead.
ALTER TABLE accounts
  ADD COLUMN messages_to_customers text NOT NULL DEFAULT 'operational'
    CHECK (messages_to_customers IN ('all', 'operational', 'none')),
  ADD COLUMN contact_email text NOT NULL DEFAULT '';
UPDATE accounts SET messages_to_customers = 'all' WHERE is_main;
