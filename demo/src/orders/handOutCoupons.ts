import { addDays, type Day, dayIn, isWithin } from '@tourdesk/domain/calendar'
import { coupons, type DemoCoupon } from '../content/coupons.ts'
import type { Market } from '../market.ts'
import type { Random } from '../random.ts'
import type { PlannedOrder } from './plannedOrder.ts'

/**
 * Gives each coupon to as many matching orders as its content says, the most restricted first; canceled
 * orders get none.
 */
export function handOutCoupons(orders: PlannedOrder[], market: Market, today: Day, random: Random): void {
  const numbers = new Map(market.tours.map((tour) => [tour._id, tour.content.number]))
  const byScarcity = coupons.toSorted((a, b) => Number(a.tours === 'all') - Number(b.tours === 'all'))
  for (const coupon of byScarcity) {
    const fitting = orders.filter((order) => fits(order, coupon, numbers, today))
    for (const { draft } of random.shuffle(fitting).slice(0, coupon.redemptions)) {
      draft.coupon_code = coupon.code
    }
  }
}

function fits(
  { draft, bookedAt, canceled }: PlannedOrder,
  coupon: DemoCoupon,
  numbers: Map<string, string>,
  today: Day,
): boolean {
  const end = coupon.endsIn === null ? null : addDays(today, coupon.endsIn)
  return (
    draft.orderType === 'daily' &&
    draft.coupon_code === '' &&
    canceled === null &&
    isWithin(dayIn(bookedAt), addDays(today, coupon.startsIn), end) &&
    draft.selectedTours.some(({ tour }) => isFor(coupon, numbers.get(tour ?? '') ?? ''))
  )
}

function isFor({ tours }: DemoCoupon, number: string): boolean {
  return tours === 'all' || tours.includes(number)
}
