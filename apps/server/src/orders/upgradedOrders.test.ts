import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../test/database.ts'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { migrate } from '../kernel/migrate.ts'
import { newId } from '../kernel/newId.ts'

const [account, masada, galilee, spring, holyLand] = [newId(), newId(), newId(), newId(), newId()]
const [planned, hilton, carlton] = [newId(), newId(), newId()]

let database: TestDatabase
const orders = new Map<string, string>()

/** Orders of a version 0.1 installation, after migration. */
beforeAll(async () => {
  database = await databaseBefore('0010_kept_coupons.sql')
  await fill(database.pool)
  await migrate(database.pool)
})
afterAll(() => database.drop())

async function fill(pool: Pool) {
  const now = '2026-03-02T08:00:00Z'
  await pool.query(
    `INSERT INTO accounts (id, name, status, is_main, api_key, prices_updated_at, created_at, updated_at)
     VALUES ($1, 'Main Office', 'ACTIVE', true, 'key', $2, $2, $2)`,
    [account, now],
  )
  for (const [id, name] of [
    [masada, 'Masada'],
    [galilee, 'Galilee'],
  ])
    await pool.query(
      `INSERT INTO tours (id, name, number, created_at, updated_at) VALUES ($1, $2, $2, $3, $3)`,
      [id, name, now],
    )
  await pool.query(
    `INSERT INTO star_tours (id, name, number, discount, created_at, updated_at)
     VALUES ($1, 'Holy Land in Three Days', 'S1', 0.15, $2, $2)`,
    [holyLand, now],
  )
  await pool.query(
    `INSERT INTO coupons (id, name, code, discount, start_date, usage, uses, position)
     VALUES ($1, 'Spring', 'SPRING26', 0.5, '2026-01-01', 10, 1, 0)`,
    [spring],
  )
  await pool.query('INSERT INTO coupon_tours VALUES ($1, $2), ($1, $3)', [spring, masada, galilee])

  await pool.query('INSERT INTO tour_events VALUES ($1, $2, $3, $4)', [planned, masada, '2026-03-11', now])

  for (const [id, name, address] of [
    [hilton, 'Hilton', '205 HaYarkon Street'],
    [newId(), 'Carlton', '1 First Street'],
    [carlton, 'Carlton', '2 Second Street'],
  ])
    await pool.query(
      `INSERT INTO locations (id, city, name, address, lat, lng, position) VALUES ($1, 'tel_aviv', $2, $3, 32, 34, 0)`,
      [id, name, address],
    )
  await order(pool, 'from the Hilton', { pickup: ['Hilton', '205 HaYarkon Street'] })
  await order(pool, 'from the Hilton before it moved', { pickup: ['Hilton', 'Old Street'] })
  await order(pool, 'from one of two Carltons', { pickup: ['Carlton', '2 Second Street'] })
  await order(pool, 'from neither Carlton', { pickup: ['Carlton', 'Third Street'] })
  await order(pool, 'from a flat', { pickup: ['', '205 HaYarkon Street'] })
  await order(pool, 'with a coupon', { coupon: 'SPRING' })
  await pool.query('INSERT INTO coupon_redemptions VALUES ($1, $2, $3)', [
    orders.get('with a coupon'),
    spring,
    now,
  ])
  await order(pool, 'with a deleted coupon', { coupon: 'AUTUMN' })
  await order(pool, 'plain', {})
  await order(pool, 'of another tour', { tour: galilee })
  await order(pool, 'of the other tour again', { tour: galilee })
  await order(pool, 'of a star tour', { star: 0.15 })
  await order(pool, 'of a star tour without a discount', { star: 0 })
  await order(pool, 'with a deleted type', {
    participants: { adult: 1, child: 2, infant: 0, senior: 3 },
    tickets: { adult: 12_500, child: 6_250, senior: 10_000 },
  })
  await order(pool, 'with a deleted type on a vehicle', { participants: { senior: 3 } })
}

interface Given {
  tour?: string
  star?: number
  coupon?: string
  pickup?: [name: string, address: string]
  participants?: object
  tickets?: object
}

async function order(
  pool: Pool,
  name: string,
  { tour = masada, star, coupon = '', pickup = ['', ''], participants = { adult: 2 }, tickets = {} }: Given,
) {
  const [id, day, now] = [newId(), '2026-03-11', '2026-03-02T08:00:00Z']
  orders.set(name, id)
  await pool.query(
    `INSERT INTO orders (id, order_type, source, status, payment_status, account_id, star_tour_id, first_name, last_name, email,
       currency, rate, total_cents, payment_provider, coupon_code, first_tour_date, last_tour_date, search_text,
       created_at, updated_at)
     VALUES ($1, $6, 'office', 'pending', 'PENDING', $2, $7, 'Dana', 'Levi', 'dana@example.com',
       'USD', 1, 22500, 'tranzila', $3, $4, $4, '', $5, $5)`,
    [id, account, coupon, day, now, star === undefined ? 'daily' : 'starTour', star ? holyLand : null],
  )
  await pool.query(
    `INSERT INTO order_entries (id, order_id, position, account_id, order_type, source, order_status, status, tour_id,
       tour_date, group_type, price_class, participants, head_count, is_priceable, undiscounted_cents, total_cents,
       coupon_code, coupon_data, coupon_multiplier, tickets, general_multiplier,
       pickup_city, pickup_name, pickup_address, dropoff_city, dropoff_name, dropoff_address)
     VALUES ($1, $2, 0, $3, 'daily', 'office', 'pending', 'NOT_CONFIRMED', $4, $5, 'small_group', 'premium',
       $9, 2, true, 25000, 22500, $6, $7, $8, $10, $11, 'tel_aviv', $12, $13, 'tel_aviv', $12, $13)`,
    [
      newId(),
      id,
      account,
      tour,
      day,
      coupon,
      coupon ? JSON.stringify({ name: 'Spring', discount: 0.1 }) : null,
      coupon ? 0.9 : 0,
      JSON.stringify(participants),
      JSON.stringify(tickets),
      star ? 1 - star : 0,
      ...pickup,
    ],
  )
}

