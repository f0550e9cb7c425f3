import { expect, test } from 'vitest'
import { afterClick, afterGroupClick, nothingSelected } from './selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

test('a click ticks a row and another unticks it', () => {
  const one = afterClick(nothingSelected, 'b', rows, false)
  expect([...one.ids]).toEqual(['b'])
  expect(afterClick(one, 'b', rows, false).ids.size).toBe(0)
})

test('with Shift the rows between follow, upwards as well as downwards', () => {
  const from = afterClick(nothingSelected, 'd', rows, false)
  expect([...afterClick(from, 'b', rows, true).ids].sort()).toEqual(['b', 'c', 'd'])
  expect([...afterClick(from, 'e', rows, true).ids].sort()).toEqual(['d', 'e'])
  expect([...afterClick(nothingSelected, 'c', rows, true).ids]).toEqual(['c'])
})

test('the box of a group ticks all of it, and clears it when all are ticked', () => {
  const some = afterGroupClick(afterClick(nothingSelected, 'a', rows, false), ['a', 'b'])
  expect([...some.ids]).toEqual(['a', 'b'])
  expect(afterGroupClick(some, ['a', 'b']).ids.size).toBe(0)
})
