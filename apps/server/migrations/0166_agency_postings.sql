-- What an agency owes the office, in rows that never change: above 0 it owes more. Tours post their price and
-- commission; money and corrections are recorded by staff.
CREATE TABLE agency_postings (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts,
  kind text NOT NULL CHECK (kind IN (
    'gross', 'commission', 'cancellation', 'commission_back', 'payment', 'top_up', 'payout', 'adjustment', 'opening',
    'reversal'
  )),
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'ILS')),
  -- Minor units of `currency`.
  amount bigint NOT NULL CHECK (amount <> 0),
  day date NOT NULL,
  order_id uuid REFERENCES orders,
  entry_id uuid REFERENCES order_entries,
  -- Of a commission.
  percent numeric(7, 2),
  method text CHECK (method IN ('cash', 'transfer', 'cheque', 'terminal', 'voucher')),
  reference text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  reverses_id uuid UNIQUE REFERENCES agency_postings,
  client_key uuid,
  created_by uuid REFERENCES users,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT agency_postings_of_entry CHECK (
    (kind IN ('gross', 'commission', 'cancellation', 'commission_back')) = (entry_id IS NOT NULL)
    AND (entry_id IS NULL) = (order_id IS NULL)
  ),
  CONSTRAINT agency_postings_reversal CHECK ((kind = 'reversal') = (reverses_id IS NOT NULL)),
  CONSTRAINT agency_postings_sign CHECK (
    CASE WHEN kind IN ('payment', 'top_up') THEN amount < 0 WHEN kind = 'payout' THEN amount > 0 ELSE true END
  ),
  CONSTRAINT agency_postings_client_key UNIQUE (account_id, client_key)
);
CREATE INDEX agency_postings_by_day ON agency_postings (account_id, currency, day, created_at, id)
  INCLUDE (amount);
