import { expect, test } from 'vitest'
import { daysInAddress, daysShown, isLong, shiftedByWeeks } from './calendarRange.ts'

const wednesday = '2026-03-11'
const thisWeek = { startDate: '2026-03-08', endDate: '2026-03-14' }

test('CAL-04 HOLE-O91 an empty address shows the current week from Sunday to Saturday', () => {
  expect(daysShown({}, wednesday)).toEqual(thisWeek)
  expect(daysShown({}, thisWeek.startDate)).toEqual(thisWeek)
  expect(daysShown({}, thisWeek.endDate)).toEqual(thisWeek)
})

test('CAL-02 the address can have any range, and one that ends before it starts becomes its start’s week', () => {
  const range = { startDate: '2026-03-25', endDate: '2026-04-07' }
  expect(daysShown(range, wednesday)).toEqual(range)
  expect(daysShown({ startDate: '2026-03-25', endDate: '2026-03-20' }, wednesday)).toEqual({
    startDate: '2026-03-22',
    endDate: '2026-03-28',
  })
})

test('CAL-03 HOLE-O91 the navigator moves the range by seven days, and the current week is not in the address', () => {
  const next = shiftedByWeeks(thisWeek, 1)
  expect(next).toEqual({ startDate: '2026-03-15', endDate: '2026-03-21' })
  expect(daysInAddress(next, wednesday)).toEqual(next)
  expect(daysInAddress(shiftedByWeeks(next, -1), wednesday)).toEqual({
    startDate: undefined,
    endDate: undefined,
  })
})

test('seven days that begin in the middle of a week take two rows', () => {
  expect(isLong(thisWeek)).toBe(false)
  expect(isLong({ startDate: '2026-03-11', endDate: '2026-03-17' })).toBe(true)
})
