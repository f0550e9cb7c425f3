-- Where a rate comes from, and of which day it is when somebody publishes it.
ALTER TABLE currency_rates
  ADD COLUMN source text NOT NULL DEFAULT 'first' CHECK (source IN ('first', 'hand', 'bankOfIsrael')),
  ADD COLUMN valid_on date;
