-- A list arranged for a purpose: filters, order, rows per page and columns, under a name.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  list text NOT NULL,
  name text NOT NULL,
  filters jsonb NOT NULL,
  columns jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (user_id, account_id, list, lower(name));
CREATE INDEX saved_views_by_account ON saved_views (account_id);
