import { expect, test } from 'vitest'
import { withoutFailFlag } from './paymentFailure.ts'

test.each([
  ['?paymentFailed=true', ''],
  ['?page=2&paymentFailed=true&search=Levi%20%26%20Cohen', '?page=2&search=Levi%20%26%20Cohen'],
  ['?PAYMENT_FAIL', ''],
  ['?fail=1&failed=2&limit=50', '?limit=50'],
  ['?search=failed', null],
  ['', null],
])('PAY-15 HOLE-O29 of %j stays %j when the flag is taken off', (search, rest) => {
  expect(withoutFailFlag(search)).toBe(rest)
})
