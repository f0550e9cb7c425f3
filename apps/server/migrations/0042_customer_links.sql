-- The link by which a customer reads an order without a login. As with payments, only the secret part is kept.
ALTER TABLE orders ADD COLUMN link_token text NOT NULL DEFAULT encode(uuid_send(gen_random_uuid()), 'hex');
ALTER TABLE orders ADD CONSTRAINT orders_link_token UNIQUE (link_token);

-- Each mail with a link to an order, or to one of its payments.
CREATE TABLE link_mails (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  payment_id uuid REFERENCES payments ON DELETE CASCADE,
  recipient text NOT NULL,
  sent_by text NOT NULL,
  sent_at timestamptz(3) NOT NULL
);
CREATE INDEX link_mails_order ON link_mails (order_id, sent_at);
CREATE INDEX link_mails_payment ON link_mails (payment_id);
