import { expect, test } from 'vitest'
import { diffOf } from './diffOf.ts'

test('only what changed is kept, with what it was and what it is', () => {
  const before = { name: 'Masada', isActive: false, included: ['guide'] }
  expect(diffOf(before, { name: 'Masada and Ein Gedi', isActive: false, included: ['guide'] })).toEqual({
    before: { name: 'Masada' },
    after: { name: 'Masada and Ein Gedi' },
  })
})

test('a list in another order changed, an object with its keys in another order did not', () => {
  expect(diffOf({ tours: ['acre', 'galilee'] }, { tours: ['galilee', 'acre'] }).after).toEqual({
    tours: ['galilee', 'acre'],
  })
  expect(diffOf({ party: { adult: 2, child: 1 } }, { party: { child: 1, adult: 2 } })).toEqual({
    before: {},
    after: {},
  })
})

test('nothing and null are the same nothing, and 0, an empty text and false are not', () => {
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

test('a field that is only known from before is none of the change', () => {
  const row = { name: 'Masada', created: '2026-01-01' }
  const form: { name: string; created?: string } = { name: 'Galilee' }
  expect(diffOf(row, form as typeof row).after).toEqual({ name: 'Galilee' })
})
