import { expect, test } from 'vitest'
import { afterPress } from './chosen.ts'

test('HOLE-A53 nothing chosen means all, and the first choice replaces it', () => {
  expect(afterPress([], 'PAID')).toEqual(['PAID'])
})

test('HOLE-A53 choosing all clears the rest', () => {
  expect(afterPress(['PAID', 'PARTIAL'], 'all')).toEqual([])
})

test('HOLE-A53 removing the last choice returns to all', () => {
  expect(afterPress(['PAID', 'PARTIAL'], 'PAID')).toEqual(['PARTIAL'])
  expect(afterPress(['PARTIAL'], 'PARTIAL')).toEqual([])
})
