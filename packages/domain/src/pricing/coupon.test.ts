import { describe, expect, it } from 'vitest'
import { acceptCoupon, codeFor, couponPercent, isCouponFor } from './coupon.ts'

const spring = {
  _id: 'spring',
  name: 'Spring 2026',
  code: 'Spring26',
  discount: 0.1,
  allTours: false,
  tours: ['masada', 'galilee'],
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  usage: 2,
}
const redeemed = {
  _id: 'spring',
  name: 'Spring 2026',
  code: 'Spring26',
  discount: 0.1,
  allTours: false,
  tours: ['masada', 'galilee'],
}
const march = { today: '2026-03-15', used: 0, redeemed: null }

describe('a coupon', () => {
  it('PRICE-05 HOLE-C41 matches its exact code, ignoring surrounding spaces', () => {
    expect(acceptCoupon('  Spring26 ', spring, march)).toEqual({ ok: true, value: redeemed })
    expect(acceptCoupon('SPRING26', spring, march)).toEqual({ ok: false, code: 'coupon_invalid' })
    expect(acceptCoupon('Spring26', null, march)).toEqual({ ok: false, code: 'coupon_invalid' })
  })

  it('PRICE-07 HOLE-C41 is valid from its first day to the end of its last', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01']
    const accepted = days.map((today) => acceptCoupon('Spring26', spring, { ...march, today }).ok)
    expect(accepted).toEqual([false, true, true, false])
    expect(acceptCoupon('Spring26', spring, { ...march, today: '2026-04-01' })).toEqual({
      ok: false,
      code: 'coupon_invalid',
    })
    expect(
      acceptCoupon('Spring26', { ...spring, end_date: null }, { ...march, today: '2039-01-01' }).ok,
    ).toBe(true)
  })

  it('PRICE-06 is valid for its own tours', () => {
    expect([
      isCouponFor(spring, 'masada'),
      isCouponFor(spring, 'eilat'),
      isCouponFor(null, 'masada'),
    ]).toEqual([true, false, false])
    expect(isCouponFor({ ...spring, allTours: true, tours: [] }, 'a tour of next year')).toBe(true)
  })

  it('HOLE-O21 HOLE-C40 is used up after its last order', () => {
    expect(acceptCoupon('Spring26', spring, { ...march, used: 1 }).ok).toBe(true)
    expect(acceptCoupon('Spring26', spring, { ...march, used: 2 })).toEqual({
      ok: false,
      code: 'coupon_used_up',
    })
  })

  it('HOLE-O21 keeps its discount in an order after it ends, is used up, changed or deleted', () => {
    const later = { today: '2026-06-01', used: 2, redeemed }
    for (const coupon of [spring, { ...spring, discount: 0.5, tours: ['eilat'] }, null])
      expect(acceptCoupon('Spring26 ', coupon, later)).toEqual({ ok: true, value: redeemed })
    expect(acceptCoupon('Summer26', null, later).ok).toBe(false)
  })

  it('HOLE-O21 is still the same for its order when its new code is typed, unlike any other coupon', () => {
    expect(codeFor('Summer26', { _id: 'spring' }, redeemed)).toBe('Spring26')
    expect(codeFor('Summer26', { _id: 'summer' }, redeemed)).toBe('Summer26')
    expect(codeFor('Summer26', null, redeemed)).toBe('Summer26')
    expect(codeFor('Summer26', { _id: 'spring' }, null)).toBe('Summer26')
  })

  it('is shown as a percentage', () => {
    expect([0.1, 0.07, 0.125, 0.29].map((discount) => couponPercent({ discount }))).toEqual([
      '10%',
      '7%',
      '12.5%',
      '29%',
    ])
  })
})
