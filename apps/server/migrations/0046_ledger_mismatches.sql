-- What the nightly check found: something about an order's money that doesn't agree with its ledger. Lines change
-- nothing, and one that no longer holds is settled, not deleted.
CREATE TABLE ledger_mismatches (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- Of a card payment that its provider knows otherwise.
  payment_id uuid REFERENCES payments ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('total', 'payments', 'instalments', 'status', 'listed', 'card_missing', 'card_differs')),
  -- Minor units of the currency; null where there's no amount.
  expected bigint,
  found bigint,
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'ILS')),
  found_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  CONSTRAINT ledger_mismatches_card CHECK ((kind IN ('card_missing', 'card_differs')) = (payment_id IS NOT NULL))
);
-- One line while it holds, however often and by however many servers it's found.
CREATE UNIQUE INDEX ledger_mismatches_once ON ledger_mismatches (order_id, kind, payment_id) NULLS NOT DISTINCT
  WHERE settled_at IS NULL;
CREATE INDEX ledger_mismatches_listed ON ledger_mismatches (settled_at DESC NULLS FIRST, found_at DESC, id);
CREATE INDEX ledger_mismatches_payment ON ledger_mismatches (payment_id) WHERE payment_id IS NOT NULL;
