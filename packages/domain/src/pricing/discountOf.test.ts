import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenDropoff, givenEntry, givenPair, givenPriceInput, masada2026 } from '../testing/given.ts'
import { bestForCustomer, multiplierOf } from './bestForCustomer.ts'
import type { Coupon } from './coupon.ts'
import { discountOf } from './discountOf.ts'
import type { GeneralDiscount } from './generalDiscount.ts'
import { priceEntry } from './priceEntry.ts'

const threeDays = {
  startDate: '2026-03-09',
  endDate: '2026-03-11',
  group_type: 'private_group' as const,
  vehicleSize: 7 as const,
  numOfParticipants: 5,
}

describe('discounts of an entry', () => {
  it('PRICE-09 HOLE-O7 a coupon of 10% leaves 0.9 of 250', () => {
    expect(priceEntry(givenPriceInput({ coupon: coupon(0.1) }))).toMatchObject({
      undiscountedCents: 25000,
      totalCents: 22500,
      couponMultiplier: 0.9,
      generalMultiplier: 0,
      couponValid: true,
    })
  })

  it('HOLE-O7 a general discount of 15% leaves 0.85 of 250', () => {
    expect(priceEntry(givenPriceInput({ discounts: [general(0.15)] }))).toMatchObject({
      totalCents: 21250,
      couponMultiplier: 0,
      generalMultiplier: 0.85,
    })
  })

  it('HOLE-O8 HOLE-C39 discounts never add up: the better one wins and the coupon stays valid', () => {
    expect(priceEntry(givenPriceInput({ coupon: coupon(0.1), discounts: [general(0.2)] }))).toMatchObject({
      totalCents: 20000,
      couponMultiplier: 0,
      generalMultiplier: 0.8,
      couponValid: true,
    })
  })

  it('HOLE-O8 HOLE-C39 on a tie the coupon wins', () => {
    expect(priceEntry(givenPriceInput({ coupon: coupon(0.2), discounts: [general(0.2)] }))).toMatchObject({
      couponMultiplier: 0.8,
      generalMultiplier: 0,
    })
  })

  it('PRICE-06 a coupon for another tour gives no discount', () => {
    const other = { ...coupon(0.1), tours: ['galilee'] }
    expect(priceEntry(givenPriceInput({ coupon: other }))).toMatchObject({
      totalCents: 25000,
      couponValid: false,
    })
  })

  it('PRICE-11 HOLE-O15 private orders get neither coupon nor general discount', () => {
    const entry = givenEntry(threeDays)
    const offers = {
      coupon: coupon(0.1),
      discounts: [{ ...general(0.2), groupTypes: ['private_group' as const] }],
    }
    expect(priceEntry(givenPriceInput({ entry, orderType: 'private', ...offers }))).toMatchObject({
      totalCents: 222000,
      couponValid: false,
    })
  })

  it('HOLE-O16 HOLE-C37 a star tour gets only its own discount', () => {
    const offers = { coupon: coupon(0.5), discounts: [general(0.5)], starDiscount: 0.15 }
    expect(priceEntry(givenPriceInput({ orderType: 'starTour', ...offers }))).toMatchObject({
      totalCents: 21250,
      couponMultiplier: 0,
      generalMultiplier: 0.85,
    })
  })

  it('HOLE-O9 the list price is rounded to whole dollars before the discount: 312.50 to 313, less 7% is 291.09', () => {
    const entry = givenEntry(people(2, 1))
    expect(priceEntry(givenPriceInput({ entry, coupon: coupon(0.07) })).totalCents).toBe(29109)
  })
})

describe('the better of two discounts', () => {
  it.each([
    [0.1, 0, { couponMultiplier: 0.9, generalMultiplier: 0 }],
    [0, 0.1, { couponMultiplier: 0, generalMultiplier: 0.9 }],
    [0.1, 0.2, { couponMultiplier: 0, generalMultiplier: 0.8 }],
    [0.2, 0.2, { couponMultiplier: 0.8, generalMultiplier: 0 }],
    [0, 0, { couponMultiplier: 0, generalMultiplier: 0 }],
  ])('a coupon of %s against a discount of %s leaves %j', (coupon, general, remaining) => {
    expect(bestForCustomer(coupon, general)).toEqual(remaining)
  })
})

