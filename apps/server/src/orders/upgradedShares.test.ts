import type { EntryStatus } from '@tourdesk/domain/entries/vocabulary'
import { sharesOf } from '@tourdesk/domain/orders/shares'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../test/database.ts'
import { everyTable } from '../../test/everyTable.ts'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { migrate } from '../kernel/migrate.ts'
import { newId } from '../kernel/newId.ts'

const placed = '2026-03-02T08:00:00.000Z'
const [first, last] = ['2026-03-03T08:00:00.000Z', '2026-03-04T08:00:00.000Z']

interface Old {
  currency?: 'USD' | 'EUR' | 'ILS'
  rate?: number
  customTotal?: number | null
  isOpen?: boolean
  canceledAt?: string
  tours: { list?: number; total: number; status?: EntryStatus }[]
  /** `tour` is the position of the tour that the row names. */
  voids?: { amount: number; tour?: number; at?: string; currency?: string }[]
  /** The positions of tours that the log says were canceled, and when. */
  logged?: [number, string][]
  by?: string
}

const [account, agency, tour, departure, clerk, agent, both, guest] = Array.from({ length: 8 }, newId)
const off = 'CANCELED'

/** Orders with canceled tours, the shares that these should get, and when they were canceled. */
const old: Record<string, [Old, shares: number[][], canceledAt: (string | null)[]]> = {
  'by a row of the ledger that names the tour': [
    {
      currency: 'ILS',
      rate: 3.7,
      tours: [{ total: 25000 }, { total: 12500, status: off }],
      voids: [
        { amount: 40000, tour: 1, at: first },
        { amount: 46250, tour: 1, at: last },
      ],
    },
    [
      [92500, 25000],
      [46250, 12500],
    ],
    [null, last],
  ],
  'by rows that name none, split by price': [
    {
      tours: [{ total: 25000 }, { total: 10000, status: off }, { total: 5000, status: off }],
      voids: [
        { amount: 10000, at: first },
        { amount: 5000, at: last },
      ],
      logged: [
        [1, first],
        [2, last],
      ],
    },
    [
      [25000, 25000],
      [10000, 10000],
      [5000, 5000],
    ],
    [null, first, last],
  ],
  'with its whole order': [
    {
      canceledAt: last,
      tours: [
        { total: 25000, status: off },
        { total: 12500, status: off },
      ],
      voids: [{ amount: 37500, at: last }],
    },
    [
      [25000, 25000],
      [12500, 12500],
    ],
    [last, last],
  ],
  'with its whole order, of which the ledger names one tour': [
    {
      canceledAt: last,
      tours: [
        { total: 25000, status: off },
        { total: 12500, status: off },
      ],
      voids: [
        { amount: 25000, at: first },
        { amount: 12500, tour: 1, at: last },
      ],
      logged: [[0, first]],
    },
    [
      [25000, 25000],
      [12500, 12500],
    ],
    [first, last],
  ],
  'from a custom total': [
    {
      currency: 'ILS',
      rate: 3.7,
      customTotal: 66667,
      tours: [{ total: 25000 }, { total: 12500, status: off }],
      voids: [{ amount: 33333, at: first }],
      logged: [[1, first]],
    },
    [
      [66667, 18018],
      [33333, 9009],
    ],
    [null, first],
  ],
  'before there were ledgers': [
    { currency: 'ILS', rate: 3.7, tours: [{ total: 25000 }, { total: 12500, status: off }] },
    [
      [92500, 25000],
      [46250, 12500],
    ],
    [null, placed],
  ],
  'in another currency than the order has now': [
    {
      currency: 'ILS',
      rate: 3.7,
      tours: [{ total: 25000 }, { total: 12500, status: off }],
      voids: [{ amount: 12500, tour: 1, at: first, currency: 'USD' }],
    },
    [
      [92500, 25000],
      [46250, 12500],
    ],
    [null, first],
  ],
  'while its price was open': [
    { isOpen: true, tours: [{ total: 0 }, { total: 12500, status: off }] },
    [
      [0, 0],
      [0, 0],
    ],
    [null, placed],
  ],
}

