-- Files that a mail carries.
CREATE TABLE mail_files (
  mail_id uuid NOT NULL REFERENCES mail_outbox ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (mail_id, name)
);
