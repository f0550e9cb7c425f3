-- The statement that a message to an agency is about; a deleted draft never has one.
ALTER TABLE messages ADD COLUMN statement_id uuid;
CREATE INDEX messages_statement ON messages (statement_id) WHERE statement_id IS NOT NULL;

-- An upgrade must not begin to write to agencies: where there are orders, statements aren't mailed until someone switches it on.
INSERT INTO settings (section, id, data, updated_at)
SELECT 'messages', gen_random_uuid(), '{"switched": {"statement_ready": false}}', '1970-01-01T00:00:00Z'
WHERE EXISTS (SELECT FROM orders)
ON CONFLICT (section) DO UPDATE
  SET data = settings.data || jsonb_build_object(
    'switched', coalesce(settings.data -> 'switched', '{}') || '{"statement_ready": false}');
INSERT INTO settings (section, id, data, updated_at)
SELECT 'messageSince', gen_random_uuid(), '{"since": {"statement_ready": "off"}}', '1970-01-01T00:00:00Z'
WHERE EXISTS (SELECT FROM orders)
ON CONFLICT (section) DO UPDATE
  SET data = settings.data || jsonb_build_object(
    'since', coalesce(settings.data -> 'since', '{}') || '{"statement_ready": "off"}');
