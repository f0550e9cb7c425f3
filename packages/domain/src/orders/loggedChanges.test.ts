import { expect, test } from 'vitest'
import { readChanges, storeChanges } from './loggedChanges.ts'
import type { OrderChange } from './orderChanges.ts'

const changes: OrderChange[] = [
  { field: 'agency', entry: null, tour: null, before: 'Carmel Travel', after: 'Orchard Travel' },
  { field: 'userInformation.notes', entry: null, tour: null, before: null, after: 'Arrives late' },
  { field: 'selectedTours.date', entry: 'e1', tour: 'Masada', before: '2026-03-11', after: '2026-03-18' },
  { field: 'selectedTours.pickup', entry: 'e1', tour: 'Masada', before: null, after: null },
  { field: 'selectedTours.date', entry: 'e2', tour: 'Galilee', before: null, after: '2026-03-19' },
  {
    field: 'total',
    entry: null,
    tour: null,
    before: { amount: 250, currency: 'USD' },
    after: { amount: 500, currency: 'USD' },
  },
]

test('changes of an order are stored by field with old and new values, and read back the same', () => {
  const { facts, ...diff } = storeChanges(changes)
  expect(diff.before).toMatchObject({
    agency: 'Carmel Travel',
    'selectedTours.date': { e1: '2026-03-11', e2: null },
  })
  expect(diff.after).toMatchObject({
    agency: 'Orchard Travel',
    'selectedTours.date': { e1: '2026-03-18', e2: '2026-03-19' },
  })
  expect(facts.tours).toEqual({ e1: 'Masada', e2: 'Galilee' })
  expect(readChanges({ ...diff, ...facts })).toEqual(changes)
})

test('a save without changes is read back without changes', () => {
  const { facts, ...diff } = storeChanges([])
  expect(diff).toEqual({ before: {}, after: {} })
  expect(readChanges({ ...diff, ...facts })).toEqual([])
})

test('rows from older versions stay readable', () => {
  expect(readChanges({ changes })).toEqual(changes)
  expect(readChanges({ from: 'BOOKED', to: 'COMPLETED' })).toEqual([])
  expect(readChanges({ before: { status: 'open' }, after: { status: 'canceled' } })).toEqual([])
})
