import { expect, it } from 'vitest'
import { openSteps, readTotpCode } from './totpStep.ts'

it('one step before and after is accepted, and no step that was used or is older than that', () => {
  const now = new Date(100 * 30_000 + 29_999)
  expect(openSteps(now, null)).toEqual([100, 99, 101])
  expect(openSteps(now, 98)).toEqual([100, 99, 101])
  expect(openSteps(now, 99)).toEqual([100, 101])
  expect(openSteps(now, 100)).toEqual([101])
  expect(openSteps(now, 101)).toEqual([])
})

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['١٢٣٤٥٦', null],
])('%j is read as %j', (typed, code) => {
  expect(readTotpCode(typed)).toBe(code)
})
