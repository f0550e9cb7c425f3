import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../test/database.ts'
import { everyTable } from '../../test/everyTable.ts'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { migrate } from '../kernel/migrate.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder } from '../kernel/scope.ts'
import { findEntries } from '../payments/ledgerEntries.ts'

interface Old {
  status?: 'pending' | 'paid' | 'canceled'
  paymentStatus?: 'PENDING' | 'PARTIAL' | 'PAID' | 'CANCELED'
  currency?: 'USD' | 'ILS'
  total?: number
  customTotal?: number
  isOpen?: boolean
  /** `to` is the position of the payment that a refund gives back. */
  payments?: { action?: string; status: string; amount: number; currency?: string; to?: number }[]
}

const paid = { status: 'paid', amount: 25000 }
const part = { status: 'paid', amount: 10000 }
const pending = { status: 'pending', amount: 15000 }
const canceled = { status: 'canceled', paymentStatus: 'CANCELED' } as const

/** Orders in every state an installation can have, with the rows their ledgers should get. */
const old: Record<string, [Old, [string, number, string | null][]]> = {
  new: [{ payments: [{ status: 'pending', amount: 25000 }] }, [['sale', 25000, null]]],
  open: [{ isOpen: true, total: 0 }, []],
  free: [{ total: 0 }, []],
  part: [
    { paymentStatus: 'PARTIAL', payments: [part, pending] },
    [
      ['sale', 25000, null],
      ['payment', -10000, 'card'],
    ],
  ],
  paid: [
    { status: 'paid', paymentStatus: 'PAID', payments: [{ ...paid, action: 'agency' }] },
    [
      ['sale', 25000, null],
      ['payment', -25000, 'agency'],
    ],
  ],
  'paid in part by its agency': [
    {
      paymentStatus: 'PARTIAL',
      payments: [
        { ...part, action: 'agency' },
        { ...pending, action: 'agency' },
      ],
    },
    [
      ['sale', 25000, null],
      ['payment', -10000, 'agency'],
    ],
  ],
  'in shekels, rounded half up': [
    { currency: 'ILS', total: 12345, payments: [{ status: 'pending', amount: 45677, currency: 'ILS' }] },
    [['sale', 45677, null]],
  ],
  'with an agreed price': [
    { customTotal: 20000, status: 'paid', paymentStatus: 'PAID', payments: [{ ...paid, amount: 20000 }] },
    [
      ['sale', 20000, null],
      ['payment', -20000, 'card'],
    ],
  ],
  'lowered, its refund on the way': [
    {
      total: 15000,
      status: 'paid',
      paymentStatus: 'PAID',
      payments: [paid, { action: 'refund', status: 'pending', amount: 10000, to: 0 }],
    },
    [
      ['sale', 15000, null],
      ['payment', -25000, 'card'],
    ],
  ],
  'with nothing left in it': [
    { total: 0, payments: [paid, { action: 'refund', status: 'paid', amount: 25000, to: 0 }] },
    [
      ['payment', -25000, 'card'],
      ['refund', 25000, 'card'],
    ],
  ],
  'in another currency since its money went back': [
    {
      currency: 'ILS',
      payments: [paid, { action: 'refund', status: 'pending', amount: 25000, to: 0 }],
    },
    [
      ['sale', 92500, null],
      ['payment', -25000, 'card'],
    ],
  ],
  canceled: [
    { ...canceled, payments: [{ status: 'canceled', amount: 25000 }] },
    [
      ['sale', 25000, null],
      ['void', -25000, null],
    ],
  ],
  'canceled and refunded': [
    {
      ...canceled,
      payments: [
        { ...paid, action: 'agency' },
        { action: 'refund', status: 'paid', amount: 25000, to: 0 },
      ],
    },
    [
      ['sale', 25000, null],
      ['payment', -25000, 'agency'],
      ['void', -25000, null],
      ['refund', 25000, 'agency'],
    ],
  ],
  'canceled, its refund on the way': [
    { ...canceled, payments: [paid, { action: 'refund', status: 'pending', amount: 25000, to: 0 }] },
    [
      ['sale', 25000, null],
      ['payment', -25000, 'card'],
      ['void', -25000, null],
    ],
  ],
  'canceled and refunded in part': [
    { ...canceled, payments: [paid, { action: 'refund', status: 'paid', amount: 10000, to: 0 }] },
    [
      ['sale', 25000, null],
      ['payment', -25000, 'card'],
      ['void', -25000, null],
      ['fee', 15000, null],
      ['refund', 10000, 'card'],
    ],
  ],
  'canceled, its money kept': [
    { ...canceled, payments: [part, { ...pending, status: 'canceled' }] },
    [
      ['sale', 25000, null],
      ['payment', -10000, 'card'],
      ['void', -25000, null],
      ['fee', 10000, null],
    ],
  ],
}

