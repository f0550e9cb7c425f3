-- Names sort as people expect it: É beside E. PostgreSQL can be built without ICU; then they sort by their letters' codes.
DO $$
BEGIN
  CREATE COLLATION names (provider = icu, locale = 'und');
EXCEPTION WHEN feature_not_supported OR undefined_object OR invalid_parameter_value THEN
  CREATE COLLATION names FROM "C";
END $$;

-- The same as before, with all signs that nobody sees.
CREATE OR REPLACE FUNCTION findable(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT rtrim(regexp_replace(
    ' ' || regexp_replace(
      regexp_replace(
        translate(
          regexp_replace(
            lower(normalize(
              regexp_replace(value, '[''"`´‘’‚“”„׳״\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
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

-- Every list compares as the search of everything does.
ALTER TABLE star_tours ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(name) || E'\n' || findable(number)
) STORED;
ALTER TABLE highlights ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (findable(name)) STORED;
ALTER TABLE articles ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (
  findable(title) || E'\n' || findable(subtitle)
) STORED;
ALTER TABLE tags ADD COLUMN find_text text NOT NULL GENERATED ALWAYS AS (findable(name)) STORED;

-- The text of orders is written when they're saved, since the notes of their tours are in it.
DROP INDEX orders_search;
UPDATE orders SET search_text = concat_ws(
  E'\n',
  findable(order_number::text),
  nullif(findable(ref_order_number), ''),
  nullif(findable(first_name || ' ' || last_name), ''),
  nullif(findable(email), ''),
  nullif(findable_phone(mobile_phone), ''),
  nullif(findable(notes), ''),
  (
    SELECT string_agg(findable(entry.notes), E'\n' ORDER BY position)
      FROM order_entries entry WHERE entry.order_id = orders.id AND findable(entry.notes) <> ''
  )
);
CREATE INDEX orders_search ON orders USING gin (
  search_text gin_trgm_ops,
  (ARRAY[
    left(id::text, 3),
    CASE WHEN last_tour_date - first_tour_date > 182 THEN 'long'
      ELSE 't' || ((last_tour_date - date '2000-01-01') / 182)::text END
  ]),
  five_digits(search_text)
);
-- Indexes of expressions have their own statistics.
ANALYZE orders;
