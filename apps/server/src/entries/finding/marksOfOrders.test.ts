import { addDays } from '@tourdesk/domain/calendar'
import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { newId } from '../../kernel/newId.ts'
import { hasMark, marksOfNewest, marksOfTours } from './marksOfOrders.ts'

const { db, drop } = await testDatabase()
afterAll(drop)

async function isFound(condition: RawBuilder<boolean>, order: { id?: string; first: string; last: string }) {
  const { id = newId(), first, last } = order
  const { rows } = await sql<{ found: boolean }>`
    select ${condition} as found
      from (select ${id}::uuid as id, ${first}::date as first_tour_date, ${last}::date as last_tour_date) as orders
  `.execute(db)
  return rows[0]?.found
}

const day = fc.integer({ min: -800, max: 800 }).map((days) => addDays('2026-03-02', days))

test('an order with a tour on the days has one of their marks', async () => {
  await fc.assert(
    fc.asyncProperty(day, day, day, day, async (...days) => {
      const [one, two, three, four] = days.toSorted() as [string, string, string, string]
      for (const [first, last, startDate, endDate] of [
        [one, three, two, four],
        [two, four, one, three],
        [one, four, two, three],
        [two, three, one, four],
      ] as const)
        expect(await isFound(hasMark(marksOfTours({ startDate, endDate })), { first, last })).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('orders of other years don’t have the marks of the days, unless their tours are far apart', async () => {
  const marks = hasMark(marksOfTours({ startDate: '2026-03-01', endDate: '2026-03-31' }))
  expect(await isFound(marks, { first: '2024-03-02', last: '2024-03-05' })).toBe(false)
  expect(await isFound(marks, { first: '2028-03-02', last: '2028-03-05' })).toBe(false)
  expect(await isFound(marks, { first: '2023-03-02', last: '2024-03-05' })).toBe(true)
})

test('the newest orders are those placed since, on servers with a fast clock too', async () => {
  const { marks, since } = marksOfNewest(new Date('2026-11-25T08:00:00Z'))
  const placedAt = (at: string) =>
    `${new Date(at)
      .getTime()
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`
  const tours = { first: '2026-12-01', last: '2026-12-01' }
  for (const at of ['2022-06-01', '2024-06-01', '2026-11-25', '2027-01-01', '2030-01-01']) {
    expect(placedAt(at) >= since, at).toBe(true)
    expect(await isFound(hasMark(marks), { id: placedAt(at), ...tours }), at).toBe(true)
  }
  expect(placedAt('2021-01-01') < since).toBe(true)
  expect(await isFound(hasMark(marks), { id: placedAt('2021-01-01'), ...tours })).toBe(false)
})
