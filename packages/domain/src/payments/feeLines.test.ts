import { expect, test } from 'vitest'
import { type FeeRow, feeLines } from './feeLines.ts'

const row = (_id: string, kind: FeeRow['kind'], amount: number, entry: string | null = null): FeeRow => ({
  _id,
  kind,
  amount,
  currency: 'ILS',
  entry,
  reverses: null,
})
const sale = row('1', 'sale', 50000)

test('each canceled tour has one line for its fee, and what was given up one for all', () => {
  const rows = [
    sale,
    row('2', 'void', -31300, 'masada'),
    row('3', 'fee', 15650, 'masada'),
    row('4', 'fee', 2500, 'galilee'),
    row('5', 'write_off', -2000),
    row('6', 'write_off', -500),
  ]
  expect(feeLines(rows, 'ILS')).toEqual([
    { kind: 'fee', entry: 'masada', amount: 15650 },
    { kind: 'fee', entry: 'galilee', amount: 2500 },
    { kind: 'write_off', entry: null, amount: -2500 },
  ])
})

test('a fee that was taken back has no line, nor has one in another currency', () => {
  const back = { ...row('3', 'reversal', 2000), reverses: '2' }
  const dollars = { ...row('4', 'fee', 9900), currency: 'USD' as const }
  expect(feeLines([sale, row('2', 'write_off', -2000), back, dollars], 'ILS')).toEqual([])
})
