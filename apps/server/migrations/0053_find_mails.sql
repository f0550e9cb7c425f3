-- What the outbox is searched by.
ALTER TABLE mail_outbox ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(recipient) || E'\n' || findable(subject)
) STORED;
CREATE INDEX mail_outbox_find ON mail_outbox USING gin (find_text gin_trgm_ops);
