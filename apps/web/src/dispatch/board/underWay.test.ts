import { expect, test } from 'vitest'
import { plannedDay, purchasedTour, vehicleUnit } from '../testing.ts'
import { underWayOn } from './underWay.ts'

const levi = purchasedTour({ _id: 'levi', date: '2026-03-10', endDate: '2026-03-12', tourCarId: 'van' })
const shalev = purchasedTour({ _id: 'shalev', date: '2026-03-09', endDate: '2026-03-11' })
const van = vehicleUnit({ date: '2026-03-10', endDate: '2026-03-12' })
const today = [purchasedTour(), vehicleUnit({ _id: 'bus' })] as const

test('HOLE-O56 the board of a later day has the units under way and the unplanned parties', () => {
  const day = plannedDay([levi, shalev, today[0]], [van, today[1]])
  expect(underWayOn('2026-03-11', day)).toEqual([
    { key: 'shalev', since: '2026-03-09', until: '2026-03-11', unit: null, riders: [shalev] },
    { key: 'van', since: '2026-03-10', until: '2026-03-12', unit: van, riders: [levi] },
  ])
})

test('on its first day a party is not under way yet', () => {
  expect(underWayOn('2026-03-10', plannedDay([levi], [van]))).toEqual([])
})
