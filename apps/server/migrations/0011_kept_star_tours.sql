-- The share that a star order's tour took off when it was booked; later changes of the star tour don't reach it.
ALTER TABLE orders ADD COLUMN star_discount numeric(7, 6) CHECK (star_discount >= 0 AND star_discount < 1);

UPDATE orders SET star_discount = coalesce(
  (
    -- Without a discount no multiplier is stored.
    SELECT CASE WHEN general_multiplier > 0 THEN 1 - general_multiplier ELSE 0 END FROM order_entries
    WHERE order_id = orders.id AND is_priceable
    ORDER BY position LIMIT 1
  ),
  (SELECT discount FROM star_tours WHERE id = orders.star_tour_id),
  0
)
WHERE order_type = 'starTour';

ALTER TABLE orders ADD CONSTRAINT orders_star_discount CHECK ((star_discount IS NOT NULL) = (order_type = 'starTour'));
