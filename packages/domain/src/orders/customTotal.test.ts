import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CustomTotal, type CustomTotalEdit, customTotalAfter, newlyCanceled } from './customTotal.ts'

/** A custom total of ₪1,000 for three tours of $250, $150 and $100. */
const agreed: CustomTotal = {
  cents: 1000_00,
  currency: 'ILS',
  rate: 3.7,
  entries: [
    { _id: 'masada', listCents: 250_00, isCanceled: false },
    { _id: 'jaffa', listCents: 150_00, isCanceled: false },
    { _id: 'galilee', listCents: 100_00, isCanceled: false },
  ],
}
const untouched: CustomTotalEdit = { typed: 1000_00, currency: 'ILS', rate: 3.7, canceled: [], mayType: true }
const cancel = (...canceled: string[]) => ({ ...untouched, canceled })

describe('canceling a tour of an order with a custom total', () => {
  it('deducts its share by list price', () => {
    expect(customTotalAfter(agreed, cancel('masada'))).toBe(500_00)
    expect(customTotalAfter(agreed, cancel('jaffa'))).toBe(700_00)
    expect(customTotalAfter(agreed, cancel('masada', 'galilee'))).toBe(300_00)
  })

  it('works the same for staff who may not set prices', () => {
    expect(customTotalAfter(agreed, { ...cancel('masada'), mayType: false })).toBe(500_00)
  })

  it('splits the rest among the remaining tours after an earlier cancellation', () => {
    const left = afterCanceling(agreed, 'masada')
    expect(customTotalAfter(left, { ...cancel('jaffa'), typed: left.cents })).toBe(200_00)
  })

  it('leaves nothing to pay when the last tour is canceled', () => {
    const last = afterCanceling(afterCanceling(agreed, 'masada'), 'jaffa')
    expect(customTotalAfter(last, { ...cancel('galilee'), typed: last.cents })).toBe(0)
  })

  it('splits a total changed after a cancellation among the remaining tours', () => {
    const changed = { ...afterCanceling(agreed, 'masada'), cents: 750_00 }
    expect(customTotalAfter(changed, { ...cancel('galilee'), typed: 750_00 })).toBe(450_00)
  })

  it('splits evenly if no tour has a list price', () => {
    const free = { ...agreed, entries: agreed.entries.map((entry) => ({ ...entry, listCents: 0 })) }
    expect(customTotalAfter(free, cancel('masada'))).toBe(666_66)
    expect(customTotalAfter(free, cancel('galilee'))).toBe(666_67)
  })

  it('deducts nothing for a tour without a list price if others have one', () => {
    const one = { ...agreed, entries: [...agreed.entries, { _id: 'walk', listCents: 0, isCanceled: false }] }
    expect(customTotalAfter(one, cancel('walk'))).toBe(1000_00)
  })

  it('deducts exactly the whole total, in whatever order the tours are canceled', () => {
    const cents = fc.nat(10_000_000)
    const prices = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(cents, prices, fc.infiniteStream(fc.nat()), (total, listed, draw) => {
        let order: CustomTotal = {
          ...agreed,
          cents: total,
          entries: listed.map((listCents, index) => ({ _id: `${index}`, listCents, isCanceled: false })),
        }
        for (let left = listed.length; left > 0; left -= 1) {
          const open = order.entries.filter(({ isCanceled }) => !isCanceled)
          order = afterCanceling(order, open[(draw.next().value ?? 0) % left]?._id ?? '')
          expect(order.cents).toBeGreaterThanOrEqual(0)
        }
        expect(order.cents).toBe(0)
      }),
    )
  })
})

describe('a custom total in an edit', () => {
  it('PRICE-13 stays as typed, even with a cancellation', () => {
    expect(customTotalAfter(agreed, { ...cancel('masada'), typed: 800_00 })).toBe(800_00)
    expect(customTotalAfter(agreed, { ...untouched, typed: null })).toBeNull()
    expect(customTotalAfter(null, { ...untouched, typed: 90_00 })).toBe(90_00)
    expect(customTotalAfter(null, { ...untouched, typed: null })).toBeNull()
  })

  it('is converted to a new currency if unchanged, together with a cancellation', () => {
    const dollars = { ...untouched, currency: 'USD', rate: 1, typed: 270_27 } as const
    expect(customTotalAfter(agreed, dollars)).toBe(270_27)
    expect(customTotalAfter(agreed, { ...dollars, canceled: ['masada'] })).toBe(135_13)
    expect(customTotalAfter(agreed, { ...dollars, typed: 1000_00 })).toBe(1000_00)
  })

  it('stays the same in its own currency, even if the rate has changed', () => {
    expect(customTotalAfter(agreed, { ...untouched, rate: 3.9 })).toBe(1000_00)
    expect(customTotalAfter(agreed, { ...cancel('masada'), rate: 3.9 })).toBe(500_00)
  })

  it('keeps a total typed without the right in the same currency, so that the checks refuse it', () => {
    expect(customTotalAfter(agreed, { ...untouched, typed: 5_00, mayType: false })).toBe(5_00)
  })

  it('PRICE-12 never changes in value when somebody without the right changes the currency', () => {
    const staff = { ...untouched, currency: 'USD', rate: 1, mayType: false } as const
    expect(customTotalAfter(agreed, staff)).toBe(270_27)
    expect(customTotalAfter(agreed, { ...staff, typed: 5_00 })).toBe(270_27)
    expect(customTotalAfter(agreed, { ...staff, typed: null })).toBe(270_27)
  })
})

function afterCanceling(order: CustomTotal, _id: string): CustomTotal {
  const cents = customTotalAfter(order, { ...cancel(_id), typed: order.cents }) ?? 0
  const entries = order.entries.map((entry) => (entry._id === _id ? { ...entry, isCanceled: true } : entry))
  return { ...order, cents, entries }
}

test('an edit cancels what was open and is canceled now, and nothing twice', () => {
  const saved = [{ _id: 'masada' }, { _id: 'galilee', status: 'CANCELED' }, { _id: 'eilat' }] as const
  const after = [
    { _id: 'masada', status: 'CANCELED' },
    { _id: 'galilee', status: 'CANCELED' },
    { _id: 'eilat', status: 'CONFIRMED' },
    { status: 'CANCELED' },
  ] as const
  expect(newlyCanceled(saved, after)).toEqual(['masada'])
})
