import { addDays, type Day } from '@tourdesk/domain/calendar'
import type pg from 'pg'

/** An agency of the filled business, and one of its agents, by their ids. */
export interface FilledBusiness {
  agency: string
  agent: string
}

/**
 * Fills an empty database with three years of orders, directly in its tables: 300 agencies, one of which
 * sells a tenth; forty tours a day, each with a vehicle and crew on the seven days from `today`. About 4 % of
 * the orders are canceled; 2 % of all orders and half of those of the last 45 days are unpaid.
 */
export async function fillOrders(pool: pg.Pool, rows: number, today: Day): Promise<FilledBusiness> {
  for (const statement of statementsFor(rows, today)) await pool.query(statement)
  const { rows: found } = await pool.query<FilledBusiness>(
    `select ${id('account', '3')} as agency, ${id('user', '3')} as agent`,
  )
  return found[0]!
}

const id = (kind: string, number: string) => `md5('${kind}' || (${number}))::uuid`

function statementsFor(rows: number, today: Day): string[] {
  const stamps = 'created_at, updated_at'
  const account = `case when n % 10 = 3 then ${id('account', '3')} when n % 5 = 0 then ${id('account', '0')}
    else ${id('account', '1 + n % 299')} end`
  // Ids are in order of time, as in the product.
  const order = `overlay(md5('order' || n) placing lpad(to_hex(n), 8, '0') from 1 for 8)::uuid`
  const created = `now() - (${rows} - n) * (interval '3 years' / ${rows}::float8)`
  const tourDate = `(${created})::date + 1 + n % 60`
  const isCanceled = 'n % 25 = 1'
  const isOpen = `not (${isCanceled}) and (n % 50 = 0 or n % 2 = 0 and ${created} > now() - interval '45 days')`
  const currency = `(array['USD', 'EUR', 'ILS'])[1 + n % 3]`
  const series = `generate_series(1, ${rows}) n`
  const status = `case when ${isCanceled} then 'canceled' when ${isOpen} then 'pending' else 'paid' end`
  return [
    `insert into accounts (id, is_main, name, status, api_key, prices_updated_at, ${stamps})
     select ${id('account', 'n')}, n = 0, 'Agency ' || n, 'ACTIVE', md5('key' || n), now(), now(), now()
       from generate_series(0, 299) n`,
    `insert into users (id, login, password_hash, ${stamps})
     select ${id('user', 'n')}, 'agent' || n || '@example.com', 'none', now(), now() from generate_series(0, 39) n`,
    `insert into tours (id, name, number, ${stamps})
     select ${id('tour', 'n')}, 'Tour ' || n, n::text, now(), now() from generate_series(0, 39) n`,
    `insert into cars (id, plate_id, seats, make, year, ${stamps})
     select ${id('car', 'n')}, 'plate ' || n, 19, 'Ford', 2023, now(), now() from generate_series(0, 39) n`,
    `insert into operators (id, role, first_name, last_name, mobile_phone, email, languages, ${stamps})
     select ${id('operator', 'n')}, case when n < 40 then 'driver' else 'guide' end, 'Noa', n::text, '050', 'n@example.com',
       '{english}', now(), now() from generate_series(0, 79) n`,
    `insert into orders (id, order_type, source, channel, status, payment_status, account_id, agent_id, first_name, last_name, email,
       currency, rate, total_cents, payment_provider, instalments, first_tour_date, last_tour_date, search_text,
       ${stamps}, canceled_at)
     select ${order}, 'daily', 'office', 'office', ${status},
       case when ${isCanceled} then 'CANCELED' when ${isOpen} then 'PENDING' else 'PAID' end,
       ${account}, ${id('user', 'n % 40')}, 'Dana', 'Levi ' || n, 'dana@example.com', ${currency}, 1, 25000, 'tranzila',
       case when n % 5 = 0 then jsonb_build_array(
         jsonb_build_object('n', 1, 'dueOn', (${created})::date, 'amount', 7500),
         jsonb_build_object('n', 2, 'dueOn', ${tourDate} - 7, 'amount', 17500)) else '[]' end,
       ${tourDate}, ${tourDate} + 1, ' dana levi ' || n, ${created}, ${created},
       case when ${isCanceled} then ${created} + interval '1 day' end
       from ${series}`,
    `insert into tour_events (id, tour_id, tour_date, created_at, updated_at)
     select md5('event' || tour || day)::uuid, ${id('tour', 'tour')}, day, now(), now()
       from generate_series(0, 39) tour,
         (select distinct first_tour_date + later as day from orders, generate_series(0, 1) later) days`,
    `insert into vehicle_units (id, tour_event_id, tour_id, tour_date, end_date, car_id, ${stamps})
     select md5('unit' || tour || day::date)::uuid, md5('event' || tour || day::date)::uuid, ${id('tour', 'tour')},
       day, day, ${id('car', 'tour')}, now(), now()
       from generate_series(0, 39) tour, generate_series('${today}'::date, '${addDays(today, 6)}', '1 day') day
       where exists (select from tour_events where tour_date = day::date)`,
    `insert into unit_crew (unit_id, operator_id, is_guide, is_driver, start_date, end_date)
     select md5('unit' || tour || day::date)::uuid, ${id('operator', 'tour + part * 40')}, part = 1, part = 0, day, day
       from generate_series(0, 39) tour, generate_series('${today}'::date, '${addDays(today, 6)}', '1 day') day,
         generate_series(0, 1) part
       where exists (select from tour_events where tour_date = day::date)`,
    `insert into order_entries (id, order_id, position, account_id, agent_id, order_type, source, order_status, status,
       tour_event_id, tour_id, added_on, tour_date, group_type, language, price_class, participants, head_count, is_priceable,
       undiscounted_cents, total_cents, order_total, order_paid, order_open, share_cents, share_usd_cents, overdue_from,
       canceled_at, cancel_reason, cancellation_tiers)
     select overlay(md5('entry' || n || part) placing lpad(to_hex(n), 8, '0') from 1 for 8)::uuid, ${order}, part,
       ${account}, ${id('user', 'n % 40')}, 'daily', 'office', ${status},
       case when ${isCanceled} then 'CANCELED' else 'BOOKED' end,
       md5('event' || n % 40 || (${tourDate} + part))::uuid, ${id('tour', 'n % 40')}, (${created})::date, ${tourDate} + part, 'small_group',
       'english', 'premium', '{"adult": 2}', 2, true, 12500, 12500, 25000,
       case when ${isOpen} then 0 else 25000 end, case when ${isOpen} then 25000 else 0 end, 12500, 12500,
       case when ${isOpen} then (${created})::date + 1 end, case when ${isCanceled} then ${created} + interval '1 day' end,
       case when ${isCanceled} then 'customer' end, '[]'
       from ${series}, generate_series(0, 1) part where part = 0 or n % 3 = 0`,
    `insert into unit_parts (entry_id, unit_id, tour_event_id, position, participants, updated_at)
     select order_entries.id, vehicle_units.id, order_entries.tour_event_id, 0, participants, now()
       from order_entries
       join orders on orders.id = order_id
       join vehicle_units on vehicle_units.tour_event_id = order_entries.tour_event_id
      where order_entries.status <> 'CANCELED' and order_number % 5 <> 0`,
    `insert into payments (id, order_id, action, status, amount, currency, provider, instalment, created_at, settled_at)
     select md5('payment' || n || part)::uuid, ${order}, 'charge', case when ${isOpen} then 'pending' else 'paid' end,
       case when n % 5 > 0 then 25000 when part = 0 then 7500 else 17500 end, ${currency}, 'tranzila',
       case when n % 5 = 0 then part + 1 end, ${created}, case when not (${isOpen}) then ${created} end
       from ${series}, generate_series(0, 1) part where part = 0 or n % 5 = 0`,
    `insert into payments (id, order_id, action, status, amount, currency, provider, created_at)
     select md5('refund' || n)::uuid, ${order}, 'refund', 'pending', 25000, ${currency}, 'office', now()
       from generate_series(1, ${rows}, ${Math.max(25, Math.floor(rows / 100 / 25) * 25)}) n`,
    'vacuum analyze',
  ]
}
