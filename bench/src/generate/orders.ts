import { names, wordsOf } from './names.ts'
import { sizes } from './records.ts'

/** The number of orders of a business, and since when. */
export interface Business {
  orders: number
  today: string
  history: History
}

/**
 * The number of days over which the orders are spread. If `growth` is below 1, recent days have more of them;
 * if it's 1, all days have the same number.
 */
export interface History {
  days: number
  growth: number
}

/** A growing business of three years. */
export const threeYears: History = { days: 1096, growth: 0.7 }

/**
 * A business with a constant number of orders a day: with more orders it's older, but its days aren't busier.
 */
export function steady(orders: number, perDay: number): History {
  return { days: Math.max(1, orders / perDay), growth: 1 }
}

/**
 * Orders, their entries and their departures. A few tours and agencies have most of them, and orders older
 * than a year are settled. The facts of each order are worked out first, since orders, entries and money all
 * need them.
 */
export function orderStatements({ orders, today, history }: Business): string[] {
  return [
    `create temp table made on commit drop as select *, pg_temp.id_at(created, 'order', n) as id,
         case when is_canceled then 'canceled' when share = 1 then 'paid' else 'pending' end as status,
         case when is_canceled then 'CANCELED' when share = 1 then 'PAID' when share > 0 then 'PARTIAL' else 'PENDING' end
           as payment_status
       from (
         select *, created::date + lead as first_day,
           chance_of_cancel < 0.06 as is_canceled,
           is_waiting and chance_of_cancel >= 0.06 as is_unpriced,
           case when chance_of_cancel < 0.06 or is_waiting then 0
                when created::date + lead < ${day(today)} - 365 then 1
                when chance_of_payment < case when created::date + lead < ${day(today)} then 0.97 else 0.6 end then 1
                when chance_of_payment < case when created::date + lead < ${day(today)} then 0.98 else 0.7 end then 0.3
                else 0 end as share
           from (
            select *, chance_of_wait < 0.1 and created > ${moment(today)} - interval '20 days' as is_waiting from (
             select n, pg_temp.chance(n, 10) as chance_of_cancel, pg_temp.chance(n, 11) as chance_of_payment,
               date_trunc('milliseconds', ${moment(today)} - (1 - power(n / ${orders}::float8, ${history.growth})) * interval '${history.days} days')
                 as created,
               least(365, 1 + floor(-30 * ln(1 - pg_temp.chance(n, 12)))::int) as lead,
               1 + width_bucket(pg_temp.chance(n, 13), array[0.25, 0.55, 0.8, 0.92, 0.97]) as tours,
               case when pg_temp.chance(n, 14) < 0.25 then 0 else 1 + pg_temp.favor(n, 15, ${sizes.agencies}) end as agency,
               (array['USD', 'USD', 'USD', 'EUR', 'ILS'])[1 + pg_temp.pick(n, 16, 5)] as currency,
               pg_temp.chance(n, 17) as chance_of_wait,
               pg_temp.chance(n, 18) < 0.15 as is_hebrew
               from generate_series(1, ${orders}) n
            ) drawn
           ) waiting
       ) dated`,
    `create temp table made_entries on commit drop as
       select made.n, made.id as order_id, part, pg_temp.id_at(created, 'entry', made.n * 10 + part) as id,
         pg_temp.favor(made.n * 10 + part, 20, ${sizes.tours}) as tour, first_day + part as day,
         1 + pg_temp.pick(made.n * 10 + part, 21, 4) as heads
         from made, generate_series(0, made.tours - 1) part`,
    'create index on made_entries (order_id)',
    'create index on made (id)',
    'analyze made, made_entries',
    insertOrders(),
    `insert into tour_events (id, tour_id, tour_date, created_at, updated_at)
     select pg_temp.id('event', tour * 100000::bigint + (day - date '2000-01-01')), pg_temp.id('tour', tour), day,
       ${moment(today)}, ${moment(today)}
       from (select distinct tour, day from made_entries) booked`,
    insertEntries(today),
  ]
}

/** 08:30 on a day, before anything has happened on it. */
function moment(today: string): string {
  return `timestamptz '${today} 06:30Z'`
}

function day(today: string): string {
  return `date '${today}'`
}

const account = `case agency when 0 then (select id from accounts where is_main) else pg_temp.id('account', agency) end`
/** Agents are numbered across agencies: number n works for agency 1 + n % 400. */
const agent = `case when agency > 0 then pg_temp.id('agent', (agency + ${sizes.agencies - 1}) % ${sizes.agencies}
  + ${sizes.agencies} * (1 + pg_temp.pick(n, 22, ${sizes.agents / sizes.agencies - 1}))) end`

