-- How much of a payment's cash came to the office, in cents of what came in. Until now it was always all of it.
ALTER TABLE cash_handovers ADD COLUMN amount bigint CHECK (amount > 0);
ALTER TABLE cash_handovers DISABLE TRIGGER cash_handovers_append_only;
UPDATE cash_handovers SET amount = coalesce(taken.received_amount, -taken.amount)
  FROM ledger_entries taken WHERE taken.id = cash_handovers.ledger_entry_id;
ALTER TABLE cash_handovers ENABLE TRIGGER cash_handovers_append_only;
ALTER TABLE cash_handovers ALTER COLUMN amount SET NOT NULL;

ALTER TABLE cash_handovers DROP CONSTRAINT cash_handovers_once;
CREATE INDEX cash_handovers_payment ON cash_handovers (ledger_entry_id);

-- A payment's cash is handed over in parts, and never more of it than came in. The lock lets one come after the other.
CREATE FUNCTION refuse_over_held() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken bigint;
  handed bigint;
BEGIN
  SELECT coalesce(received_amount, -amount) INTO taken
    FROM ledger_entries WHERE id = NEW.ledger_entry_id FOR UPDATE;
  SELECT coalesce(sum(amount), 0) INTO handed
    FROM cash_handovers WHERE ledger_entry_id = NEW.ledger_entry_id;
  IF handed + NEW.amount > taken THEN
    RAISE EXCEPTION 'more cash of payment % would be handed over than came in', NEW.ledger_entry_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cash_handovers_within BEFORE INSERT ON cash_handovers
  FOR EACH ROW EXECUTE FUNCTION refuse_over_held();
