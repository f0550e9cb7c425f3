-- The party of the waiting list that a message is about.
ALTER TABLE messages ADD COLUMN waiting_id uuid;
CREATE INDEX messages_waiting ON messages (waiting_id) WHERE waiting_id IS NOT NULL;
