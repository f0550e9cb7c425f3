import { expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkSettlement, checkTaxId, isTaxId, usualSettlement } from './settlement.ts'

test('what nobody has set is fine, and is no limit', () => {
  expect(issuesOf(checkSettlement(usualSettlement))).toEqual([])
  expect(usualSettlement).toMatchObject({ creditLimit: null, isPrepaid: false })
})

test.each([
  [0, true],
  [2500.5, true],
  [10_000_000, true],
  [-1, false],
  [10_000_000.01, false],
  [99.999, false],
  [Number.NaN, false],
])('a credit limit of %s, and a balance to warn below: %s', (amount, isFine) => {
  for (const field of ['creditLimit', 'warnBelow'] as const)
    expect(issuesOf(checkSettlement({ ...usualSettlement, [field]: amount }))).toEqual(
      isFine ? [] : [{ field, code: 'amount_out_of_bounds', params: { limit: '$10,000,000' } }],
    )
})

test.each([
  [0, true],
  [365, true],
  [366, false],
  [-1, false],
  [1.5, false],
  [null, false],
])('%s payment days: %s', (paymentDays, isFine) => {
  expect(issuesOf(checkSettlement({ ...usualSettlement, paymentDays }))).toEqual(
    isFine ? [] : [{ field: 'paymentDays', code: 'days_before_invalid' }],
  )
})

test.each([
  ['123456782', true],
  ['514713288', true],
  ['000000018', true],
  ['123456789', false],
  ['132456782', false],
  ['000000000', false],
  ['12345678', false],
  ['1234567820', false],
  ['51-4713288', false],
])('the dealer number %s: %s', (taxId, isRight) => {
  expect(isTaxId(taxId)).toBe(isRight)
  expect(issuesOf(checkTaxId(taxId))).toEqual(isRight ? [] : [{ field: 'taxId', code: 'tax_id_invalid' }])
})

test('an agency may have no dealer number', () => {
  expect(issuesOf(checkTaxId(''))).toEqual([])
})
