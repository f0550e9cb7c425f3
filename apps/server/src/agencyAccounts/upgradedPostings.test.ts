import { commissionPercent } from '@tourdesk/domain/agencyAccounts/commissionDue'
import { type AccountedOrder, presentPostings } from '@tourdesk/domain/agencyAccounts/postings'
import { shareOf } from '@tourdesk/domain/money'
import type { FeeRow } from '@tourdesk/domain/payments/feeLines'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../test/database.ts'
import { everyTable } from '../../test/everyTable.ts'
import { databaseBefore } from '../../test/olderDatabase.ts'
import { migrate } from '../kernel/migrate.ts'
import { newId } from '../kernel/newId.ts'

const booked = '2026-03-01T23:30:00.000Z'
const paidAt = '2026-03-05T08:00:00.000Z'
const canceledAt = '2026-03-07T08:00:00.000Z'
const rates = { USD: 1, EUR: 0.92, ILS: 3.123456 }
const inForce = { masada: 15, galilee: 12.5 }
const [office, agency, masada, galilee] = Array.from({ length: 4 }, newId)
const tourIds = { masada, galilee }

interface OldTour {
  tour: keyof typeof tourIds
  share: number
  total: number
  /** In percent; null for the rate in force. */
  soldAt: number | null
  isCanceled: boolean
  fee: number
}
interface Old {
  isMain: boolean
  currency: keyof typeof rates
  isCustom: boolean
  isOnAccount: boolean
  isPaid: boolean
  tours: OldTour[]
  /** A fee of before fees named their tour. */
  unnamed: number
  writtenOff: number
  takenBack: number
}

