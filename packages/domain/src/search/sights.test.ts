import { expect, it } from 'vitest'
import { findableInBoth } from './sights.ts'
import { isFound, soughtIn } from './soughtIn.ts'

it.each([
  ['Masada and the Dead Sea', 'מצדה'],
  ['Masada and the Dead Sea', 'ים המלח'],
  ['Masada and the Dead Sea', 'מצד'],
  ['Masada and the Dead Sea', 'dead masada'],
  ['Masada, Ein Gedi and the Dead Sea', 'מצדה'],
  ['Haifa (Acre)', 'עכו חיפה'],
  ['MASADA at Sunrise', 'מצדה זריחה'],
  ['Jerusalem Old City', 'ירושלים'],
  ['Jerusalem Old City', 'העיר העתיקה'],
  ['מצדה וים המלח', 'masada'],
  ['מצדה וים המלח', 'dead sea'],
  ['נסיעה לירושלים', 'jerusalem'],
  ['Akko and Haifa', 'עכו'],
])('the tour %j is found by %j', (name, query) => {
  expect(isFound(findableInBoth(name), soughtIn(query))).toBe(true)
})

it.each([
  ['Masada and the Dead Sea', 'אילת'],
  ['Winery visit', 'יין'],
  ['A day in the Galilee', 'כנרת'],
])('the tour %j is not found by %j', (name, query) => {
  expect(isFound(findableInBoth(name), soughtIn(query))).toBe(false)
})

it('a name without a known sight stays as it is', () => {
  expect(findableInBoth('Camel ride')).toBe(' camel ride')
})
