-- What an agency asks about a line of a statement, and what the office answers.
CREATE TABLE line_questions (
  id uuid PRIMARY KEY,
  statement_id uuid NOT NULL REFERENCES statements,
  line_id uuid NOT NULL REFERENCES statement_lines,
  question text NOT NULL CHECK (question <> ''),
  asked_by uuid REFERENCES users,
  asked_at timestamptz(3) NOT NULL,
  client_key uuid NOT NULL UNIQUE,
  -- Null while it's open.
  answer text CHECK (answer <> ''),
  answered_by uuid REFERENCES users,
  answered_at timestamptz(3),
  CONSTRAINT line_questions_answered CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX line_questions_statement ON line_questions (statement_id);
CREATE INDEX line_questions_open ON line_questions (statement_id) WHERE answer IS NULL;

-- The nightly check compares statements with what they bill and what pays them.
ALTER TABLE ledger_mismatches
  ADD COLUMN statement_id uuid REFERENCES statements,
  DROP CONSTRAINT ledger_mismatches_kind_check,
  ADD CONSTRAINT ledger_mismatches_kind_check CHECK (kind IN (
    'total', 'payments', 'instalments', 'status', 'listed', 'shares', 'credit', 'agency_entry', 'agency_statement',
    'card_missing', 'card_differs', 'card_refund'
  )),
  DROP CONSTRAINT ledger_mismatches_order,
  ADD CONSTRAINT ledger_mismatches_order CHECK (order_id IS NOT NULL OR kind IN ('card_refund', 'agency_statement')),
  ADD CONSTRAINT ledger_mismatches_statement CHECK ((kind = 'agency_statement') = (statement_id IS NOT NULL));
DROP INDEX ledger_mismatches_once;
CREATE UNIQUE INDEX ledger_mismatches_once ON ledger_mismatches (order_id, kind, payment_id, statement_id)
  NULLS NOT DISTINCT WHERE settled_at IS NULL AND kind <> 'card_refund';