CREATE INDEX agency_postings_entry ON agency_postings (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX agency_postings_order ON agency_postings (order_id) WHERE order_id IS NOT NULL;
CREATE TRIGGER agency_postings_append_only BEFORE UPDATE OR DELETE ON agency_postings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The agency was above its credit limit when the order was last raised.
ALTER TABLE orders ADD COLUMN is_over_limit boolean NOT NULL DEFAULT false;

-- The nightly check compares accounts too.
ALTER TABLE ledger_mismatches
  DROP CONSTRAINT ledger_mismatches_kind_check,
  ADD CONSTRAINT ledger_mismatches_kind_check CHECK (kind IN (
    'total', 'payments', 'instalments', 'status', 'listed', 'shares', 'credit', 'agency_entry', 'card_missing',
    'card_differs', 'card_refund'
  ));

-- Splits an amount like `allocate`: rounded down, then a cent each to the largest remainders, to the first of equal ones.
CREATE FUNCTION pg_temp.allocate(amount numeric, weights numeric[]) RETURNS numeric[] LANGUAGE sql IMMUTABLE AS $$
  WITH parts AS (
    SELECT place, weight, sum(weight) OVER () AS total FROM unnest(weights) WITH ORDINALITY AS each(weight, place)
  ),
  floored AS (
    SELECT place, total, CASE WHEN total = 0 THEN CASE WHEN place = 1 THEN amount ELSE 0 END
                              ELSE div(amount * weight, total) END AS floor,
           CASE WHEN total = 0 THEN 0 ELSE mod(amount * weight, total) END AS remainder
      FROM parts
  )
  SELECT array_agg(part ORDER BY place) FROM (
    SELECT place, floor + (
             row_number() OVER (ORDER BY remainder DESC, place) <= amount - sum(floor) OVER ()
           )::int AS part
      FROM floored
  ) allocated
$$;

-- What the orders of agencies post, by the rule of `presentPostings`: fees and write-offs first.
CREATE TEMP TABLE accounted ON COMMIT DROP AS
SELECT orders.id AS order_id, orders.account_id, orders.currency, orders.rate, orders.is_agency_payment AS on_account,
       orders.custom_total IS NOT NULL AS is_custom, orders.created_at AS booked_at, entries.id AS entry_id,
       entries.position, entries.status = 'CANCELED' AS is_canceled, entries.canceled_at, entries.share_cents AS share,
       entries.total_cents, entries.commission_cents,
       entries.order_total > 0 AND entries.order_open = 0 AS is_paid,
       coalesce(own.commission_rate, accounts.commission_rate)::numeric AS in_force
  FROM order_entries entries
  JOIN orders ON orders.id = entries.order_id
  JOIN accounts ON accounts.id = orders.account_id AND NOT accounts.is_main
  LEFT JOIN agency_tour_commissions own ON own.account_id = accounts.id AND own.tour_id = entries.tour_id
 WHERE orders.is_agency_payment OR (entries.order_total > 0 AND entries.order_open = 0);
CREATE INDEX ON accounted (order_id);
ANALYZE accounted;

CREATE TEMP TABLE changes ON COMMIT DROP AS
SELECT ledger.order_id, ledger.entry_id, ledger.kind, sum(ledger.amount) AS amount
  FROM ledger_entries ledger
  JOIN orders ON orders.id = ledger.order_id AND orders.currency = ledger.currency
 WHERE ledger.kind IN ('fee', 'write_off')
   AND NOT EXISTS (SELECT FROM ledger_entries taken WHERE taken.reverses_id = ledger.id)
   AND EXISTS (SELECT FROM accounted WHERE accounted.order_id = ledger.order_id)
 GROUP BY ledger.order_id, ledger.entry_id, ledger.kind;

CREATE TEMP TABLE owed ON COMMIT DROP AS
WITH tours AS (
  SELECT accounted.order_id, entry_id, position, CASE WHEN is_canceled THEN 0 ELSE share END AS price,
         CASE WHEN is_canceled THEN share ELSE 0 END AS gone,
         coalesce((SELECT amount FROM changes
                    WHERE changes.order_id = accounted.order_id AND changes.entry_id = accounted.entry_id
                      AND kind = 'fee'), 0) AS fee
    FROM accounted WHERE order_id IN (SELECT order_id FROM changes)
),
summed AS (
  SELECT order_id, array_agg(entry_id ORDER BY position) AS ids, array_agg(price::numeric ORDER BY position) AS prices,
         array_agg(gone::numeric ORDER BY position) AS gone, array_agg(fee::numeric ORDER BY position) AS named,
         coalesce((SELECT sum(amount) FROM changes
                    WHERE changes.order_id = tours.order_id AND kind = 'fee' AND entry_id IS NULL), 0) AS unnamed,
         coalesce((SELECT -sum(amount) FROM changes
                    WHERE changes.order_id = tours.order_id AND kind = 'write_off'), 0) AS written_off
    FROM tours GROUP BY order_id
),
charged AS (
  SELECT *, (SELECT array_agg(one + other ORDER BY place)
               FROM unnest(named, pg_temp.allocate(unnamed, gone)) WITH ORDINALITY AS each(one, other, place)) AS fees
    FROM summed
),
limited AS (
  SELECT *, least(written_off, (SELECT sum(fee) FROM unnest(fees) fee)) AS of_fees,
         (SELECT sum(price) FROM unnest(prices) price) AS price
    FROM charged
)
SELECT each.id AS entry_id, each.price - each.less_price + each.fee - each.less_fee AS amount
  FROM limited,
       unnest(ids, prices, fees, pg_temp.allocate(of_fees, fees),
              pg_temp.allocate(least(written_off - of_fees, price), prices))
         AS each(id, price, fee, less_fee, less_price);
CREATE UNIQUE INDEX ON owed (entry_id);
ANALYZE owed;

WITH due AS (
  SELECT accounted.*, coalesce(owed.amount, CASE WHEN is_canceled THEN 0 ELSE share END) AS owed,
         CASE WHEN share = 0 THEN 0
              WHEN NOT (is_custom OR is_canceled) THEN round(round(commission_cents * rate::numeric, 6))
              WHEN round(round(total_cents * rate::numeric, 6)) = 0 THEN round(round(share * in_force / 100, 6))
              ELSE round(round(round(commission_cents * rate::numeric, 6)) * share
                         / round(round(total_cents * rate::numeric, 6)))
         END AS due,
         CASE WHEN total_cents = 0 OR round(round(total_cents * in_force / 100, 6)) = commission_cents THEN in_force
              ELSE round(commission_cents * 10000::numeric / total_cents) / 100 END AS percent
    FROM accounted LEFT JOIN owed USING (entry_id)
),
-- An order that its customer pays posts its commission on the day it was last paid.
dated AS (
  SELECT due.*,
         CASE WHEN on_account THEN booked_at
              ELSE coalesce((SELECT max(created_at) FROM ledger_entries ledger
                              WHERE ledger.order_id = due.order_id
                                AND ledger.kind IN ('payment', 'credit_used')), booked_at) END AS at,
         -- A part of the price of other tours was written off.
         coalesce(canceled_at, CASE WHEN owed <> share THEN (
           SELECT max(created_at) FROM ledger_entries ledger
            WHERE ledger.order_id = due.order_id AND ledger.kind = 'write_off'
         ) END) AS gone_at
    FROM due
),
rows AS (
  SELECT dated.*, posted.*
    FROM dated, LATERAL (VALUES
      ('gross', CASE WHEN on_account THEN share ELSE 0 END, at),
      ('commission', -due, at),
      ('cancellation', CASE WHEN on_account THEN owed - share ELSE 0 END, greatest(at, gone_at)),
      ('commission_back',
       CASE WHEN share = 0 THEN due ELSE due - round(due * owed / share) END,
       greatest(at, gone_at))
    ) AS posted(kind, amount, posted_at)
)
INSERT INTO agency_postings (id, account_id, kind, currency, amount, day, order_id, entry_id, percent, created_at)
SELECT gen_random_uuid(), account_id, kind, currency, amount, (posted_at AT TIME ZONE 'Asia/Jerusalem')::date, order_id,
       entry_id, CASE WHEN kind = 'commission' THEN percent END, posted_at
  FROM rows WHERE amount <> 0;
