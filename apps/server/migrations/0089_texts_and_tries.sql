-- Texts by SMS and WhatsApp go through the outbox like mails, when there's a gateway for them.
ALTER TABLE mail_outbox ADD COLUMN channel text NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'whatsapp', 'sms'));

-- Each try to send, and why it failed.
CREATE TABLE mail_tries (
  id uuid PRIMARY KEY,
  mail_id uuid NOT NULL REFERENCES mail_outbox ON DELETE CASCADE,
  tried_at timestamptz(3) NOT NULL,
  error text
);
CREATE INDEX mail_tries_mail ON mail_tries (mail_id, tried_at);
