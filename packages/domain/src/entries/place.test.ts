import { describe, expect, test } from 'vitest'
import { isSamePlace, keepPlace, placeName, placeOf, storedPlace } from './place.ts'

const hotel = {
  _id: 'hotel',
  city: 'tel_aviv' as const,
  name: 'Dan Panorama',
  address: '10 Kaufmann Street',
  lat: 32.06,
  lng: 34.76,
}
const namesake = { ...hotel, _id: 'namesake', address: '3 Other Street', lat: 32.1, lng: 34.8 }
const port = { ...hotel, _id: 'port', city: 'jaffa' as const, name: 'Port', address: 'Jaffa Port' }
const locations = [hotel, namesake, port]
const byName = { city: hotel.city, name: hotel.name, address: hotel.address }
const flat = { city: hotel.city, name: '', address: '12 Frishman Street' }

describe('the stored location of a place', () => {
  test.each([
    ['its id', { ...byName, _id: 'namesake' }, 'namesake'],
    ['its id, under the name it had before', { ...byName, _id: 'hotel', name: 'Dan Hotel' }, 'hotel'],
    ['its name in the city', { ...byName, name: ' Dan Panorama ', address: '' }, 'hotel'],
    ['of two with one name, the address', { ...byName, address: namesake.address }, 'namesake'],
    ['its name, where the id is of another city', { ...byName, _id: 'port' }, 'hotel'],
    ['its name, where nobody knows the id any more', { ...byName, _id: 'gone' }, 'hotel'],
  ])('%s', (_, place, found) => {
    expect(storedPlace(place, locations)?._id).toBe(found)
  })

  test.each([
    ['a typed address', flat],
    ['a name of another city', { ...byName, city: 'jaffa' as const }],
    ['a name nobody knows', { ...byName, name: 'Old Hilton' }],
  ])('%s is none', (_, place) => {
    expect(storedPlace(place, locations)).toBeNull()
  })
})

describe('whether a sent place is unchanged', () => {
  test.each([
    ['the same one', hotel, hotel, true],
    ['the same one without its id', hotel, byName, true],
    ['the same one, renamed since the form was opened', { ...hotel, name: 'Vera' }, hotel, true],
    ['its id alone', hotel, { ...hotel, name: '', address: '' }, true],
    ['the same one at the address it moved to', { ...hotel, address: 'Old Street' }, hotel, false],
    ['another one of the same name', hotel, namesake, false],
    ['another name', hotel, { ...byName, name: 'Port' }, false],
    ['another address', flat, { ...flat, address: '7 Basel Street' }, false],
    ['a stored one where an address was', flat, hotel, false],
    ['a stored one where none was known', byName, hotel, false],
    ['none where none was', null, null, true],
    ['none where one was', hotel, null, false],
    ['one where none was', null, hotel, false],
    ['a city without a place where none was', null, { ...flat, address: '' }, true],
  ])('%s: %#', (_, saved, sent, isSame) => {
    expect(isSamePlace(saved, sent)).toBe(isSame)
  })
})

describe('a place in an order', () => {
  const saved = { ...hotel, name: 'Dan Hotel', address: 'Old Street', lat: 31, lng: 34 }

  test('a stored location is copied as it is now, whatever name and address were sent', () => {
    expect(keepPlace({ ...byName, _id: 'hotel', name: 'Dan', address: 'x' }, null, locations)).toEqual(hotel)
    expect(keepPlace(byName, null, locations)).toEqual(hotel)
  })

  test('an unchanged place stays as saved when the location has moved or is deleted', () => {
    expect(keepPlace(placeOf(saved), saved, locations)).toBe(saved)
    expect(keepPlace(placeOf(saved), saved, [])).toBe(saved)
  })

  test('another city or address counts as a new choice', () => {
    expect(keepPlace({ ...port, name: saved.name }, saved, locations)).toEqual(port)
    expect(keepPlace(hotel, saved, locations)).toEqual(hotel)
  })

  test('a typed address is kept as typed, without a location or coordinates', () => {
    expect(keepPlace(flat, null, locations)).toEqual({ ...flat, _id: null, lat: null, lng: null })
  })
})

test('a place is shown by its name, and a flat by its address', () => {
  expect([placeName(hotel), placeName(flat)]).toEqual(['Dan Panorama', '12 Frishman Street'])
})
