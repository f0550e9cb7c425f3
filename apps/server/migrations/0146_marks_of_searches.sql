-- A search reads the orders of its days, or the newest ones first, instead of everything that has its trigrams. For that the
-- index of the text has two more columns, which make it a third larger: marks of an order, and each five digits of its
-- numbers. The marks are the first three digits of the id, which are the same for 800 days, and the half year of the last
-- tour, or 'long' if the first one is more than half a year before it.
CREATE FUNCTION five_digits(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(substr(run[1], place, 5)), '{}')
    FROM regexp_matches(value, '[0-9]{5,}', 'g') run, generate_series(1, length(run[1]) - 4) place
$$;

DROP INDEX orders_search, orders_find;
CREATE INDEX orders_search ON orders USING gin (
  search_text gin_trgm_ops,
  (ARRAY[
    left(id::text, 3),
    CASE WHEN last_tour_date - first_tour_date > 182 THEN 'long'
      ELSE 't' || ((last_tour_date - date '2000-01-01') / 182)::text END
  ]),
  five_digits(search_text)
);
CREATE INDEX orders_find ON orders USING gin (find_text gin_trgm_ops, five_digits(find_text));
-- Indexes of expressions have their own statistics.
ANALYZE orders;
