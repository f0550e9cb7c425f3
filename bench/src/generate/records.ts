import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { groupColumns, privateColumns } from '@tourdesk/domain/pricing/vocabulary'

/** The number of records of each kind, independent of the number of orders. */
export const sizes = {
  agencies: 400,
  agents: 1200,
  tours: 2000,
  vehicles: 60,
  guides: 80,
  drivers: 80,
  discounts: 50,
} as const

const stamps = 'created_at, updated_at'
const start = `timestamptz '2022-01-01 08:00Z'`
const since = `${start}, ${start}`

/** Agencies and their people, tours with prices and discounts, and the fleet. */
export function recordStatements(): string[] {
  return [
    `insert into accounts (id, name, status, api_key, prices_updated_at, mobile_phone, ${stamps})
     select pg_temp.id('account', n),
       pg_temp.word(n, 1, array['Blue Dome', 'Harel', 'Tamarisk', 'חופים', 'Northgate', 'Olive', 'Carmel', 'Wadi']) || ' '
         || pg_temp.word(n, 2, array['Travel', 'Tours', 'Voyages', 'נסיעות']) || ' ' || n,
       'ACTIVE', md5('key' || n), ${start}, '03-5' || lpad(n::text, 6, '0'), ${since}
       from generate_series(1, ${sizes.agencies}) n`,
    `insert into users (id, login, first_name, last_name, password_hash, ${stamps})
     select pg_temp.id('agent', n), 'agent' || n || '@agencies.example',
       pg_temp.word(n, 3, array['Noa', 'Amir', 'Lior', 'Rachel', 'Yossi', 'Hila']), 'Agent ' || n, 'none', ${since}
       from generate_series(1, ${sizes.agents}) n`,
    `insert into memberships (id, user_id, account_id, role, status, created_at)
     select pg_temp.id('member', n), pg_temp.id('agent', n), pg_temp.id('account', 1 + n % ${sizes.agencies}),
       case when n <= ${sizes.agencies} then 'OWNER' else 'AGENT' end, 'ACTIVE', ${start}
       from generate_series(1, ${sizes.agents}) n`,
    `insert into tours (id, name, number, headline, description, is_active, main_region, group_types, pickup_times,
       does_include_return_transport, ${stamps})
     select pg_temp.id('tour', n),
       pg_temp.word(n, 4, array['Masada', 'Galilee', 'Jerusalem Old City', 'Dead Sea', 'Petra', 'Caesarea', 'Bethlehem', 'Golan'])
         || ' ' || pg_temp.word(n, 5, array['at dawn', 'in a day', 'with a guide', 'and the coast', 'by night']) || ' ' || n,
       'T' || n, 'A day that people remember', repeat('What you see on the way, and where we stop to eat. ', 12), true,
       'north', '${JSON.stringify(weeklyDays())}', '{"tel_aviv": "07:30", "jerusalem": "08:30"}', true, ${since}
       from generate_series(0, ${sizes.tours - 1}) n`,
    `insert into price_lists (id, tour_id, position, description, start_date, status, prices)
     select pg_temp.id('prices', n), pg_temp.id('tour', n), 0, 'Standard prices', '2022-01-01', 'Active',
       '${JSON.stringify(prices())}'
       from generate_series(0, ${sizes.tours - 1}) n`,
    `insert into general_discounts (id, discount, booking_or_tour, start_date, languages, group_types, position)
     select pg_temp.id('discount', n), 0.05, 'tour', '2022-01-01', '{english,french}', '{small_group}', n
       from generate_series(0, ${sizes.discounts - 1}) n`,
    `insert into general_discount_tours (general_discount_id, tour_id)
     select pg_temp.id('discount', discount), pg_temp.id('tour', tour)
       from generate_series(0, ${sizes.discounts - 1}) discount, generate_series(0, ${sizes.tours - 1}) tour
      where pg_temp.chance(discount * 10000 + tour, 6) < 0.2`,
    `insert into cars (id, plate_id, seats, make, year, ${stamps})
     select pg_temp.id('car', n), lpad(n::text, 3, '0') || '-55-102', 19, 'Mercedes', 2023, ${since}
       from generate_series(0, ${sizes.vehicles - 1}) n`,
    `insert into operators (id, role, first_name, last_name, mobile_phone, email, languages, license_types, ${stamps})
     select pg_temp.id('operator', n), case when n < ${sizes.guides} then 'guide' else 'driver' end,
       pg_temp.word(n, 7, array['Noa', 'Amir', 'Lior', 'Rachel', 'Yossi', 'Hila']), 'Crew ' || n,
       '054-' || lpad(n::text, 7, '0'), 'crew' || n || '@crew.example', '{english,french}', '{D1}', ${since}
       from generate_series(0, ${sizes.guides + sizes.drivers - 1}) n`,
  ]
}

function weeklyDays() {
  const days = [0, 1, 2, 3, 4, 5, 6]
  const offered = ['english', 'french', 'spanish', 'german'].map((language) => ({ language, days }))
  return ['small_group', 'private_group'].map((group_type) => ({ group_type, languages: offered }))
}

function prices() {
  const each = (columns: readonly string[], cents: number) =>
    Object.fromEntries(columns.map((column) => [column, cents]))
  return cities.flatMap((pickup) =>
    cities.map((dropoff) => ({
      pickup,
      dropoff,
      pickupTime: '07:30',
      prices: {
        ...each(groupColumns, 9500),
        private_group: each(privateColumns, 45_000),
        transferFee: 1500,
      },
    })),
  )
}
