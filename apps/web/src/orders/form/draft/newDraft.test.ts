import type { Location } from '@tourdesk/contract/pricing/pricing'
import { givenEntry, givenOrder } from '@tourdesk/domain/testing/given'
import { expect, test } from 'vitest'
import { newDraft, newEntry, placeIn, withOrderType } from './newDraft.ts'

const locations = [
  { city: 'herzliya', name: 'Dan Accadia', isDefault: false },
  { city: 'herzliya', name: 'Herzliya Marina', isDefault: true },
  { city: 'jaffa', name: 'Clock Tower', isDefault: false },
].map((location) => ({
  _id: location.name,
  address: `${location.name} 1`,
  lat: null,
  lng: null,
  ...location,
})) as Location[]

test('HOLE-O61 a new entry is picked up at the usual place of Herzliya', () => {
  expect(newEntry(locations).pickup).toEqual({
    _id: 'Herzliya Marina',
    city: 'herzliya',
    name: 'Herzliya Marina',
    address: 'Herzliya Marina 1',
    pickupTimeStart: null,
  })
})

test('HOLE-O61 a city without a usual place leaves the place to be chosen', () => {
  expect(placeIn('jaffa', locations)).toMatchObject({ city: 'jaffa', name: '' })
})

test('PRICE-14 HOLE-O48 FORM-28 a new order is daily, in dollars, from the office, with adults to be counted', () => {
  const draft = newDraft({ agency: 'main', agent: null }, locations)
  expect(draft).toMatchObject({ orderType: 'daily', currency: 'USD', source: 'office', agency: 'main' })
  expect(draft.selectedTours).toHaveLength(1)
  expect(draft.selectedTours[0]?.participants).toEqual({ adult: 0 })
})

test('FORM-20 a private order keeps one tour with its place, its days and party start over', () => {
  const draft = givenOrder({
    selectedTours: [givenEntry(), givenEntry({ tour: 'eilat' })],
    coupon_code: 'SUN',
  })
  const turned = withOrderType(draft, 'private')
  expect(turned).toMatchObject({ orderType: 'private', coupon_code: '' })
  expect(turned.selectedTours).toHaveLength(1)
  expect(turned.selectedTours[0]).toMatchObject({
    tour: 'masada',
    pickup: { name: 'Dan Panorama' },
    date: null,
    startDate: null,
    numOfParticipants: 0,
  })
  expect(turned.userInformation).toEqual(draft.userInformation)
})

test('what only private orders have goes when the order becomes a daily one', () => {
  const turned = withOrderType(withOrderType(givenOrder(), 'package'), 'daily')
  expect(turned.selectedTours[0]?.startDate).toBeUndefined()
  expect(turned.selectedTours[0]?.vehicleSize).toBeUndefined()
})
