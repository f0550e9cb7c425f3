-- What happened to the money of an order, row by row. Payments are what is asked for and may shrink or be dropped;
-- these rows are never changed: a mistake is taken back by a row of the same amount.
CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE RESTRICT,
  kind text NOT NULL
    CHECK (kind IN ('sale', 'adjustment', 'void', 'fee', 'payment', 'refund', 'reversal')),
  -- Minor units of the currency; above 0 the customer owes more.
  amount bigint NOT NULL CHECK (amount <> 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'ILS')),
  -- A day in Jerusalem; for money, the day it changed hands.
  day date NOT NULL,
  payment_id uuid REFERENCES payments ON DELETE RESTRICT,
  method text CHECK (method IN ('card', 'agency', 'cash', 'transfer', 'cheque', 'terminal', 'voucher')),
  reference text NOT NULL DEFAULT '',
  reason text CHECK (reason IN ('edit', 'custom_price', 'move', 'currency')),
  note text NOT NULL DEFAULT '',
  reverses_id uuid,
  -- What was received, if it was another currency than the order's, and the units per dollar of both.
  received_amount bigint CHECK (received_amount > 0),
  received_currency text CHECK (received_currency IN ('USD', 'EUR', 'ILS')),
  received_rate numeric(12, 6) CHECK (received_rate > 0),
  order_rate numeric(12, 6) CHECK (order_rate > 0),
  -- Made by the client for one save: a double click finds the first row.
  client_key text,
  created_by uuid REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT ledger_entries_order UNIQUE (id, order_id),
  CONSTRAINT ledger_entries_reversed_once UNIQUE (reverses_id),
  CONSTRAINT ledger_entries_reverses FOREIGN KEY (reverses_id, order_id) REFERENCES ledger_entries (id, order_id),
  CONSTRAINT ledger_entries_payment_once UNIQUE (payment_id, kind),
  CONSTRAINT ledger_entries_client_key UNIQUE (client_key),
  CONSTRAINT ledger_entries_sign CHECK (
    CASE WHEN kind IN ('sale', 'fee', 'refund') THEN amount > 0
         WHEN kind IN ('void', 'payment') THEN amount < 0
         ELSE true END
  ),
  CONSTRAINT ledger_entries_money CHECK (
    (kind IN ('payment', 'refund')) = (payment_id IS NOT NULL)
    AND (kind IN ('payment', 'refund')) = (method IS NOT NULL)
  ),
  CONSTRAINT ledger_entries_adjustment CHECK ((kind = 'adjustment') = (reason IS NOT NULL)),
  CONSTRAINT ledger_entries_reversal CHECK ((kind = 'reversal') = (reverses_id IS NOT NULL)),
  CONSTRAINT ledger_entries_received CHECK (
    num_nonnulls(received_amount, received_currency, received_rate, order_rate) IN (0, 4)
  )
);
CREATE INDEX ledger_entries_of_order ON ledger_entries (order_id, created_at, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Rows for the orders there are. What they cost is their sale. In a canceled order that's void, and what was kept of
-- its money is a fee. Who marked a payment as paid isn't known.
WITH totals AS (
  SELECT id, currency, created_by, created_at, status, canceled_at,
         coalesce(custom_total, CASE WHEN payment_tbd THEN 0 ELSE round(round(total_cents * rate, 6)) END)::bigint
           AS total
    FROM orders
),
kept AS (
  SELECT order_id, currency,
         sum(CASE WHEN action = 'refund' AND status <> 'canceled' THEN -amount
                  WHEN action <> 'refund' AND status = 'paid' THEN amount
                  ELSE 0 END)::bigint AS amount
    FROM payments GROUP BY order_id, currency
),
rows AS (
  SELECT id AS order_id, 'sale' AS kind, total AS amount, currency, created_at AS at, created_by AS author, 0 AS place,
         NULL::uuid AS payment_id, NULL AS method, '' AS reference
    FROM totals WHERE total > 0
  UNION ALL
  SELECT payments.order_id, CASE payments.action WHEN 'refund' THEN 'refund' ELSE 'payment' END,
         CASE payments.action WHEN 'refund' THEN payments.amount ELSE -payments.amount END,
         payments.currency, payments.settled_at, NULL, 1, payments.id,
         CASE coalesce(refunded.action, payments.action) WHEN 'agency' THEN 'agency' ELSE 'card' END,
         coalesce(payments.transaction_number, '')
    FROM payments LEFT JOIN payments refunded ON refunded.id = payments.refunds_id
   WHERE payments.status = 'paid'
  UNION ALL
  SELECT id, 'void', -total, currency, canceled_at, NULL, 2, NULL, NULL, ''
    FROM totals WHERE total > 0 AND status = 'canceled'
  UNION ALL
  SELECT id, 'fee', kept.amount, totals.currency, canceled_at, NULL, 3, NULL, NULL, ''
    FROM totals JOIN kept ON kept.order_id = totals.id AND kept.currency = totals.currency
   WHERE status = 'canceled' AND kept.amount > 0
)
INSERT INTO ledger_entries (
  id, order_id, kind, amount, currency, day, payment_id, method, reference, created_by, created_at
)
-- A UUIDv7 is milliseconds, version and random digits. The place keeps rows of the same moment in order.
SELECT overlay(
         overlay(gen_random_uuid()::text PLACING left(ms, 8) || '-' || right(ms, 4) FROM 1 FOR 13)
         PLACING '7' || place FROM 15 FOR 2
       )::uuid,
       order_id, kind, amount, currency, (at AT TIME ZONE 'Asia/Jerusalem')::date, payment_id, method, reference, author, at
  FROM rows, lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0') ms;
