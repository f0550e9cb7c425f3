import { expect, test } from 'vitest'
import { splitOf, type Together } from './splitOf.ts'

const van: Together = { unit: 'van', vehicle: '12-345-67', people: 2 }
const open: Together = { unit: 'open', vehicle: null, people: 1 }
const waiting: Together = { unit: null, vehicle: null, people: 3 }

test('each part of a party says how many there are in all, and where the others are', () => {
  expect(splitOf(van, [van])).toBeUndefined()
  expect(splitOf(van, [van, open, waiting])).toEqual({ all: 6, vehicles: [null], waiting: 3 })
  expect(splitOf(open, [van, open])).toEqual({ all: 3, vehicles: ['12-345-67'], waiting: 0 })
  expect(splitOf(waiting, [van, open, waiting])).toEqual({
    all: 6,
    vehicles: ['12-345-67', null],
    waiting: 0,
  })
})
