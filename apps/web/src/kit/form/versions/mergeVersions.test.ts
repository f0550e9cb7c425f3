import { expect, test } from 'vitest'
import { mergeVersions, partsOf } from './mergeVersions.ts'

interface Values {
  name: string
  usage: number
  tours: string[]
  end: string | null
  isEndless: boolean
}

const base: Values = { name: 'Spring', usage: 10, tours: ['masada'], end: null, isEndless: true }
const parts = partsOf<Values>({
  name: 'Name',
  usage: 'Usage',
  tours: 'Tours',
  end: 'End date',
  isEndless: 'End date',
})
const part = (name: string) => expect.objectContaining({ name })

test('the other person’s changes are applied, and mine stay', () => {
  const theirs = { ...base, usage: 20 }
  const mine = { ...base, name: 'Summer' }
  expect(mergeVersions({ base, theirs, mine }, parts)).toEqual({
    takenOver: [part('Usage')],
    contested: [],
    kept: [part('Name')],
  })
})

test('different changes by both are a conflict, with both versions', () => {
  const theirs = { ...base, tours: ['masada', 'galilee'] }
  const mine = { ...base, tours: [] }
  expect(mergeVersions({ base, theirs, mine }, parts).contested).toEqual([
    { name: 'Tours', fields: ['tours'], base: [['masada']], mine: [[]], theirs: [['masada', 'galilee']] },
  ])
})

test('the same change by both is not a conflict', () => {
  const changed = { ...base, name: 'Summer' }
  expect(mergeVersions({ base, theirs: changed, mine: { ...changed } }, parts)).toEqual({
    takenOver: [],
    contested: [],
    kept: [],
  })
})

test('fields with one label are resolved together', () => {
  const theirs = { ...base, end: '2026-06-30', isEndless: false }
  const mine = { ...base, end: '2026-12-31', isEndless: false }
  expect(mergeVersions({ base, theirs, mine }, parts).contested).toEqual([
    {
      name: 'End date',
      fields: ['end', 'isEndless'],
      base: [null, true],
      mine: ['2026-12-31', false],
      theirs: ['2026-06-30', false],
    },
  ])
})

test('a part can be nested deep in the form, such as one price in a table', () => {
  const table = (...prices: number[]) => ({ rows: prices.map((price) => ({ price })) })
  const cells = [
    { name: 'First', fields: ['rows.0.price'] },
    { name: 'Second', fields: ['rows.1.price'] },
  ]
  const merged = mergeVersions({ base: table(1, 2), theirs: table(9, 2), mine: table(1, 7) }, cells)
  expect(merged).toEqual({ takenOver: [cells[0]], contested: [], kept: [cells[1]] })
})
