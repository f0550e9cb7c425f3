-- The link by which a customer pays a charge. Its address is made when it's shown, so only the secret part is kept.
ALTER TABLE payments RENAME COLUMN payment_url TO link_token;
ALTER TABLE payments DROP COLUMN payment_url2;
UPDATE payments SET link_token = encode(uuid_send(gen_random_uuid()), 'hex')
  WHERE action = 'charge' AND status = 'pending';
ALTER TABLE payments ADD CONSTRAINT payments_link_token UNIQUE (link_token);

-- Each opening of the provider's page for a charge. The charge may change while the customer types, so amount and
-- currency are kept as they were asked for.
CREATE TABLE card_attempts (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  reference text NOT NULL UNIQUE,
  notice_key text NOT NULL UNIQUE,
  -- Minor units of the currency.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'ILS')),
  status text NOT NULL CHECK (status IN ('open', 'declined', 'refused', 'paid')),
  transaction_number text,
  response text,
  created_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  CONSTRAINT card_attempts_paid_once UNIQUE (transaction_number),
  CONSTRAINT card_attempts_settled CHECK ((status = 'open') = (settled_at IS NULL))
);
CREATE INDEX card_attempts_payment ON card_attempts (payment_id, created_at);
CREATE INDEX card_attempts_order ON card_attempts (order_id);
