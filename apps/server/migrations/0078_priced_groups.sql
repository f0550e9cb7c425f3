-- The group types that a price list has a price for, so that the order form needs no prices to know the days of all tours.
CREATE FUNCTION priced_groups(prices jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN jsonb_path_exists(prices, '$[*].prices.small_group ? (@ > 0)') THEN 'small_group' END,
    CASE WHEN jsonb_path_exists(prices, '$[*].prices.medium_group ? (@ > 0)') THEN 'medium_group' END,
    CASE WHEN jsonb_path_exists(prices, '$[*].prices ? (@.economy > 0 || @.large_group > 0)') THEN 'large_group' END,
    CASE WHEN jsonb_path_exists(prices, '$[*].prices.private_group.* ? (@ > 0)') THEN 'private_group' END
  ], NULL)
$$;
ALTER TABLE price_lists ADD COLUMN priced_groups text[] NOT NULL GENERATED ALWAYS AS (priced_groups(prices)) STORED;
