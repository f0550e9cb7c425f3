-- The coupon as the order redeemed it: {_id, code, name, discount, tours}. It names no row of coupons on purpose,
-- since a coupon may be renamed, changed or deleted afterwards (HOLE-O21).
ALTER TABLE orders ADD COLUMN coupon jsonb CHECK (jsonb_typeof(coupon) = 'object');

UPDATE orders SET coupon = jsonb_build_object(
  -- A coupon that was deleted before has left no id.
  '_id', coalesce(redeemed.id, '00000000-0000-0000-0000-000000000000'),
  'code', orders.coupon_code,
  'name', entry.coupon_data ->> 'name',
  'discount', entry.coupon_data -> 'discount',
  'tours', (
    SELECT coalesce(jsonb_agg(DISTINCT tour_id), '[]') FROM (
      SELECT tour_id FROM order_entries WHERE order_id = orders.id AND coupon_code <> ''
      UNION
      SELECT tour_id FROM coupon_tours WHERE coupon_id = redeemed.id
    ) tours
  )
)
FROM orders saved
JOIN LATERAL (
  SELECT coupon_data FROM order_entries
  WHERE order_id = saved.id AND coupon_data IS NOT NULL
  ORDER BY position LIMIT 1
) entry ON true
LEFT JOIN LATERAL (
  SELECT coupon_id AS id FROM coupon_redemptions WHERE order_id = saved.id
  UNION ALL
  SELECT id FROM coupons WHERE code = saved.coupon_code
  LIMIT 1
) redeemed ON true
WHERE orders.id = saved.id AND saved.coupon_code <> '';

ALTER TABLE orders DROP COLUMN coupon_code;