let database: TestDatabase
let before: Stored
const ids = new Map<string, string>()

beforeAll(async () => {
  database = await databaseBefore('0033_ledger.sql')
  const account = newId()
  await database.pool.query(
    `INSERT INTO accounts (id, name, status, is_main, api_key, prices_updated_at, created_at, updated_at)
     VALUES ($1, 'Main Office', 'ACTIVE', true, 'key', now(), now(), now())`,
    [account],
  )
  for (const [name, [order]] of Object.entries(old))
    ids.set(name, await insert(database.pool, account, order))
  before = await stored(database.pool)
  await migrate(database.pool)
})
afterAll(() => database.drop())

type Stored = Record<'orders' | 'payments', Record<string, unknown>[]>

/** Everything stored about orders and payments. */
async function stored(pool: Pool): Promise<Stored> {
  const [orders, payments] = [
    await pool.query('SELECT * FROM orders ORDER BY id'),
    await pool.query('SELECT * FROM payments ORDER BY id'),
  ]
  // Payments had two columns for links, which nothing ever filled.
  const filled = payments.rows.map(({ payment_url: _, payment_url2: __, ...row }) => row)
  // What searches compare is made anew from the rest.
  const facts = orders.rows.map(({ search_text: _, ...row }) => row)
  return { orders: facts, payments: filled }
}

async function insert(pool: Pool, account: string, order: Old): Promise<string> {
  const [id, placed, settled, ended] = [newId(), '2026-03-02T22:30:00Z', '2026-03-03', '2026-03-04']
  const { status = 'pending', paymentStatus = 'PENDING', currency = 'USD', total = 25000 } = order
  await pool.query(
    `INSERT INTO orders (id, order_type, source, status, payment_status, account_id, first_name, last_name, email,
       currency, rate, total_cents, custom_total, payment_tbd, payment_provider, first_tour_date, last_tour_date,
       search_text, created_at, updated_at, canceled_at)
     VALUES ($1, 'daily', 'office', $2, $3, $4, 'Dana', 'Levi', 'dana@example.com', $5, $6, $7, $8, $9, 'tranzila',
       '2026-03-11', '2026-03-11', '', $10, $10, $11)`,
    [
      id,
      status,
      paymentStatus,
      account,
      currency,
      currency === 'ILS' ? 3.7 : 1,
      total,
      order.customTotal ?? null,
      order.isOpen ?? false,
      placed,
      status === 'canceled' ? ended : null,
    ],
  )
  const made: string[] = []
  for (const { action = 'charge', status: state, amount, currency: paidIn = 'USD', to } of order.payments ??
    []) {
    const payment = newId()
    made.push(payment)
    await pool.query(
      `INSERT INTO payments (id, order_id, action, status, amount, currency, provider, refunds_id, created_at, settled_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'tranzila', $7, $8, $9)`,
      [
        payment,
        id,
        action,
        state,
        amount,
        paidIn,
        to === undefined ? null : made[to],
        placed,
        state === 'paid' ? (action === 'refund' ? `${ended} 10:00Z` : settled) : null,
      ],
    )
  }
  return id
}

test.each(Object.entries(old))(
  'LEDG-05 an order of an older version gets its ledger: %s',
  async (name, [, rows]) => {
    const entries = await findEntries(database.db, everyOrder, ids.get(name) ?? '')
    expect(entries.map(({ kind, amount, method }) => [kind, amount, method])).toEqual(rows)
  },
)

test('LEDG-05 no order changes its status by getting a ledger, and its ledger says what it costs', async () => {
  const orders = await everyTable(database.db).selectFrom('orders').select('id').execute()
  expect(orders).toHaveLength(Object.keys(old).length)
  expect(await wrongLedgers(database.db)).toEqual([])
})

test('LEDG-05 nothing that was stored of an order or a payment changes', async () => {
  expect(before.orders).toHaveLength(Object.keys(old).length)
  expect(await stored(database.pool)).toMatchObject(before)
})

test('the rows of an older order have the day it happened and an id of that time', async () => {
  const { rows } = await database.pool.query(
    'SELECT kind, day::text, id FROM ledger_entries WHERE order_id = $1 ORDER BY id',
    [ids.get('canceled, its money kept')],
  )
  const isUuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(rows).toMatchObject([
    { kind: 'sale', day: '2026-03-03' },
    { kind: 'payment', day: '2026-03-03' },
    { kind: 'void', day: '2026-03-04' },
    { kind: 'fee', day: '2026-03-04' },
  ])
  for (const { id } of rows) expect(id).toMatch(isUuid7)
})
