import type { Db } from '@tourdesk/server/kernel/database'
import { cancelOrder } from '@tourdesk/server/orders/cancelOrder'
import { placeOrder } from '@tourdesk/server/orders/placeOrder'
import { callOf, type Market, superOf } from '../market.ts'
import { randomFrom } from '../random.ts'
import { dropLastTour } from './dropLastTour.ts'
import type { PlannedOrder } from './plannedOrder.ts'
import { receivePayment, settleRefunds } from './receivePayment.ts'

/** Some customers of canceled orders took store credit. */
const creditEvery = 5

/** Places the orders in order of time, so that numbers rise with it; pays and cancels them as planned. */
export async function placeOrders(
  db: Db,
  market: Market,
  orders: PlannedOrder[],
  now: Date,
  onPlaced: (count: number) => void,
): Promise<void> {
  for (const [index, order] of orders.entries()) {
    await placeOne(db, market, order, index, now)
    onPlaced(index + 1)
  }
}

async function placeOne(
  db: Db,
  market: Market,
  order: PlannedOrder,
  index: number,
  now: Date,
): Promise<void> {
  const { by, bookedAt, draft, canceled, lastTourDroppedAt } = order
  const id = await placeOrder(callOf(db, by, bookedAt), draft, null)
  const until = canceled?.at ?? lastTourDroppedAt ?? now
  if (order.payment !== 'open') {
    await receivePayment(db, id, {
      share: order.payment,
      bookedAt,
      until,
      random: randomFrom(index),
      office: market.office.people,
    })
  }
  if (canceled) {
    await cancelOrder(callOf(db, by, canceled.at), {
      orderId: id,
      canRefund: canceled.canRefund,
      collectFees: false,
      refundTo: index % creditEvery === 0 ? 'credit' : 'source',
    })
    await settleRefunds(db, id, canceled.at, now)
  }
  if (lastTourDroppedAt) {
    await dropLastTour(callOf(db, superOf(market), lastTourDroppedAt), id)
    await settleRefunds(db, id, lastTourDroppedAt, now)
  }
}
