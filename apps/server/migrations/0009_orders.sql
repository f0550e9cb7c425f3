-- Numbers are never reused; a failed save may leave a gap (HOLE-O49).
CREATE SEQUENCE order_numbers START 10001;

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  order_number bigint NOT NULL UNIQUE DEFAULT nextval('order_numbers'),
  -- Made by the client for one save: a double click finds the first order (HOLE-O51).
  client_key text UNIQUE,
  order_type text NOT NULL CHECK (order_type IN ('daily', 'private', 'package', 'starTour')),
  source text NOT NULL CHECK (source IN ('website', 'office', 'email')),
  status text NOT NULL CHECK (status IN ('pending', 'canceled', 'paid')),
  payment_status text NOT NULL CHECK (payment_status IN ('PENDING', 'PARTIAL', 'PAID', 'CANCELED')),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE RESTRICT,
  agent_id uuid REFERENCES users ON DELETE RESTRICT,
  created_by uuid REFERENCES users ON DELETE RESTRICT,
  star_tour_id uuid REFERENCES star_tours ON DELETE RESTRICT,
  ref_order_number text NOT NULL DEFAULT '',
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  mobile_phone text NOT NULL DEFAULT '',
  room_number text NOT NULL DEFAULT '',
  passport_number text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  notes text NOT NULL DEFAULT '',
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'ILS')),
  -- Units of the currency for one US dollar when the order was saved (HOLE-O5).
  rate numeric(12, 6) NOT NULL CHECK (rate > 0),
  -- Sum of the entries as calculated, in US cents; custom_total is in the order's currency and wins.
  total_cents bigint NOT NULL CHECK (total_cents >= 0),
  custom_total bigint CHECK (custom_total >= 0),
  commission_cents bigint NOT NULL DEFAULT 0 CHECK (commission_cents >= 0),
  payment_tbd boolean NOT NULL DEFAULT false,
  is_agency_payment boolean NOT NULL DEFAULT false,
  payment_provider text NOT NULL,
  coupon_code text NOT NULL DEFAULT '',
  first_tour_date date NOT NULL,
  last_tour_date date NOT NULL,
  -- Lower-case order number, reference, customer and all notes, made by the store (OPS-03).
  search_text text NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  canceled_at timestamptz(3),
  CONSTRAINT orders_tour_dates_in_order CHECK (last_tour_date >= first_tour_date),
  CONSTRAINT orders_star_tour CHECK (star_tour_id IS NULL OR order_type = 'starTour'),
  CONSTRAINT orders_canceled CHECK (
    (status = 'canceled') = (payment_status = 'CANCELED') AND (status = 'canceled') = (canceled_at IS NOT NULL)
  )
);
CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops);
CREATE INDEX orders_account ON orders (account_id, first_tour_date DESC, id DESC);
CREATE INDEX orders_agent ON orders (agent_id, first_tour_date DESC);
CREATE INDEX orders_created_by ON orders (created_by);
CREATE INDEX orders_payment_status ON orders (account_id, payment_status);
CREATE INDEX orders_star_tour ON orders (star_tour_id);

