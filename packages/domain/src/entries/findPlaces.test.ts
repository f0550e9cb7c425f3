import { expect, test } from 'vitest'
import { findPlaces } from './findPlaces.ts'
import type { OfferedPlace } from './places.ts'

const place = (city: OfferedPlace['city'], name: string, address = ''): OfferedPlace => ({
  _id: name,
  city,
  name,
  address,
  isDefault: false,
})
const locations = [
  place('herzliya', 'Dan Accadia', 'Ramot Yam 122'),
  place('herzliya', 'Hilton Garden', 'Sapir 3'),
  place('tel_aviv', 'Hilton', 'HaYarkon 205'),
  place('jerusalem', 'First Station', 'David Remez 4'),
]
const names = (typed: string, isFixed = false) =>
  findPlaces(typed, locations, { city: 'herzliya', isFixed }).map(({ name }) => name)

test('without a text, the places of the chosen city are offered', () => {
  expect(names('')).toEqual(['Dan Accadia', 'Hilton Garden'])
  expect(findPlaces('', locations, { city: undefined, isFixed: false })).toEqual([])
})

test.each([
  ['hilton', ['Hilton Garden', 'Hilton']],
  ['hayarkon', ['Hilton']],
  ['remez 4', ['First Station']],
  ['hilton tel aviv', ['Hilton']],
  ['hilton תל אביב', ['Hilton']],
  ['nowhere', []],
])('“%s” is looked for in all cities by name, address and city, the chosen city first', (typed, found) => {
  expect(names(typed)).toEqual(found)
})

test('where the city is locked, only its places are found', () => {
  expect(names('hilton', true)).toEqual(['Hilton Garden'])
})
