-- What of its order's price falls on each entry, in minor units of the order's currency and in US cents: reports and
-- accounts add these up. A canceled entry keeps the share it had, and knows when and why it was canceled.
ALTER TABLE order_entries
  ADD COLUMN share_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN share_usd_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN canceled_at timestamptz(3),
  ADD COLUMN cancel_reason text;

-- How an order came in. Orders from before came from an agency if one of its people made them. Rewriting a table is
-- many times faster than changing most of its rows one by one, with all its indexes.
ALTER TABLE orders ADD COLUMN channel text NOT NULL DEFAULT 'office' CHECK (channel IN ('office', 'agency'));
CREATE TEMP TABLE sellers ON COMMIT DROP AS
SELECT memberships.user_id AS id
  FROM memberships JOIN accounts ON accounts.id = memberships.account_id JOIN users ON users.id = memberships.user_id
 WHERE memberships.role <> 'USER' AND NOT users.is_super
 GROUP BY memberships.user_id
HAVING NOT bool_or(accounts.is_main);
CREATE UNIQUE INDEX ON sellers (id);
CREATE FUNCTION pg_temp.channel_of(maker uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN EXISTS (SELECT FROM pg_temp.sellers WHERE id = maker) THEN 'agency' ELSE 'office' END
$$;
ALTER TABLE orders
  ALTER COLUMN channel TYPE text USING pg_temp.channel_of(created_by),
  ALTER COLUMN channel DROP DEFAULT;

-- The shares by the rule of `sharesOf`. What is split: 1 the price over the entries that aren't canceled, 2 a custom total
-- in dollars, and 3 what canceling took off the total, over the canceled entries that no row of the ledger names.
CREATE TEMP TABLE entry_shares ON COMMIT DROP AS
WITH priced AS (
  SELECT entries.id, entries.order_id, entries.position, entries.total_cents, entries.undiscounted_cents,
         entries.status = 'CANCELED' AS is_canceled, orders.status = 'canceled' AS is_of_canceled, orders.currency,
         orders.rate, orders.custom_total, orders.payment_tbd AND orders.custom_total IS NULL AS is_open
    FROM order_entries entries JOIN orders ON orders.id = entries.order_id
),
voids AS (
  SELECT order_id, entry_id, currency, -amount AS amount, created_at,
         row_number() OVER (PARTITION BY entry_id ORDER BY created_at DESC, id DESC) AS place
    FROM ledger_entries WHERE kind = 'void'
),
named AS (SELECT entry_id, currency, amount FROM voids WHERE entry_id IS NOT NULL AND place = 1),
unnamed AS (
  SELECT order_id, currency, sum(amount) AS amount FROM voids WHERE entry_id IS NULL GROUP BY order_id, currency
),
parts AS (
  SELECT id, order_id, 1 AS what, position,
         coalesce(
           custom_total,
           round(round(sum(CASE WHEN is_open THEN 0 ELSE total_cents END) OVER (PARTITION BY order_id) * rate, 6))
         ) AS amount,
         CASE WHEN custom_total IS NOT NULL THEN undiscounted_cents WHEN is_open THEN 0 ELSE total_cents END AS weight,
         custom_total IS NOT NULL AS is_custom
    FROM priced WHERE NOT is_canceled
  UNION ALL
  SELECT id, order_id, 2, position, round(round(custom_total / rate, 6)), undiscounted_cents, true
    FROM priced WHERE NOT is_canceled AND custom_total IS NOT NULL
  UNION ALL
  SELECT id, priced.order_id, 3, position, unnamed.amount,
         CASE WHEN custom_total IS NOT NULL THEN undiscounted_cents ELSE total_cents END, true
    FROM priced JOIN unnamed ON unnamed.order_id = priced.order_id AND unnamed.currency = priced.currency
   WHERE is_canceled AND NOT EXISTS (SELECT FROM named WHERE named.entry_id = priced.id)
),
summed AS (
  SELECT *, sum(weight) OVER whole AS weights, count(*) OVER whole AS tours,
         row_number() OVER (PARTITION BY order_id, what ORDER BY position) AS place
    FROM parts WINDOW whole AS (PARTITION BY order_id, what)
),
-- If nothing has a price, a custom total is split evenly; without one there's nothing to split.
weighed AS (
  SELECT id, order_id, what, place, amount,
         (CASE WHEN weights > 0 THEN weight WHEN is_custom THEN 1 ELSE 0 END)::numeric AS weight,
         (CASE WHEN weights > 0 THEN weights WHEN is_custom THEN tours ELSE 1 END)::numeric AS weights
    FROM summed
),
floored AS (
  SELECT *, div(amount * weight, weights) AS floor, mod(amount * weight, weights) AS remainder FROM weighed
),
-- The cents left over from rounding down go to the largest remainders, to the first of equal ones.
allocated AS (
  SELECT id, what,
         (floor + (
           row_number() OVER (PARTITION BY order_id, what ORDER BY remainder DESC, place)
             <= amount - sum(floor) OVER (PARTITION BY order_id, what)
         )::int)::bigint AS amount
    FROM floored
),
canceled AS (
  SELECT priced.id, priced.total_cents, priced.rate,
         coalesce(
           CASE WHEN named.currency = priced.currency THEN named.amount END,
           allocated.amount,
           CASE WHEN is_open THEN 0 ELSE round(round(priced.total_cents * priced.rate, 6)) END
         )::bigint AS share
    FROM priced
    LEFT JOIN named ON named.entry_id = priced.id
    LEFT JOIN allocated ON allocated.id = priced.id AND allocated.what = 3
   WHERE is_canceled
)
SELECT priced.id, shares.amount AS share, coalesce(dollars.amount, CASE WHEN is_open THEN 0 ELSE total_cents END) AS usd
  FROM priced
  JOIN allocated shares ON shares.id = priced.id AND shares.what = 1
  LEFT JOIN allocated dollars ON dollars.id = priced.id AND dollars.what = 2
UNION ALL
SELECT id, share,
       -- Its own price if that's its share, else by the rate: it had a part of a custom total.
       CASE WHEN abs(share - round(round(total_cents * rate, 6))) <= 1 THEN total_cents
            ELSE round(round(share / rate, 6))::bigint END
  FROM canceled;
-- When a tour was canceled: by the row of the ledger that names it, else by the log of its order.
CREATE TEMP TABLE cancellations ON COMMIT DROP AS
SELECT entries.id, coalesce(named.at, logged.at, orders.canceled_at, orders.updated_at) AS at
  FROM order_entries entries
  JOIN orders ON orders.id = entries.order_id
  LEFT JOIN (
    SELECT entry_id, max(created_at) AS at FROM ledger_entries
     WHERE kind = 'void' AND entry_id IS NOT NULL GROUP BY entry_id
  ) named ON named.entry_id = entries.id
  LEFT JOIN LATERAL (
    SELECT max(audit_log.at) AS at FROM audit_log
     WHERE named.at IS NULL AND audit_log.entity_id = entries.order_id
       AND details #>> ARRAY['after', 'selectedTours.status', entries.id::text] = 'CANCELED'
  ) logged ON true
 WHERE entries.status = 'CANCELED';

CREATE UNIQUE INDEX ON entry_shares (id);
CREATE UNIQUE INDEX ON cancellations (id);
ANALYZE entry_shares, cancellations;
CREATE FUNCTION pg_temp.share_of(entry uuid) RETURNS bigint LANGUAGE sql STABLE AS
  'SELECT share FROM pg_temp.entry_shares WHERE id = entry';
CREATE FUNCTION pg_temp.usd_of(entry uuid) RETURNS bigint LANGUAGE sql STABLE AS
  'SELECT usd FROM pg_temp.entry_shares WHERE id = entry';
CREATE FUNCTION pg_temp.canceled_at_of(entry uuid) RETURNS timestamptz LANGUAGE sql STABLE AS
  'SELECT at FROM pg_temp.cancellations WHERE id = entry';
ALTER TABLE order_entries
  ALTER COLUMN share_cents TYPE bigint USING pg_temp.share_of(id),
  ALTER COLUMN share_usd_cents TYPE bigint USING pg_temp.usd_of(id),
  ALTER COLUMN canceled_at TYPE timestamptz(3) USING CASE WHEN status = 'CANCELED' THEN pg_temp.canceled_at_of(id) END,
  ALTER COLUMN cancel_reason TYPE text USING CASE WHEN status = 'CANCELED' THEN 'customer' END;

ALTER TABLE order_entries
  ADD CONSTRAINT order_entries_shares CHECK (share_cents >= 0 AND share_usd_cents >= 0),
  ADD CONSTRAINT order_entries_cancel_reason_check CHECK (cancel_reason = ANY (ARRAY['customer'])),
  ADD CONSTRAINT order_entries_canceled CHECK (
    (status = 'CANCELED') = (canceled_at IS NOT NULL) AND (canceled_at IS NULL) = (cancel_reason IS NULL)
  );

-- The nightly check compares shares too.
ALTER TABLE ledger_mismatches
  DROP CONSTRAINT ledger_mismatches_kind_check,
  ADD CONSTRAINT ledger_mismatches_kind_check CHECK (kind IN (
    'total', 'payments', 'instalments', 'status', 'listed', 'shares', 'credit', 'card_missing', 'card_differs',
    'card_refund'
  ));
