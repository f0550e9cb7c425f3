import type { Db } from '@tourdesk/server/kernel/database'
import { cancelOrder } from '@tourdesk/server/orders/cancelOrder'
import { placeOrder } from '@tourdesk/server/orders/placeOrder'
import { connections } from '../connections.ts'
import { callOf, type Market, superOf } from '../market.ts'
import { randomFrom } from '../random.ts'
import { dropLastTour } from './dropLastTour.ts'
import type { PlannedOrder } from './plannedOrder.ts'
import { receivePayment, settleRefunds } from './receivePayment.ts'

/** One in so many customers of canceled orders took store credit. */
const creditEvery = 5

/** That many orders are paid and canceled at once, while the next ones are placed one after the other. */
const atOnce = connections - 1

/** Places the orders in order of time, so that their numbers ascend; pays and cancels them as planned. */
export async function placeOrders(
  db: Db,
  market: Market,
  orders: PlannedOrder[],
  now: Date,
  onPlaced: (count: number) => void,
): Promise<void> {
  const settleAll = (placed: Placed[]) => Promise.all(placed.map((each) => settle(db, market, each, now)))
  let unsettled: Placed[] = []
  for (let from = 0; from < orders.length; from += atOnce) {
    const next = orders.slice(from, from + atOnce).map((order, place) => ({ order, index: from + place }))
    ;[unsettled] = await Promise.all([placeInTurn(db, next, onPlaced), settleAll(unsettled)])
  }
  await settleAll(unsettled)
}

interface Next {
  order: PlannedOrder
  index: number
}
type Placed = Next & { id: string }

async function placeInTurn(db: Db, next: Next[], onPlaced: (count: number) => void): Promise<Placed[]> {
  const placed: Placed[] = []
  for (const { order, index } of next) {
    const id = await placeOrder(callOf(db, order.by, order.bookedAt), order.draft, {
      overrideReference: true,
    })
    placed.push({ id, order, index })
    onPlaced(index + 1)
  }
  return placed
}

async function settle(db: Db, market: Market, { id, order, index }: Placed, now: Date): Promise<void> {
  const { by, bookedAt, canceled, lastTourDroppedAt } = order
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
