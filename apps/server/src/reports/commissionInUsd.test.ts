import { commissionDue } from '@tourdesk/domain/agencyAccounts/commissionDue'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { commissionInUsd } from './commissionInUsd.ts'

const { db, drop } = await testDatabase()
afterAll(drop)

const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 }))
const drawn = fc.sample(
  fc.record({
    total: cents,
    commission: cents,
    share: cents,
    rate: fc.constantFrom(1, 0.92, 3.7, 3.123456),
    hasCustomTotal: fc.boolean(),
    general: fc.constantFrom(0, 7.5, 12),
    ofTour: fc.constantFrom(null, 33.33),
  }),
  { numRuns: 1_000, seed: 33 },
)

test('the database works a commission out as the rule of agencies’ accounts does', async () => {
  const column = (values: readonly unknown[], type: string) => sql`${values}::${sql.raw(type)}[]`
  const { rows } = await sql<{ due: number }>`
    with drawn as (
      select * from unnest(
        ${column(
          drawn.map(({ total }) => total),
          'bigint',
        )},
        ${column(
          drawn.map(({ commission }) => commission),
          'bigint',
        )},
        ${column(
          drawn.map(({ share }) => share),
          'bigint',
        )},
        ${column(
          drawn.map(({ rate }) => rate),
          'numeric',
        )},
        ${column(
          drawn.map(({ hasCustomTotal }) => (hasCustomTotal ? 1 : null)),
          'bigint',
        )},
        ${column(
          drawn.map(({ general }) => general),
          'numeric',
        )},
        ${column(
          drawn.map(({ ofTour }) => ofTour),
          'numeric',
        )}
      ) with ordinality as each(total, commission, share, rate, custom, general, of_tour, place)
    ),
    orders as (select place as id, rate, custom as custom_total from drawn),
    order_entries as (
      select place as order_id, place as account_id, place as tour_id, total as total_cents,
             commission as commission_cents, share as share_cents
        from drawn
    ),
    accounts as (select place as id, general as commission_rate from drawn),
    agency_tour_commissions as (
      select place as account_id, place as tour_id, of_tour as commission_rate from drawn where of_tour is not null
    )
    select ${commissionInUsd}::float8 as due
      from order_entries join orders on orders.id = order_entries.order_id
     order by orders.id`.execute(db)
  const byRule = drawn.map(({ total, commission, share, rate, hasCustomTotal, general, ofTour }) => {
    const tour = { totalCents: total, commissionCents: commission, share }
    const terms = { rate, isProrated: hasCustomTotal, percent: ofTour ?? general }
    return Math.round(commissionDue(tour, terms) / rate)
  })
  expect(rows.map(({ due }) => due)).toEqual(byRule)
})
