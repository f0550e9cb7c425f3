import { expect, test } from 'vitest'
import type { OfferedPlace } from '../entries/places.ts'
import { newDraft, newEntry, nextEntry } from './newDraft.ts'

const locations: OfferedPlace[] = [
  { _id: 'accadia', city: 'herzliya', name: 'Dan Accadia', address: 'Ramot Yam 122', isDefault: false },
  { _id: 'marina', city: 'herzliya', name: 'Herzliya Marina', address: 'HaShunit 2', isDefault: true },
]

test('HOLE-O61 a new entry is picked up at the usual place of Herzliya', () => {
  expect(newEntry(locations).pickup).toEqual({
    _id: 'marina',
    city: 'herzliya',
    name: 'Herzliya Marina',
    address: 'HaShunit 2',
    pickupTimeStart: null,
  })
})

test('PRICE-14 HOLE-O48 FORM-28 a new order is daily, in dollars, from the office, with adults to be counted', () => {
  const draft = newDraft({ agency: 'main', agent: null }, locations)
  expect(draft).toMatchObject({ orderType: 'daily', currency: 'USD', source: 'office', agency: 'main' })
  expect(draft.selectedTours).toHaveLength(1)
  expect(draft.selectedTours[0]?.participants).toEqual({ adult: 0 })
})

test('HOLE-O99 a new order has nothing filled in that someone must decide', () => {
  const { userInformation, selectedTours, ...order } = newDraft({ agency: 'main', agent: 'dana' }, locations)
  expect(new Set(Object.values(userInformation))).toEqual(new Set(['']))
  expect(Object.keys(userInformation)).toHaveLength(8)
  expect(order).toEqual({
    orderType: 'daily',
    agency: 'main',
    agent: 'dana',
    isAgencyPayment: false,
    currency: 'USD',
    source: 'office',
    refOrderNumber: '',
    coupon_code: '',
    customTotalPrice: null,
    paymentTBD: false,
    overrideUnavailability: false,
  })
  expect(selectedTours[0]).toMatchObject({
    tour: null,
    date: null,
    group_type: null,
    language: null,
    isDeluxe: false,
    dropoff: null,
    differentDropoff: false,
    notes: '',
  })
})

test('one more tour is for the same people: party, language and pickup, but not its time, day or notes', () => {
  const before = {
    ...newEntry(locations),
    tour: 'masada',
    date: '2026-12-03',
    group_type: 'small_group' as const,
    language: 'german' as const,
    participants: { adult: 2, infant: 1 },
    pickup: { ...newEntry(locations).pickup!, name: 'Dan Accadia', _id: 'accadia', pickupTimeStart: '07:10' },
    notes: 'vegan lunch',
  }
  const { pickup, participants, language, ...rest } = nextEntry(before, locations)
  expect({ pickup, participants, language }).toEqual({
    pickup: { ...before.pickup, pickupTimeStart: null },
    participants: { adult: 2, infant: 1 },
    language: 'german',
  })
  const { pickup: _p, participants: _n, language: _l, ...empty } = newEntry(locations)
  expect(rest).toEqual(empty)
  expect(nextEntry(undefined, locations)).toEqual(newEntry(locations))
})
