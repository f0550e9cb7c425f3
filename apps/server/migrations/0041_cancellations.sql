-- What canceling leaves: fees per tour, and what of them is given up because nobody paid it.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('sale', 'adjustment', 'void', 'fee', 'payment', 'refund', 'write_off', 'reversal'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_sign;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_sign CHECK (
  CASE WHEN kind IN ('sale', 'fee', 'refund') THEN amount > 0
       WHEN kind IN ('void', 'payment', 'write_off') THEN amount < 0
       ELSE true END
);
-- The canceled tour that a void or a fee is about; one row stands for all of them in older orders.
ALTER TABLE ledger_entries ADD COLUMN entry_id uuid REFERENCES order_entries ON DELETE RESTRICT
  CHECK (entry_id IS NULL OR kind IN ('void', 'fee'));

-- Fees less what was given up, in minor units of the order's currency: the ledger's sum, for lists.
ALTER TABLE orders ADD COLUMN fees_cents bigint NOT NULL DEFAULT 0;
-- Whether the fees of a canceled order are asked for as far as they aren't paid.
ALTER TABLE orders ADD COLUMN collects_fees boolean NOT NULL DEFAULT false;
UPDATE orders SET fees_cents = fees.amount
  FROM (
    SELECT rows.order_id, rows.currency, sum(rows.amount) AS amount
      FROM ledger_entries rows LEFT JOIN ledger_entries reversed ON reversed.id = rows.reverses_id
     WHERE coalesce(reversed.kind, rows.kind) = 'fee'
     GROUP BY rows.order_id, rows.currency
  ) fees
 WHERE fees.order_id = orders.id AND fees.currency = orders.currency AND fees.amount <> 0;

-- How far a refund by card got: when it was last sent to the provider, and when and why the provider refused it.
ALTER TABLE payments ADD COLUMN sent_at timestamptz(3);
ALTER TABLE payments ADD COLUMN refused_at timestamptz(3);
ALTER TABLE payments ADD COLUMN refusal text NOT NULL DEFAULT '';
CREATE INDEX payments_refunds_to_do ON payments (created_at) WHERE action = 'refund' AND status = 'pending';
