-- The nightly check also compares what's left of each store credit with the ledgers.
ALTER TABLE ledger_mismatches DROP CONSTRAINT ledger_mismatches_kind_check;
ALTER TABLE ledger_mismatches ADD CONSTRAINT ledger_mismatches_kind_check CHECK (
  kind IN ('total', 'payments', 'instalments', 'status', 'listed', 'credit', 'card_missing', 'card_differs')
);
