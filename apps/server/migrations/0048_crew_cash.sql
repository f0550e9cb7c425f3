-- Cash in the hands of a guide or driver: who took it, with their name then. Without a holder, the office has it.
ALTER TABLE ledger_entries ADD COLUMN holder_id uuid REFERENCES operators ON DELETE RESTRICT;
ALTER TABLE ledger_entries ADD COLUMN holder_name text;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_holder CHECK (
  (holder_id IS NULL) = (holder_name IS NULL)
  AND (holder_id IS NULL OR (kind = 'payment' AND method = 'cash'))
);
CREATE INDEX ledger_entries_held ON ledger_entries (holder_id) WHERE holder_id IS NOT NULL;

-- The cash of a payment came to the office. Like the ledger's, these rows are never changed or deleted.
CREATE TABLE cash_handovers (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE RESTRICT,
  ledger_entry_id uuid NOT NULL,
  -- A day in Jerusalem.
  day date NOT NULL,
  note text NOT NULL DEFAULT '',
  -- Made by the client for all payments that are handed over together.
  client_key text NOT NULL,
  created_by uuid REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT cash_handovers_once UNIQUE (ledger_entry_id),
  CONSTRAINT cash_handovers_entry FOREIGN KEY (ledger_entry_id, order_id) REFERENCES ledger_entries (id, order_id)
);
CREATE INDEX cash_handovers_client_key ON cash_handovers (client_key);
CREATE INDEX cash_handovers_order ON cash_handovers (order_id);
CREATE TRIGGER cash_handovers_append_only BEFORE UPDATE OR DELETE ON cash_handovers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
