-- What is asked for when an order is placed: everything, or a deposit and the rest before the first tour date.
CREATE TABLE payment_policies (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  percent integer CHECK (percent BETWEEN 1 AND 99),
  -- Cents of US dollars.
  amount bigint CHECK (amount > 0),
  -- Days before the first tour date.
  days_before integer CHECK (days_before BETWEEN 0 AND 365),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT payment_policies_deposit CHECK (num_nonnulls(percent, amount) = num_nonnulls(days_before))
);
CREATE UNIQUE INDEX payment_policies_name ON payment_policies (lower(name));
CREATE UNIQUE INDEX payment_policies_default ON payment_policies (is_default) WHERE is_default;
INSERT INTO payment_policies (id, name, is_default, created_at, updated_at)
  VALUES ('01900000-0000-7000-8000-0000000d0001', 'All now', true, now(), now());

-- Their own policy; without one, the next that has one decides: the agency, the tour, the default.
ALTER TABLE tours ADD COLUMN payment_policy_id uuid;
ALTER TABLE tours ADD CONSTRAINT tours_payment_policy FOREIGN KEY (payment_policy_id) REFERENCES payment_policies;
ALTER TABLE accounts ADD COLUMN payment_policy_id uuid;
ALTER TABLE accounts ADD CONSTRAINT accounts_payment_policy
  FOREIGN KEY (payment_policy_id) REFERENCES payment_policies;

-- What an order keeps of the policy it was sold with, and its instalments with their due days. Orders from before are
-- due at once.
ALTER TABLE orders ADD COLUMN payment_terms jsonb;
ALTER TABLE orders ADD COLUMN instalments jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(instalments) = 'array');
ALTER TABLE payments ADD COLUMN instalment integer;

CREATE INDEX payments_open ON payments (order_id) WHERE status = 'pending' AND action = 'charge';
