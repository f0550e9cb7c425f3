import { expect, test } from 'vitest'
import { plannedDay, purchasedTour, vehicleUnit } from '../testing.ts'
import { departuresByDay } from './departures.ts'

const cohen = purchasedTour()
const levi = purchasedTour({ _id: 'levi', orderId: 'order-levi', headCount: 3 })

test('CAL-05 a day has one card per tour with its orders and its participants', () => {
  const twice = purchasedTour({ _id: 'cohen-2', headCount: 1 })
  const galilee = purchasedTour({ _id: 'g', tour: { _id: 'galilee', name: 'Galilee', participants: {} } })
  const nextDay = purchasedTour({ _id: 'n', date: '2026-03-12' })
  const days = departuresByDay(plannedDay([cohen, twice, levi, galilee, nextDay]))
  expect(days.get('2026-03-11')).toMatchObject([
    { tour: { name: 'Galilee' }, orders: 1, participants: 4 },
    { tour: { name: 'Masada' }, orders: 2, participants: 8 },
  ])
  expect(days.get('2026-03-12')).toHaveLength(1)
  expect(days.get('2026-03-13')).toBeUndefined()
})

test('a card shows how many people have a place and what the departure’s vehicles lack', () => {
  const seated = { ...cohen, tourCarId: 'van' }
  const van = vehicleUnit({ participants: 4, selectedTours: ['cohen'], driver: null })
  const bare = vehicleUnit({ _id: 'bare', driver: null, guide: [] })
  const elsewhere = vehicleUnit({ _id: 'other', tour: 'galilee', car: null })
  const [card] = departuresByDay(plannedDay([seated, levi], [van, bare, elsewhere])).get('2026-03-11') ?? []
  expect(card).toMatchObject({ participants: 7, planned: 4, gaps: ['no_driver', 'no_guide'] })
})
