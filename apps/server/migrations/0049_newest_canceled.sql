-- The home page shows the newest cancellations; those of a large business are few among its orders.
CREATE INDEX orders_canceled_at ON orders (canceled_at DESC, id DESC) WHERE canceled_at IS NOT NULL;
