-- A mail with a link that lets somebody in keeps its text only until it's sent or the link has expired.
ALTER TABLE mail_outbox ADD COLUMN valid_until timestamptz(3);
UPDATE mail_outbox
SET valid_until = created_at + CASE kind WHEN 'invite' THEN interval '7 days' ELSE interval '1 hour' END
WHERE kind IN ('invite', 'password_reset');
UPDATE mail_outbox
SET html = '', body_text = ''
WHERE valid_until IS NOT NULL AND (status = 'sent' OR valid_until < now());
CREATE INDEX mail_outbox_valid_until ON mail_outbox (valid_until) WHERE valid_until IS NOT NULL;
