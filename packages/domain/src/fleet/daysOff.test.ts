import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysFrom } from '../calendar.ts'
import { issuesOf } from '../checked.ts'
import { codeOf } from '../decision.ts'
import { type AvailabilityRange, statusOn } from './availability.ts'
import { checkDaysOff, daysOffAhead, enterDaysOff, removeDaysOff } from './daysOff.ts'

const today = '2026-03-02'
const [tomorrow, last] = ['2026-03-03', '2026-05-31']

test.each([
  [tomorrow, tomorrow, []],
  [tomorrow, last, []],
  [today, today, ['startDate day_off_past', 'endDate day_off_past']],
  ['2026-03-01', '2026-03-05', ['startDate day_off_past']],
  [last, addDays(last, 1), ['endDate day_off_too_far']],
  ['2027-03-05', '2027-03-06', ['startDate day_off_too_far', 'endDate day_off_too_far']],
  ['2026-03-06', '2026-03-05', ['endDate end_before_start']],
  [null, null, ['startDate start_date_required', 'endDate end_date_required']],
  [null, '2026-03-05', ['startDate start_date_required']],
  ['2026-03-05', null, ['endDate end_date_required']],
])('days off go from tomorrow to 90 days ahead: %s to %s', (startDate, endDate, faults) => {
  const issues = issuesOf(checkDaysOff({ startDate, endDate }, today))
  expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(faults)
})

const trip = range('2026-03-10', '2026-03-11', 'assigned')
const kept = range('2026-03-12', '2026-03-13', 'reserved')
const sick = range('2026-03-14', null, 'unavailable')
const free = range('2026-03-05', '2026-03-06', 'available')

test.each([
  ['2026-03-08', '2026-03-10', 'day_off_assigned', '2026-03-10'],
  ['2026-03-11', '2026-03-20', 'day_off_assigned', '2026-03-11'],
  ['2026-03-12', '2026-03-12', 'day_off_reserved', '2026-03-12'],
  ['2026-03-13', '2026-03-20', 'day_off_reserved', '2026-03-13'],
  ['2026-03-15', '2026-03-16', 'day_off_known', '2026-03-15'],
])('%s to %s is refused with %s on %s', (startDate, endDate, code, day) => {
  const all = [sick, kept, trip, free]
  expect(enterDaysOff(all, { _id: 'own', startDate, endDate })).toEqual({ ok: false, code, params: { day } })
})

test('days off that can be entered are unavailable and marked, also where the office set them as available', () => {
  const entered = enterDaysOff([trip, free], { _id: 'own', startDate: '2026-03-04', endDate: '2026-03-05' })
  expect(entered).toEqual({
    ok: true,
    value: [
      range('2026-03-04', '2026-03-05', 'unavailable', { _id: 'own', isOwn: true }),
      { ...free, startDate: '2026-03-06' },
      trip,
    ],
  })
})

test('days off are removed from tomorrow on, and only by the one who entered them', () => {
  const own = range('2026-02-27', '2026-03-05', 'unavailable', { isOwn: true })
  const left = removeDaysOff([own, sick], own, today)
  expect(left).toEqual({ ok: true, value: [{ ...own, endDate: today }, sick] })
  expect(codeOf(removeDaysOff([own], { ...own, endDate: today }, today))).toBe('day_off_over')
  expect(codeOf(removeDaysOff([sick], sick, today))).toBe('day_off_of_office')
})

test('removing what was just entered puts every day back', () => {
  const day = fc.integer({ min: 1, max: daysOffAhead }).map((ahead) => addDays(today, ahead))
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [startDate, endDate] = one < other ? [one, other] : [other, one]
      const before = [range('2026-04-01', '2026-04-03', 'available')]
      const entered = enterDaysOff(before, { _id: 'own', startDate, endDate })
      if (!entered.ok) throw new Error(entered.code)
      const own = entered.value.find(({ isOwn }) => isOwn)!
      const removed = removeDaysOff(entered.value, own, today)
      if (!removed.ok) throw new Error(removed.code)
      for (const each of daysFrom(today, addDays(today, daysOffAhead))) {
        const isIn = startDate <= each && each <= endDate
        expect(statusOn(entered.value, each)).toBe(isIn ? 'unavailable' : 'available')
        expect(statusOn(removed.value, each)).toBe('available')
      }
    }),
  )
})

function range(
  startDate: string,
  endDate: string | null,
  status: AvailabilityRange['status'],
  more: Partial<AvailabilityRange> = {},
): AvailabilityRange {
  return { _id: status, startDate, endDate, status, notes: '', ...more }
}
