import type { Location } from '@tourdesk/contract/pricing/pricing'
import { givenDropoff, givenEntry, givenPickup } from '@tourdesk/domain/testing/given'
import { expect, test } from 'vitest'
import { keptPlace, placesIn, tickDifferentDropoff, tickPaidReturn } from './places.ts'

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

test('a different dropoff starts in the city of the pickup and keeps the paid return', () => {
  const entry = givenEntry({ dropoff: givenDropoff('jerusalem', true) })
  expect(tickDifferentDropoff(entry, true, locations)).toEqual({
    differentDropoff: true,
    dropoff: {
      _id: 'Dan Panorama',
      city: 'tel_aviv',
      name: 'Dan Panorama',
      address: '',
      is_extra_service: true,
    },
  })
})

test('a place that left the list stays readable, and the saved one can be chosen again', () => {
  const places = placesIn('tel_aviv', locations)
  const gone = givenPickup('tel_aviv', 'Old Hilton')
  const carlton = givenPickup('tel_aviv', 'Carlton')
  expect(keptPlace(places, gone, gone)).toMatchObject({ name: 'Old Hilton', isSaved: true })
  expect(keptPlace(places, carlton, gone)).toMatchObject({ name: 'Old Hilton', isSaved: true })
  expect(keptPlace(places, gone, null)).toMatchObject({ name: 'Old Hilton', isSaved: false })
  expect(keptPlace(places, carlton, carlton)).toBeNull()
  expect(keptPlace(places, givenPickup('tel_aviv', ''), gone)).toMatchObject({ name: 'Old Hilton' })
  expect(keptPlace(placesIn('jaffa', locations), givenPickup('jaffa', ''), gone)).toBeNull()
})
