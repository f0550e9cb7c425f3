import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkCar } from './checkCar.ts'

const today = '2026-03-02'
const van = { plateId: '214-57-801', seats: 10, make: 'Ford Transit', year: 2023 }

describe('the form of a car', () => {
  it('CAR-05 CAR-06 CAR-07 CAR-08 HOLE-O73 needs plate, make, year and seats', () => {
    expect(issuesOf(checkCar(van, today))).toEqual([])
    expect(issuesOf(checkCar({ plateId: ' ', seats: null, make: '', year: null }, today))).toEqual([
      { field: 'plateId', code: 'plate_required' },
      { field: 'make', code: 'make_required' },
      { field: 'year', code: 'year_required' },
      { field: 'seats', code: 'seats_required' },
    ])
  })

  it.each([
    [1, true],
    [99, true],
    [0, false],
    [100, false],
    [7.5, false],
  ])('HOLE-O73 %s seats: %s', (seats, isFine) => {
    expect(issuesOf(checkCar({ ...van, seats }, today))).toEqual(
      isFine ? [] : [{ field: 'seats', code: 'seats_invalid' }],
    )
  })

  it.each([
    [1950, true],
    [2027, true],
    [1949, false],
    [2028, false],
    [2020.5, false],
  ])('HOLE-O73 a car of %s in March 2026: %s', (year, isFine) => {
    const issue = { field: 'year', code: 'year_invalid', params: { lastYear: 2027 } }
    expect(issuesOf(checkCar({ ...van, year }, today))).toEqual(isFine ? [] : [issue])
  })
})
