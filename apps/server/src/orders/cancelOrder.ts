import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { toDollars } from '@tourdesk/domain/money'
import { orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import { storeChanges } from '@tourdesk/domain/orders/loggedChanges'
import { orderChanges } from '@tourdesk/domain/orders/orderChanges'
import { keptOf, noChange, sumsOf } from '@tourdesk/domain/payments/ledger'
import { takeOffVehicles } from '../dispatch/takeOff.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { checkVersion } from '../kernel/versions.ts'
import { keepBooks } from '../payments/keepBooks.ts'
import { paymentEvents } from '../payments/paymentEvents.ts'
import { booksOf } from './booksOf.ts'
import { lockWithDepartures } from './lockWithDepartures.ts'
import { type Cancellation, type CancelRequest, planCancel } from './planCancel.ts'
import { presentOrder } from './present.ts'
import { lockOrder, type StoredOrder } from './queries.ts'
import { returnCoupon } from './redeemCoupon.ts'
import { setCanceled, setFees, setInstalments, setStatuses, setToursCanceled } from './store.ts'

/** A request with what was seen before it was sent. */
export interface Canceling extends CancelRequest {
  orderId: string
  refundTo?: 'source' | 'credit'
  /** Why more goes back than the terms say. */
  reason?: string
  hash?: string | undefined
  updatedAt?: string | undefined
}

/**
 * Cancels an order for good, or some of its tours. Entries leave their vehicles; what goes back and what stays owed is
 * planned by the terms (`planCancel`); the coupon of a canceled order is free again. Throws `not_found` (404),
 * `order_already_canceled` or `credit_unavailable` (409), `changed_by_another` (409) if `updatedAt` isn't the stored
 * version: a payment may have come in, and `preview_outdated` (409) if the preview with this `hash` no longer holds. More
 * than the terms give back as an amount needs `ledger.override` (403) and a reason (400).
 */
export async function cancelOrder(call: Call<Person>, canceling: Canceling): Promise<void> {
  authorize(call.actor, 'orders.cancel')
  if (canceling.refundTo === 'credit') throw new Problem('credit_unavailable')
  await inTransaction(call, async (tx) => {
    const { stored } = await lockWithDepartures(tx, call, canceling.orderId)
    const { order } = stored
    if (order.status === 'canceled') throw new Problem('order_already_canceled')
    checkVersion(canceling.updatedAt, order.updated_at)
    const before = await booksOf(tx, call.scope, stored)
    const cancellation = planCancel(call, stored, before, canceling)
    const { entries, isWhole, plan, steps, instalments } = cancellation
    if (canceling.hash !== undefined && canceling.hash !== cancellation.hash)
      throw new Problem('preview_outdated')
    checkFavor(call, canceling, cancellation)
    await takeOffVehicles(tx, entries, call.now)
    if (isWhole) await setCanceled(tx, call.scope, stored, call.now, canceling.collectFees)
    else await setToursCanceled(tx, call.scope, stored, cancellation, call.now)
    const { id, currency, order_number: orderNumber, account_id: accountId } = order
    const { books, steps: done } = await keepBooks(
      tx,
      call.scope,
      bookedAs(call, stored, cancellation, canceling),
      before,
      steps,
      {
        ...noChange,
        canceled: plan.lines,
        writeOff: plan.writeOff,
      },
    )
    await setFees(tx, call.scope, order, books)
    if (!isWhole) {
      await setInstalments(tx, call.scope, stored, instalments)
      const { total } = sumsOf(books.entries, currency)
      const state = orderState({ isCanceled: false, total, kept: keptOf(books, currency) })
      await setStatuses(tx, call.scope, id, state, (status) =>
        statusAfterPayment(status, state.paymentStatus),
      )
    }
    if (isWhole) await returnCoupon(tx, id)
    const days = [
      ...new Set(
        stored.entries.filter((entry) => entries.includes(entry.id)).map((entry) => entry.tour_date),
      ),
    ]
    const subject = { id, name: String(orderNumber), accountId }
    const facts = {
      isRefunded: plan.refund > 0,
      currency,
      refund: toDollars(plan.refund),
      ...(plan.writeOff > 0 && { writeOff: toDollars(plan.writeOff) }),
      ...(canceling.terms && { terms: canceling.terms }),
      ...(canceling.reason && { reason: canceling.reason }),
    }
    const money = paymentEvents(
      { id, orderNumber, accountId, days, currency, payments: before.payments },
      done,
    )
    if (isWhole)
      await announce(
        tx,
        call,
        {
          name: 'order.canceled',
          subject,
          days,
          facts,
          before: { status: order.status },
          after: { status: 'canceled' },
        },
        ...money,
      )
    else {
      const { facts: tours, ...diff } = await changesOf(tx, call, stored)
      await announce(
        tx,
        call,
        {
          name: 'order.marked',
          subject,
          leftAccountId: accountId,
          days,
          facts: { ...tours, ...facts },
          ...diff,
        },
        ...money,
      )
    }
  })
}

/** An amount above what the terms give back is a favor (LEDG-26). */
function checkFavor({ actor }: Call<Person>, { terms, reason }: Canceling, { plan, byPolicy }: Cancellation) {
  if (terms !== 'amount' || plan.refund <= byPolicy) return
  authorize(actor, 'ledger.override')
  if (!reason) throw fieldProblem([{ field: 'reason', code: 'reason_required' }])
}

/** The order as the ledger sees it afterwards. */
function bookedAs(
  { actor, now }: Call<Person>,
  { order }: StoredOrder,
  { isWhole, priceLeft, instalments }: Cancellation,
  { collectFees }: Canceling,
) {
  return {
    id: order.id,
    currency: order.currency,
    price: priceLeft,
    isCanceled: isWhole,
    collectsFees: collectFees,
    instalments,
    createdBy: actor.userId,
    now,
  }
}

async function changesOf(tx: Tx, call: Call<Person>, stored: StoredOrder) {
  const after = await lockOrder(tx, call.scope, stored.order.id)
  return storeChanges(after ? orderChanges(presentOrder(stored, true), presentOrder(after, true)) : [])
}
