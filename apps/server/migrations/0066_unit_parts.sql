-- A party may ride on several vehicle units of its departure. A part is who of an entry rides on one of them.
CREATE FUNCTION people_of(participants jsonb) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(sum(count::int), 0)::int FROM jsonb_each_text(participants) AS party (type, count));

-- An entry and its units have the same departure, and so the same tour and date.
ALTER TABLE vehicle_units ADD CONSTRAINT vehicle_units_departure UNIQUE (id, tour_event_id);
ALTER TABLE order_entries ADD CONSTRAINT order_entries_departure UNIQUE (id, tour_event_id);

CREATE TABLE unit_parts (
  entry_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  tour_event_id uuid NOT NULL,
  -- The order in which the parts of an entry were made.
  position int NOT NULL,
  -- By ticket type, without those that nobody has.
  participants jsonb NOT NULL CHECK (jsonb_typeof(participants) = 'object'),
  head_count int NOT NULL GENERATED ALWAYS AS (people_of(participants)) STORED,
  -- The order changed its people after they were split; the same in all parts of an entry, like the time.
  split_changed boolean NOT NULL DEFAULT false,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (entry_id, unit_id),
  CONSTRAINT unit_parts_position UNIQUE (entry_id, position),
  CONSTRAINT unit_parts_has_people CHECK (head_count > 0),
  CONSTRAINT unit_parts_unit FOREIGN KEY (unit_id, tour_event_id)
    REFERENCES vehicle_units (id, tour_event_id) ON DELETE CASCADE,
  CONSTRAINT unit_parts_entry FOREIGN KEY (entry_id, tour_event_id)
    REFERENCES order_entries (id, tour_event_id) ON DELETE CASCADE
);
CREATE INDEX unit_parts_unit ON unit_parts (unit_id);

INSERT INTO unit_parts (entry_id, unit_id, tour_event_id, position, participants, updated_at)
SELECT id, vehicle_unit_id, tour_event_id, 0, people, date_trunc('milliseconds', now())
  FROM order_entries,
       LATERAL (
         SELECT coalesce(jsonb_object_agg(type, count) FILTER (WHERE count::int > 0), '{}') AS people
           FROM jsonb_each(participants) AS party (type, count)
       ) riding
 WHERE vehicle_unit_id IS NOT NULL AND people <> '{}';

ALTER TABLE order_entries
  DROP CONSTRAINT order_entries_canceled_is_off,
  DROP CONSTRAINT order_entries_unit,
  DROP COLUMN vehicle_unit_id;

-- At the end of a transaction nobody has two seats: the parts of an entry are within its participants, type by type, and
-- what's canceled is on no vehicle.
CREATE FUNCTION check_parts_of(entry uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM order_entries WHERE id = entry AND status = 'CANCELED'
    AND EXISTS (SELECT FROM unit_parts WHERE entry_id = entry);
  IF FOUND THEN
    RAISE EXCEPTION 'a canceled entry is on a vehicle'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'unit_parts_canceled_is_off', TABLE = 'unit_parts';
  END IF;
  PERFORM FROM unit_parts
    CROSS JOIN LATERAL jsonb_each_text(unit_parts.participants) AS part (type, count)
    JOIN order_entries ON order_entries.id = entry_id
   WHERE entry_id = entry
   GROUP BY type, order_entries.participants
  HAVING sum(count::int) > coalesce((order_entries.participants ->> type)::int, 0);
  IF FOUND THEN
    RAISE EXCEPTION 'more people on vehicles than in the party'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'unit_parts_within_party', TABLE = 'unit_parts';
  END IF;
END $$;

CREATE FUNCTION check_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_parts_of(NEW.entry_id);
  RETURN NULL;
END $$;

CREATE FUNCTION check_parts_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_parts_of(NEW.id);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER unit_parts_within_party AFTER INSERT OR UPDATE ON unit_parts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_parts();
CREATE CONSTRAINT TRIGGER order_entries_parts AFTER UPDATE OF participants, status ON order_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.participants IS DISTINCT FROM NEW.participants OR OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION check_parts_of_entry();

-- They know one vehicle of an entry, by the column that's gone; what they'd take back stays as it is.
DELETE FROM undo_steps WHERE kind IN ('canceledOrder', 'removedUnit');