const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 }))
const random: Old[] = fc.sample(
  fc.record({
    isMain: fc.nat(9).map((n) => n === 0),
    currency: fc.constantFrom('USD' as const, 'EUR' as const, 'ILS' as const),
    isCustom: fc.boolean(),
    isOnAccount: fc.boolean(),
    isPaid: fc.boolean(),
    tours: fc.array(
      fc.record({
        tour: fc.constantFrom('masada' as const, 'galilee' as const),
        share: cents,
        total: cents,
        soldAt: fc.constantFrom(null, 10, 7.5, 33.33),
        isCanceled: fc.boolean(),
        fee: fc.oneof(fc.constant(0), fc.nat(30_000)),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    unnamed: fc.oneof(fc.constant(0), fc.constant(0), fc.nat(10_000)),
    writtenOff: fc.oneof(fc.constant(0), fc.nat(90_000)),
    takenBack: fc.oneof(fc.constant(0), fc.nat(5_000)),
  }),
  { numRuns: 300, seed: 17 },
)

let database: TestDatabase
const run = (text: string, values: unknown[]) => database.pool.query(text, values)
const stored: { old: Old; id: string; order: AccountedOrder }[] = []

beforeAll(async () => {
  database = await databaseBefore('0166_agency_postings.sql')
  await run(
    `INSERT INTO accounts (id, name, status, is_main, api_key, commission_rate, prices_updated_at, created_at, updated_at)
     VALUES ($1, 'Main Office', 'ACTIVE', true, 'a', 0, now(), now(), now()),
            ($2, 'Sinai Travel', 'ACTIVE', false, 'b', 12.5, now(), now(), now())`,
    [office, agency],
  )
  for (const [name, id] of Object.entries(tourIds))
    await run(
      `INSERT INTO tours (id, name, number, created_at, updated_at) VALUES ($1, $2, $2, now(), now())`,
      [id, name],
    )
  await run(
    `INSERT INTO agency_tour_commissions (account_id, tour_id, commission_rate) VALUES ($1, $2, 15)`,
    [agency, masada],
  )
  for (const id of Object.values(tourIds))
    await run(
      `INSERT INTO tour_events (id, tour_id, tour_date, created_at) VALUES ($1, $1, '2026-03-11', now())`,
      [id],
    )
  for (const old of random) stored.push(await insert(old))
  await migrate(database.pool)
})
afterAll(() => database.drop())

async function insert(old: Old) {
  const id = newId()
  const account = old.isMain ? office : agency
  const isCanceled = old.tours.every((tour) => tour.isCanceled)
  const [total, open] = old.isPaid ? [1000, 0] : [1000, 400]
  await run(
    `INSERT INTO orders (id, order_type, source, channel, status, payment_status, account_id, first_name, last_name, email,
       currency, rate, total_cents, custom_total, is_agency_payment, payment_provider, first_tour_date, last_tour_date,
       search_text, created_at, updated_at, canceled_at, link_token)
     VALUES ($1::uuid, 'daily', 'office', 'office', $2, $3, $4, 'Dana', 'Levi', 'dana@example.com', $5, $6, 0, $7, $8,
       'tranzila', '2026-03-11', '2026-03-11', '', $9, $9, $10, $1::text)`,
    [
      id,
      isCanceled ? 'canceled' : 'pending',
      isCanceled ? 'CANCELED' : 'PENDING',
      account,
      old.currency,
      rates[old.currency],
      old.isCustom ? 5000 : null,
      old.isOnAccount,
      booked,
      isCanceled ? canceledAt : null,
    ],
  )
  const ledger: FeeRow[] = []
  const note = async (row: Omit<FeeRow, '_id' | 'currency'>) => {
    const _id = newId()
    await run(
      `INSERT INTO ledger_entries (id, order_id, kind, amount, currency, day, entry_id, reverses_id, created_at)
       VALUES ($1, $2, $3, $4, $5, '2026-03-04', $6, $7, $8)`,
      [_id, id, row.kind, row.amount, old.currency, row.entry, row.reverses, canceledAt],
    )
    ledger.push({ ...row, _id, currency: old.currency })
    return _id
  }
  const tours: AccountedOrder['tours'][number][] = []
  for (const [position, tour] of old.tours.entries()) {
    const entry = newId()
    const commissionCents = shareOf(tour.total, (tour.soldAt ?? inForce[tour.tour]) / 100)
    await run(
      `INSERT INTO order_entries (id, order_id, position, account_id, order_type, source, order_status, status, tour_id,
         tour_event_id, tour_date, group_type, price_class, participants, head_count, is_priceable, undiscounted_cents,
         total_cents, commission_cents, share_cents, order_total, order_open, cancellation_tiers, canceled_at, added_on,
         cancel_reason, overdue_from)
       VALUES ($1, $2, $3, $4, 'daily', 'office', $5, $6, $7, $7, '2026-03-11', 'small_group', 'premium', '{"adult": 2}',
         2, true, $8, $8, $9, $10, $11, $12, '[]', $13, '2026-03-01', $14, $15)`,
      [
        entry,
        id,
        position,
        account,
        isCanceled ? 'canceled' : 'pending',
        tour.isCanceled ? 'CANCELED' : 'BOOKED',
        tourIds[tour.tour],
        tour.total,
        commissionCents,
        tour.share,
        total,
        open,
        tour.isCanceled ? canceledAt : null,
        tour.isCanceled ? 'customer' : null,
        open > 0 ? '2026-03-11' : null,
      ],
    )
    if (tour.isCanceled && tour.fee > 0) await note({ kind: 'fee', amount: tour.fee, entry, reverses: null })
    tours.push({
      _id: entry,
      totalCents: tour.total,
      commissionCents,
      share: tour.share,
      isCanceled: tour.isCanceled,
      percent: commissionPercent(
        { totalCents: tour.total, commissionCents },
        { inForce: inForce[tour.tour], last: null },
      ),
    })
  }
  if (old.unnamed > 0 && old.tours.some(({ isCanceled: isGone, share }) => isGone && share > 0))
    await note({ kind: 'fee', amount: old.unnamed, entry: null, reverses: null })
  if (old.writtenOff > 0)
    await note({ kind: 'write_off', amount: -old.writtenOff, entry: null, reverses: null })
  if (old.takenBack > 0) {
    const reverses = await note({ kind: 'write_off', amount: -old.takenBack, entry: null, reverses: null })
    await note({ kind: 'reversal', amount: old.takenBack, entry: null, reverses })
  }
  if (old.isPaid) {
    const payment = newId()
    await run(
      `INSERT INTO payments (id, order_id, action, status, amount, currency, provider, created_at, settled_at)
       VALUES ($1, $2, 'charge', 'paid', 1000, $3, 'office', $4, $4)`,
      [payment, id, old.currency, paidAt],
    )
    await run(
      `INSERT INTO ledger_entries (id, order_id, kind, amount, currency, day, payment_id, method, created_at)
       VALUES ($1, $2, 'payment', -1000, $3, '2026-03-05', $4, 'cash', $5)`,
      [newId(), id, old.currency, payment, paidAt],
    )
  }
  const order = {
    account: old.isMain ? null : (agency ?? ''),
    currency: old.currency,
    rate: rates[old.currency],
    hasCustomTotal: old.isCustom,
    isOnAccount: old.isOnAccount,
    isPaid: old.isPaid,
    ledger,
    tours,
  }
  return { old, id, order }
}

const postingsOf = (order: string) =>
  everyTable(database.db)
    .selectFrom('agency_postings')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('entry_id')
    .orderBy('kind')
    .execute()

describe('the orders of an older version are posted to their agencies', () => {
  test('by the rule that new ones have, whatever their prices, fees and write-offs', async () => {
    for (const { id, order, old } of stored) {
      const found = await postingsOf(id)
      const right = presentPostings(order)
        .filter(({ amount }) => amount !== 0)
        .toSorted((a, b) => (a.entry + a.kind < b.entry + b.kind ? -1 : 1))
      const simple = found.map(
        ({ account_id: account, entry_id: entry, kind, amount, currency, percent }) => ({
          account,
          currency,
          entry,
          kind,
          amount,
          percent,
        }),
      )
      expect(simple, JSON.stringify(old)).toEqual(right)
    }
    const kinds = new Set(
      (await Promise.all(stored.map(({ id }) => postingsOf(id)))).flat().map((row) => row.kind),
    )
    expect([...kinds].sort()).toEqual(['cancellation', 'commission', 'commission_back', 'gross'])
  })

  test('on the Jerusalem day on which they were booked, paid or canceled', async () => {
    const daysOf = async (isRight: (old: Old) => boolean) => {
      const rows = await Promise.all(stored.filter(({ old }) => isRight(old)).map(({ id }) => postingsOf(id)))
      return new Set(rows.flat().map(({ kind, day }) => `${kind} ${day}`))
    }
    expect(await daysOf(({ isOnAccount }) => isOnAccount)).toEqual(
      new Set([
        'gross 2026-03-02',
        'commission 2026-03-02',
        'cancellation 2026-03-07',
        'commission_back 2026-03-07',
      ]),
    )
    expect(await daysOf(({ isOnAccount }) => !isOnAccount)).toEqual(
      new Set(['commission 2026-03-05', 'commission_back 2026-03-07']),
    )
  })
})
