import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeeRow } from './feeLines.ts'
import { feesOfTours, owedOfTours } from './owedOfTours.ts'

const row = (kind: 'fee' | 'write_off', amount: number, entry: string | null = null): FeeRow => ({
  _id: `${kind} ${entry} ${amount}`,
  kind,
  amount,
  currency: 'USD',
  entry,
  reverses: null,
})
const masada = { _id: 'masada', share: 25_000, isCanceled: false }
const galilee = { _id: 'galilee', share: 30_000, isCanceled: true }
const jaffa = { _id: 'jaffa', share: 10_000, isCanceled: true }

test.each<[string, FeeRow[], number[]]>([
  ['nothing without fees', [], [0, 0, 0]],
  ['the fee that names it', [row('fee', 15_000, 'galilee')], [0, 15_000, 0]],
  ['its part of a fee that names no tour', [row('fee', 2_000)], [0, 1_500, 500]],
  [
    'its fee less its part of a write-off',
    [row('fee', 15_000, 'galilee'), row('fee', 5_000, 'jaffa'), row('write_off', -4_000)],
    [0, 12_000, 4_000],
  ],
  [
    'what is written off beyond the fees',
    [row('fee', 5_000, 'jaffa'), row('write_off', -6_000)],
    [-1_000, 0, 0],
  ],
])('a tour has of the fees: %s', (_, ledger, fees) => {
  const order = { currency: 'USD', ledger, tours: [masada, galilee, jaffa] } as const
  expect([...feesOfTours(order).values()]).toEqual(fees)
})

test('fees in another currency, and rows that were reversed, count for nothing', () => {
  const fee = row('fee', 5_000, 'jaffa')
  const ledger = [fee, { ...row('fee', 900, 'jaffa'), currency: 'EUR' as const }]
  const back: FeeRow = { ...row('fee', -5_000, 'jaffa'), _id: 'back', kind: 'reversal', reverses: fee._id }
  const order = { currency: 'USD', tours: [jaffa] } as const
  expect(feesOfTours({ ...order, ledger }).get('jaffa')).toBe(5_000)
  expect(feesOfTours({ ...order, ledger: [...ledger, back] }).get('jaffa')).toBe(0)
})

test('what’s owed for all tours is their prices and fees, less what was written off', () => {
  const anyTours = fc.array(
    fc.record({ share: fc.nat(100_000), isCanceled: fc.boolean(), fee: fc.nat(30_000) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  fc.assert(
    fc.property(anyTours, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, part) => {
      const tours = drawn.map(({ share, isCanceled }, index) => ({ _id: `${index}`, share, isCanceled }))
      const fees = drawn.flatMap(({ isCanceled, fee }, index) =>
        isCanceled ? [row('fee', fee, `${index}`)] : [],
      )
      const costs =
        tours.reduce((sum, { share, isCanceled }) => sum + (isCanceled ? 0 : share), 0) +
        fees.reduce((sum, { amount }) => sum + amount, 0)
      const writtenOff = Math.floor(costs * part)
      const ledger = [...fees, row('write_off', -writtenOff)]
      const owed = [...owedOfTours({ currency: 'USD', ledger, tours }).values()]
      expect(owed.reduce((sum, amount) => sum + amount, 0)).toBe(costs - writtenOff)
      for (const amount of owed) expect(amount).toBeGreaterThanOrEqual(0)
    }),
  )
})
