-- The activity log by months: a page of it and a search read the newest months first and stop when they have enough.
-- No table refers to it, so its rows move over as they are.
ALTER TABLE audit_log RENAME TO audit_log_before;
ALTER TABLE audit_log_before RENAME CONSTRAINT audit_log_pkey TO audit_log_before_pkey;
ALTER INDEX audit_log_entity RENAME TO audit_log_before_entity;

CREATE TABLE audit_log (
  id uuid NOT NULL,
  entity_kind text NOT NULL,
  entity_id uuid NOT NULL,
  entity_name text,
  account_id uuid,
  action text NOT NULL,
  actor_kind text NOT NULL,
  user_id uuid,
  actor_name text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  at timestamptz(3) NOT NULL,
  -- Stored, because lowering every name of a month takes longer than reading the month.
  search_name text GENERATED ALWAYS AS (lower(entity_name)) STORED,
  PRIMARY KEY (at, id),
  -- A visitor is somebody who failed to sign in.
  CONSTRAINT audit_log_actor_kind_check CHECK (actor_kind IN ('person', 'job', 'crew', 'partner', 'guest', 'visitor')),
  CONSTRAINT audit_log_person_has_user CHECK ((actor_kind = 'person') = (user_id IS NOT NULL))
) PARTITION BY RANGE (at);

-- One index for links to a row, and one for each filter of the activity page in the order it's read; days use the
-- primary key.
CREATE INDEX audit_log_id ON audit_log (id);
CREATE INDEX audit_log_record ON audit_log (entity_id, at DESC, id DESC);
CREATE INDEX audit_log_departure ON audit_log ((details ->> 'departure')) WHERE entity_kind = 'TourCar';
CREATE INDEX audit_log_user ON audit_log (user_id, at DESC, id DESC) WHERE user_id IS NOT NULL;
CREATE INDEX audit_log_actor ON audit_log (actor_kind, at DESC, id DESC);
CREATE INDEX audit_log_kind ON audit_log (entity_kind, at DESC, id DESC);
CREATE INDEX audit_log_action ON audit_log (entity_kind, action, at DESC, id DESC);
CREATE INDEX audit_log_account ON audit_log (account_id, at DESC, id DESC);
CREATE INDEX audit_log_name ON audit_log USING gin (search_name gin_trgm_ops);

-- Nobody rewrites the past. Rows leave in one way only: the job that deletes what's too old, and says so in the log.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('tourdesk.prunes_audit_log', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed or deleted.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

-- Adds the partition for all later months, from one month on.
CREATE FUNCTION add_later_audit_months(starts timestamp) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TABLE audit_log_later PARTITION OF audit_log FOR VALUES FROM (%L) TO (MAXVALUE)', starts AT TIME ZONE 'UTC'
  );
  -- Partitions inherit triggers for rows, but not those for statements.
  CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log_later
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
END
$$;

-- Gives each month up to a given time its own partition, named after its last month. Rows never move: where the
-- partition for later months already has rows, the new partition ends after the newest of them.
CREATE FUNCTION open_audit_months(until timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  starts timestamp;
  stops timestamp;
  name text;
BEGIN
  LOOP
    SELECT to_date(right(max(relid::regclass::text), 7), 'YYYY_MM') + interval '1 month' INTO starts
      FROM pg_partition_tree('audit_log') WHERE relid::regclass::text ~ '^audit_log_\d{4}_\d{2}$';
    EXIT WHEN starts > until AT TIME ZONE 'UTC';
    SELECT greatest(starts, date_trunc('month', max(at) AT TIME ZONE 'UTC')) + interval '1 month' INTO stops
      FROM audit_log_later;
    name := to_char(stops - interval '1 month', '"audit_log_"YYYY_MM');
    ALTER TABLE audit_log DETACH PARTITION audit_log_later;
    EXECUTE format('ALTER TABLE audit_log_later RENAME TO %I', name);
    EXECUTE format(
      'ALTER TABLE audit_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
      name, starts AT TIME ZONE 'UTC', stops AT TIME ZONE 'UTC'
    );
    PERFORM add_later_audit_months(stops);
  END LOOP;
END
$$;

DO $$
DECLARE
  starts timestamp;
BEGIN
  SELECT date_trunc('month', coalesce(min(at), now()) AT TIME ZONE 'UTC') INTO starts FROM audit_log_before;
  EXECUTE format(
    'CREATE TABLE %I PARTITION OF audit_log FOR VALUES FROM (MINVALUE) TO (%L)',
    to_char(starts - interval '1 month', '"audit_log_"YYYY_MM'), starts AT TIME ZONE 'UTC'
  );
  EXECUTE format(
    'CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()',
    to_char(starts - interval '1 month', '"audit_log_"YYYY_MM')
  );
  PERFORM add_later_audit_months(starts);
  PERFORM open_audit_months(now() + interval '2 months');
END
$$;

INSERT INTO audit_log (
  id, entity_kind, entity_id, entity_name, account_id, action, actor_kind, user_id, actor_name, details, at
) SELECT
  id, entity_kind, entity_id, entity_name, account_id, action, actor_kind, user_id, actor_name, details, at
FROM audit_log_before;
DROP TABLE audit_log_before;

-- The seal of each day: a hash of its rows and of the seal before.
CREATE TABLE audit_seals (
  day date PRIMARY KEY,
  rows int NOT NULL,
  hash text NOT NULL,
  sealed_at timestamptz(3) NOT NULL
);

CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_seals_stay BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_seals_not_emptied BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
