import { expect, test } from 'vitest'
import { choiceFor, chosenReport } from './chosenReport.ts'

test('what a report can’t be asked for is left out of its choice', () => {
  const asked = {
    range: 'last_month',
    basis: 'booking',
    groupBy: ['agency', 'person'],
    compare: 'year',
    agency: ['a1'],
    tour: ['t1'],
  } as const
  const search = { ...asked, groupBy: [...asked.groupBy], agency: ['a1'], tour: ['t1'] }
  expect(choiceFor('sales', search, false)).toMatchObject({
    basis: 'booking',
    groupBy: ['agency'],
    agency: ['a1'],
  })
  expect(choiceFor('crew', search, false)).toEqual({
    range: 'last_month',
    groupBy: ['person'],
    compare: 'year',
    tour: ['t1'],
  })
  expect(choiceFor('sales', search, true)).not.toHaveProperty('agency')
  expect(choiceFor('sales', search, true)).not.toHaveProperty('groupBy')
  expect(choiceFor('pace', search, false)).not.toHaveProperty('compare')
})

test('chosen days come before a named range, and half a range counts for nothing', () => {
  const days = { startDate: '2026-02-01', endDate: '2026-02-03' }
  expect(choiceFor('sales', { ...days, range: 'this_year' }, false)).toMatchObject(days)
  expect(choiceFor('sales', { startDate: '2026-02-01', range: 'this_year' }, false)).toMatchObject({
    range: 'this_year',
  })
  expect(chosenReport('sales', {}, '2026-11-30')).toMatchObject({
    days: { startDate: '2026-11-01', endDate: '2026-11-30' },
    basis: 'booking',
    groupBy: ['day'],
  })
})
