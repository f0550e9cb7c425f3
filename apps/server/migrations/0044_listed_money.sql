-- What the operations list shows and filters of an order's money, on each of its entries, like the rest of what the list
-- needs: what its ledger adds up to and what's open, in minor units of the order's currency. Written with every row of
-- the ledger, so that lists show it without adding up.
ALTER TABLE order_entries
  ADD COLUMN order_total bigint NOT NULL DEFAULT 0,
  ADD COLUMN order_paid bigint NOT NULL DEFAULT 0,
  ADD COLUMN order_open bigint NOT NULL DEFAULT 0 CHECK (order_open >= 0),
  ADD COLUMN is_unpriced boolean NOT NULL DEFAULT false,
  -- From this day on the order is overdue.
  ADD COLUMN overdue_from date,
  ADD CONSTRAINT order_entries_overdue CHECK ((order_open > 0) = (overdue_from IS NOT NULL));

WITH rows AS (
  SELECT ledger.order_id, ledger.amount, coalesce(reversed.kind, ledger.kind) IN ('payment', 'refund') AS is_money
    FROM ledger_entries ledger
    JOIN orders ON orders.id = ledger.order_id AND orders.currency = ledger.currency
    -- A reversal counts with the row it reverses.
    LEFT JOIN ledger_entries reversed ON reversed.id = ledger.reverses_id
),
sums AS (
  SELECT order_id,
         coalesce(sum(amount) FILTER (WHERE NOT is_money), 0)::bigint AS total,
         coalesce(-sum(amount) FILTER (WHERE is_money), 0)::bigint AS paid
    FROM rows GROUP BY order_id
),
promised AS (
  SELECT payments.order_id, sum(payments.amount)::bigint AS amount
    FROM payments JOIN orders ON orders.id = payments.order_id AND orders.currency = payments.currency
   WHERE payments.action = 'refund' AND payments.status = 'pending'
   GROUP BY payments.order_id
),
-- The first tour of those that take place; of all if none does.
days AS (
  SELECT order_id, coalesce(min(tour_date) FILTER (WHERE status <> 'CANCELED'), min(tour_date)) AS first_day
    FROM order_entries GROUP BY order_id
),
-- Charges from before instalments were due on the day they were asked for, and are overdue from the next one.
asked AS (
  SELECT order_id, min((created_at AT TIME ZONE 'Asia/Jerusalem')::date) + 1 AS overdue_from
    FROM payments WHERE action = 'charge' AND status = 'pending'
   GROUP BY order_id
),
money AS (
  SELECT orders.id AS order_id, coalesce(asked.overdue_from, first_day) AS overdue_from,
         coalesce(total, 0) AS total,
         coalesce(paid, 0) AS paid,
         greatest(0, coalesce(total, 0) - coalesce(paid, 0) + coalesce(promised.amount, 0)) AS open,
         orders.payment_tbd AND orders.custom_total IS NULL AND orders.status <> 'canceled' AS is_unpriced
    FROM orders
    JOIN days ON days.order_id = orders.id
    LEFT JOIN sums ON sums.order_id = orders.id
    LEFT JOIN promised ON promised.order_id = orders.id
    LEFT JOIN asked ON asked.order_id = orders.id
)
UPDATE order_entries
   SET order_total = money.total,
       order_paid = money.paid,
       order_open = money.open,
       is_unpriced = money.is_unpriced,
       overdue_from = CASE WHEN money.open > 0 THEN money.overdue_from END
  FROM money
 WHERE order_entries.order_id = money.order_id;

CREATE INDEX order_entries_unpriced ON order_entries (tour_date, id) WHERE is_unpriced;
CREATE INDEX order_entries_open ON order_entries (tour_date, id) INCLUDE (overdue_from)
  WHERE overdue_from IS NOT NULL;
