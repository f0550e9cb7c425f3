import type { Location } from '@tourdesk/contract/pricing'
import { givenDropoff, givenEntry, givenPickup } from '@tourdesk/domain/testing/given'
import { expect, test } from 'vitest'
import { placesIn, tickDifferentDropoff, tickPaidReturn } from './places.ts'

const locations = ['Royal Beach', 'Carlton', 'Dan Panorama', 'Carlton'].map((name) => ({
  _id: name,
  city: 'tel_aviv',
  name,
  address: '',
  isDefault: name === 'Dan Panorama',
  lat: null,
  lng: null,
})) as Location[]

test('the usual place of a city comes first, then the others by name, each once', () => {
  expect(placesIn('tel_aviv', locations).map(({ name }) => name)).toEqual([
    'Dan Panorama',
    'Carlton',
    'Royal Beach',
  ])
  expect(placesIn('jaffa', locations)).toEqual([])
})

test('FORM-70 ticking the paid return sets the flag of the dropoff, unticking clears it', () => {
  const entry = givenEntry({ pickup: givenPickup('jerusalem'), dropoff: null })
  const ticked = tickPaidReturn(entry, true)
  expect(ticked.dropoff).toMatchObject({ city: 'jerusalem', is_extra_service: true })
  expect(tickPaidReturn({ ...entry, ...ticked }, false).dropoff?.is_extra_service).toBe(false)
})

test('FORM-27 a different dropoff starts in the city of the pickup and keeps the paid return', () => {
  const entry = givenEntry({ dropoff: givenDropoff('jerusalem', true) })
  expect(tickDifferentDropoff(entry, true, locations)).toEqual({
    differentDropoff: true,
    dropoff: { city: 'tel_aviv', name: 'Dan Panorama', address: '', is_extra_service: true },
  })
})