describe('what lowered a price', () => {
  const nothing = { couponMultiplier: 0, generalMultiplier: 0, couponValid: false, kind: 'none' }
  const offers = {
    coupon: coupon(0.1),
    discounts: [general(0.2)],
    starDiscount: 0.15,
    bookedOn: '2026-02-01',
  }
  const entry = givenEntry()

  it('is the coupon, the general discount, or nothing on a daily order', () => {
    expect(discountOf(entry, 'daily', offers)).toMatchObject({ kind: 'general', couponValid: true })
    expect(discountOf(entry, 'daily', { ...offers, discounts: [] })).toMatchObject({ kind: 'coupon' })
    expect(discountOf(entry, 'daily', { ...offers, discounts: [], coupon: null })).toEqual(nothing)
  })

  it('is the star tour’s own discount on a star order, or nothing', () => {
    expect(discountOf(entry, 'starTour', offers)).toEqual({
      couponMultiplier: 0,
      generalMultiplier: 0.85,
      couponValid: false,
      kind: 'starTour',
    })
    expect(discountOf(entry, 'starTour', { ...offers, starDiscount: 0 })).toEqual(nothing)
  })

  it('is nothing on private and package orders', () => {
    expect(discountOf(entry, 'private', offers)).toEqual(nothing)
    expect(discountOf(entry, 'package', offers)).toEqual(nothing)
  })

  it('is nothing while tour or day is missing, even for a discount for all tours', () => {
    const forAll: GeneralDiscount = { ...general(0.2), allTours: true, tours: [], bookingOrTour: 'booking' }
    const early = { ...offers, coupon: null, discounts: [forAll], bookedOn: '2026-03-01' }
    expect(discountOf(entry, 'daily', early).kind).toBe('general')
    expect(discountOf({ ...entry, tour: null }, 'daily', early)).toEqual(nothing)
    expect(discountOf({ ...entry, date: null }, 'daily', early)).toEqual(nothing)
  })
})

describe('the explanation of a price', () => {
  it('names every step in order', () => {
    const entry = givenEntry({ differentDropoff: true, dropoff: givenDropoff('jerusalem'), ...people(2, 1) })
    const { steps } = priceEntry(givenPriceInput({ entry, coupon: coupon(0.1) }))
    expect(steps).toEqual([
      {
        step: 'priceList',
        _id: 'masada-2026',
        description: 'Masada and Dead Sea 2026',
        pickup: 'tel_aviv',
        dropoff: 'jerusalem',
      },
      { step: 'listedPrice', column: 'small_group', cents: 12500 },
      {
        step: 'tickets',
        cents: 31250,
        parts: [
          { type: 'adult', count: 2, pricePortion: 1, each: 12500 },
          { type: 'child', count: 1, pricePortion: 0.5, each: 6250 },
          { type: 'infant', count: 0, pricePortion: 0, each: 0 },
        ],
      },
      { step: 'transferFee', each: 1500, times: 3, cents: 4500 },
      { step: 'wholeDollar', cents: 35800 },
      { step: 'discount', kind: 'coupon', share: 0.9, cents: 32220 },
    ])
  })

  it('names the days of a private order', () => {
    const { steps } = priceEntry(givenPriceInput({ entry: givenEntry(threeDays), orderType: 'private' }))
    expect(steps.slice(1)).toEqual([
      { step: 'listedPrice', column: 'seven_seater', cents: 74000 },
      { step: 'days', days: 3, cents: 222000 },
      { step: 'transferFee', each: 0, times: 0, cents: 0 },
      { step: 'wholeDollar', cents: 222000 },
      { step: 'discount', kind: 'none', share: 1, cents: 222000 },
    ])
  })

  it('HOLE-O7 dividing the total by the multiplier gives the undiscounted price, for discounts up to 98%', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 98 }), fc.nat(10), fc.nat(10), (percent, adults, children) => {
        fc.pre(adults + children > 0)
        const entry = givenEntry(people(adults, children))
        const price = priceEntry(givenPriceInput({ entry, coupon: coupon(percent / 100) }))
        const back = Math.round(price.totalCents / 100 / multiplierOf(price)) * 100
        expect(back).toBe(price.undiscountedCents)
      }),
    )
  })

  it('HOLE-O9 every undiscounted price is whole dollars, and one more adult never makes it cheaper', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.integer({ min: 1, max: 99_999 }), (adults, children, cents) => {
        const priceLists = [
          {
            ...masada2026,
            prices: [givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv', small_group: cents })],
          },
        ]
        const fewer = priceEntry(
          givenPriceInput({ priceLists, entry: givenEntry(people(adults + 1, children)) }),
        )
        const more = priceEntry(
          givenPriceInput({ priceLists, entry: givenEntry(people(adults + 2, children)) }),
        )
        expect(fewer.undiscountedCents % 100).toBe(0)
        expect(more.undiscountedCents).toBeGreaterThanOrEqual(fewer.undiscountedCents)
      }),
    )
  })
})

function people(adult: number, child = 0, infant = 0) {
  return { participants: { adult, child, infant } }
}

function coupon(discount: number): Coupon {
  return {
    _id: 'spring',
    code: 'SPRING',
    discount,
    allTours: false,
    tours: ['masada'],
    start_date: '2026-01-01',
    end_date: null,
    usage: 10,
  }
}

function general(discount: number): GeneralDiscount {
  return {
    _id: 'early',
    discount,
    bookingOrTour: 'tour',
    start_date: '2026-03-01',
    end_date: '2026-03-31',
    allTours: false,
    tours: ['masada'],
    languages: ['english'],
    groupTypes: ['small_group'],
  }
}
