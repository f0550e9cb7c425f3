import { expect, test } from 'vitest'
import { dayTotals } from './dayTotals.ts'
import { type DayDeparture, departureGaps } from './departureGaps.ts'
import type { Gap } from './gaps.ts'

const noDriver: Gap = { kind: 'no_driver' }
const noFrench: Gap = { kind: 'language', languages: ['french'] }

test('a departure first lacks places, then has splits out of date, then what its units lack in their order, then prices', () => {
  const masada = departure({
    unassigned: { orders: 2, people: 5 },
    unpriced: 1,
    splitChanged: [1001],
    units: [
      { _id: 'van', gaps: [noDriver, noFrench] },
      { _id: 'coach', gaps: [] },
      { _id: 'bus', gaps: [noDriver] },
    ],
  })
  expect(departureGaps(masada)).toEqual([
    { key: 'unassigned', kind: 'unassigned', orders: 2, people: 5 },
    { key: 'split 1001', kind: 'split_changed', order: 1001 },
    { key: 'van no_driver', kind: 'unit', unit: 'van', gap: noDriver },
    { key: 'van language', kind: 'unit', unit: 'van', gap: noFrench },
    { key: 'bus no_driver', kind: 'unit', unit: 'bus', gap: noDriver },
    { key: 'unpriced', kind: 'unpriced', orders: 1 },
  ])
})

test('a departure whose people all ride on complete units lacks nothing', () => {
  expect(departureGaps(departure({ units: [{ _id: 'van', gaps: [] }] }))).toEqual([])
})

test('the totals of a day add up its departures and count every gap', () => {
  const masada = departure({ orders: 3, people: 9, unassigned: { orders: 1, people: 2 } })
  const galilee = departure({
    orders: 1,
    people: 4,
    units: [
      { _id: 'van', gaps: [noDriver, noFrench] },
      { _id: 'bus', gaps: [] },
    ],
  })
  expect(dayTotals([masada, galilee])).toEqual({
    departures: 2,
    people: 13,
    unassigned: 2,
    units: { planned: 1, needed: 3 },
    gaps: 3,
  })
})

test('a day without departures comes to nothing', () => {
  expect(dayTotals([])).toEqual({
    departures: 0,
    people: 0,
    unassigned: 0,
    units: { planned: 0, needed: 0 },
    gaps: 0,
  })
})

function departure(facts: Partial<DayDeparture>): DayDeparture {
  return {
    orders: 1,
    people: 2,
    unassigned: { orders: 0, people: 0 },
    unpriced: 0,
    splitChanged: [],
    units: [],
    ...facts,
  }
}
