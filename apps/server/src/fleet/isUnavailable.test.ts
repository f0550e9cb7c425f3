import { addDays } from '@tourdesk/domain/calendar'
import { type AvailabilityRange, isAway, setRange, settableFor } from '@tourdesk/domain/fleet/availability'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { unitsOfIds } from '../dispatch/units.ts'
import { withoutEvent } from '../kernel/announce.ts'
import { newId } from '../kernel/newId.ts'
import { ask } from '../kernel/question.ts'

const { db, given, close } = await startServer()
afterAll(close)

const date = '2026-04-10'
const [car, guide] = [await given.car(), await given.operator()]
const unit = await given.unit({ date, car, guide: [guide] })

/** Ranges set one after the other, so that none of them overlap: from four days before the unit's first day. */
const rangesOf = (kind: RangeOwner) =>
  fc
    .array(
      fc.record({
        first: fc.nat(8),
        length: fc.option(fc.nat(3)),
        status: fc.constantFrom(...settableFor(kind)),
      }),
      { maxLength: 4 },
    )
    .map((drawn) =>
      drawn.reduce<AvailabilityRange[]>((ranges, { first, length, status }) => {
        const startDate = addDays(date, first - 4)
        const endDate = length === null ? null : addDays(startDate, length)
        const set = setRange(ranges, { _id: newId(), startDate, endDate, status, notes: '' }, null)
        return set.ok ? set.value : ranges
      }, []),
    )

test('the database calls a car or a guide unavailable exactly when the rule does', async () => {
  const seen = new Set<boolean>()
  await fc.assert(
    fc.asyncProperty(rangesOf('Car'), rangesOf('Operator'), fc.nat(2), async (ofCar, ofGuide, days) => {
      const endDate = addDays(date, days)
      await withoutEvent({ db }, async (tx) => {
        await tx.deleteFrom('availability_ranges').execute()
        await tx.updateTable('vehicle_units').set({ end_date: endDate }).where('id', '=', unit._id).execute()
        const rows = [
          ...ofCar.map((range) => ({ car_id: car.id, operator_id: null, ...columnsOf(range) })),
          ...ofGuide.map((range) => ({ car_id: null, operator_id: guide.id, ...columnsOf(range) })),
        ]
        if (rows.length > 0) await tx.insertInto('availability_ranges').values(rows).execute()
      })
      const [stored] = await ask(db, unitsOfIds([unit._id]))
      const trip = { _id: null, startDate: date, endDate, status: 'assigned', notes: '' } as const
      const away = [isAway(trip, ofCar), isAway(trip, ofGuide)]
      for (const one of away) seen.add(one)
      expect([stored?.is_car_unavailable, stored?.crew[0]?.is_unavailable]).toEqual(away)
    }),
    { numRuns: 60 },
  )
  expect(seen.size).toBe(2)
})

function columnsOf({ startDate, endDate, status }: AvailabilityRange) {
  if (status === 'assigned') throw new Error('Only ranges set by hand are stored')
  return { id: newId(), start_date: startDate, end_date: endDate, status }
}
