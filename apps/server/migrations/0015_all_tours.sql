-- A coupon or discount for all tours is for later tours too, and names none (decision 021).
ALTER TABLE coupons ADD COLUMN all_tours boolean NOT NULL DEFAULT false;
ALTER TABLE general_discounts ADD COLUMN all_tours boolean NOT NULL DEFAULT false;

-- What was shown as "All Tours" so far named every tour on sale.
UPDATE coupons SET all_tours = true
WHERE EXISTS (SELECT FROM tours WHERE is_active)
  AND NOT EXISTS (
    SELECT FROM tours WHERE is_active
    AND NOT EXISTS (SELECT FROM coupon_tours WHERE coupon_id = coupons.id AND tour_id = tours.id)
  );
DELETE FROM coupon_tours USING coupons WHERE coupons.id = coupon_id AND all_tours;

UPDATE general_discounts SET all_tours = true
WHERE EXISTS (SELECT FROM tours WHERE is_active)
  AND NOT EXISTS (
    SELECT FROM tours WHERE is_active
    AND NOT EXISTS (
      SELECT FROM general_discount_tours
      WHERE general_discount_id = general_discounts.id AND tour_id = tours.id
    )
  );
DELETE FROM general_discount_tours USING general_discounts
WHERE general_discounts.id = general_discount_id AND all_tours;
