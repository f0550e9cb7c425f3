-- Until when how much of a canceled tour's price goes back. Tours and agencies may have their own; the default is for
-- the others, and starts as the rule there was before.
CREATE TABLE cancellation_policies (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  -- [{daysBefore, time, percent}], the time in Israel.
  tiers jsonb NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX cancellation_policies_name ON cancellation_policies (lower(name));
CREATE UNIQUE INDEX cancellation_policies_one_default ON cancellation_policies (is_default) WHERE is_default;
INSERT INTO cancellation_policies (id, name, tiers, is_default, created_at, updated_at) VALUES (
  '01900000-0000-7000-8000-000000000040', 'Standard', '[{"daysBefore": 1, "time": "19:00", "percent": 100}]',
  true, now(), now()
);

CREATE TABLE cancellation_policy_tours (
  tour_id uuid PRIMARY KEY REFERENCES tours ON DELETE CASCADE,
  policy_id uuid NOT NULL REFERENCES cancellation_policies ON DELETE RESTRICT
);
CREATE INDEX cancellation_policy_tours_policy ON cancellation_policy_tours (policy_id);
CREATE TABLE cancellation_policy_accounts (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  policy_id uuid NOT NULL REFERENCES cancellation_policies ON DELETE RESTRICT
);
CREATE INDEX cancellation_policy_accounts_policy ON cancellation_policy_accounts (policy_id);

-- The terms that each tour was sold with, whatever becomes of the policy. Until now there was one rule for all.
ALTER TABLE order_entries ADD COLUMN cancellation_tiers jsonb NOT NULL
  DEFAULT '[{"daysBefore": 1, "time": "19:00", "percent": 100}]';
ALTER TABLE order_entries ALTER COLUMN cancellation_tiers DROP DEFAULT;
