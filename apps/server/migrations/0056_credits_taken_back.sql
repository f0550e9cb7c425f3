-- When what was left of a credit became a refund again. What comes back to it afterwards can be spent or taken back.
ALTER TABLE credits ADD COLUMN taken_back_at timestamptz(3);
