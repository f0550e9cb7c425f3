-- The link of an invite has a random token. Invites that were mailed before have none here: their links carry a signed
-- token until they run out.
ALTER TABLE invites ADD COLUMN token_hash bytea UNIQUE;