-- Carries what the operations list filters and sorts by, so that each filter is an index on one table.
CREATE TABLE order_entries (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  position int NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE RESTRICT,
  agent_id uuid REFERENCES users ON DELETE RESTRICT,
  order_type text NOT NULL CHECK (order_type IN ('daily', 'private', 'package', 'starTour')),
  source text NOT NULL CHECK (source IN ('website', 'office', 'email')),
  order_status text NOT NULL CHECK (order_status IN ('pending', 'canceled', 'paid')),
  status text NOT NULL
    CHECK (status IN ('NOT_CONFIRMED', 'BOOKED', 'CONFIRMED', 'COMPLETED', 'CANCELED', 'PARTIAL')),
  tour_id uuid NOT NULL REFERENCES tours ON DELETE RESTRICT,
  tour_date date NOT NULL,
  end_date date,
  group_type text NOT NULL
    CHECK (group_type IN ('small_group', 'medium_group', 'large_group', 'private_group')),
  is_deluxe boolean NOT NULL DEFAULT false,
  language text CHECK (language IN (
    'english', 'french', 'spanish', 'german', 'portuguese',
    'italian', 'russian', 'romanian', 'dutch', 'chinese'
  )),
  price_class text NOT NULL CHECK (price_class IN ('premium', 'economy')),
  participants jsonb NOT NULL CHECK (jsonb_typeof(participants) = 'object'),
  head_count int NOT NULL CHECK (head_count >= 0),
  pickup_city text CHECK (pickup_city IN ('tel_aviv', 'jerusalem', 'herzliya', 'jaffa')),
  pickup_name text NOT NULL DEFAULT '',
  pickup_address text NOT NULL DEFAULT '',
  pickup_time text CHECK (pickup_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  dropoff_city text CHECK (dropoff_city IN ('tel_aviv', 'jerusalem', 'herzliya', 'jaffa')),
  dropoff_name text NOT NULL DEFAULT '',
  dropoff_address text NOT NULL DEFAULT '',
  different_dropoff boolean NOT NULL DEFAULT false,
  is_extra_service boolean NOT NULL DEFAULT false,
  is_agency_payment boolean NOT NULL DEFAULT false,
  notes text NOT NULL DEFAULT '',
  tour_option text CHECK (tour_option IN ('car only', 'car + guide', 'guide only', 'private')),
  vehicle_size int CHECK (vehicle_size IN (4, 7, 10, 13, 16, 19, 35, 50)),
  license_plate text NOT NULL DEFAULT '',
  guide text NOT NULL DEFAULT '',
  voucher text NOT NULL DEFAULT '',
  coupon_code text NOT NULL DEFAULT '',
  coupon_data jsonb,
  is_priceable boolean NOT NULL,
  undiscounted_cents bigint NOT NULL CHECK (undiscounted_cents >= 0),
  -- The share that remains, 0.9 for 10 % off; 0 when there is no such discount (HOLE-O7).
  coupon_multiplier numeric(7, 6) NOT NULL DEFAULT 0 CHECK (coupon_multiplier BETWEEN 0 AND 1),
  general_multiplier numeric(7, 6) NOT NULL DEFAULT 0 CHECK (general_multiplier BETWEEN 0 AND 1),
  total_cents bigint NOT NULL CHECK (total_cents >= 0),
  tickets jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(tickets) = 'object'),
  commission_cents bigint NOT NULL DEFAULT 0 CHECK (commission_cents >= 0),
  vehicle_unit_id uuid,
  CONSTRAINT order_entries_one_discount CHECK (coupon_multiplier = 0 OR general_multiplier = 0),
  CONSTRAINT order_entries_days_in_order CHECK (end_date IS NULL OR end_date >= tour_date),
  -- HOLE-O39, HOLE-O84: what is canceled is on no vehicle.
  CONSTRAINT order_entries_canceled_is_off CHECK (status <> 'CANCELED' OR vehicle_unit_id IS NULL),
  CONSTRAINT order_entries_unit FOREIGN KEY (vehicle_unit_id, tour_id, tour_date)
    REFERENCES vehicle_units (id, tour_id, tour_date) ON DELETE SET NULL (vehicle_unit_id)
);
CREATE INDEX order_entries_order ON order_entries (order_id, position);
CREATE INDEX order_entries_unit ON order_entries (vehicle_unit_id) WHERE vehicle_unit_id IS NOT NULL;
CREATE INDEX order_entries_date ON order_entries (tour_date, id);
CREATE INDEX order_entries_tour ON order_entries (tour_id, tour_date, id);
CREATE INDEX order_entries_account ON order_entries (account_id, tour_date, id);
CREATE INDEX order_entries_agent ON order_entries (agent_id, tour_date, id);
CREATE INDEX order_entries_order_type ON order_entries (order_type, tour_date, id);
CREATE INDEX order_entries_source ON order_entries (source, tour_date, id);
CREATE INDEX order_entries_order_status ON order_entries (order_status, tour_date, id);
CREATE INDEX order_entries_status ON order_entries (status, tour_date, id);
CREATE INDEX order_entries_language ON order_entries (language, tour_date, id);
CREATE INDEX order_entries_group_type ON order_entries (group_type, tour_date, id);
CREATE INDEX order_entries_price_class ON order_entries (price_class, tour_date, id);
CREATE INDEX order_entries_pickup_city ON order_entries (pickup_city, tour_date, id);
CREATE INDEX order_entries_dropoff_city ON order_entries (dropoff_city, tour_date, id);

-- One use of a coupon per order, given back when the order is canceled.
CREATE TABLE coupon_redemptions (
  order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  coupon_id uuid NOT NULL REFERENCES coupons ON DELETE CASCADE,
  redeemed_at timestamptz(3) NOT NULL
);
CREATE INDEX coupon_redemptions_coupon ON coupon_redemptions (coupon_id);

CREATE TABLE payments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('charge', 'refund', 'agency')),
  status text NOT NULL CHECK (status IN ('pending', 'paid', 'canceled')),
  -- Minor units of the currency.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'ILS')),
  provider text NOT NULL,
  transaction_number text,
  payment_url text,
  payment_url2 text,
  client_key text UNIQUE,
  refunds_id uuid REFERENCES payments ON DELETE RESTRICT,
  created_by uuid REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  CONSTRAINT payments_transaction UNIQUE (provider, transaction_number),
  CONSTRAINT payments_refund CHECK (refunds_id IS NULL OR action = 'refund'),
  CONSTRAINT payments_settled CHECK ((status = 'paid') = (settled_at IS NOT NULL))
);
CREATE INDEX payments_order ON payments (order_id, created_at);
CREATE INDEX payments_refunds ON payments (refunds_id) WHERE refunds_id IS NOT NULL;
