-- The canceled or moved departures that a message is about.
ALTER TABLE messages ADD COLUMN departure_batch_id uuid REFERENCES departure_batches;
CREATE INDEX messages_departure_batch ON messages (departure_batch_id) WHERE departure_batch_id IS NOT NULL;

-- An upgrade must not begin to write to customers: where there are orders, both events are off until someone switches them on.
INSERT INTO settings (section, id, data, updated_at)
SELECT 'messages', gen_random_uuid(), '{"switched": {"departure_canceled": false, "departure_moved": false}}', '1970-01-01T00:00:00Z'
WHERE EXISTS (SELECT FROM orders)
ON CONFLICT (section) DO UPDATE
  SET data = settings.data || jsonb_build_object(
    'switched', coalesce(settings.data -> 'switched', '{}') || '{"departure_canceled": false, "departure_moved": false}');
INSERT INTO settings (section, id, data, updated_at)
SELECT 'messageSince', gen_random_uuid(), '{"since": {"departure_canceled": "off", "departure_moved": "off"}}', '1970-01-01T00:00:00Z'
WHERE EXISTS (SELECT FROM orders)
ON CONFLICT (section) DO UPDATE
  SET data = settings.data || jsonb_build_object(
    'since', coalesce(settings.data -> 'since', '{}') || '{"departure_canceled": "off", "departure_moved": "off"}');
