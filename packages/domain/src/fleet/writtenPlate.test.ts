import { expect, it } from 'vitest'
import { writtenPlate } from './writtenPlate.ts'

it.each([
  ['8812345', '88-123-45'],
  ['88 123 45', '88-123-45'],
  ['88.123.45', '88-123-45'],
  ['881-2345', '88-123-45'],
  ['12345678', '123-45-678'],
  ['12-345-678', '123-45-678'],
  ['123456', '123456'],
  ['12-345', '12-345'],
  ['123456789', '123456789'],
  ['M-1234567', 'M-1234567'],
  ['', ''],
])('the plate %j is written %j', (typed, written) => {
  expect(writtenPlate(typed)).toBe(written)
})
