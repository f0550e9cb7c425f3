import { expect, test } from 'vitest'
import { receivedDays } from './receivedQuery.ts'

const today = '2026-02-14'

test('without days it’s this month, to its last day', () => {
  expect(receivedDays({}, today)).toEqual({ startDate: '2026-02-01', endDate: '2026-02-28' })
  expect(receivedDays({}, '2026-12-31')).toEqual({ startDate: '2026-12-01', endDate: '2026-12-31' })
})

test('half a range from an old address ends with this month, and is never backwards', () => {
  expect(receivedDays({ startDate: '2026-01-10' }, today)).toEqual({
    startDate: '2026-01-10',
    endDate: '2026-02-28',
  })
  expect(receivedDays({ startDate: '2026-03-10' }, today)).toEqual({
    startDate: '2026-03-10',
    endDate: '2026-03-10',
  })
  expect(receivedDays({ endDate: '2026-01-10' }, today)).toEqual({
    startDate: '2026-01-10',
    endDate: '2026-01-10',
  })
})
