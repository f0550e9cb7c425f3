import { describe, expect, it, test } from 'vitest'
import type { Unpriced } from '../pricing/unpriced.ts'
import { draftTotal, entryPrice } from './draftTotal.ts'

const open = { status: 'NOT_CONFIRMED' } as const
const canceled = { status: 'CANCELED' } as const
const at = (totalCents: number) => ({ totalCents, unpriced: null })
const without = (unpriced: Unpriced) => ({ totalCents: 0, unpriced })

describe('the price of an entry', () => {
  it.each([
    ['in the currency of the order', open, at(11840), { kind: 'amount', cents: 43808 }],
    ['none while it is being filled', open, without('incomplete'), { kind: 'none' }],
    ['none before it was calculated', open, undefined, { kind: 'none' }],
    ['open without a list price', open, without('no_price'), { kind: 'open', why: 'no_price' }],
    ['none once it is canceled', canceled, at(11840), { kind: 'none' }],
  ] as const)('is %s', (_, entry, priced, price) => {
    expect(entryPrice(entry, priced, 3.7)).toEqual(price)
  })

  it.each([
    ['none before saving', without('no_price'), { kind: 'none' }],
    ['none after saving, which keeps 0', at(0), { kind: 'none' }],
    ['its list price', at(11840), { kind: 'amount', cents: 43808 }],
  ] as const)('is %s under a custom total', (_, priced, price) => {
    expect(entryPrice(open, priced, 3.7, true)).toEqual(price)
  })
})

describe('the total of an order', () => {
  const of = (selectedTours: { status: 'NOT_CONFIRMED' | 'CANCELED' }[], rest = {}) => ({
    selectedTours,
    customTotal: null,
    paymentTBD: false,
    ...rest,
  })

  it.each([
    ['sums what is priced', of([open, open]), [at(10000), at(5000)], { kind: 'amount', cents: 55500 }],
    [
      'leaves out what is canceled',
      of([open, canceled]),
      [at(10000), at(5000)],
      { kind: 'amount', cents: 37000 },
    ],
    [
      'leaves out what is being filled',
      of([open, open]),
      [at(10000), without('incomplete')],
      { kind: 'amount', cents: 37000 },
    ],
    ['is not known before anything is priced', of([open]), [], { kind: 'none' }],
    [
      'is open with one tour that has no price',
      of([open, open]),
      [at(10000), without('no_price')],
      { kind: 'open' },
    ],
    ['is open when the office leaves it so', of([open], { paymentTBD: true }), [at(10000)], { kind: 'open' }],
    [
      'is nothing once all is canceled',
      of([canceled, canceled]),
      [at(10000), at(5000)],
      { kind: 'amount', cents: 0 },
    ],
    [
      'is what was agreed by hand',
      of([open], { customTotal: 48000 }),
      [without('no_price')],
      { kind: 'amount', cents: 48000 },
    ],
  ] as const)('%s', (_, order, priced, total) => {
    expect(draftTotal(order, priced, 3.7)).toEqual(total)
  })
})

test('the sum is converted once, so that no cent is lost between the tours', () => {
  const order = { selectedTours: [open, open, open], customTotal: null, paymentTBD: false }
  expect(draftTotal(order, [at(33), at(33), at(33)], 1.01)).toEqual({ kind: 'amount', cents: 100 })
})
