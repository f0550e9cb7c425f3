-- The transactions of the test payment desk, which plays the card provider where none is set up.
CREATE SEQUENCE test_transaction_numbers START 1001;
CREATE TABLE test_transactions (
  index bigint PRIMARY KEY DEFAULT nextval('test_transaction_numbers'),
  kind text NOT NULL CHECK (kind IN ('DEBIT', 'CREDIT')),
  -- Minor units of the currency.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  -- The card company's answer.
  response text NOT NULL,
  authorization_number text NOT NULL,
  reference text NOT NULL,
  -- The transaction that a credit gives money back of.
  credits_index bigint REFERENCES test_transactions,
  -- The handshake of a debit, which pays once.
  handshake text,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT test_transactions_credit CHECK ((kind = 'CREDIT') = (credits_index IS NOT NULL))
);
CREATE UNIQUE INDEX test_transactions_handshake ON test_transactions (handshake) WHERE response = '000';
CREATE INDEX test_transactions_reference ON test_transactions (reference, created_at);
