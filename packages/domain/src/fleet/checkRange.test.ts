import { expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkRange } from './checkRange.ts'

const days = { startDate: '2026-03-08', endDate: '2026-03-10' }

it('AVL-05 CAR-11 a guide can be reserved, a car cannot', () => {
  expect(issuesOf(checkRange({ objType: 'Operator', status: 'reserved', ...days }))).toEqual([])
  expect(issuesOf(checkRange({ objType: 'Car', status: 'unavailable', ...days }))).toEqual([])
  expect(issuesOf(checkRange({ objType: 'Car', status: 'reserved', ...days }))).toEqual([
    { field: 'status', code: 'car_not_reserved' },
  ])
})

it('HOLE-O78 a range needs a first day and does not end before it', () => {
  const range = { objType: 'Car', status: 'unavailable' } as const
  expect(issuesOf(checkRange({ ...range, startDate: '2026-03-08', endDate: null }))).toEqual([])
  expect(issuesOf(checkRange({ ...range, startDate: null, endDate: '2026-03-08' }))).toEqual([
    { field: 'startDate', code: 'start_date_required' },
  ])
  expect(issuesOf(checkRange({ ...range, startDate: '2026-03-09', endDate: '2026-03-08' }))).toEqual([
    { field: 'endDate', code: 'end_before_start' },
  ])
})
