import { expect, test } from 'vitest'
import { wazeHref } from './wazeHref.ts'

const dan = { kind: 'place', name: 'Dan Tel Aviv', address: '99 HaYarkon' } as const

test.each([
  [
    'by its coordinates',
    dan,
    { lat: 32.0809, lng: 34.7686 },
    'https://waze.com/ul?ll=32.0809,34.7686&navigate=yes',
  ],
  ['by its address', dan, null, 'https://waze.com/ul?q=99%20HaYarkon%2C%20Tel%20Aviv&navigate=yes'],
  [
    'by its name where there’s no address',
    { ...dan, address: '' },
    null,
    'https://waze.com/ul?q=Dan%20Tel%20Aviv%2C%20Tel%20Aviv&navigate=yes',
  ],
  ['nowhere without a pickup', { kind: 'none', name: '', address: '' } as const, null, null],
])('CREW-28 navigation finds a stop %s', (_, stop, position, href) => {
  expect(wazeHref(stop, position, 'Tel Aviv')).toBe(href)
})
