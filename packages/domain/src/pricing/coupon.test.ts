import { describe, expect, it } from 'vitest'
import { acceptCoupon, type Coupon, couponPercent, isCouponFor } from './coupon.ts'

const spring: Coupon = {
  _id: 'spring',
  code: 'Spring26',
  discount: 0.1,
  tours: ['masada', 'galilee'],
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  usage: 2,
}
const march = { today: '2026-03-15', used: 0, isRedeemed: false }

describe('a coupon', () => {
  it('PRICE-05 HOLE-C41 is known by its exact code, spaces around it aside', () => {
    expect(acceptCoupon('  Spring26 ', spring, march)).toEqual({ ok: true, value: spring })
    expect(acceptCoupon('SPRING26', spring, march)).toEqual({ ok: false, code: 'coupon_invalid' })
    expect(acceptCoupon('Spring26', null, march)).toEqual({ ok: false, code: 'coupon_invalid' })
  })

  it('PRICE-07 HOLE-C41 counts from its first day to the end of its last', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01']
    const accepted = days.map((today) => acceptCoupon('Spring26', spring, { ...march, today }).ok)
    expect(accepted).toEqual([false, true, true, false])
    expect(
      acceptCoupon('Spring26', { ...spring, end_date: null }, { ...march, today: '2039-01-01' }).ok,
    ).toBe(true)
  })

  it('PRICE-06 COUP-10 is good for its own tours', () => {
    expect([
      isCouponFor(spring, 'masada'),
      isCouponFor(spring, 'eilat'),
      isCouponFor(null, 'masada'),
    ]).toEqual([true, false, false])
  })

  it('HOLE-O21 HOLE-C40 is used up with its last order', () => {
    expect(acceptCoupon('Spring26', spring, { ...march, used: 1 }).ok).toBe(true)
    expect(acceptCoupon('Spring26', spring, { ...march, used: 2 })).toEqual({
      ok: false,
      code: 'coupon_used_up',
    })
  })

  it('HOLE-O21 stays good for the order that was saved with it', () => {
    const later = { today: '2026-06-01', used: 2, isRedeemed: true }
    expect(acceptCoupon('Spring26', spring, later).ok).toBe(true)
  })

  it('PRICE-09 COUP-12 reads as a percentage', () => {
    expect([0.1, 0.07, 0.125, 0.29].map((discount) => couponPercent({ discount }))).toEqual([
      '10%',
      '7%',
      '12.5%',
      '29%',
    ])
  })
})