async function columnsOf(name: string) {
  const { rows } = await database.pool.query('SELECT * FROM orders WHERE id = $1', [orders.get(name)])
  return rows[0]
}

test('HOLE-O21 an order of an older version keeps the coupon it redeemed, at the percentage of its price', async () => {
  expect((await columnsOf('with a coupon')).coupon).toEqual({
    _id: spring,
    code: 'SPRING',
    name: 'Spring',
    discount: 0.1,
    tours: expect.toSatisfy(
      (tours: string[]) => tours.toSorted().join() === [masada, galilee].toSorted().join(),
    ),
  })
})

test('HOLE-O21 a coupon deleted earlier is kept for the tours that have it', async () => {
  expect((await columnsOf('with a deleted coupon')).coupon).toMatchObject({
    code: 'AUTUMN',
    discount: 0.1,
    tours: [masada],
  })
  expect((await columnsOf('plain')).coupon).toBeNull()
})

test('an order of an older version keeps its ticket types, deleted ones with a share worked out from their price', async () => {
  const known = { _id: expect.any(String) }
  expect((await columnsOf('plain')).ticket_types).toEqual([{ ...known, type: 'adult', pricePortion: 1 }])
  expect((await columnsOf('with a deleted type')).ticket_types).toEqual([
    { ...known, type: 'adult', pricePortion: 1 },
    { ...known, type: 'child', pricePortion: 0.5 },
    { ...known, type: 'senior', pricePortion: 0.8 },
  ])
  expect((await columnsOf('with a deleted type on a vehicle')).ticket_types).toEqual([
    { ...known, type: 'senior', pricePortion: 1 },
  ])
})

test('HOLE-O16 a star order of an older version keeps the discount of its price', async () => {
  const discounts = ['of a star tour', 'of a star tour without a discount', 'plain'].map(
    async (name) => (await columnsOf(name)).star_discount,
  )
  expect(await Promise.all(discounts)).toEqual([0.15, 0, null])
})

test('a star order of an older version keeps the name of its star tour, which may then be deleted', async () => {
  await database.pool.query('DELETE FROM star_tours')
  const names = ['of a star tour', 'of a star tour without a discount', 'plain'].map(
    async (name) => (await columnsOf(name)).star_name,
  )
  expect(await Promise.all(names)).toEqual(['Holy Land in Three Days', '', null])
})

test('CAL-21 an order of an older version gets the departure of its tour and date, and planned ones stay', async () => {
  const departures = ['plain', 'of another tour', 'of the other tour again'].map(departureOf)
  const [first, second, third] = await Promise.all(departures)
  expect(first).toEqual({ id: planned, state: 'open', version: 1 })
  expect(second).toEqual({ id: expect.stringMatching(isUuid7), state: 'open', version: 1 })
  expect(third).toEqual(second)
})

const isUuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

async function departureOf(name: string) {
  const { rows } = await database.pool.query(
    `SELECT tour_events.id, state, version FROM order_entries JOIN tour_events ON tour_events.id = tour_event_id
      WHERE order_id = $1`,
    [orders.get(name)],
  )
  return rows[0]
}

test('a place in an order of an older version becomes the stored place with its name, if there is only one', async () => {
  const known = { place: hilton, dropoff: hilton }
  expect(await placeIn('from the Hilton')).toEqual({ ...known, lat: 32, lng: 34 })
  expect(await placeIn('from the Hilton before it moved')).toEqual({ ...known, lat: null, lng: null })
  expect(await placeIn('from one of two Carltons')).toMatchObject({ place: carlton, lat: 32 })
  const unknown = { place: null, dropoff: null, lat: null, lng: null }
  expect(await placeIn('from neither Carlton')).toEqual(unknown)
  expect(await placeIn('from a flat')).toEqual(unknown)
})

async function placeIn(name: string) {
  const { rows } = await database.pool.query(
    `SELECT pickup_location_id AS place, dropoff_location_id AS dropoff, pickup_lat AS lat, pickup_lng AS lng
       FROM order_entries WHERE order_id = $1`,
    [orders.get(name)],
  )
  return rows[0]
}

test('orders from before payment policies are due at once, as they were', async () => {
  const { rows } = await database.pool.query('SELECT payment_terms, instalments FROM orders')
  expect(rows.length).toBe(orders.size)
  for (const row of rows) expect(row).toEqual({ payment_terms: null, instalments: [] })
  const { rows: policies } = await database.pool.query(
    'SELECT name, percent, amount, is_default FROM payment_policies',
  )
  expect(policies).toEqual([{ name: 'All now', percent: null, amount: null, is_default: true }])
})

test('an order of an older version gets a customer’s link of its own', async () => {
  const { rows } = await database.pool.query<{ link_token: string }>('SELECT link_token FROM orders')
  expect(rows.length).toBeGreaterThan(1)
  expect(new Set(rows.map(({ link_token }) => link_token)).size).toBe(rows.length)
  for (const { link_token } of rows) expect(link_token).toMatch(/^[\da-f]{32}$/)
})
