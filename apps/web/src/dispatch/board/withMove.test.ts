import { expect, test } from 'vitest'
import { ridersOf } from '../riders.ts'
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
  const back = reverseOf(move, after.purchasedTours)
  expect(back).toEqual({ entry: { ...cohen, tourCarId: 'van' }, to: null })
  expect(withMove(after, back!)).toEqual(day)
})

test('a part moves alone, joins another part, and undoing that parts them again', () => {
  const parts = [
    { _id: 'van', participants: { Adult: 3 } },
    { _id: 'bus', participants: { Adult: 1 } },
  ]
  const split = { ...cohen, tourCarId: 'van', tourCars: parts }
  const divided = plannedDay(
    [split],
    [
      { ...van, participants: 3, selectedTours: ['cohen'], orderIds: ['order-cohen'] },
      { ...bus, participants: 1, selectedTours: ['cohen'], orderIds: ['order-cohen'] },
    ],
  )
  const [, onBus] = ridersOf(split)
  const join = { entry: onBus!, to: 'van' }
  const joined = withMove(withMove(divided, join), join)
  expect(joined.purchasedTours[0]?.tourCars).toEqual([{ _id: 'van', participants: { Adult: 4 } }])
  expect(joined.dayEventCars).toMatchObject([{ participants: 4 }, { participants: 0, selectedTours: [] }])
  const back = reverseOf(join, joined.purchasedTours)
  expect(back).toMatchObject({ to: 'bus', some: { participants: { Adult: 1 }, of: 4 } })
  const undone = withMove(withMove(joined, back!), back!)
  expect(undone).toEqual(divided)
})

test('a move is not undone once somebody else has moved those people', () => {
  const move = { entry: cohen, to: 'van' }
  const elsewhere = withMove(day, { entry: cohen, to: 'bus' })
  expect(reverseOf(move, elsewhere.purchasedTours)).toBeNull()
  expect(reverseOf(move, [])).toBeNull()
})