const cents = fc.integer({ min: 0, max: 100_000 })
const random = fc.sample(
  fc.record({
    currency: fc.constantFrom('USD' as const, 'EUR' as const, 'ILS' as const),
    customTotal: fc.option(fc.nat(500_000)),
    isOpen: fc.boolean(),
    tours: fc.array(
      fc.record({ list: fc.oneof(fc.constant(0), cents), total: fc.oneof(fc.constant(0), cents) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  }),
  { numRuns: 300, seed: 11 },
)
const rates = { USD: 1, EUR: 0.92, ILS: 3.123456 }

let database: TestDatabase
const ids = new Map<string, string>()

beforeAll(async () => {
  database = await databaseBefore('0159_shares.sql')
  await run(
    `INSERT INTO accounts (id, name, status, is_main, api_key, prices_updated_at, created_at, updated_at)
     VALUES ($1, 'Main Office', 'ACTIVE', true, 'a', now(), now(), now()),
            ($2, 'Sinai Travel', 'ACTIVE', false, 'b', now(), now(), now())`,
    [account, agency],
  )
  for (const [user, isSuper, ...accounts] of [
    [clerk, false, account],
    [agent, false, agency],
    [both, false, account, agency],
    [guest, true, agency],
  ] as const) {
    await run(
      `INSERT INTO users (id, login, first_name, last_name, mobile_phone, password_hash, is_super, created_at, updated_at)
       VALUES ($1::uuid, $1::text || '@example.com', 'Noa', 'Bar', '', '', $2, now(), now())`,
      [user, isSuper],
    )
    for (const each of accounts)
      await run(
        `INSERT INTO memberships (id, user_id, account_id, role, status, created_at)
         VALUES ($1, $2, $3, 'OWNER', 'ACTIVE', now())`,
        [newId(), user, each],
      )
  }
  await run(
    `INSERT INTO tours (id, name, number, created_at, updated_at) VALUES ($1, 'Masada', '1', now(), now())`,
    [tour],
  )
  await run(
    `INSERT INTO tour_events (id, tour_id, tour_date, created_at) VALUES ($1, $2, '2026-03-11', now())`,
    [departure, tour],
  )
  for (const [name, [order]] of Object.entries(old)) await insert(name, order)
  for (const [index, order] of random.entries())
    await insert(`${index}`, { ...order, rate: rates[order.currency] })
  for (const [name, by] of Object.entries({ clerk, agent, both, guest }))
    await insert(name, { tours: [{ total: 100 }], by: by! })
  await migrate(database.pool)
})
afterAll(() => database.drop())

const run = (text: string, values: unknown[]) => database.pool.query(text, values)

async function insert(name: string, order: Old) {
  const id = newId()
  ids.set(name, id)
  const { currency = 'USD', rate = 1, customTotal = null, isOpen = false, canceledAt = null } = order
  const status = canceledAt ? 'canceled' : 'pending'
  const open = order.tours.filter((each) => canceledAt || each.status !== off)
  const total = isOpen ? 0 : open.reduce((sum, each) => sum + each.total, 0)
  await run(
    `INSERT INTO orders (id, order_type, source, status, payment_status, account_id, created_by, first_name, last_name,
       email, currency, rate, total_cents, custom_total, payment_tbd, payment_provider, first_tour_date,
       last_tour_date, search_text, created_at, updated_at, canceled_at, link_token)
     VALUES ($1::uuid, 'daily', 'office', $2, $3, $4, $5, 'Dana', 'Levi', 'dana@example.com', $6, $7, $8, $9, $10, 'tranzila',
       '2026-03-11', '2026-03-11', '', $11, $11, $12, $1::text)`,
    [
      id,
      status,
      canceledAt ? 'CANCELED' : 'PENDING',
      account,
      order.by ?? null,
      currency,
      rate,
      total,
      customTotal,
      isOpen,
      placed,
      canceledAt,
    ],
  )
  const entries: string[] = []
  for (const [position, each] of order.tours.entries()) {
    const entry = newId()
    entries.push(entry)
    await run(
      `INSERT INTO order_entries (id, order_id, position, account_id, order_type, source, order_status, status, tour_id,
         tour_event_id, tour_date, group_type, price_class, participants, head_count, is_priceable, undiscounted_cents,
         total_cents, cancellation_tiers)
       VALUES ($1, $2, $3, $4, 'daily', 'office', $5, $6, $7, $8, '2026-03-11', 'small_group', 'premium',
         '{"adult": 2}', 2, true, $9, $10, '[]')`,
      [
        entry,
        id,
        position,
        account,
        status,
        each.status ?? 'BOOKED',
        tour,
        departure,
        each.list ?? each.total,
        each.total,
      ],
    )
  }
  for (const { amount, tour: named, at = last, currency: paidIn = currency } of order.voids ?? [])
    await run(
      `INSERT INTO ledger_entries (id, order_id, kind, amount, currency, day, entry_id, created_at)
       VALUES ($1, $2, 'void', $3, $4, '2026-03-04', $5, $6)`,
      [newId(), id, -amount, paidIn, named === undefined ? null : entries[named], at],
    )
  for (const [position, at] of order.logged ?? [])
    await run(
      `INSERT INTO audit_log (id, entity_kind, entity_id, action, actor_kind, actor_name, details, at)
       VALUES ($1, 'Order', $2, 'status changed', 'job', 'demo', $3, $4)`,
      [
        newId(),
        id,
        JSON.stringify({ after: { 'selectedTours.status': { [entries[position]!]: 'CANCELED' } } }),
        at,
      ],
    )
}

const entriesOf = (name: string) =>
  everyTable(database.db)
    .selectFrom('order_entries')
    .selectAll()
    .where('order_id', '=', ids.get(name) ?? '')
    .orderBy('position')
    .execute()

describe('an order of an older version gets the shares of its tours', () => {
  test('by the rule that new ones have, whatever its prices', async () => {
    for (const [index, order] of random.entries()) {
      const entries = await entriesOf(`${index}`)
      const tours = entries.map(({ id, undiscounted_cents, total_cents }) => ({
        _id: id,
        listCents: undiscounted_cents,
        totalCents: total_cents,
      }))
      const { customTotal, isOpen: isToBeDetermined } = order
      const right = sharesOf({ customTotal, rate: rates[order.currency], isToBeDetermined, tours })
      const found = entries.map(({ share_cents, share_usd_cents }) => [share_cents, share_usd_cents])
      expect(found, JSON.stringify(order)).toEqual(
        [...right.values()].map(({ share, shareUsd }) => [share, shareUsd]),
      )
    }
  })

  test.each(Object.entries(old))('with a tour canceled %s', async (name, [, shares, canceledAt]) => {
    const entries = await entriesOf(name)
    expect(entries.map(({ share_cents, share_usd_cents }) => [share_cents, share_usd_cents])).toEqual(shares)
    expect(entries.map(({ canceled_at }) => canceled_at?.toISOString() ?? null)).toEqual(canceledAt)
    expect(entries.map(({ cancel_reason }) => cancel_reason)).toEqual(
      canceledAt.map((at) => (at ? 'customer' : null)),
    )
  })
})

test.each([
  ['clerk', 'office'],
  ['agent', 'agency'],
  ['both', 'office'],
  ['guest', 'office'],
])('an order that was made by a %s came in by the %s', async (name, channel) => {
  const order = everyTable(database.db)
    .selectFrom('orders')
    .where('id', '=', ids.get(name) ?? '')
  expect(await order.select('channel').executeTakeFirstOrThrow()).toEqual({ channel })
})
