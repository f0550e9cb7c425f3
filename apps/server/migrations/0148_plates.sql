-- A plate is its letters and digits, however it's written. Seven or eight digits are written as they are on the car.
CREATE FUNCTION plate_key(plate text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT upper(regexp_replace(plate, '[^0-9A-Za-z\u0080-\U0010ffff]', '', 'g'))
$$;

-- Of cars with one plate the first keeps it. Wishes of customers name cars by their plates.
DO $$
DECLARE
  car record;
BEGIN
  FOR car IN
    SELECT id, plate_id AS before, written || CASE WHEN place = 1 THEN '' ELSE ' (×' || place || ')' END AS after, place
      FROM (
        SELECT id, plate_id, written, row_number() OVER (PARTITION BY plate_key(plate_id) ORDER BY created_at, id) AS place
          FROM (
            SELECT id, plate_id, created_at, CASE
              WHEN plate_id !~ '^[0-9 ./-]+$' THEN plate_id
              WHEN plate_key(plate_id) ~ '^[0-9]{7}$'
                THEN regexp_replace(plate_key(plate_id), '(..)(...)(..)', '\1-\2-\3')
              WHEN plate_key(plate_id) ~ '^[0-9]{8}$'
                THEN regexp_replace(plate_key(plate_id), '(...)(..)(...)', '\1-\2-\3')
              ELSE plate_id END AS written
            FROM cars
          ) spelled
      ) all_cars
     WHERE plate_id <> written OR place > 1
     ORDER BY place DESC
  LOOP
    UPDATE cars SET plate_id = car.after WHERE id = car.id;
    UPDATE order_entries SET license_plate = car.after WHERE license_plate = car.before;
    IF car.place > 1 THEN
      RAISE WARNING 'The car % has the plate of another one, %: it is called "%" now', car.id, car.before, car.after;
    END IF;
  END LOOP;
END $$;

ALTER TABLE cars DROP CONSTRAINT cars_plate_id_key;
CREATE UNIQUE INDEX cars_plate ON cars (plate_key(plate_id));
