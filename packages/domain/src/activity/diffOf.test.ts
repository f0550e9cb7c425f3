import { expect, test } from 'vitest'
import { diffOf } from './diffOf.ts'

test('only changes are kept, with old and new values', () => {
  const before = { name: 'Masada', isActive: false, included: ['guide'] }
  expect(diffOf(before, { name: 'Masada and Ein Gedi', isActive: false, included: ['guide'] })).toEqual({
    before: { name: 'Masada' },
    after: { name: 'Masada and Ein Gedi' },
  })
})

test('reordering a list is a change, reordering an object’s keys is not', () => {
  expect(diffOf({ tours: ['acre', 'galilee'] }, { tours: ['galilee', 'acre'] }).after).toEqual({
    tours: ['galilee', 'acre'],
  })
  expect(diffOf({ party: { adult: 2, child: 1 } }, { party: { child: 1, adult: 2 } })).toEqual({
    before: {},
    after: {},
  })
})

test('undefined equals null, but 0, empty text and false do not', () => {
  expect(diffOf<{ logo?: string | null }>({}, { logo: null })).toEqual({ before: {}, after: {} })
  expect(diffOf<{ logo?: string }>({ logo: 'a.png' }, { logo: undefined })).toEqual({
    before: { logo: 'a.png' },
    after: { logo: null },
  })
  for (const value of [0, '', false])
    expect(diffOf<{ value: unknown }>({ value: null }, { value })).toEqual({
      before: { value: null },
      after: { value },
    })
})

test('a field that exists only in the old values is not a change', () => {
  const row = { name: 'Masada', created: '2026-01-01' }
  const form: { name: string; created?: string } = { name: 'Galilee' }
  expect(diffOf(row, form as typeof row).after).toEqual({ name: 'Galilee' })
})
