-- `kept`: there is no mail server, so the mail lies in the data folder and its link waits in the Outbox.
ALTER TABLE mail_outbox DROP CONSTRAINT mail_outbox_status_check;
ALTER TABLE mail_outbox
  ADD CONSTRAINT mail_outbox_status_check CHECK (status IN ('pending', 'sent', 'failed', 'kept'));
