-- The link that a start without a super user prints is made of this and the session secret; gone once it was used.
CREATE TABLE set_up_link (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  nonce text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
