-- Paid money that became store credit, for other orders of the same account and currency. What happened to it is in the
-- ledgers of the orders that gave and used it; what's left is kept here, under a lock of the row.
CREATE TABLE credits (
  id uuid PRIMARY KEY,
  -- `XXXX-XXXX` of Crockford's base 32.
  code text NOT NULL CONSTRAINT credits_code UNIQUE CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  order_id uuid NOT NULL REFERENCES orders ON DELETE RESTRICT,
  -- The order's account when the credit was given; the order may move.
  account_id uuid NOT NULL REFERENCES accounts ON DELETE RESTRICT,
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'ILS')),
  -- Minor units of the currency.
  amount bigint NOT NULL CHECK (amount > 0),
  rest bigint NOT NULL,
  -- The last day on which it pays.
  valid_until date NOT NULL,
  -- As the order had them.
  customer text NOT NULL,
  email text NOT NULL,
  created_by uuid REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz(3) NOT NULL,
  -- When its validity last changed.
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT credits_rest CHECK (rest BETWEEN 0 AND amount)
);
CREATE INDEX credits_order ON credits (order_id);
CREATE INDEX credits_account ON credits (account_id);
CREATE INDEX credits_listed ON credits (valid_until, id);

-- Of a payment by credit, the credit that paid; of a refund as credit, the one that it went to.
ALTER TABLE payments ADD COLUMN credit_id uuid REFERENCES credits ON DELETE RESTRICT;
ALTER TABLE payments ADD CONSTRAINT payments_credit CHECK ((provider = 'credit') = (credit_id IS NOT NULL));
CREATE INDEX payments_of_credit ON payments (credit_id) WHERE credit_id IS NOT NULL;

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check CHECK (
  kind IN ('sale', 'adjustment', 'void', 'fee', 'payment', 'refund', 'credit_given', 'credit_used', 'write_off', 'reversal')
);
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_sign;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_sign CHECK (
  CASE WHEN kind IN ('sale', 'fee', 'refund', 'credit_given') THEN amount > 0
       WHEN kind IN ('void', 'payment', 'credit_used', 'write_off') THEN amount < 0
       ELSE true END
);
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_money;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_money CHECK (
  (kind IN ('payment', 'refund', 'credit_given', 'credit_used')) = (payment_id IS NOT NULL)
  AND (kind IN ('payment', 'refund')) = (method IS NOT NULL)
);
