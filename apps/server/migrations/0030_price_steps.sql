-- How the price of an entry came about when it was priced. Null for entries without a price, and for those priced
-- before: their steps weren't kept, and today's lists would tell another story.
ALTER TABLE order_entries ADD COLUMN price_steps jsonb CHECK (jsonb_typeof(price_steps) = 'array');
