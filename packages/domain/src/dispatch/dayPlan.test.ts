import { expect, test } from 'vitest'
import { dayTotals } from './dayTotals.ts'

test('the totals of a day add up its departures', () => {
  const masada = { people: 9, unassigned: { people: 2 } }
  const galilee = { people: 4, unassigned: { people: 0 } }
  expect(dayTotals([masada, galilee])).toEqual({ departures: 2, people: 13, unassigned: 2 })
})

test('a day without departures comes to nothing', () => {
  expect(dayTotals([])).toEqual({ departures: 0, people: 0, unassigned: 0 })
})
