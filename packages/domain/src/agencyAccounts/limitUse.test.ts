import { expect, test } from 'vitest'
import { limitUseOf } from './limitUse.ts'

const credit = (creditLimit: number | null) => ({ creditLimit, isPrepaid: false, warnBelow: null })
const prepaid = (warnBelow: number | null) => ({ creditLimit: 50_000, isPrepaid: true, warnBelow })

test.each([
  ['no limit', 90_000, credit(null), null, null, null, null],
  ['79.99 % of it used', 79_99, credit(100_00), 100_00, 20_01, 79, null],
  ['80 % of it used', 80_00, credit(100_00), 100_00, 20_00, 80, 'near'],
  ['all of it used', 100_00, credit(100_00), 100_00, 0, 100, 'near'],
  ['a cent above it', 100_01, credit(100_00), 100_00, -1, 100, 'over'],
  ['a balance of its own', -50_00, credit(100_00), 100_00, 150_00, 0, null],
  ['a limit of 0, and nothing owed', 0, credit(0), 0, 0, null, null],
  ['a limit of 0, and a cent owed', 1, credit(0), 0, -1, null, 'over'],
  ['prepaid, with enough left', -20_00, prepaid(20_00), 0, 20_00, null, null],
  ['prepaid, with little left', -19_99, prepaid(20_00), 0, 19_99, null, 'low'],
  ['prepaid, with nothing left', 0, prepaid(20_00), 0, 0, null, 'low'],
  ['prepaid, with nothing left and no warning', 0, prepaid(null), 0, 0, null, null],
  ['prepaid, and more spent than paid in', 5_00, prepaid(null), 0, -5_00, null, 'over'],
])('an agency with %s', (_, owed, terms, limit, left, percent, state) => {
  expect(limitUseOf(owed, terms)).toEqual({ limit, left, percent, state })
})
