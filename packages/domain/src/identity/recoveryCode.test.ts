import { expect, it } from 'vitest'
import { readRecoveryCode, recoveryCodeOf } from './recoveryCode.ts'

it('a code has two groups of five signs that cannot be confused', () => {
  expect(recoveryCodeOf(new Uint8Array([0, 1, 2, 3, 4, 31, 30, 29, 32, 255]))).toBe('ABCDE-987A9')
})

it.each([
  ['ABCDE-987A9', 'ABCDE-987A9'],
  [' abcde 987a9 ', 'ABCDE-987A9'],
  ['abcde987a9', 'ABCDE-987A9'],
  ['ABCDE-987A', null],
  ['ABCDE-987A99', null],
  ['ABCDE-987A0', null],
  ['ABCDE-987AI', null],
  ['', null],
])('%j is read as %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code)
})
