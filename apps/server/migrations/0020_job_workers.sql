-- The workers of all servers, each seen every few seconds: the jobs of one that is gone are free for the others.
CREATE TABLE job_workers (
  id text PRIMARY KEY,
  seen_at timestamptz(3) NOT NULL
);
