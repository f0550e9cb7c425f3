import { expect, test } from 'vitest'
import { purchasedTour } from '../../testing.ts'
import { groupByPickup } from './passengerGroups.ts'

const at = (_id: string, city: 'tel_aviv' | 'jerusalem', time: string | null, headCount = 2) =>
  purchasedTour({ _id, headCount, pickupTimeStart: time, pickup: { city, name: _id, address: '' } })

test('orders are grouped by pickup town and time, with the number of people in each group', () => {
  const groups = groupByPickup([
    at('hilton', 'tel_aviv', '07:30', 4),
    at('carlton', 'tel_aviv', '07:30', 3),
    at('king-david', 'jerusalem', '08:45'),
  ])
  expect(groups).toMatchObject([
    { city: 'tel_aviv', time: '07:30', people: 7, tours: [{ _id: 'carlton' }, { _id: 'hilton' }] },
    { city: 'jerusalem', time: '08:45', people: 2 },
  ])
})

test('a town stays together, and the town with the first pickup comes first', () => {
  const groups = groupByPickup([
    at('a', 'jerusalem', '08:45'),
    at('b', 'tel_aviv', '09:00'),
    at('c', 'tel_aviv', '07:30'),
    at('d', 'tel_aviv', null),
    purchasedTour({ _id: 'e', pickup: null, pickupTimeStart: null }),
  ])
  expect(groups.map(({ city, time }) => [city, time])).toEqual([
    ['tel_aviv', '07:30'],
    ['tel_aviv', '09:00'],
    ['tel_aviv', null],
    ['jerusalem', '08:45'],
    [null, null],
  ])
})
