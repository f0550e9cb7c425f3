import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { toDollars } from '@tourdesk/domain/money'
import { orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import { storeChanges } from '@tourdesk/domain/orders/loggedChanges'
import type { CancelReason } from '@tourdesk/domain/orders/vocabulary'
import type { CancelPlan } from '@tourdesk/domain/payments/cancellation'
import { canUndoCancel } from '@tourdesk/domain/payments/canUndoCancel'
import { type Books, keptOf, noChange, sumsOf } from '@tourdesk/domain/payments/ledger'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { keepUndo } from '../activity/keepUndo.ts'
import { takeOffVehicles } from '../dispatch/takeOff.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import type { Product } from '../kernel/product.ts'
import { checkVersion } from '../kernel/versions.ts'
import { keepBooks } from '../payments/keepBooks.ts'
import { paymentEvents } from '../payments/paymentEvents.ts'
import { creditMailer, mailEvents } from './credits/creditMailer.ts'
import { setCanceled, setFees, setInstalments, setStatuses, setToursCanceled } from './draft/store.ts'
import { booksOf } from './money/booksOf.ts'
import { giveCredit } from './money/giveCredit.ts'
import { type Cancellation, type CancelRequest, planCancel } from './money/planCancel.ts'
import { returnCoupon } from './money/redeemCoupon.ts'
import { daysOf } from './saved/daysOf.ts'
import { lockWithDepartures } from './saved/lockWithDepartures.ts'
import { lockOrder, type StoredOrder } from './saved/queries.ts'
import { changesBetween } from './saved/savedOrder.ts'

/** A request, with what its sender had seen. */
export interface Canceling extends CancelRequest {
  orderId: string
  /** The reason for giving back more than the terms say. */
  reason?: string
  hash?: string | undefined
  updatedAt?: string | undefined
  /** The key of a call that cancels several orders. */
  batch?: string
  /** The batch of departures that it's part of, whose message to the customer replaces its own. */
  departureBatch?: string
  /** Customers get no message about it. */
  isQuiet?: boolean
}

/**
 * Cancels an order for good, or some of its tours. Takes their people off the vehicles, gives back and
 * collects money by the terms (`planCancel`), and frees the coupon of a canceled order. Store credit gets a
 * code, which is mailed if mail is set up; without the product no mail is sent. Throws `not_found` (404),
 * `order_already_canceled` (409), `changed_by_another` (409) if `updatedAt` isn't the stored version, since a
 * payment may have come in, and `preview_outdated` (409) if the preview with this `hash` no longer holds.
 * Giving back more than the terms do, as an amount, needs `ledger.override` (403) and a reason (400).
 * @returns how to undo it; null if money is involved, which can't be undone
 */
export async function cancelOrder(
  call: Call<Person>,
  canceling: Canceling,
  product: Pick<Product, 'origin' | 'env'> | null = null,
): Promise<string | null> {
  authorize(call.actor, 'orders.cancel')
  const write = product && (await creditMailer(call.db, product))
  return inTransaction(call, async (tx) => {
    const { stored } = await lockWithDepartures(tx, call, canceling.orderId)
    return cancelLocked(tx, call, stored, { ...canceling, write, because: 'customer' })
  })
}

/** A cancellation as a step of a verb that locked the order. */
export interface CancelStep extends Canceling {
  /** Writes the mail with a store credit; null sends none. */
  write: Awaited<ReturnType<typeof creditMailer>>
  /** Why its tours are canceled. */
  because: CancelReason
}

/**
 * Cancels a locked order or some of its tours; departures and vehicle units are locked too. Throws what
 * `cancelOrder` throws.
 * @returns how to undo it; null if money is involved
 */
export async function cancelLocked(
  tx: Tx,
  call: Call<Person>,
  stored: StoredOrder,
  { write, because, ...canceling }: CancelStep,
): Promise<string | null> {
  const { order } = stored
  if (order.status === 'canceled') throw new Problem('order_already_canceled')
  checkVersion(canceling.updatedAt, order.updated_at)
  const before = await booksOf(tx, call.scope, stored)
  const cancellation = planCancel(call, stored, before, canceling)
  const { entries, isWhole, plan, instalments } = cancellation
  if (canceling.hash !== undefined && canceling.hash !== cancellation.hash)
    throw new Problem('preview_outdated')
  checkFavor(call, canceling, cancellation)
  await takeOffVehicles(tx, entries, call.now)
  const canceledAs = { at: call.now, reason: because }
  if (isWhole) {
    await setCanceled(tx, call.scope, stored, canceledAs, canceling.collectFees)
    await returnCoupon(tx, order.id)
  } else {
    await setToursCanceled(tx, call.scope, stored, { ...cancellation, ...canceledAs })
    await setInstalments(tx, call.scope, stored, instalments)
  }
  const { steps, credit } = await giveCredit(tx, call, stored, cancellation.steps)
  const kept = bookedAs(call, stored, cancellation, canceling)
  const change = { ...noChange, canceled: plan.lines, writeOff: plan.writeOff }
  const { books, steps: done } = await keepBooks(tx, call.scope, kept, before, steps, change)
  await setFees(tx, call.scope, order, books)
  if (!isWhole) await setStatusesAfter(tx, call, order, books)
  const { id, order_number: orderNumber, account_id: accountId, agent_id: agentId, currency } = order
  const canceled = stored.entries.filter((entry) => entries.includes(entry.id))
  const days = daysOf(canceled)
  const subject = { id, name: String(orderNumber), accountId }
  const facts = factsOf(canceling, plan, currency)
  const logged = { id, orderNumber, accountId, agentId, days, currency, payments: before.payments }
  await announce(
    tx,
    call,
    isWhole
      ? {
          name: 'order.canceled',
          subject,
          agentId,
          days,
          facts,
          before: { status: order.status },
          after: { status: 'canceled' },
        }
      : {
          name: 'order.marked',
          subject,
          agentId,
          leftAccountId: accountId,
          leftAgentId: agentId,
          days,
          ...(await markedAs(tx, call, stored, facts)),
        },
    ...paymentEvents(logged, done),
    ...(credit && write ? mailEvents(stored, write(stored, credit)) : []),
  )
  return canUndoCancel(before, cancellation.plan) ? keepCanceled(tx, call, stored, cancellation) : null
}

/** Stores the order's former state for the undo, with its version from now on. */
async function keepCanceled(
  tx: Tx,
  call: Call<Person>,
  { order, entries }: StoredOrder,
  canceled: Cancellation,
): Promise<string | null> {
  const after = await lockOrder(tx, call.scope, order.id)
  const { status, payment_status, total_cents, custom_total, commission_cents, instalments, collects_fees } =
    order
  return keepUndo(tx, call, 'canceledOrder', {
    orderId: order.id,
    updatedAt: after?.order.updated_at.toISOString() ?? '',
    isWhole: canceled.isWhole,
    order: { status, payment_status, total_cents, custom_total, commission_cents, collects_fees },
    instalments,
    couponId: canceled.isWhole ? (order.coupon?._id ?? null) : null,
    entries: entries.flatMap(({ id, status, seats }) =>
      status !== 'CANCELED' && canceled.entries.includes(id) ? [{ id, status, parts: seats.tourCars }] : [],
    ),
  })
}

/** Sets the statuses of what's left of the order by how much of it is paid. */
async function setStatusesAfter(
  tx: Tx,
  { scope }: Call<Person>,
  { id, currency }: StoredOrder['order'],
  books: Books,
): Promise<void> {
  const { total } = sumsOf(books.entries, currency)
  const state = orderState({ isCanceled: false, total, kept: keptOf(books, currency) })
  await setStatuses(tx, scope, id, state, (status) => statusAfterPayment(status, state.paymentStatus))
}

function factsOf(
  { terms, reason, batch, departureBatch, isQuiet }: Canceling,
  { refund, writeOff }: CancelPlan,
  currency: Currency,
) {
  return {
    isRefunded: refund > 0,
    currency,
    refund: toDollars(refund),
    ...(writeOff > 0 && { writeOff: toDollars(writeOff) }),
    ...(terms && { terms }),
    ...(reason && { reason }),
    ...(batch && { batch }),
    ...(departureBatch && { departureBatch }),
    ...(isQuiet && { withoutMessages: true }),
  }
}

/** An amount above what the terms give back is a favor, which needs a permission and a reason. */
function checkFavor({ actor }: Call<Person>, { terms, reason }: Canceling, { plan, byPolicy }: Cancellation) {
  if (terms !== 'amount' || plan.refund <= byPolicy) return
  authorize(actor, 'ledger.override')
  if (!reason) throw fieldProblem([{ field: 'reason', code: 'reason_required' }])
}

/** The order as the ledger sees it after the cancellation. */
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

async function markedAs(tx: Tx, call: Call<Person>, stored: StoredOrder, facts: object) {
  const after = await lockOrder(tx, call.scope, stored.order.id)
  const { facts: tours, ...diff } = storeChanges(changesBetween(stored, after))
  return { facts: { ...tours, ...facts }, ...diff }
}
