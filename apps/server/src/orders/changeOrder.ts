import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { toCents } from '@tourdesk/domain/money'
import { storeChanges } from '@tourdesk/domain/orders/loggedChanges'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { isOnlyMarked } from '@tourdesk/domain/orders/orderChanges'
import type { OrderPlan } from '@tourdesk/domain/orders/planChange'
import { creditBefore } from '../agencyAccounts/credit.ts'
import { oversoldEvents, oversoldFact, takePlaces } from '../departures/capacity/takePlaces.ts'
import { followOrder } from '../dispatch/followOrder.ts'
import { lockUnitsCarrying, takeOffVehicles } from '../dispatch/takeOff.ts'
import { forgetTimes } from '../entries/planTimes.ts'
import { announce, inTransaction, StartAgain } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { checkVersion } from '../kernel/versions.ts'
import { daysTouched } from './draft/daysTouched.ts'
import { fillOrder, type SentOrder } from './draft/fillOrder.ts'
import { limitCouponTries } from './draft/limitCouponTries.ts'
import { partiesOfDraft, partiesOfStored } from './draft/partiesOf.ts'
import { planEdit } from './draft/planEdit.ts'
import { refuseTakenReference } from './draft/refuseTakenReference.ts'
import { type DepartingDraft, insertEntriesAt, updateEntries, updateOrder } from './draft/store.ts'
import { tiersOf } from './draft/tiersOf.ts'
import type { CheckedDraft } from './draft/toRows.ts'
import { checkCreditAfter } from './money/checkCreditAfter.ts'
import { changeOfTotal, settleEdit } from './money/settleEdit.ts'
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
  /** Why staff save it although the agency's credit limit is reached. */
  creditReason?: string | undefined
  /** Why it's saved although there are too few places. */
  oversell?: { reason: string } | undefined
  /** Why it's saved although a departure is closed for sale. */
  sellClosed?: { reason: string } | undefined
  /** The holds that it uses up. */
  holds?: readonly string[] | undefined
}

/**
 * Saves an edited order. Throws `not_found` (404), `changed_by_another` (409) if `readAt` isn't the stored
 * version, `order_canceled` (409), a field error (400) for each field that's wrong or can't be changed, and,
 * unless `overrideSeats` is true, `not_enough_seats` (409) if people are added to a vehicle without seats for
 * them, and unless `overrideReference` is true, `reference_taken` (409) if another order has the changed
 * reference. Throws `not_enough_places` and `departure_closed` (409, see `takePlaces`), and `credit_limit_reached` (409, see
 * `checkCreditAfter`) if its agency may not owe more.
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
  {
    readAt,
    overrideSeats = false,
    overrideReference = false,
    creditReason = '',
    oversell,
    sellClosed,
    holds,
    changePaid,
  }: Saving = {},
): Promise<string | null> {
  authorize(call.actor, 'orders.change')
  if (changePaid) authorize(call.actor, 'orders.settle')
  await limitCouponTries(call, sent.coupon_code ?? '', id)
  return inTransaction(call, async (tx) => {
    const seen = await findOrder({ ...call, db: tx }, id)
    if (!seen) throw new Problem('not_found')
    const input = fillOrder(draftOf(seen), sent)
    const { stored, departures, limited } = await lockWithDepartures(
      tx,
      call,
      id,
      departuresOf(input),
      input.agency,
    )
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
    const credit = await creditBefore(tx, limited, checked.agency._id)
    const change = changeOfTotal(stored, checked, plan, leftAlone)
    const tiers = await tiersOf(tx, checked, stored)
    const taken = await takePlaces(tx, call, {
      departures,
      before: partiesOfStored(stored.entries),
      after: partiesOfDraft(checked.draft, departures),
      oversell,
      sellClosed,
      holds,
    })
    await writeOrder(tx, call, stored, { ...checked, taken, tiers }, plan)
    const overSeated = await followOrder(tx, stored.entries, call.now)
    if (overSeated && !overrideSeats) throw new Problem('not_enough_seats', { params: overSeated })
    const money = await settleEdit(tx, call, stored, checked, change)
    const number = stored.order.order_number
    const passed = await checkCreditAfter(tx, call, credit, { id, number, reason: creditReason })
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
          ...oversoldFact(taken),
          beyondRights: checked.beyondRights,
        },
        ...diff,
      },
      ...(isMoved && after ? [{ name: 'order.linkRenewed' as const, ...subjectOf(after) }] : []),
      ...money,
      ...passed,
      ...(await oversoldEvents(tx, taken, number)),
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
  await updateEntries(tx, call.scope, stored, checked, { at: call.now, reason: 'customer' })
  await insertEntriesAt(
    tx,
    call.scope,
    { ...checked, id: order.id, status: order.status, now: call.now },
    plan.added,
  )
}
