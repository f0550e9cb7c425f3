-- The day of a card payment or refund in its provider's report; null if it doesn't say, and for older ones.
ALTER TABLE payments ADD COLUMN transaction_day date;
