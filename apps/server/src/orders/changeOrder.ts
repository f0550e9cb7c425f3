import { Problem } from '@tourdesk/contract/kernel/problem'
import { can, isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { type Cents, toCents } from '@tourdesk/domain/money'
import { editContext } from '@tourdesk/domain/orders/editContext'
import { orderState, statusAfterPayment } from '@tourdesk/domain/orders/lifecycle'
import { storeChanges } from '@tourdesk/domain/orders/loggedChanges'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { isOnlyMarked } from '@tourdesk/domain/orders/orderChanges'
import { checksOf, type OrderPlan, planChange, touchesPaid } from '@tourdesk/domain/orders/planChange'
import { keepWishes } from '@tourdesk/domain/orders/wishes'
import { feesFor, keptOf, noChange, type TotalChange } from '@tourdesk/domain/payments/ledger'
import { paymentsOnChange } from '@tourdesk/domain/payments/payments'
import { earliestTourDate, isRefundedToAgency } from '@tourdesk/domain/payments/refund'
import { followOrder } from '../dispatch/followOrder.ts'
import { lockUnitsCarrying, takeOffVehicles } from '../dispatch/takeOff.ts'
import { forgetTimes } from '../entries/planTimes.ts'
import { announce, inTransaction, StartAgain } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call, Reader } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { checkVersion } from '../kernel/versions.ts'
import { toPayments } from '../payments/applyPayments.ts'
import { keepBooks } from '../payments/keepBooks.ts'
import { paymentEvents } from '../payments/paymentEvents.ts'
import { bindEntries } from './draft/bindEntries.ts'
import { checkDraft, settleDraft } from './draft/checkDraft.ts'
import { editCustomTotal } from './draft/editCustomTotal.ts'
import { fillOrder, type SentOrder } from './draft/fillOrder.ts'
import { placesOf } from './draft/keepPlaces.ts'
import { limitCouponTries } from './draft/limitCouponTries.ts'
import { moneyOfForm } from './draft/moneyOfForm.ts'
import { momentOfSaved } from './draft/priceMoment.ts'
import { refuseTakenReference } from './draft/refuseTakenReference.ts'
import {
  type DepartingDraft,
  insertEntriesAt,
  setFees,
  setInstalments,
  setStatuses,
  updateEntries,
  updateOrder,
} from './draft/store.ts'
import { tiersOf } from './draft/tiersOf.ts'
import type { CheckedDraft } from './draft/toRows.ts'
import { booksOf } from './money/booksOf.ts'
import { dueOf } from './money/dueOf.ts'
import { instalmentsOf } from './money/instalmentsOf.ts'
import { exchangeCoupon } from './money/redeemCoupon.ts'
import { voidedTotal } from './money/voidedTotal.ts'
import { daysOf, daysOfDraft } from './saved/daysOf.ts'
import { departuresOf } from './saved/departuresOf.ts'
import { lockWithDepartures } from './saved/lockWithDepartures.ts'
import { findOrder, lockOrder, type StoredOrder } from './saved/queries.ts'
import { changesBetween, draftOf } from './saved/savedOrder.ts'
import { subjectOf } from './saved/subjectOf.ts'
import { replaceLink } from './storeLinks.ts'
import { keepMarked } from './undoMark.ts'

interface Saving {
  /** The version that the form was filled with. */
  readAt?: string | undefined
  /** Saves even if there are more people than their vehicle has seats. */
  overrideSeats?: boolean | undefined
  /** Changes the order even if it's paid, for the total that was shown; null for an open price. */
  changePaid?: { total: number | null } | undefined
  /** Saves even if another order of the agency has the same reference. */
  overrideReference?: boolean | undefined
}

/**
 * Saves an edited order. Throws `not_found` (404), `changed_by_another` (409) if `readAt` isn't the stored
 * version, `order_canceled` (409), a field error (400) for each field that's wrong or can't be changed, and,
 * unless `overrideSeats` is true, `not_enough_seats` (409) if people are added to a vehicle without seats for
 * them, and unless `overrideReference` is true, `reference_taken` (409) if another order has the changed
 * reference.
 * With `changePaid`, people who may settle the order's money can change a paid order like an unpaid one.
 * Throws `preview_outdated` (409) if it would cost something else than was shown.
 * An order that moves to another account gets a new customer's link, since the previous account knows the old
 * one.
 * @returns how to undo it, if only the status of tours changed
 */
