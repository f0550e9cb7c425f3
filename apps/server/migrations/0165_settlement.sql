-- How an agency settles with the office. The defaults change nothing: no limit, not prepaid.
ALTER TABLE accounts
  ADD COLUMN credit_limit_cents bigint CHECK (credit_limit_cents >= 0),
  ADD COLUMN at_limit text NOT NULL DEFAULT 'warn' CHECK (at_limit IN ('warn', 'block')),
  ADD COLUMN is_prepaid boolean NOT NULL DEFAULT false,
  ADD COLUMN warn_below_cents bigint CHECK (warn_below_cents >= 0),
  ADD COLUMN statement_basis text NOT NULL DEFAULT 'travel'
    CHECK (statement_basis IN ('booking', 'travel', 'completed')),
  ADD COLUMN payment_days integer NOT NULL DEFAULT 30 CHECK (payment_days BETWEEN 0 AND 365),
  ADD COLUMN invoicing text NOT NULL DEFAULT 'net' CHECK (invoicing IN ('net', 'gross')),
  ADD COLUMN tax_id text NOT NULL DEFAULT '';
