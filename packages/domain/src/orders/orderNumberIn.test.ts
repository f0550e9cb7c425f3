import { expect, test } from 'vitest'
import { orderNumberIn } from './orderNumberIn.ts'

test('HOLE-O49 a search for a full order number is recognised', () => {
  expect(orderNumberIn(' 10021 ')).toBe(10021)
  expect(orderNumberIn('#10021')).toBe(10021)
  for (const search of ['1002', '10021 Levi', '052-1234567', '0521234567', '', undefined])
    expect(orderNumberIn(search)).toBeNull()
})
