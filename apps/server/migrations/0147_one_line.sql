-- Texts of one line lose the signs that nobody sees. The domain has the same function, and a test holds them together.
CREATE FUNCTION one_line(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(
    translate(
      regexp_replace(
        regexp_replace(value, '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
        '(?<![\ufe0f\u0600-\u0dff\u2600-\u27bf\U0001f000-\U0001faff])[\u200c\u200d]|[\u200c\u200d](?![\ufe0f\u0600-\u0dff\u2600-\u27bf\U0001f000-\U0001faff])',
        '', 'g'
      ),
      E'\u2011\u00a0\u2007\u202f', '-   '
    ),
    E' \t\n\v\f\r\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u205f\u3000'
  )
$$;

-- What can't be told apart from another record once it's cleaned, or is empty then, gets a number that everybody sees, and
-- the server logs a warning.
CREATE FUNCTION pg_temp.rename_to(tab text, col text, id uuid, before text, after text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  number int := 1;
  free text := after;
BEGIN
  LOOP
    BEGIN
      EXECUTE format('UPDATE %I SET %I = $1 WHERE id = $2', tab, col) USING free, id;
      EXIT;
    EXCEPTION WHEN unique_violation OR check_violation THEN
      number := number + 1;
      free := ltrim(after || ' (' || number || ')');
    END;
  END LOOP;
  IF number > 1 THEN
    RAISE WARNING '% % is called "%" now: written as plainly as people see it, "%" is empty or the same as another one',
      tab, id, free, before;
  END IF;
END $$;

CREATE FUNCTION pg_temp.clean(tab text, col text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  dirty record;
BEGIN
  FOR dirty IN EXECUTE format(
    'SELECT id, %1$I AS text FROM %2$I WHERE %1$I ~ $1 AND one_line(%1$I) <> %1$I ORDER BY id', col, tab
  ) USING '[\u00a0\u00ad\u061c\u2007\u200b-\u200f\u2011\u202a-\u202f\u2060-\u2069\ufeff]' LOOP
    PERFORM pg_temp.rename_to(tab, col, dirty.id, dirty.text, one_line(dirty.text));
  END LOOP;
END $$;

SELECT pg_temp.clean(split_part(name, '.', 1), split_part(name, '.', 2)) FROM unnest(ARRAY[
  'accounts.name', 'accounts.mobile_phone', 'accounts.contact_email', 'accounts.hashavshevet_agency_key',
  'users.login', 'users.first_name', 'users.last_name', 'users.mobile_phone',
  'invites.email', 'invites.first_name', 'invites.last_name', 'invites.mobile_phone', 'passkeys.name',
  'orders.ref_order_number', 'orders.first_name', 'orders.last_name', 'orders.email', 'orders.mobile_phone',
  'orders.room_number', 'orders.passport_number', 'orders.address',
  'order_entries.pickup_name', 'order_entries.pickup_address', 'order_entries.dropoff_name',
  'order_entries.dropoff_address', 'order_entries.license_plate', 'order_entries.guide', 'order_entries.voucher',
  'order_entries.coupon_code',
  'operators.first_name', 'operators.last_name', 'operators.mobile_phone', 'operators.home_phone', 'operators.email',
  'operators.city', 'cars.plate_id', 'cars.make',
  'car_suppliers.name', 'car_suppliers.contact', 'car_suppliers.contact_phone', 'car_suppliers.contact_email',
  'coupons.name', 'coupons.code', 'locations.name', 'locations.address', 'payment_policies.name',
  'cancellation_policies.name', 'saved_views.name', 'tags.name', 'price_lists.description',
  'tours.name', 'tours.number', 'tours.hashavshevet_item_key', 'tours.headline', 'tours.affiliation_link',
  'star_tours.name', 'star_tours.number', 'star_tours.hashavshevet_item_key', 'star_tours.headline',
  'highlights.name', 'highlights.address', 'highlights.subtitle', 'articles.title', 'articles.subtitle'
]) name;

UPDATE settings SET data = one_line(data::text)::jsonb WHERE one_line(data::text) <> data::text;
UPDATE orders SET coupon = one_line(coupon::text)::jsonb WHERE one_line(coupon::text) <> coupon::text;

-- Ticket types are also in what people bought.
DO $$
DECLARE
  dirty record;
  before text;
  after text;
BEGIN
  FOR dirty IN SELECT id, type FROM ticket_types WHERE one_line(type) <> type ORDER BY id LOOP
    PERFORM pg_temp.rename_to('ticket_types', 'type', dirty.id, dirty.type, one_line(dirty.type));
    before := to_jsonb(dirty.type)::text;
    SELECT to_jsonb(type)::text INTO after FROM ticket_types WHERE id = dirty.id;
    UPDATE orders SET ticket_types = replace(ticket_types::text, before, after)::jsonb
      WHERE strpos(ticket_types::text, before) > 0;
    UPDATE order_entries SET participants = replace(participants::text, before, after)::jsonb,
        tickets = replace(tickets::text, before, after)::jsonb,
        price_steps = replace(price_steps::text, before, after)::jsonb
      WHERE strpos(participants::text, before) > 0;
    UPDATE unit_parts SET participants = replace(participants::text, before, after)::jsonb
      WHERE strpos(participants::text, before) > 0;
  END LOOP;
END $$;
