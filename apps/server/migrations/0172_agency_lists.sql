-- The columns of an agency's own lists, by their headings or letters, as they were last chosen.
CREATE TABLE agency_list_columns (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  key_column text NOT NULL,
  amount_column text NOT NULL,
  measure text NOT NULL CHECK (measure IN ('net', 'gross', 'commission')),
  updated_at timestamptz NOT NULL
);
