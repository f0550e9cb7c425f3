import { type Decision, ok, refuse } from '../decision.ts'
import { isLocked } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { EntryStatus, OrderStatus, OrderType } from '../entries/vocabulary.ts'
import type { Cents } from '../money.ts'
import type { PaymentStatus } from './vocabulary.ts'

/** The two statuses of an order; both follow from its ledger unless it's canceled. */
export interface OrderState {
  status: OrderStatus
  paymentStatus: PaymentStatus
}

/** Derives the statuses of an order from its total and the money that stays with us (`keptOf`), in cents. */
export function orderState(order: { isCanceled: boolean; kept: Cents; total: Cents }): OrderState {
  const paymentStatus = order.isCanceled ? 'CANCELED' : paymentStatusOf(order.kept, order.total)
  return { status: statusOf(paymentStatus), paymentStatus }
}

/** Statuses that staff may set; `NOT_CONFIRMED` is the initial one, and a payment turns it into `BOOKED`. */
export const settableEntryStatuses = ['BOOKED', 'CONFIRMED', 'COMPLETED', 'PARTIAL', 'CANCELED'] as const

/** The facts that decide whether entry statuses can be set manually. */
export interface MarkContext {
  orderType: OrderType
  isSaved: boolean
  isCanceled: boolean
  mayMark: boolean
}

/**
 * Decides whether an entry's status can be set manually: only by staff, only in saved daily orders, and not
 * once it's canceled.
 */
export function markEntry(
  context: MarkContext,
  from: EntryStatus | undefined,
  to: EntryStatus,
): Decision<EntryStatus> {
  if (context.isCanceled) return refuse('order_canceled')
  if (from === 'CANCELED') return refuse('entry_canceled')
  const isOpen = context.mayMark && context.isSaved && context.orderType === 'daily'
  const isSettable = isOpen && settableEntryStatuses.some((status) => status === to)
  return isSettable ? ok(to) : refuse('status_not_editable')
}

/** The status of an entry after a payment: full payment books it. */
export function statusAfterPayment(status: EntryStatus, paymentStatus: PaymentStatus): EntryStatus {
  return status === 'NOT_CONFIRMED' && paymentStatus === 'PAID' ? 'BOOKED' : status
}

/** The status to show: NOT_CONFIRMED is shown as BOOKED. */
export function shownStatus(status: EntryStatus): EntryStatus {
  return status === 'NOT_CONFIRMED' ? 'BOOKED' : status
}

/** What an entry's delete icon does: remove it from the form, or cancel the saved entry. */
export function deleteOf(
  entry: Pick<EntryDraft, '_id' | 'status'>,
  context: MarkContext,
): Decision<'remove' | 'cancel'> {
  if (context.orderType !== 'daily') return refuse('entry_not_removable')
  if (entry._id === undefined) return ok('remove')
  const marked = markEntry(context, entry.status, 'CANCELED')
  if (marked.ok) return ok('cancel')
  return refuse(marked.code === 'status_not_editable' ? 'entry_not_removable' : marked.code)
}

/** True if all entries are canceled, so that the form offers to cancel the whole order. */
export function offersCancel(entries: Pick<EntryDraft, 'status'>[], status: OrderStatus): boolean {
  return status !== 'canceled' && entries.length > 0 && entries.every(isLocked)
}

function paymentStatusOf(kept: Cents, total: Cents): PaymentStatus {
  if (total > 0 && kept >= total) return 'PAID'
  return kept > 0 ? 'PARTIAL' : 'PENDING'
}

function statusOf(paymentStatus: PaymentStatus): OrderStatus {
  if (paymentStatus === 'PAID') return 'paid'
  return paymentStatus === 'CANCELED' ? 'canceled' : 'pending'
}
