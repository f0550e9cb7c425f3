-- What people called the thing when it happened, so that the log can be read and searched after it is renamed or gone.
-- Rows until now get the name the thing has today, where it still has one.
ALTER TABLE audit_log ADD COLUMN entity_name text;

UPDATE audit_log SET entity_name = named.name
  FROM (
    SELECT 'Order' AS kind, id, order_number::text AS name FROM orders
    UNION ALL SELECT 'Account', id, name FROM accounts
    UNION ALL SELECT 'User', id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), login) FROM users
    UNION ALL SELECT 'Invite', id, email FROM invites
    UNION ALL SELECT 'Tour', id, name FROM tours
    UNION ALL SELECT 'Tag', id, name FROM tags
    UNION ALL SELECT 'StarTour', id, name FROM star_tours
    UNION ALL SELECT 'Highlight', id, name FROM highlights
    UNION ALL SELECT 'Article', id, title FROM articles
    UNION ALL SELECT 'Setting', id, section FROM settings
    UNION ALL SELECT 'Operator', id, trim(first_name || ' ' || last_name) FROM operators
    UNION ALL SELECT 'Car', id, plate_id FROM cars
    UNION ALL SELECT 'CarSupplier', id, name FROM car_suppliers
    UNION ALL SELECT 'TourCar', unit.id, tours.name FROM vehicle_units unit JOIN tours ON tours.id = unit.tour_id
    UNION ALL SELECT 'TourEvent', event.id, tours.name FROM tour_events event JOIN tours ON tours.id = event.tour_id
  ) named
 WHERE named.kind = audit_log.entity_kind AND named.id = audit_log.entity_id;
