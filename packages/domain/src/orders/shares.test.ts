import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert, exchange } from '../money.ts'
import {
  canceledShares,
  type PricedTour,
  type PricedTours,
  type SharingTour,
  sharesAfter,
  sharesOf,
} from './shares.ts'

const tour = (_id: string, totalCents: number, listCents = totalCents): PricedTour => ({
  _id,
  totalCents,
  listCents,
})
const order: PricedTours = {
  customTotal: null,
  rate: 1,
  isToBeDetermined: false,
  tours: [tour('a', 10_000), tour('b', 20_000)],
}

describe('the shares of an order’s tours', () => {
  const worked: [string, Partial<PricedTours>, shares: number[], inUsd: number[]][] = [
    ['are their prices', {}, [10_000, 20_000], [10_000, 20_000]],
    [
      'are their prices in the order’s currency',
      { rate: 3.7, tours: [tour('a', 25_000), tour('b', 31_300)] },
      [92_500, 115_810],
      [25_000, 31_300],
    ],
    [
      'are after discounts: by coupon 10 %, by star tour 15 %',
      { tours: [tour('a', 22_500, 25_000), tour('b', 21_250, 25_000)] },
      [22_500, 21_250],
      [22_500, 21_250],
    ],
    // 3 x 0.05 at 0.92: 0.138, so 0.14, of which each has 0.046.
    [
      'have the cents that rounding leaves over, the first tours first',
      { rate: 0.92, tours: [tour('a', 5), tour('b', 5), tour('c', 5)] },
      [5, 5, 4],
      [5, 5, 5],
    ],
    [
      'of a custom total are by list price, whatever discount a tour has',
      { customTotal: 10_000, tours: [tour('a', 9_000, 10_000), tour('b', 20_000)] },
      [3_333, 6_667],
      [3_333, 6_667],
    ],
    [
      'of a custom total in shekels add up to its dollars',
      { customTotal: 100_001, rate: 3.7, tours: [tour('a', 100), tour('b', 100), tour('c', 100)] },
      [33_334, 33_334, 33_333],
      // 1,000.01 / 3.7 = 270.27
      [9_009, 9_009, 9_009],
    ],
    [
      'of a custom total are even where nothing has a list price',
      { customTotal: 50_000, tours: [tour('a', 0), tour('b', 0), tour('c', 0)] },
      [16_667, 16_667, 16_666],
      [16_667, 16_667, 16_666],
    ],
    ['of a custom total of 0 are 0', { customTotal: 0 }, [0, 0], [0, 0]],
    ['are 0 while the price is open', { isToBeDetermined: true, rate: 3.7 }, [0, 0], [0, 0]],
    [
      'of a custom total stand although the price was open',
      { isToBeDetermined: true, customTotal: 300, tours: [tour('a', 0, 0), tour('b', 0, 100)] },
      [0, 300],
      [0, 300],
    ],
    ['of a free tour are 0', { tours: [tour('a', 0), tour('b', 500)] }, [0, 500], [0, 500]],
    ['of no tours are none', { tours: [] }, [], []],
  ]

  test.each(worked)('%s', (_, more, shares, inUsd) => {
    const found = [...sharesOf({ ...order, ...more }).values()]
    expect(found.map(({ share }) => share)).toEqual(shares)
    expect(found.map(({ shareUsd }) => shareUsd)).toEqual(inUsd)
  })

  test('add up to the price, in its currency and in dollars, in whatever order the tours are', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(), (priced, turn) => {
        const places = priced.tours.map((_, index) => (index + turn) % priced.tours.length)
        const turned = { ...priced, tours: places.map((place) => priced.tours[place]!) }
        for (const each of [priced, turned]) {
          expect(sumOf(sharesOf(each))).toEqual(priceOf(each))
          expect(
            [...sharesOf(each).values()].every(({ share, shareUsd }) => share >= 0 && shareUsd >= 0),
          ).toBe(true)
        }
      }),
    )
  })

  test('are less than a cent off the part that their price is', () => {
    fc.assert(
      fc.property(anyOrder, (priced) => {
        const { customTotal, tours } = priced
        const weights = tours.map(({ listCents, totalCents }) =>
          customTotal === null ? totalCents : listCents,
        )
        const sum = weights.reduce((all, weight) => all + weight, 0)
        if (sum === 0 || priced.isToBeDetermined) return
        const { share: price } = priceOf(priced)
        const found = sharesOf(priced)
        for (const [index, { _id }] of tours.entries())
          expect(Math.abs((found.get(_id)?.share ?? 0) - (price * weights[index]!) / sum)).toBeLessThan(1)
      }),
    )
  })
})

