-- The last payment of each agency, in its list.
CREATE INDEX agency_postings_paid ON agency_postings (account_id, currency, day, created_at, id)
  WHERE kind IN ('payment', 'top_up');
