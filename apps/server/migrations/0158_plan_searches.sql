-- Plans that are being made, so that every server knows of them. A row that isn't renewed is of a server that has
-- ended.
CREATE TABLE plan_searches (
  -- The id that the plan will have.
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  request jsonb NOT NULL,
  -- How many departures there are, and how many of them count as planned.
  departures integer NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  -- Someone wants the best plan so far.
  is_stopped boolean NOT NULL DEFAULT false,
  -- By the database's clock.
  seen_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX plan_searches_user ON plan_searches (user_id);

-- What's shown of parties and units beyond the facts.
ALTER TABLE day_plans ADD COLUMN shown jsonb NOT NULL DEFAULT '{"parties": [], "numbers": []}';
