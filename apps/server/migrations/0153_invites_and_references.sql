-- The link of an invite has a random token. Invites that were mailed before have none here: their links carry a signed
-- token until they run out.
ALTER TABLE invites ADD COLUMN token_hash bytea UNIQUE;

-- Asked when an order is saved: whether its agency has another one with the same reference.
CREATE INDEX orders_reference ON orders (account_id, lower(ref_order_number)) WHERE ref_order_number <> '';
