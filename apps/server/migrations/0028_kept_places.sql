-- A deleted place leaves the lists, and orders still have it (HOLE-O21 for coupons).
ALTER TABLE locations ADD COLUMN deleted_at timestamptz(3);

-- Where a party gets on and off: the stored place, whose name orders show, and a copy of what it was when it was
-- chosen. A typed address has no stored place.
ALTER TABLE order_entries
  ADD COLUMN pickup_location_id uuid REFERENCES locations ON DELETE RESTRICT,
  ADD COLUMN pickup_lat double precision,
  ADD COLUMN pickup_lng double precision,
  ADD COLUMN dropoff_location_id uuid REFERENCES locations ON DELETE RESTRICT,
  ADD COLUMN dropoff_lat double precision,
  ADD COLUMN dropoff_lng double precision;

-- Of places that share their name in a city, the address tells which one it is. One that has moved since is the place,
-- but not where it stands today.
CREATE TEMPORARY TABLE known_places ON COMMIT DROP AS
SELECT DISTINCT ON (city, name, address) city, name, address, place.id,
       CASE WHEN address IN ('', place_address) THEN lat END AS lat,
       CASE WHEN address IN ('', place_address) THEN lng END AS lng
  FROM (SELECT pickup_city AS city, pickup_name AS name, pickup_address AS address FROM order_entries
        UNION
        SELECT dropoff_city, dropoff_name, dropoff_address FROM order_entries) named
  JOIN (SELECT id, city, name, address AS place_address, lat, lng, position,
               count(*) OVER (PARTITION BY city, name) = 1 AS is_only FROM locations) place USING (city, name)
 WHERE is_only OR address = place_address
 ORDER BY city, name, address, position, place.id;

UPDATE order_entries SET pickup_location_id = id_of, pickup_lat = lat, pickup_lng = lng
  FROM (SELECT id AS id_of, city, name, address, lat, lng FROM known_places) known
 WHERE (pickup_city, pickup_name, pickup_address) = (city, name, address);
UPDATE order_entries SET dropoff_location_id = id_of, dropoff_lat = lat, dropoff_lng = lng
  FROM (SELECT id AS id_of, city, name, address, lat, lng FROM known_places) known
 WHERE (dropoff_city, dropoff_name, dropoff_address) = (city, name, address);
