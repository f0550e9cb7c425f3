-- Units of the currency for one US dollar (HOLE-O5).
CREATE TABLE currency_rates (
  currency text PRIMARY KEY CHECK (currency IN ('USD', 'EUR', 'ILS')),
  rate numeric(12, 6) NOT NULL CHECK (rate > 0),
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT currency_rates_dollar_is_one CHECK (currency <> 'USD' OR rate = 1)
);
INSERT INTO currency_rates (currency, rate, updated_at) VALUES
  ('USD', 1, '2026-01-01T00:00:00Z'),
  ('EUR', 0.92, '2026-01-01T00:00:00Z'),
  ('ILS', 3.70, '2026-01-01T00:00:00Z');

CREATE TABLE price_lists (
  id uuid PRIMARY KEY,
  tour_id uuid NOT NULL REFERENCES tours ON DELETE CASCADE,
  position int NOT NULL,
  description text NOT NULL DEFAULT '',
  start_date date NOT NULL,
  end_date date,
  status text NOT NULL CHECK (status IN ('Draft', 'Active')),
  -- The 16 pairs of cities, amounts in cents: read and written whole (HOLE-C25).
  prices jsonb NOT NULL CHECK (jsonb_typeof(prices) = 'array'),
  CONSTRAINT price_lists_days_in_order CHECK (end_date IS NULL OR end_date >= start_date),
  -- Deferrable, so that saving a tour may exchange the dates of two lists.
  CONSTRAINT price_lists_active_apart EXCLUDE USING gist (
    tour_id WITH =,
    daterange(start_date, end_date, '[]') WITH &&
  ) WHERE (status = 'Active') DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX price_lists_tour ON price_lists (tour_id, position);

CREATE TABLE ticket_types (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type <> ''),
  price_portion numeric(7, 6) NOT NULL CHECK (price_portion BETWEEN 0 AND 1),
  notes text NOT NULL DEFAULT '',
  position int NOT NULL
);
CREATE UNIQUE INDEX ticket_types_type ON ticket_types (lower(type));
INSERT INTO ticket_types (id, type, price_portion, position) VALUES
  ('019b7000-0000-7000-8000-000000000001', 'adult', 1, 0),
  ('019b7000-0000-7000-8000-000000000002', 'child', 0.5, 1),
  ('019b7000-0000-7000-8000-000000000003', 'infant', 0, 2);

CREATE TABLE coupons (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  code text NOT NULL UNIQUE CHECK (code <> ''),
  discount numeric(7, 6) NOT NULL CHECK (discount > 0 AND discount < 1),
  start_date date NOT NULL,
  end_date date,
  usage int NOT NULL CHECK (usage > 0),
  uses int NOT NULL DEFAULT 0 CHECK (uses >= 0),
  position int NOT NULL,
  CONSTRAINT coupons_days_in_order CHECK (end_date IS NULL OR end_date >= start_date),
  CONSTRAINT coupons_not_used_up CHECK (uses <= usage)
);

CREATE TABLE coupon_tours (
  coupon_id uuid NOT NULL REFERENCES coupons ON DELETE CASCADE,
  tour_id uuid NOT NULL REFERENCES tours ON DELETE CASCADE,
  PRIMARY KEY (coupon_id, tour_id)
);
CREATE INDEX coupon_tours_tour ON coupon_tours (tour_id);

CREATE TABLE general_discounts (
  id uuid PRIMARY KEY,
  discount numeric(7, 6) NOT NULL CHECK (discount > 0 AND discount < 1),
  booking_or_tour text NOT NULL CHECK (booking_or_tour IN ('booking', 'tour')),
  start_date date NOT NULL,
  end_date date,
  languages text[] NOT NULL
    CHECK (languages <@ ARRAY['english', 'french', 'spanish', 'german', 'portuguese']),
  group_types text[] NOT NULL
    CHECK (group_types <@ ARRAY['small_group', 'medium_group', 'large_group', 'private_group']),
  position int NOT NULL,
  CONSTRAINT general_discounts_days_in_order CHECK (end_date IS NULL OR end_date >= start_date)
);

CREATE TABLE general_discount_tours (
  general_discount_id uuid NOT NULL REFERENCES general_discounts ON DELETE CASCADE,
  tour_id uuid NOT NULL REFERENCES tours ON DELETE CASCADE,
  PRIMARY KEY (general_discount_id, tour_id)
);
CREATE INDEX general_discount_tours_tour ON general_discount_tours (tour_id);

CREATE TABLE locations (
  id uuid PRIMARY KEY,
  city text NOT NULL CHECK (city IN ('tel_aviv', 'jerusalem', 'herzliya', 'jaffa')),
  name text NOT NULL CHECK (name <> ''),
  address text NOT NULL CHECK (address <> ''),
  is_default boolean NOT NULL DEFAULT false,
  lat double precision,
  lng double precision,
  position int NOT NULL
);
CREATE UNIQUE INDEX locations_one_default ON locations (city) WHERE is_default;

CREATE TABLE agency_tour_commissions (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  tour_id uuid NOT NULL REFERENCES tours ON DELETE CASCADE,
  commission_rate numeric(6, 3) NOT NULL CHECK (commission_rate BETWEEN 0 AND 100),
  PRIMARY KEY (account_id, tour_id)
);
CREATE INDEX agency_tour_commissions_tour ON agency_tour_commissions (tour_id);
