-- What the search of everything compares. Both functions do what those of the domain with the same names do, and a test
-- holds them together.
CREATE FUNCTION findable(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT rtrim(regexp_replace(
    ' ' || regexp_replace(
      regexp_replace(
        translate(
          regexp_replace(
            lower(normalize(
              regexp_replace(value, '[''"`´‘’‚“”„׳״\u200b-\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
              NFKD
            )),
            '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]', '', 'g'
          ),
          'ךםןףץς', 'כמנפצσ'
        ),
        '(?<=[0-9])[\u2010-\u2015\u2212\u05be-](?=[0-9])', '', 'g'
      ),
      '[\u2010-\u2015\u2212\u05be-]', ' ', 'g'
    ),
    '[ \t\n\v\f\r]+', ' ', 'g'
  ))
$$;

CREATE FUNCTION findable_phone(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT rtrim(' ' || replace(
    regexp_replace(
      regexp_replace(normalize(value, NFKD), '[^0-9+]', '', 'g'),
      '^(?:(?:\+|00)9720?|9720?(?=[0-9]{8})|\+|00|0)', ''
    ),
    '+', ''
  ))
$$;

-- One line for each thing to find a record by, in the order in which finds are listed.
ALTER TABLE orders ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(ref_order_number) || E'\n' || findable(first_name || ' ' || last_name) || E'\n'
    || findable_phone(mobile_phone) || E'\n' || findable(email)
) STORED;
CREATE INDEX orders_find ON orders USING gin (find_text gin_trgm_ops);

ALTER TABLE users ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(first_name || ' ' || last_name) || E'\n' || findable_phone(mobile_phone) || E'\n' || findable(login)
) STORED;
CREATE INDEX users_find ON users USING gin (find_text gin_trgm_ops);

ALTER TABLE accounts ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(name) || E'\n' || findable_phone(mobile_phone)
) STORED;
ALTER TABLE tours ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(name) || E'\n' || findable(number)
) STORED;
ALTER TABLE operators ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(first_name || ' ' || last_name) || E'\n' || findable_phone(mobile_phone) || E'\n' || findable(email)
) STORED;
ALTER TABLE cars ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(replace(plate_id, ' ', '')) || E'\n' || findable(make)
) STORED;
ALTER TABLE car_suppliers ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(name) || E'\n' || findable(contact) || E'\n' || findable_phone(contact_phone) || E'\n' || findable(contact_email)
) STORED;
