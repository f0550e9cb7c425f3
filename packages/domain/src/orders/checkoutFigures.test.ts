import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert } from '../money.ts'
import { bestForCustomer, discounted } from '../pricing/bestForCustomer.ts'
import { checkoutFigures } from './checkoutFigures.ts'

const plain = { totalCents: 25000, couponDiscount: 0, generalDiscount: 0 }

describe('the amounts of the checkout page', () => {
  it('without discounts the subtotal is the total', () => {
    expect(checkoutFigures([plain], 25000, 1)).toEqual({ subtotal: 25000, discount: null, total: 25000 })
  })

  it('HOLE-O9 a coupon of 10% shows the list price and the discount', () => {
    const entries = [{ totalCents: 22500, couponDiscount: 0.9, generalDiscount: 0 }, plain]
    expect(checkoutFigures(entries, 47500, 1)).toEqual({ subtotal: 50000, discount: -2500, total: 47500 })
  })

  it('each tour is rounded to whole dollars before they are added up', () => {
    const entries = [{ totalCents: 29109, couponDiscount: 0.93, generalDiscount: 0 }]
    expect(checkoutFigures(entries, 29109, 1)).toEqual({ subtotal: 31300, discount: -2191, total: 29109 })
  })

  it('the sum is converted at the order’s rate', () => {
    expect(checkoutFigures([plain], 92500, 3.7)).toEqual({ subtotal: 92500, discount: null, total: 92500 })
  })

  it('HOLE-O18 a lower custom total shows as a discount, a higher one does not', () => {
    expect(checkoutFigures([plain], 20000, 1).discount).toBe(-5000)
    expect(checkoutFigures([plain], 30000, 1)).toEqual({ subtotal: 25000, discount: null, total: 30000 })
  })

  it('an order without discounts never shows a Discount line, in any currency', () => {
    const dollars = fc.array(fc.nat(5000), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(dollars, fc.constantFrom(1, 0.92, 3.7, 3.6541), (amounts, rate) => {
        const entries = amounts.map((amount) => ({ ...plain, totalCents: amount * 100 }))
        const total = entries.reduce((sum, entry) => sum + entry.totalCents, 0)
        expect(checkoutFigures(entries, convert(total, rate), rate).discount).toBeNull()
      }),
    )
  })

  it('HOLE-O7 the subtotal is the sum of the list prices, whatever the discounts', () => {
    const drawn = fc.array(fc.tuple(fc.nat(3000), fc.nat(98), fc.nat(98)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(drawn, (tours) => {
        const entries = tours.map(([dollars, coupon, general]) => {
          const shares = bestForCustomer(coupon / 100, general / 100)
          return {
            totalCents: discounted(dollars * 100, shares),
            couponDiscount: shares.couponMultiplier,
            generalDiscount: shares.generalMultiplier,
          }
        })
        const listed = tours.reduce((sum, [dollars]) => sum + dollars * 100, 0)
        expect(checkoutFigures(entries, 0, 1).subtotal).toBe(listed)
      }),
    )
  })
})
