-- What a car supplier was asked for a vehicle unit, and what they answered. The unit may be gone.
CREATE TABLE supplier_requests (
  unit_id uuid NOT NULL,
  car_supplier_id uuid NOT NULL REFERENCES car_suppliers,
  state text NOT NULL CHECK (state IN ('asked', 'confirmed', 'refused', 'canceled')),
  -- The facts that the supplier knows.
  told jsonb NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'he')),
  contact text NOT NULL,
  remarks text NOT NULL,
  -- The call that asked last; null when staff entered a reply to a phone call.
  client_key uuid,
  asked_at timestamptz(3),
  asked_by text,
  replied_at timestamptz(3),
  replied_by text,
  note text NOT NULL,
  unit_day date NOT NULL,
  PRIMARY KEY (unit_id, car_supplier_id),
  CHECK ((asked_at IS NULL) = (asked_by IS NULL)),
  CHECK ((replied_at IS NULL) = (replied_by IS NULL))
);
CREATE INDEX supplier_requests_supplier ON supplier_requests (car_supplier_id);
CREATE INDEX supplier_requests_day ON supplier_requests (unit_day) WHERE state IN ('asked', 'confirmed');
