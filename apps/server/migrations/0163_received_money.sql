-- Money that was received is listed and summed by the day on which it changed hands. Sales and the like, which are most
-- rows of a ledger, aren't in the index.
CREATE INDEX ledger_entries_moved ON ledger_entries (day, id) WHERE kind IN ('payment', 'refund', 'reversal');
