-- Messages also go to guides, drivers, car suppliers and agencies, and may be about a vehicle unit.
ALTER TABLE messages DROP CONSTRAINT IF EXISTS messages_event_check;
ALTER TABLE messages ALTER COLUMN batch_id DROP NOT NULL;
ALTER TABLE messages ALTER COLUMN order_id DROP NOT NULL;
ALTER TABLE messages ALTER COLUMN order_number DROP NOT NULL;
ALTER TABLE messages ALTER COLUMN entry_id DROP NOT NULL;
ALTER TABLE messages
  ADD COLUMN recipient_kind text NOT NULL DEFAULT 'customer'
    CHECK (recipient_kind IN ('customer', 'operator', 'supplier', 'agency')),
  -- The guide, driver, car supplier or agency; customers are those of the order.
  ADD COLUMN recipient_id uuid,
  -- The unit may be gone; its name and day stay.
  ADD COLUMN unit_id uuid,
  ADD COLUMN unit_name text,
  ADD COLUMN unit_day date,
  -- The sheets that it carries, or that it's about.
  ADD COLUMN print_id uuid REFERENCES manifest_prints ON DELETE SET NULL,
  -- The message that it says again, with the facts of its own day.
  ADD COLUMN resends uuid REFERENCES messages ON DELETE SET NULL,
  ADD CONSTRAINT messages_order_check CHECK ((order_id IS NULL) = (order_number IS NULL)),
  ADD CONSTRAINT messages_unit_check CHECK ((unit_id IS NULL) = (unit_name IS NULL) AND (unit_id IS NULL) = (unit_day IS NULL));
ALTER TABLE messages DROP COLUMN find_text;
ALTER TABLE messages ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(recipient) || E'\n' || findable(address) || E'\n' || coalesce(order_number::text, '')
    || E'\n' || findable(coalesce(unit_name, ''))
) STORED;
CREATE INDEX messages_find ON messages USING gin (find_text gin_trgm_ops);
CREATE INDEX messages_unit ON messages (unit_id, created_at DESC) WHERE unit_id IS NOT NULL;
CREATE INDEX messages_recipient ON messages (recipient_id, created_at DESC) WHERE recipient_id IS NOT NULL;
CREATE INDEX messages_print ON messages (print_id) WHERE print_id IS NOT NULL;
-- One message says another again at most once, unless that was canceled.
CREATE UNIQUE INDEX messages_resends ON messages (resends) WHERE resends IS NOT NULL AND state <> 'canceled';

-- The words that a person wrote, to say them again with other facts.
ALTER TABLE message_batches DROP CONSTRAINT message_batches_event_check;
ALTER TABLE message_batches ADD COLUMN texts jsonb;
ALTER TABLE message_batches ADD COLUMN stopped_at timestamptz(3);

-- A mail carries a file, or sheets that are drawn when it goes out.
ALTER TABLE mail_files ALTER COLUMN content DROP NOT NULL;
ALTER TABLE mail_files ADD COLUMN print_id uuid REFERENCES manifest_prints;
ALTER TABLE mail_files ADD CONSTRAINT mail_files_content_check CHECK ((content IS NULL) <> (print_id IS NULL));
CREATE INDEX mail_files_print ON mail_files (print_id) WHERE print_id IS NOT NULL;

-- How sheets were handed out: downloaded, sent, or opened by the crew on their phone.
ALTER TABLE manifest_prints DROP CONSTRAINT manifest_prints_way_check;
ALTER TABLE manifest_prints ADD CONSTRAINT manifest_prints_way_check CHECK (way IN ('file', 'sent', 'crew'));
