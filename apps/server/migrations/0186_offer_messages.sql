-- The party of the waiting list that a message is about.
ALTER TABLE messages ADD COLUMN waiting_id uuid;
CREATE INDEX messages_waiting ON messages (waiting_id) WHERE waiting_id IS NOT NULL;

-- An upgrade must not begin to write to customers: where there are orders, offers are off until someone switches them on.
INSERT INTO settings (section, id, data, updated_at)
SELECT 'messages', gen_random_uuid(), '{"switched": {"seat_offered": false}}', '1970-01-01T00:00:00Z'
WHERE EXISTS (SELECT FROM orders)
ON CONFLICT (section) DO UPDATE
  SET data = settings.data || jsonb_build_object(
    'switched', coalesce(settings.data -> 'switched', '{}') || '{"seat_offered": false}');
INSERT INTO settings (section, id, data, updated_at)
SELECT 'messageSince', gen_random_uuid(), '{"since": {"seat_offered": "off"}}', '1970-01-01T00:00:00Z'
WHERE EXISTS (SELECT FROM orders)
ON CONFLICT (section) DO UPDATE
  SET data = settings.data || jsonb_build_object(
    'since', coalesce(settings.data -> 'since', '{}') || '{"seat_offered": "off"}');