export async function changeOrder(
  call: Call<Person>,
  id: string,
  sent: SentOrder,
  { readAt, overrideSeats = false, overrideReference = false, changePaid }: Saving = {},
): Promise<string | null> {
  authorize(call.actor, 'orders.change')
  if (changePaid) authorize(call.actor, 'orders.settle')
  await limitCouponTries(call, sent.coupon_code ?? '', id)
  return inTransaction(call, async (tx) => {
    const seen = await findOrder({ ...call, db: tx }, id)
    if (!seen) throw new Problem('not_found')
    const input = fillOrder(draftOf(seen), sent)
    const { stored, departures } = await lockWithDepartures(tx, call, id, departuresOf(input))
    if (stored.order.version !== seen.order.version) throw new StartAgain()
    checkVersion(readAt, stored.order.updated_at)
    if (stored.order.status === 'canceled') throw new Problem('order_canceled')
    const opensPaid = changePaid !== undefined
    const { checked, plan, leftAlone, changedPaid } = await planEdit(
      { ...call, db: tx },
      stored,
      input,
      opensPaid,
    )
    if (changePaid && !costs(checked, changePaid.total)) throw new Problem('preview_outdated')
    if (!overrideReference && isNewReference(stored, checked)) await refuseTakenReference(tx, checked, id)
    const change = changeOfTotal(stored, checked, plan, leftAlone)
    const tiers = await tiersOf(tx, checked, stored)
    await writeOrder(tx, call, stored, { ...checked, departures, tiers }, plan)
    const overSeated = await followOrder(tx, stored.entries, call.now)
    if (overSeated && !overrideSeats) throw new Problem('not_enough_seats', { params: overSeated })
    const money = await writeMoney(tx, call, stored, checked, change)
    const after = await lockOrder(tx, call.scope, id)
    const changes = changesBetween(stored, after)
    const { facts, ...diff } = storeChanges(changes)
    const { overrideUnavailability } = checked.draft
    const isMoved = checked.agency._id !== stored.order.account_id
    if (isMoved) await replaceLink(tx, call.scope, id)
    await announce(
      tx,
      call,
      {
        name: hasMarked(stored, checked.draft) ? 'order.marked' : 'order.changed',
        subject: { id, name: String(stored.order.order_number), accountId: checked.agency._id },
        agentId: checked.draft.agent,
        leftAccountId: stored.order.account_id,
        leftAgentId: stored.order.agent_id,
        days: daysTouched(stored, checked),
        facts: {
          ...facts,
          overrideUnavailability,
          ...(changedPaid && { changedPaid }),
          ...(overSeated && { overSeated: true }),
          beyondRights: checked.beyondRights,
        },
        ...diff,
      },
      ...(isMoved && after ? [{ name: 'order.linkRenewed' as const, ...subjectOf(after) }] : []),
      ...money,
    )
    return after && isOnlyMarked(changes) ? keepMarked(tx, call, stored, after) : null
  })
}

/** True if the save changes the reference, or the account it belongs to. */
function isNewReference({ order }: StoredOrder, { draft, agency }: CheckedDraft): boolean {
  return order.ref_order_number !== draft.refOrderNumber || order.account_id !== agency._id
}

/** True if the save sets an entry's status. */
function hasMarked({ entries }: StoredOrder, { selectedTours }: OrderDraft): boolean {
  return selectedTours.some(
    ({ _id, status }) => _id && entries.find((entry) => entry.id === _id)?.status !== status,
  )
}

/** True if the tours cost what was shown, in the order's currency; null for an open price. */
function costs({ priced: { price } }: CheckedDraft, shown: number | null): boolean {
  return shown === null ? price.paymentTBD : !price.paymentTBD && price.totalInCurrency === toCents(shown)
}

async function planEdit(call: Reader, stored: StoredOrder, input: OrderDraft, opensPaid: boolean) {
  const before = draftOf(stored)
  const named = bindEntries(keepSeller(call, before, input), before.selectedTours)
  const bound = { ...named, selectedTours: named.selectedTours.map(withWishes(stored, before)) }
  const settled = await settleDraft(call, bound, stored)
  const { order, payments } = stored
  const context = editContext({
    orderType: order.order_type,
    saved: {
      status: order.status,
      paymentStatus: order.payment_status,
      payments: toPayments(payments),
      fees: order.fees_cents,
    },
    person: call.actor,
    opensPaid,
  })
  const plan = acceptFields(planChange(before, settled.draft, context))
  const { customTotalPrice, leftAlone } = editCustomTotal(stored, settled.draft, {
    rates: settled.prices.rates,
    mayType: can(call.actor, 'orders.priceByHand'),
  })
  const agreed = { ...settled, draft: { ...settled.draft, customTotalPrice } }
  const checked = await checkDraft(call, agreed, {
    draft: { ...before, customTotalPrice: leftAlone },
    places: placesOf(stored),
    momentOf: (after) => momentOfSaved(stored, after, dayIn(call.now)),
    facts: checksOf(plan),
  })
  return {
    checked,
    plan,
    leftAlone: leftAlone === null ? null : toCents(leftAlone),
    /** True if the change was only possible because the order was opened for it. */
    changedPaid: opensPaid && touchesPaid(before, settled.draft, context),
  }
}

