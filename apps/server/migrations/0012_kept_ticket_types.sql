-- The ticket types an order has people of, as they were when it was saved: [{_id, type, pricePortion}]. Like a coupon
-- they name no row on purpose: a renamed type follows into orders, a changed or deleted one does not reach them.
ALTER TABLE orders ADD COLUMN ticket_types jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(ticket_types) = 'array');

UPDATE orders SET ticket_types = kept.types
FROM (
  SELECT order_id, jsonb_agg(jsonb_build_object('_id', id, 'type', type, 'pricePortion', portion) ORDER BY type) AS types
  FROM (
    SELECT
      entry.order_id,
      party.type,
      -- A type that was deleted before has left no id; its share follows from what its tickets cost.
      coalesce(known.id, '00000000-0000-0000-0000-000000000000') AS id,
      coalesce(
        known.price_portion,
        least(1, max(round((tickets ->> party.type)::numeric / nullif((tickets ->> 'adult')::numeric, 0), 6))),
        1
      ) AS portion
    FROM order_entries entry
    CROSS JOIN jsonb_each_text(entry.participants) AS party (type, people)
    LEFT JOIN ticket_types known ON known.type = party.type
    WHERE party.people::int > 0
    GROUP BY entry.order_id, party.type, known.id, known.price_portion
  ) types
  GROUP BY order_id
) kept
WHERE orders.id = kept.order_id;
