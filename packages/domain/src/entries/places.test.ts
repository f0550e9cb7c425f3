import { expect, test } from 'vitest'
import { givenDropoff, givenEntry, givenPickup } from '../testing/given.ts'
import {
  keptPlace,
  type OfferedPlace,
  placeIn,
  placesIn,
  sharesName,
  tickDifferentDropoff,
  tickPaidReturn,
} from './places.ts'

const locations: OfferedPlace[] = [
  place('royal', 'Royal Beach', 'HaYarkon 19'),
  place('south', 'Carlton', 'Herbert Samuel 50'),
  place('dan', 'Dan Panorama', 'Kaufmann 10'),
  place('north', 'Carlton', 'Eliezer Peri 10'),
]

function place(_id: string, name: string, address: string): OfferedPlace {
  return { _id, city: 'tel_aviv', name, address, isDefault: _id === 'dan' }
}

test('the usual place of a city comes first, then the others by name and address', () => {
  expect(placesIn('tel_aviv', locations).map(({ _id }) => _id)).toEqual(['dan', 'north', 'south', 'royal'])
  expect(placesIn('jaffa', locations)).toEqual([])
})

test('two places with the same name can both be chosen, and only their address differs', () => {
  const places = placesIn('tel_aviv', locations)
  expect(places.filter((each) => sharesName(each, places)).map(({ _id }) => _id)).toEqual(['north', 'south'])
})

test('HOLE-O61 a city without a usual place leaves the place to be chosen', () => {
  expect(placeIn('tel_aviv', locations)).toMatchObject({ _id: 'dan', name: 'Dan Panorama' })
  expect(placeIn('jaffa', locations)).toMatchObject({ city: 'jaffa', name: '' })
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
      _id: 'dan',
      city: 'tel_aviv',
      name: 'Dan Panorama',
      address: 'Kaufmann 10',
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

test('a drop-off elsewhere starts in the city of the pickup, and unticking keeps what was there', () => {
  const entry = givenEntry({ pickup: givenPickup('tel_aviv'), dropoff: givenDropoff('jerusalem', true) })
  expect(tickDifferentDropoff(entry, true, locations)).toEqual({
    differentDropoff: true,
    dropoff: {
      _id: 'dan',
      city: 'tel_aviv',
      name: 'Dan Panorama',
      address: 'Kaufmann 10',
      is_extra_service: true,
    },
  })
  expect(tickDifferentDropoff(entry, false, locations)).toEqual({
    differentDropoff: false,
    dropoff: entry.dropoff,
  })
  const unplaced = { pickup: null, dropoff: null }
  expect(tickDifferentDropoff(unplaced, true, locations)).toEqual({ differentDropoff: true, dropoff: null })
  const first = { pickup: givenPickup('tel_aviv'), dropoff: null }
  expect(tickDifferentDropoff(first, true, locations).dropoff?.is_extra_service).toBe(false)
})

test('a paid return without a drop-off names only the city, and without a pickup nothing', () => {
  const entry = { pickup: givenPickup('tel_aviv'), dropoff: null }
  expect(tickPaidReturn(entry, true).dropoff).toEqual({
    _id: null,
    city: 'tel_aviv',
    name: '',
    address: '',
    is_extra_service: true,
  })
  expect(tickPaidReturn({ pickup: null, dropoff: null }, true)).toEqual({ dropoff: null })
})

test('the place of a city without a usual one is empty', () => {
  expect(placeIn('jaffa', locations)).toMatchObject({ name: '', address: '' })
  expect(keptPlace(locations, null, null)).toBeNull()
  expect(keptPlace(locations, null, { city: 'tel_aviv', name: 'Gone', address: '' })).toBeNull()
})