function insertOrders(): string {
  const { english, hebrew } = names
  return `insert into orders (id, order_number, order_type, source, channel, status, payment_status, account_id, agent_id, created_by,
      ref_order_number, first_name, last_name, email, mobile_phone, currency, rate, total_cents, payment_tbd,
      payment_provider, first_tour_date, last_tour_date, search_text, created_at, updated_at, canceled_at, link_token)
    select id, 10000 + n, 'daily', (array['office', 'website', 'email'])[1 + pg_temp.pick(n, 23, 3)],
      case when agency = 0 then 'office' else 'agency' end, status,
      payment_status, ${account}, ${agent}, ${agent}, reference, first, last, email, phone, currency,
      case currency when 'USD' then 1 when 'EUR' then 0.92 else 3.7 end,
      case when is_unpriced then 0 else 9500 * (select sum(heads) from made_entries where order_id = named.id) end,
      is_unpriced, 'tranzila', first_day, first_day + tours - 1,
      concat_ws(E'\\n', findable((10000 + n)::text), nullif(findable(reference), ''), findable(first || ' ' || last),
        findable(email), findable_phone(phone)),
      created, created, case when is_canceled then created end, md5('link' || n)
      from (
        select *, case when pg_temp.chance(n, 24) < 0.3 then 'REF-' || 10000 + pg_temp.pick(n, 25, 900000) else '' end
            as reference,
          case when is_hebrew then pg_temp.word(n, 26, ${wordsOf(hebrew.first)})
            else pg_temp.word(n, 26, ${wordsOf(english.first)}) end as first,
          case when is_hebrew then (${wordsOf(hebrew.last)})[1 + pg_temp.favor(n, 27, ${hebrew.last.length})]
            else (${wordsOf(english.last)})[1 + pg_temp.favor(n, 27, ${english.last.length})] end
            || case when pg_temp.chance(n, 28) < 0.2 then '-' || pg_temp.word(n, 29, ${wordsOf(english.last)}) else '' end
            as last,
          substr(md5('mail' || n), 1, 10) || '@example.com' as email,
          '+972 5' || pg_temp.pick(n, 30, 10) || ' ' || lpad(pg_temp.pick(n, 31, 10000000)::text, 7, '0') as phone
          from made
      ) named`
}

function insertEntries(today: string): string {
  const isPast = `made_entries.day < ${day(today)}`
  const listed = `case when is_canceled or is_unpriced then 0 else total end`
  const paid = 'round(total * share)'
  // At each of the rates it's a whole number of cents, so nothing is left over.
  const shareUsd = 'case when is_unpriced then 0 else 9500 * heads end'
  return `insert into order_entries (id, order_id, position, account_id, agent_id, order_type, source, order_status, status,
      tour_event_id, tour_id, added_on, tour_date, group_type, language, price_class, participants, head_count, pickup_city,
      pickup_name, listed_time, dropoff_city, is_priceable, undiscounted_cents, total_cents, order_total, order_paid,
      order_open, share_cents, share_usd_cents, is_unpriced, overdue_from, canceled_at, cancel_reason, cancellation_tiers)
    select made_entries.id, order_id, part, orders.account_id, orders.agent_id, orders.order_type, orders.source,
      orders.status,
      case when is_canceled then 'CANCELED' when ${isPast} and share = 1 then 'COMPLETED'
           when share = 1 then (array['BOOKED', 'CONFIRMED'])[1 + pg_temp.pick(made_entries.n * 10 + part, 32, 2)]
           else 'NOT_CONFIRMED' end,
      pg_temp.id('event', tour * 100000::bigint + (made_entries.day - date '2000-01-01')), pg_temp.id('tour', tour),
      (created at time zone 'Asia/Jerusalem')::date, made_entries.day, pg_temp.word(made_entries.n * 10 + part, 33, array['small_group', 'small_group', 'small_group', 'private_group']),
      pg_temp.word(made_entries.n * 10 + part, 34, array['english', 'english', 'english', 'french', 'spanish', 'german']),
      pg_temp.word(made_entries.n * 10 + part, 35, array['premium', 'economy']), jsonb_build_object('adult', heads), heads,
      city, 'The ' || pg_temp.word(made_entries.n, 36, array['Grand', 'Harbor', 'Dan', 'Savoy', 'Park']) || ' Hotel', '07:30',
      city, true, 9500 * heads, case when is_unpriced then 0 else 9500 * heads end,
      ${listed}, ${paid}, ${listed} - ${paid}, ${shareUsd} * rate, ${shareUsd}, is_unpriced,
      case when ${listed} > ${paid} then (created at time zone 'Asia/Jerusalem')::date + 1 end,
      case when is_canceled then created end, case when is_canceled then 'customer' end, '[]'
      from made_entries
      join (
        select *, round(round(total_cents * rate, 6))::bigint as total,
          (array['tel_aviv', 'tel_aviv', 'jerusalem', 'herzliya', 'jaffa'])[1 + pg_temp.pick(order_number, 37, 5)] as city
          from orders
      ) orders on orders.id = order_id
      join made on made.id = order_id`
}
