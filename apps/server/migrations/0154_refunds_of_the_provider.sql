-- A refund that somebody made at the card provider's own page: a line of its own, of which the order may be unknown. It's
-- settled with the refund of ours that explains it.
ALTER TABLE ledger_mismatches
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN transaction_number text,
  -- As the provider says them.
  ADD COLUMN transaction_day date,
  ADD COLUMN authorization_number text,
  DROP CONSTRAINT ledger_mismatches_kind_check,
  ADD CONSTRAINT ledger_mismatches_kind_check CHECK (kind IN (
    'total', 'payments', 'instalments', 'status', 'listed', 'credit', 'card_missing', 'card_differs', 'card_refund'
  )),
  DROP CONSTRAINT ledger_mismatches_card,
  ADD CONSTRAINT ledger_mismatches_card CHECK (
    CASE WHEN kind = 'card_refund' THEN (payment_id IS NULL) = (settled_at IS NULL)
         ELSE (kind IN ('card_missing', 'card_differs')) = (payment_id IS NOT NULL) END
  ),
  ADD CONSTRAINT ledger_mismatches_order CHECK (order_id IS NOT NULL OR kind = 'card_refund'),
  ADD CONSTRAINT ledger_mismatches_transaction CHECK ((kind = 'card_refund') = (transaction_number IS NOT NULL));
DROP INDEX ledger_mismatches_once;
CREATE UNIQUE INDEX ledger_mismatches_once ON ledger_mismatches (order_id, kind, payment_id) NULLS NOT DISTINCT
  WHERE settled_at IS NULL AND kind <> 'card_refund';
CREATE UNIQUE INDEX ledger_mismatches_refund ON ledger_mismatches (transaction_number) WHERE transaction_number IS NOT NULL;

-- A credit may name a card instead of the transaction that it gives back.
ALTER TABLE test_transactions
  DROP CONSTRAINT test_transactions_credit,
  ADD CONSTRAINT test_transactions_credit CHECK (kind = 'CREDIT' OR credits_index IS NULL);
