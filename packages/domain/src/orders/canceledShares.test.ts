import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canceledShares, type PricedTours } from './canceledShares.ts'

const tour = (_id: string, totalCents: number, listCents = totalCents, people = 2) => ({
  _id,
  totalCents,
  listCents,
  people,
})
const order: PricedTours = {
  customTotal: null,
  rate: 1,
  isToBeDetermined: false,
  tours: [tour('a', 10_000), tour('b', 20_000)],
}
const of = (more: Partial<PricedTours>, canceled: string[]) => {
  const { shares, priceLeft } = canceledShares({ ...order, ...more }, canceled)
  return { shares: canceled.map((id) => shares.get(id)), priceLeft }
}

test('a tour’s share is its price in the order’s currency', () => {
  expect(of({}, ['a'])).toEqual({ shares: [10_000], priceLeft: 20_000 })
  expect(of({ rate: 3.7 }, ['a', 'b'])).toEqual({ shares: [37_000, 74_000], priceLeft: 0 })
})

test('a custom total is split by list price, whatever discount a tour has', () => {
  const tours = [tour('a', 9_000, 10_000), tour('b', 20_000)]
  expect(of({ customTotal: 10_000, tours }, ['a'])).toEqual({ shares: [3_333], priceLeft: 6_667 })
})

test('an open price is 0', () => {
  expect(of({ isToBeDetermined: true }, ['a'])).toEqual({ shares: [0], priceLeft: 20_000 * 0 })
})

test('whatever is canceled, shares and what is left add up to what the order cost', () => {
  const tours = fc.array(fc.tuple(fc.nat(100_000), fc.nat(100_000), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(
      tours,
      fc.constantFrom(1, 0.92, 3.7, 3.123456),
      fc.option(fc.nat(500_000)),
      fc.nat(63),
      (prices, rate, customTotal, mask) => {
        const some = prices.map(([total, list, people], index) => tour(`${index}`, total, list, people))
        const canceled = some.filter((_, index) => mask & (1 << index)).map(({ _id }) => _id)
        const all = { customTotal, rate, isToBeDetermined: false, tours: some }
        const { shares, priceLeft } = canceledShares(all, canceled)
        const gone = canceled.reduce((sum, id) => sum + (shares.get(id) ?? 0), 0)
        expect(gone + priceLeft).toBe(canceledShares(all, []).priceLeft)
        expect([...shares.values()].every((share) => share >= 0)).toBe(true)
      },
    ),
  )
})
