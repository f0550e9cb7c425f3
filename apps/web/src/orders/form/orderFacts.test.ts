import { newEntry } from '@tourdesk/domain/orders/newDraft'
import { expect, test } from 'vitest'
import { isProposed, placeKey } from './orderFacts.ts'

const marina = {
  _id: 'marina',
  city: 'herzliya' as const,
  name: 'Herzliya Marina',
  address: 'HaShunit 2',
  isDefault: true,
}
const entry = newEntry([marina])

test('a pickup that nobody chose is a proposal until its place is confirmed, for every tour of the order', () => {
  expect(isProposed(entry, [])).toBe(true)
  expect(isProposed(entry, [placeKey({ ...marina, _id: 'accadia' })])).toBe(true)
  expect(isProposed(entry, [placeKey(marina)])).toBe(false)
  expect(isProposed({ ...entry, tour: 'masada' }, [placeKey(marina)])).toBe(false)
})

test('a saved entry, an empty pickup and a typed address are no proposals', () => {
  expect(isProposed({ ...entry, _id: 'saved' }, [])).toBe(false)
  expect(isProposed({ ...entry, pickup: null }, [])).toBe(false)
  expect(isProposed(newEntry([]), [])).toBe(false)
  expect(
    isProposed({ ...entry, pickup: { ...entry.pickup!, _id: null, name: '', address: 'HaNassi 10' } }, []),
  ).toBe(false)
  expect(isProposed(undefined, [])).toBe(false)
})

test('a place without an id is known by its city, name and address', () => {
  const typed = { ...marina, _id: null }
  expect(placeKey(typed)).toBe(placeKey({ ...typed }))
  expect(placeKey(typed)).not.toBe(placeKey({ ...typed, city: 'jaffa' }))
})
