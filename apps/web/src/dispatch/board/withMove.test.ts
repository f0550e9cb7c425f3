import { expect, test } from 'vitest'
import { plannedDay, purchasedTour, vehicleUnit } from '../testing.ts'
import { reverseOf, withMove } from './withMove.ts'

const cohen = purchasedTour({ _id: 'cohen', headCount: 4 })
const van = vehicleUnit({ _id: 'van' })
const bus = vehicleUnit({ _id: 'bus' })
const day = plannedDay([cohen], [van, bus])

test('DRAG-04 after a drop the card counts up and the row knows its vehicle', () => {
  const after = withMove(day, { entry: cohen, to: 'van' })
  expect(after.purchasedTours[0]?.tourCarId).toBe('van')
  expect(after.dayEventCars[0]).toMatchObject({
    participants: 4,
    selectedTours: ['cohen'],
    orderIds: ['order-cohen'],
  })
  expect(after.dayEventCars[1]).toBe(bus)
})

test('HOLE-O83 a move between vehicles counts one down and the other up', () => {
  const after = withMove(withMove(day, { entry: cohen, to: 'van' }), { entry: cohen, to: 'bus' })
  expect(after.dayEventCars).toMatchObject([
    { _id: 'van', participants: 0, selectedTours: [], orderIds: [] },
    { _id: 'bus', participants: 4, selectedTours: ['cohen'] },
  ])
})

test('the same move twice counts once, and undoing it leaves the day as it was', () => {
  const move = { entry: cohen, to: 'van' }
  const after = withMove(withMove(day, move), move)
  expect(after.dayEventCars[0]?.participants).toBe(4)
  expect(reverseOf(move)).toEqual({ entry: { ...cohen, tourCarId: 'van' }, to: null })
  expect(withMove(after, reverseOf(move))).toEqual(day)
})