describe('the shares of canceled tours', () => {
  const of = (more: Partial<PricedTours>, canceled: string[]) => {
    const { shares, priceLeft } = canceledShares({ ...order, ...more }, canceled)
    return { shares: canceled.map((id) => shares.get(id)), priceLeft }
  }

  test('are their prices in the order’s currency', () => {
    expect(of({}, ['a'])).toEqual({ shares: [10_000], priceLeft: 20_000 })
    expect(of({ rate: 3.7 }, ['a', 'b'])).toEqual({ shares: [37_000, 74_000], priceLeft: 0 })
  })

  test('are split off a custom total by list price', () => {
    const tours = [tour('a', 9_000, 10_000), tour('b', 20_000)]
    expect(of({ customTotal: 10_000, tours }, ['a'])).toEqual({ shares: [3_333], priceLeft: 6_667 })
  })

  test('are 0 while the price is open', () => {
    expect(of({ isToBeDetermined: true }, ['a'])).toEqual({ shares: [0], priceLeft: 0 })
  })

  test('and what is left add up to what the order cost, whatever is canceled', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(63), (priced, mask) => {
        const canceled = idsIn(mask, priced)
        const { shares, priceLeft, customLeft } = canceledShares(priced, canceled)
        const gone = [...shares.values()].reduce((sum, share) => sum + share, 0)
        expect(shares.size).toBe(canceled.length)
        expect(gone + priceLeft).toBe(priceOf(priced).share)
        expect(customLeft).toBe(priced.customTotal === null ? null : priceLeft)
        expect([...shares.values()].every((share) => share >= 0)).toBe(true)
      }),
    )
  })

  test('of a whole order are the shares it had', () => {
    fc.assert(
      fc.property(anyOrder, (priced) => {
        const { shares } = canceledShares(priced, idsIn(63, priced))
        expect([...shares]).toEqual([...sharesOf(priced)].map(([id, { share }]) => [id, share]))
      }),
    )
  })
})

describe('after a change', () => {
  const unchanged = { canceled: [], exchanged: null }
  const sharing = (priced: PricedTours, canceled: string[] = []): { tours: SharingTour[] } => {
    const shares = sharesOf(priced)
    return {
      tours: priced.tours.map((each) => ({
        ...each,
        ...(shares.get(each._id) ?? { share: 0, shareUsd: 0 }),
        isCanceled: canceled.includes(each._id),
      })),
    }
  }

  test('a canceled tour keeps its share, and the others share the price', () => {
    // A custom total of 100.00 lost the 33.33 of the first tour, and was raised to 80.00 since.
    const tours = [tour('a', 10_000), tour('b', 10_000), tour('c', 10_000)]
    const before = sharing({ ...order, customTotal: 10_000, tours }, ['b'])
    expect([...sharesAfter({ ...order, customTotal: 8_000, ...before }, unchanged)]).toEqual([
      ['a', { share: 4_000, shareUsd: 4_000 }],
      ['b', { share: 3_333, shareUsd: 3_333 }],
      ['c', { share: 4_000, shareUsd: 4_000 }],
    ])
  })

  test('a tour that’s canceled by it has what is no longer owed', () => {
    // 0.14 in all, 0.09 without one of them.
    const tours = [tour('a', 5), tour('b', 5), tour('c', 5)]
    const priced = { ...order, rate: 0.92, tours }
    const { shares } = canceledShares(priced, ['c'])
    const canceled = [...shares].map(([entry, share]) => ({ entry, share }))
    expect([...sharesAfter({ ...priced, ...sharing(priced, ['c']) }, { canceled, exchanged: null })]).toEqual(
      [
        ['a', { share: 5, shareUsd: 5 }],
        ['b', { share: 4, shareUsd: 5 }],
        ['c', { share: 5, shareUsd: 5 }],
      ],
    )
  })

  test('a canceled tour’s share is converted with the order’s currency, and its dollars stay', () => {
    const before = sharing(order, ['a'])
    const exchanged = { from: 1, to: 3.7 }
    expect([...sharesAfter({ ...order, rate: 3.7, ...before }, { canceled: [], exchanged })]).toEqual([
      ['a', { share: 37_000, shareUsd: 10_000 }],
      ['b', { share: 74_000, shareUsd: 20_000 }],
    ])
  })

  test('the price before is what is canceled and the shares of the others, to the cent', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(63), (priced, mask) => {
        const gone = idsIn(mask, priced)
        const { shares, customLeft } = canceledShares(priced, gone)
        const canceled = [...shares].map(([entry, share]) => ({ entry, share }))
        const left = { ...priced, customTotal: customLeft, ...sharing(priced, gone) }
        const after = sharesAfter(left, { canceled, exchanged: null })
        expect(sumOf(after).share).toBe(priceOf(priced).share)
        // Written again, they stay.
        const again = left.tours.map((each) => ({ ...each, ...after.get(each._id)! }))
        expect(sharesAfter({ ...left, tours: again }, unchanged)).toEqual(after)
      }),
    )
  })
})

const cents = fc.nat(100_000)
const anyOrder: fc.Arbitrary<PricedTours> = fc.record({
  customTotal: fc.option(fc.nat(500_000)),
  rate: fc.constantFrom(1, 0.92, 3.7, 3.123456),
  isToBeDetermined: fc.boolean(),
  tours: fc
    .array(fc.tuple(cents, cents), { minLength: 1, maxLength: 6 })
    .map((prices) => prices.map(([total, list], index) => tour(`${index}`, total, list))),
})

function idsIn(mask: number, { tours }: PricedTours): string[] {
  return tours.map(({ _id }) => _id).filter((_, index) => mask & (1 << index))
}

function sumOf(shares: ReturnType<typeof sharesOf>) {
  const all = [...shares.values()]
  return {
    share: all.reduce((sum, { share }) => sum + share, 0),
    shareUsd: all.reduce((sum, { shareUsd }) => sum + shareUsd, 0),
  }
}

/** What an order costs, worked out from the order as a whole. */
function priceOf({ customTotal, rate, isToBeDetermined, tours }: PricedTours) {
  if (customTotal !== null)
    return { share: customTotal, shareUsd: exchange(customTotal, { from: rate, to: 1 }) }
  const inUsd = isToBeDetermined ? 0 : tours.reduce((sum, { totalCents }) => sum + totalCents, 0)
  return { share: convert(inUsd, rate), shareUsd: inUsd }
}
