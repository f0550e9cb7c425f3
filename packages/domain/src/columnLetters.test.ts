import { expect, test } from 'vitest'
import { columnLetters } from './columnLetters.ts'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (at, letters) => {
  expect(columnLetters(at)).toBe(letters)
})
