-- The name of a star order's star tour as sold, beside its tours and its discount: later changes of the star tour don't
-- reach the order, and a star tour may go while orders keep its id.
ALTER TABLE orders ADD COLUMN star_name text;

UPDATE orders SET star_name = coalesce((SELECT name FROM star_tours WHERE id = orders.star_tour_id), '')
WHERE order_type = 'starTour';

ALTER TABLE orders ADD CONSTRAINT orders_star_name CHECK ((star_name IS NOT NULL) = (order_type = 'starTour'));
ALTER TABLE orders DROP CONSTRAINT orders_star_tour_id_fkey;