/** Keeps wishes that weren't sent, and those replaced by an assignment. */
function withWishes({ entries }: StoredOrder, { selectedTours }: OrderDraft) {
  return (entry: EntryDraft): EntryDraft => {
    const index = entries.findIndex(({ id }) => id === entry._id)
    const saved = selectedTours[index]
    return saved ? keepWishes(entry, saved, entries[index]?.unit ?? null) : entry
  }
}

/** An agency can't change who sold an order or where it came from. */
function keepSeller({ actor }: Reader, before: OrderDraft, input: OrderDraft): OrderDraft {
  if (!isAgencyMode(actor)) return input
  const { agency, agent, source, paymentTBD } = before
  return { ...input, agency, agent, source, paymentTBD }
}

async function writeOrder(
  tx: Tx,
  call: Call<Person>,
  stored: StoredOrder,
  checked: DepartingDraft,
  plan: OrderPlan,
): Promise<void> {
  const { order, entries } = stored
  await lockUnitsCarrying(
    tx,
    entries.map(({ id }) => id),
  )
  await takeOffVehicles(tx, plan.offVehicle, call.now)
  await forgetTimes(tx, plan.timesForgotten)
  await updateOrder(tx, call.scope, stored, checked, call.now)
  await updateEntries(tx, call.scope, checked)
  await insertEntriesAt(tx, call.scope, { ...checked, id: order.id, status: order.status }, plan.added)
}

async function writeMoney(
  tx: Tx,
  call: Call<Person>,
  stored: StoredOrder,
  checked: CheckedDraft,
  change: TotalChange,
): Promise<DomainEvent[]> {
  await settleCoupon(tx, stored, checked, call.now)
  return settlePayments(tx, call, stored, checked, change)
}

/** The reason for a change of the total; `leftAlone` is the custom total if nobody types another one. */
function changeOfTotal(
  stored: StoredOrder,
  { draft }: CheckedDraft,
  { added, canceled, offVehicle }: OrderPlan,
  leftAlone: Cents | null,
): TotalChange {
  const typed = draft.customTotalPrice === null ? null : toCents(draft.customTotalPrice)
  const isMoved = added.length === 0 && offVehicle.some((id) => !canceled.includes(id))
  const isInCurrency = (draft.currency ?? stored.order.currency) === stored.order.currency
  return {
    ...noChange,
    reason: typed !== leftAlone ? 'custom_price' : isMoved ? 'move' : 'edit',
    voided: isInCurrency && canceled.length > 0 ? voidedTotal(stored, canceled, leftAlone) : 0,
  }
}

/** The order's old and new days. */
function daysTouched({ entries }: StoredOrder, { draft }: CheckedDraft): Day[] {
  return [...new Set([...daysOf(entries), ...daysOfDraft(draft)])]
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

async function settlePayments(
  tx: Tx,
  call: Call<Person>,
  stored: StoredOrder,
  checked: CheckedDraft,
  change: TotalChange,
): Promise<DomainEvent[]> {
  const { id, order_number: orderNumber, currency: saved } = stored.order
  const { draft, priced, agency } = checked
  const currency = draft.currency ?? saved
  const mayRefund =
    !isAgencyMode(call.actor) ||
    isRefundedToAgency(earliestTourDate(draft.selectedTours, draft.orderType), call.now)
  const before = await booksOf(tx, call.scope, stored)
  const fees = feesFor(before.entries, currency, priced.price.totalInCurrency)
  const { due: after, order } = moneyOfForm(call, checked, { id, currency, fees })
  const plan = paymentsOnChange(before.payments, { before: dueOf(stored), after }, mayRefund)
  const instalments = instalmentsOf(stored, { draft, due: after, rate: priced.rate, today: dayIn(call.now) })
  await setInstalments(tx, call.scope, stored, instalments)
  const { books, steps } = await keepBooks(tx, call.scope, { ...order, instalments }, before, plan, change)
  await setFees(tx, call.scope, order, books)
  const state = orderState({ isCanceled: false, kept: keptOf(books, currency), total: after.total })
  await setStatuses(tx, call.scope, id, state, (status) => statusAfterPayment(status, state.paymentStatus))
  const days = daysTouched(stored, checked)
  const logged = { id, orderNumber, currency, payments: before.payments }
  const touched = { ...logged, accountId: agency._id, agentId: draft.agent, days }
  return paymentEvents(touched, steps)
}
