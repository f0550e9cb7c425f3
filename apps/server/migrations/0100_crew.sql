-- The language of a guide's or driver's papers, messages and page, and the one that they chose for the page.
ALTER TABLE operators ADD COLUMN document_language text NOT NULL DEFAULT 'he'
  CHECK (document_language IN ('he', 'en'));
ALTER TABLE operators ADD COLUMN page_language text CHECK (page_language IN ('he', 'en'));

-- Links to the crew's page, for one guide or driver each. The token itself is stored nowhere.
CREATE TABLE crew_links (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  operator_id uuid NOT NULL REFERENCES operators ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  -- How many phones it has opened.
  opened integer NOT NULL DEFAULT 0 CHECK (opened >= 0),
  wrong_tries integer NOT NULL DEFAULT 0 CHECK (wrong_tries >= 0),
  dead_at timestamptz(3)
);
CREATE INDEX crew_links_operator ON crew_links (operator_id);
CREATE INDEX crew_links_expires_at ON crew_links (expires_at);

-- Phones that came by such a link.
CREATE TABLE crew_sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  operator_id uuid NOT NULL REFERENCES operators ON DELETE CASCADE,
  -- The phone's User-Agent.
  device text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);
CREATE INDEX crew_sessions_operator ON crew_sessions (operator_id);
CREATE INDEX crew_sessions_last_used_at ON crew_sessions (last_used_at);

-- What guides and drivers answered to being on a vehicle unit, and that they were asked again or taken off it. The last
-- one by time counts. The unit may be gone.
CREATE TABLE crew_replies (
  id uuid PRIMARY KEY,
  unit_id uuid NOT NULL,
  operator_id uuid NOT NULL REFERENCES operators ON DELETE CASCADE,
  reply text NOT NULL CHECK (reply IN ('accepted', 'declined', 'proposed', 'left')),
  reason text NOT NULL DEFAULT '' CHECK ((reply = 'declined') = (reason <> '')),
  -- What they answered to.
  assignment jsonb NOT NULL,
  at timestamptz(3) NOT NULL,
  -- Who of the office entered it; null for the crew's own.
  user_id uuid REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX crew_replies_last ON crew_replies (unit_id, operator_id, at DESC, id DESC);
CREATE INDEX crew_replies_operator ON crew_replies (operator_id);
CREATE TRIGGER crew_replies_append_only BEFORE UPDATE ON crew_replies
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What happened on the road, as crews and the office sent it, each once. The state of a party is made of it. The unit
-- may be gone.
CREATE TABLE boarding_events (
  -- Made by the phone.
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('boarded', 'no_show', 'dropped_off', 'undo', 'cash', 'note', 'incident')),
  unit_id uuid NOT NULL,
  entry_id uuid REFERENCES order_entries ON DELETE RESTRICT,
  count integer CHECK (count >= 0),
  undoes uuid,
  note text,
  amount bigint CHECK (amount > 0),
  currency text CHECK (currency IN ('USD', 'EUR', 'ILS')),
  -- When it happened, never later than it arrived; the phone may have said otherwise.
  at timestamptz(3) NOT NULL,
  phone_at timestamptz(3) NOT NULL,
  arrived_at timestamptz(3) NOT NULL,
  flags text[] NOT NULL DEFAULT '{}',
  operator_id uuid REFERENCES operators ON DELETE RESTRICT,
  user_id uuid REFERENCES users ON DELETE RESTRICT,
  -- The name at the time.
  by_name text NOT NULL,
  CHECK (num_nonnulls(operator_id, user_id) = 1),
  CHECK ((kind IN ('boarded', 'no_show', 'dropped_off')) = (count IS NOT NULL)),
  CHECK ((kind = 'undo') = (undoes IS NOT NULL)),
  CHECK ((kind IN ('note', 'incident')) = (note IS NOT NULL)),
  CHECK ((kind = 'cash') = (amount IS NOT NULL) AND (amount IS NULL) = (currency IS NULL)),
  CHECK (entry_id IS NOT NULL OR kind IN ('note', 'incident')),
  CHECK (at <= arrived_at)
);
CREATE INDEX boarding_events_unit ON boarding_events (unit_id, at, id);
CREATE INDEX boarding_events_entry ON boarding_events (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX boarding_events_operator ON boarding_events (operator_id);
CREATE INDEX boarding_events_user ON boarding_events (user_id);
CREATE TRIGGER boarding_events_append_only BEFORE UPDATE OR DELETE ON boarding_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
