import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { dayIn } from '@tourdesk/domain/calendar'
import { type Cents, toCents } from '@tourdesk/domain/money'
import { orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import type { OrderPlan } from '@tourdesk/domain/orders/planChange'
import { canceledShares } from '@tourdesk/domain/orders/shares'
import { type Books, feesFor, keptOf, noChange, type TotalChange } from '@tourdesk/domain/payments/ledger'
import { paymentsOnChange } from '@tourdesk/domain/payments/payments'
import { earliestTourDate, isRefundedToAgency } from '@tourdesk/domain/payments/refund'
import type { RefundTarget } from '@tourdesk/domain/payments/vocabulary'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { keepBooks } from '../../payments/keepBooks.ts'
import { paymentEvents } from '../../payments/paymentEvents.ts'
import { daysTouched } from '../draft/daysTouched.ts'
import { moneyOfForm } from '../draft/moneyOfForm.ts'
import { setFees, setInstalments, setStatuses } from '../draft/store.ts'
import type { CheckedDraft } from '../draft/toRows.ts'
import type { StoredOrder } from '../saved/queries.ts'
import { booksOf } from './booksOf.ts'
import { dueOf } from './dueOf.ts'
import { type GivenCredit, giveCredit } from './giveCredit.ts'
import { instalmentsOf } from './instalmentsOf.ts'
import { pricedTours } from './pricedTours.ts'
import { exchangeCoupon } from './redeemCoupon.ts'

/** What goes back of an order that costs less, and where to. */
export interface LessTerms {
  goesBack: boolean
  refundTo: RefundTarget
}

/**
 * Settles coupon, instalments and payments of an edited order. What it costs less goes back to where it came from,
 * unless `less` says otherwise.
 * @returns the events about its payments, and the store credit that was given
 */
export async function settleEdit(
  tx: Tx,
  call: Call<Person>,
  stored: StoredOrder,
  checked: CheckedDraft,
  change: TotalChange,
  less?: LessTerms,
): Promise<{ events: DomainEvent[]; credit: GivenCredit | null }> {
  await settleCoupon(tx, stored, checked, call.now)
  const { id, order_number: orderNumber } = stored.order
  const { draft, priced, agency } = checked
  const before = await booksOf(tx, call.scope, stored)
  const { currency, after, order, steps: wanted } = planMoney(call, stored, checked, before, less)
  const { steps: plan, credit } = await giveCredit(tx, call, stored, wanted)
  const instalments = instalmentsOf(stored, { draft, due: after, rate: priced.rate, today: dayIn(call.now) })
  await setInstalments(tx, call.scope, stored, instalments)
  const { books, steps } = await keepBooks(tx, call.scope, { ...order, instalments }, before, plan, change)
  await setFees(tx, call.scope, order, books)
  const state = orderState({ isCanceled: false, kept: keptOf(books, currency), total: after.total })
  await setStatuses(tx, call.scope, id, state, (status) => statusAfterPayment(status, state.paymentStatus))
  const days = daysTouched(stored, checked)
  const logged = { id, orderNumber, currency, payments: before.payments }
  const touched = { ...logged, accountId: agency._id, agentId: draft.agent, days }
  return { events: paymentEvents(touched, steps), credit }
}

/** What an edited order has to pay, and how its payments follow. */
export function planMoney(
  call: Pick<Call<Person>, 'actor' | 'now'>,
  stored: StoredOrder,
  checked: CheckedDraft,
  { payments, entries }: Books,
  { goesBack, refundTo }: LessTerms = { goesBack: true, refundTo: 'source' },
) {
  const { draft, priced } = checked
  const currency = draft.currency ?? stored.order.currency
  const mayRefund =
    goesBack &&
    (!isAgencyMode(call.actor) ||
      isRefundedToAgency(earliestTourDate(draft.selectedTours, draft.orderType), call.now))
  const fees = feesFor(entries, currency, priced.price.totalInCurrency)
  const { due: after, order } = moneyOfForm(call, checked, { id: stored.order.id, currency, fees })
  const steps = paymentsOnChange(payments, { before: dueOf(stored), after }, mayRefund, refundTo)
  return { currency, after, order, steps }
}

/** The reason for a change of the total; `leftAlone` is the custom total if nobody types another one. */
export function changeOfTotal(
  stored: StoredOrder,
  { draft, priced }: CheckedDraft,
  { added, canceled, offVehicle }: OrderPlan,
  leftAlone: Cents | null,
): TotalChange {
  const typed = draft.customTotalPrice === null ? null : toCents(draft.customTotalPrice)
  const isMoved = added.length === 0 && offVehicle.some((id) => !canceled.includes(id))
  const reason = typed !== leftAlone ? 'custom_price' : isMoved ? 'move' : 'edit'
  const { currency, rate } = stored.order
  // The whole sum in the old currency is closed, so there's nothing to be void.
  if ((draft.currency ?? currency) !== currency)
    return { ...noChange, reason, exchanged: { from: rate, to: priced.rate } }
  const { shares } = canceledShares(pricedTours(stored), canceled)
  const lines = canceled.map((entry) => ({ entry, share: shares.get(entry) ?? 0, fee: 0 }))
  return { ...noChange, reason, canceled: lines }
}

async function settleCoupon(
  tx: Tx,
  { order }: StoredOrder,
  { priced }: CheckedDraft,
  now: Date,
): Promise<void> {
  const couponId = priced.coupon?.ok ? priced.coupon.value._id : null
  if (couponId !== (order.coupon?._id ?? null)) await exchangeCoupon(tx, order.id, couponId, now)
}
