-- What a change kept so that whoever made it can undo it for a few minutes. `data` is its own kind's.
CREATE TABLE undo_steps (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  taken_at timestamptz(3)
);
CREATE INDEX undo_steps_by_user ON undo_steps (user_id, created_at);
CREATE INDEX undo_steps_by_account ON undo_steps (account_id);
