import { expect, it } from 'vitest'
import { secretIn } from './secretIn.ts'

it.each([
  ['kP3_x-9', 'kP3_x-9'],
  ['kP3_x-9.', 'kP3_x-9'],
  ['kP3_x-9).', 'kP3_x-9'],
  ['kP3_x-9,', 'kP3_x-9'],
  ['kP3_x-9\u2069', 'kP3_x-9'],
  ['.kP3', ''],
  ['', ''],
])('%j opens with the secret %j', (opened, secret) => {
  expect(secretIn(opened)).toBe(secret)
})
