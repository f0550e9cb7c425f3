-- Plans that were proposed for a day. They change nothing, and are deleted a day later.
CREATE TABLE day_plans (
  -- Made by the client for one request: repeated, it finds the first proposal.
  id uuid PRIMARY KEY,
  date date NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- How the day was to be planned.
  request jsonb NOT NULL,
  -- What the day was made of, and a hash of it.
  facts jsonb NOT NULL,
  basis text NOT NULL,
  proposal jsonb NOT NULL,
  -- Of the day as it was, and with the whole plan applied.
  findings jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Who applied it last, all or a part of it.
  applied_by text,
  applied_at timestamptz(3),
  CHECK ((applied_by IS NULL) = (applied_at IS NULL))
);
CREATE INDEX day_plans_user ON day_plans (user_id);
CREATE INDEX day_plans_age ON day_plans (created_at);
