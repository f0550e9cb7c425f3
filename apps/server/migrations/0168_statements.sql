-- Numbers without gaps: a transaction takes its number last, and gives it back if it fails.
CREATE TABLE counters (
  id text PRIMARY KEY,
  last integer NOT NULL CHECK (last >= 0)
);

-- The day on which a tour was marked as completed; null if it isn't, or if that was before this was kept.
ALTER TABLE order_entries
  ADD COLUMN completed_on date,
  ADD CONSTRAINT order_entries_completed_on CHECK (completed_on IS NULL OR status = 'COMPLETED');

-- What an agency is billed for: a draft until it's confirmed, and then it never changes.
CREATE TABLE statements (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts,
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'ILS')),
  status text NOT NULL CHECK (status IN ('draft', 'confirmed', 'void')),
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day >= from_day),
  basis text NOT NULL CHECK (basis IN ('booking', 'travel', 'completed')),
  include_older boolean NOT NULL,
  -- Adjustments that are always on it, also outside of the period.
  added uuid[] NOT NULL DEFAULT '{}',
  number text UNIQUE,
  -- Minor units of `currency`, without the lines left out.
  total bigint NOT NULL,
  confirmed_on date,
  due_on date,
  -- Who bills whom, as printed.
  parties jsonb,
  void_on date,
  void_reason text NOT NULL DEFAULT '',
  client_key uuid,
  confirm_key uuid,
  created_by uuid REFERENCES users,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  CONSTRAINT statements_client_key UNIQUE (account_id, client_key),
  CONSTRAINT statements_confirmed CHECK (
    (status = 'draft') = (number IS NULL)
    AND (number IS NULL) = (confirmed_on IS NULL)
    AND (number IS NULL) = (due_on IS NULL)
    AND (number IS NULL) = (parties IS NULL)
    AND (number IS NULL) = (confirmed_at IS NULL)
  ),
  CONSTRAINT statements_void CHECK ((status = 'void') = (void_on IS NOT NULL))
);
CREATE INDEX statements_account ON statements (account_id, created_at DESC, id);
CREATE INDEX statements_listed ON statements (created_at DESC, id);

-- Lines keep what was billed, whatever becomes of their order.
CREATE TABLE statement_lines (
  id uuid PRIMARY KEY,
  statement_id uuid NOT NULL REFERENCES statements,
  position integer NOT NULL,
  -- Stays the same when the draft is refreshed.
  key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('tour', 'cancellation', 'adjustment')),
  order_id uuid REFERENCES orders,
  entry_id uuid REFERENCES order_entries,
  order_number integer,
  reference text NOT NULL,
  customer text NOT NULL,
  tour text NOT NULL,
  day date NOT NULL,
  people integer NOT NULL,
  -- Minor units of the statement's currency.
  gross bigint NOT NULL,
  commission bigint NOT NULL,
  net bigint NOT NULL CHECK (net = gross - commission),
  percent numeric(7, 2),
  note text NOT NULL,
  is_left_out boolean NOT NULL,
  UNIQUE (statement_id, key),
  CONSTRAINT statement_lines_of_tour CHECK ((kind = 'adjustment') = (entry_id IS NULL))
);
CREATE INDEX statement_lines_entry ON statement_lines (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX statement_lines_order ON statement_lines (order_id) WHERE order_id IS NOT NULL;

-- The rows of the account that a line bills.
CREATE TABLE statement_postings (
  statement_id uuid NOT NULL REFERENCES statements,
  line_id uuid NOT NULL REFERENCES statement_lines,
  posting_id uuid NOT NULL REFERENCES agency_postings,
  -- False for a line that's left out, and once its statement is void.
  is_billed boolean NOT NULL,
  PRIMARY KEY (line_id, posting_id)
);
CREATE UNIQUE INDEX statement_postings_billed_once ON statement_postings (posting_id) WHERE is_billed;
CREATE INDEX statement_postings_statement ON statement_postings (statement_id);

-- What money pays of a line. A row only ever ends.
CREATE TABLE statement_allocations (
  id uuid PRIMARY KEY,
  posting_id uuid NOT NULL REFERENCES agency_postings,
  statement_id uuid NOT NULL REFERENCES statements,
  line_id uuid NOT NULL REFERENCES statement_lines,
  -- Minor units of the statement's currency; below 0 for what the agency gets back.
  amount bigint NOT NULL CHECK (amount <> 0),
  -- From the first to before the second day; null if it still holds.
  day date NOT NULL,
  ended_on date,
  created_by uuid REFERENCES users,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX statement_allocations_posting ON statement_allocations (posting_id);
CREATE INDEX statement_allocations_statement ON statement_allocations (statement_id);
CREATE INDEX statement_allocations_line ON statement_allocations (line_id);

-- Payments of orders that were settled because statements were paid.
CREATE TABLE statement_settlements (
  payment_id uuid PRIMARY KEY REFERENCES payments,
  order_id uuid NOT NULL REFERENCES orders,
  -- The lines that had to be paid for it.
  lines uuid[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);
CREATE INDEX statement_settlements_order ON statement_settlements (order_id);

CREATE FUNCTION refuse_billed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  statement uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.statement_id ELSE NEW.statement_id END;
  known text := (SELECT status FROM statements WHERE id = statement);
BEGIN
  -- Once its statement is void, a row can be billed again.
  IF TG_TABLE_NAME = 'statement_postings' AND TG_OP = 'UPDATE' AND known = 'void' THEN
    IF to_jsonb(NEW) = to_jsonb(OLD) || '{"is_billed": false}' THEN RETURN NEW; END IF;
  ELSIF known = 'draft' THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'What a confirmed statement bills is never changed';
END $$;
CREATE TRIGGER statement_lines_frozen BEFORE INSERT OR UPDATE OR DELETE ON statement_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_billed();
CREATE TRIGGER statement_postings_frozen BEFORE INSERT OR UPDATE OR DELETE ON statement_postings
  FOR EACH ROW EXECUTE FUNCTION refuse_billed();

CREATE FUNCTION refuse_confirmed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := ARRAY['status', 'void_on', 'void_reason', 'updated_at'];
BEGIN
  IF OLD.status = 'draft' THEN RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END; END IF;
  IF TG_OP = 'UPDATE' AND OLD.status = 'confirmed' AND NEW.status = 'void'
     AND to_jsonb(NEW) - changing = to_jsonb(OLD) - changing THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A confirmed statement is never changed, only voided';
END $$;
CREATE TRIGGER statements_frozen BEFORE UPDATE OR DELETE ON statements
  FOR EACH ROW EXECUTE FUNCTION refuse_confirmed();

CREATE FUNCTION refuse_reallocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.ended_on IS NULL AND to_jsonb(NEW) - 'ended_on' = to_jsonb(OLD) - 'ended_on'
    THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'What money paid is never changed, only ended';
END $$;
CREATE TRIGGER statement_allocations_frozen BEFORE UPDATE OR DELETE ON statement_allocations
  FOR EACH ROW EXECUTE FUNCTION refuse_reallocation();
