import { expect, test } from 'vitest'
import { type OrderType, orderTypes } from '../entries/vocabulary.ts'
import { givenOrder } from '../testing/given.ts'
import { settleOrder } from './settleOrder.ts'

const typed = givenOrder({ coupon_code: ' SPRING ', starTour: 'israel-in-a-week', paymentTBD: true })

const kept: Record<OrderType, object> = {
  daily: { coupon_code: 'SPRING', starTour: null, paymentTBD: false },
  private: { coupon_code: '', starTour: null, paymentTBD: true },
  package: { coupon_code: '', starTour: null, paymentTBD: true },
  starTour: { coupon_code: '', starTour: 'israel-in-a-week', paymentTBD: false },
}

test.each(orderTypes)('an order keeps only what its type has: %s', (orderType) => {
  expect(settleOrder({ ...typed, orderType })).toEqual({ ...typed, orderType, ...kept[orderType] })
})
