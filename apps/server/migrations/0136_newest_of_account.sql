-- The newest orders of an account, also those with a common name.
CREATE INDEX orders_newest ON orders (account_id, id);
-- Indexes of expressions have their own statistics.
ANALYZE orders;
