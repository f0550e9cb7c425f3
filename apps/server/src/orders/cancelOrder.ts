import { Problem } from '@tourdesk/contract/kernel/problem'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { paymentsOnCancel } from '@tourdesk/domain/payments/payments'
import { mayRefund } from '@tourdesk/domain/payments/refund'
import { takeOffVehicles } from '../dispatch/takeOff.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { checkVersion } from '../kernel/versions.ts'
import { keepBooks } from '../payments/keepBooks.ts'
import { paymentEvents } from '../payments/paymentEvents.ts'
import { booksOf } from './booksOf.ts'
import { draftOf } from './draftOf.ts'
import { lockWithDepartures } from './lockWithDepartures.ts'
import { returnCoupon } from './redeemCoupon.ts'
import { setCanceled } from './store.ts'

/**
 * Cancels an order for good: entries leave their vehicles, pending payments are dropped, paid ones refunded if a refund
 * is due, and the coupon is free again. Throws `not_found` (404), `order_already_canceled` (409), or
 * `changed_by_another` (409) if `readAt` isn't the stored version: a payment may have come in.
 */
export async function cancelOrder(
  call: Call<Person>,
  orderId: string,
  canRefund: boolean,
  readAt?: string,
): Promise<void> {
  authorize(call.actor, 'orders.cancel')
  await inTransaction(call, async (tx) => {
    const { stored } = await lockWithDepartures(tx, call, orderId)
    const { order, entries } = stored
    if (order.status === 'canceled') throw new Problem('order_already_canceled')
    checkVersion(readAt, order.updated_at)

    const isRefunded = mayRefund(draftOf(stored), {
      now: call.now,
      isAgencyMode: isAgencyMode(call.actor),
      canRefund,
    })
    await takeOffVehicles(
      tx,
      entries.map((entry) => entry.id),
      call.now,
    )
    await setCanceled(tx, call.scope, stored, call.now)
    const before = await booksOf(tx, call.scope, stored)
    const steps = paymentsOnCancel(before.payments, isRefunded)
    const { id, currency } = order
    const canceled = {
      id,
      currency,
      total: 0,
      isCanceled: true,
      instalments: [],
      createdBy: call.actor.userId,
      now: call.now,
    }
    await keepBooks(tx, call.scope, canceled, before, steps)
    await returnCoupon(tx, order.id)
    const { order_number: orderNumber, account_id: accountId } = order
    const days = [...new Set(entries.map((entry) => entry.tour_date))]
    await announce(
      tx,
      call,
      {
        name: 'order.canceled',
        subject: { id: order.id, name: String(orderNumber), accountId },
        days,
        facts: { isRefunded },
        before: { status: order.status },
        after: { status: 'canceled' },
      },
      ...paymentEvents({ id, orderNumber, accountId, days, currency, payments: before.payments }, steps),
    )
  })
}
