import { expect, test } from 'vitest'
import { findInGazetteer } from './gazetteer.ts'

test.each([
  ['eilat', 'Eilat', 'אילת', 29.56, 34.95],
  ['Haifa Port', 'Haifa Port', 'נמל חיפה', 32.82, 35],
  ['tiberias', 'Tiberias', 'טבריה', 32.79, 35.53],
  ['Tveria', 'Tiberias', 'טבריה', 32.79, 35.53],
  ['אילת', 'אילת', 'Eilat', 29.56, 34.95],
  ['נמל חיפה', 'נמל חיפה', 'Haifa Port', 32.82, 35],
  ['קרית שמונה', 'קריית שמונה', 'Kiryat Shmona', 33.21, 35.57],
  ['beer sheva', 'Beersheba', 'באר שבע', 31.25, 34.79],
  ['בני עיש', 'בני עי"ש', 'Bnei Ayish', 31.78, 34.75],
  ['umm al fahm', 'Umm al-Fahm', 'אום אל-פחם', 32.52, 35.15],
])('%j finds %s, %s', (typed, address, name, lat, lng) => {
  const [first] = findInGazetteer(typed, 5)
  expect(first).toMatchObject({ address, name })
  expect([first?.lat, first?.lng]).toEqual([expect.closeTo(lat, 1), expect.closeTo(lng, 1)])
})

test('every place is in the country, and none is listed twice', () => {
  const all = findInGazetteer('', 1000)
  expect(all).toEqual([])
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const names = new Map<string, { lat?: number | undefined; lng?: number | undefined }>()
  for (const letter of letters)
    for (const place of findInGazetteer(letter, 1000)) names.set(place.address, place)
  expect(names.size).toBeGreaterThan(300)
  for (const { lat = 0, lng = 0 } of names.values()) {
    expect(lat).toBeGreaterThan(29.4)
    expect(lat).toBeLessThan(33.4)
    expect(lng).toBeGreaterThan(34.2)
    expect(lng).toBeLessThan(35.9)
  }
})

test('names that begin with the text come before names that contain it, and the list is short', () => {
  expect(findInGazetteer('haifa', 3).map(({ address }) => address)[0]).toBe('Haifa')
  expect(findInGazetteer('a', 5)).toHaveLength(5)
  expect(findInGazetteer('atlantis', 5)).toEqual([])
})
