import { expect, test } from 'vitest'
import { keyOf, ridersOf } from './riders.ts'
import { purchasedTour, vehicleUnit } from './testing.ts'
import { aboard, unitGaps } from './unitGaps.ts'

const tourCars = [
  { _id: 'van', participants: { Adult: 4 } },
  { _id: 'bus', participants: { Adult: 3 } },
]
const split = purchasedTour({ _id: 'levi', headCount: 9, tourCarId: 'van', tourCars, language: 'french' })

test('a party in one place is one rider, itself', () => {
  const cohen = purchasedTour({ tourCarId: 'van' })
  expect(ridersOf(cohen)[0]).toBe(cohen)
  expect(ridersOf(cohen)).toHaveLength(1)
})

test('a split party is a rider for each part and one for those who wait, each with its own people', () => {
  expect(ridersOf(split).map(({ tourCarId, headCount }) => [tourCarId, headCount])).toEqual([
    ['van', 4],
    ['bus', 3],
    [null, 2],
  ])
  expect(ridersOf(split).map(keyOf)).toEqual(['levi', 'levi bus', 'levi null'])
  expect(ridersOf(split)).toBe(ridersOf(split))
})

test('every vehicle of a split party needs its language', () => {
  const units = ['van', 'bus'].map((_id) => vehicleUnit({ _id }))
  for (const unit of units) {
    expect(aboard(unit, ridersOf(split))).toHaveLength(1)
    expect(unitGaps(unit, ridersOf(split))).toEqual([{ kind: 'language', languages: ['french'] }])
  }
})
