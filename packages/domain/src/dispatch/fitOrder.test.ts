import { expect, test } from 'vitest'
import type { DayStatus } from '../fleet/vocabulary.ts'
import {
  carsByFit,
  driversByFit,
  guidesByFit,
  type OfferedCar,
  type OfferedGuide,
  type OfferedPerson,
  suppliersByFit,
  type Wanted,
} from './fitOrder.ts'

const twelve: Wanted = { seats: 12, languages: ['french', 'english'], car: null }

test('cars that fit come first, the nearest size before larger ones, our own before hired ones', () => {
  const cars = [
    car('away', { seats: 13, status: 'unavailable' }),
    car('elsewhere', { seats: 13, status: 'assignedElsewhere' }),
    car('tiny', { seats: 4 }),
    car('small', { seats: 10 }),
    car('coach', { seats: 50 }),
    car('hired', { seats: 16, isPrivateOwned: true }),
    car('ours', { seats: 16 }),
    car('exact', { seats: 12, isPrivateOwned: true }),
    car('here', { seats: 4, status: 'assignedHere' }),
  ]
  const order = ['here', 'exact', 'ours', 'hired', 'coach', 'small', 'tiny', 'elsewhere', 'away']
  expect(namesOf(carsByFit(cars, twelve))).toEqual(order)
  expect(namesOf(carsByFit(cars.toReversed(), twelve))).toEqual(order)
})

test('a unit without anybody on board is offered the smallest car first', () => {
  const cars = [car('coach', { seats: 50 }), car('van', { seats: 7 })]
  expect(namesOf(carsByFit(cars, { ...twelve, seats: 0 }))).toEqual(['van', 'coach'])
})

test('alike cars are listed by plate, and never change places', () => {
  const alike = [car('b', { plateId: '22' }), car('c', { plateId: '33' }), car('a', { plateId: '11' })]
  expect(namesOf(carsByFit(alike, twelve))).toEqual(['a', 'b', 'c'])
  const samePlate = [car('b', { plateId: '1' }), car('a', { plateId: '1' })]
  expect(namesOf(carsByFit(samePlate, twelve))).toEqual(['a', 'b'])
})

test('free guides who speak every language asked for come first, then those who speak some', () => {
  const guides = [
    guide('away', { languages: ['french', 'english'], status: 'unavailable' }),
    guide('elsewhere', { languages: ['french', 'english'], status: 'assignedElsewhere' }),
    guide('none', { languages: ['german'] }),
    guide('one', { languages: ['french'] }),
    guide('both marked', { languages: ['english', 'french'], ranking: ['often_late'] }),
    guide('both', { languages: ['english', 'french', 'german'] }),
    guide('here', { languages: [], status: 'assignedHere' }),
  ]
  const order = ['here', 'both', 'both marked', 'one', 'none', 'elsewhere', 'away']
  expect(namesOf(guidesByFit(guides, twelve))).toEqual(order)
  expect(namesOf(guidesByFit(guides.toReversed(), twelve))).toEqual(order)
})

test('guides who know the tour come before those who fit as well, however often they were there', () => {
  const both = { languages: ['french', 'english'] as const }
  const guides = [
    guide('new to it', both),
    guide('zoe', { ...both, timesOnTour: 14 }),
    guide('yael', { ...both, timesOnTour: 1 }),
    guide('marked', { ...both, timesOnTour: 20, ranking: ['often_late'] }),
    guide('one language', { languages: ['french'], timesOnTour: 30 }),
    guide('away', { ...both, timesOnTour: 40, status: 'unavailable' }),
  ]
  const order = ['yael', 'zoe', 'new to it', 'marked', 'one language', 'away']
  expect(namesOf(guidesByFit(guides, twelve))).toEqual(order)
})

test('free drivers come first, the owner of the car of the unit before the others', () => {
  const drivers = [
    person('elsewhere', { status: 'assignedElsewhere', car: 'vito' }),
    person('marked', { ranking: ['customer_complaints'] }),
    person('speaker', { languages: ['french'] }),
    person('other', {}),
    person('owner', { car: 'vito', ranking: ['often_late'] }),
    person('here', { status: 'assignedHere' }),
  ]
  expect(namesOf(driversByFit(drivers, { ...twelve, car: 'vito' }))).toEqual([
    'here',
    'owner',
    'speaker',
    'other',
    'marked',
    'elsewhere',
  ])
  expect(namesOf(driversByFit(drivers, twelve))).toEqual([
    'here',
    'speaker',
    'other',
    'marked',
    'owner',
    'elsewhere',
  ])
})

test('suppliers come by the nearest size with enough seats; one that lists no sizes sends all of them', () => {
  const suppliers = [
    { _id: '1', name: 'Small', sizes: [4, 7] },
    { _id: '2', name: 'Coaches', sizes: [50] },
    { _id: '3', name: 'All', sizes: [4, 13, 50] },
    { _id: '4', name: 'Unlisted', sizes: [] },
  ]
  const order = suppliersByFit(suppliers, twelve).map(({ name }) => name)
  expect(order).toEqual(['All', 'Unlisted', 'Coaches', 'Small'])
})

function car(_id: string, facts: Partial<OfferedCar>): OfferedCar {
  return { _id, plateId: _id, seats: 13, isPrivateOwned: false, status: free, ...facts }
}

function person(_id: string, facts: Partial<OfferedPerson>): OfferedPerson {
  return { _id, name: _id, languages: [], ranking: [], car: null, status: free, ...facts }
}

function guide(_id: string, facts: Partial<OfferedGuide>): OfferedGuide {
  return { ...person(_id, {}), timesOnTour: 0, ...facts }
}

const free: DayStatus = 'free'

function namesOf(things: readonly { _id: string }[]): string[] {
  return things.map(({ _id }) => _id)
}
