import { expect, test } from 'vitest'
import { vehicleSizes } from '../entries/vocabulary.ts'
import { seatsOfSize } from './seatsOfSize.ts'

test('a wished size is at least as many seats, and fewer than the next larger size has', () => {
  expect(vehicleSizes.map(seatsOfSize)).toEqual([
    { from: 4, to: 6 },
    { from: 7, to: 9 },
    { from: 10, to: 12 },
    { from: 13, to: 15 },
    { from: 16, to: 18 },
    { from: 19, to: 34 },
    { from: 35, to: 49 },
    { from: 50, to: 99 },
  ])
})
