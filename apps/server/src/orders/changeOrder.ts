import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { toCents } from '@tourdesk/domain/money'
import { isOnlyMarked } from '@tourdesk/domain/orders/orderChanges'
import { announce, inTransaction, StartAgain } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { checkVersion } from '../kernel/versions.ts'
import { fillOrder, type SentOrder } from './draft/fillOrder.ts'
import { limitCouponTries } from './draft/limitCouponTries.ts'
import { planEdit } from './draft/planEdit.ts'
import { refuseTakenReference } from './draft/refuseTakenReference.ts'
import type { CheckedDraft } from './draft/toRows.ts'
import { departuresOf } from './saved/departuresOf.ts'
import { lockWithDepartures } from './saved/lockWithDepartures.ts'
import { findOrder, type StoredOrder } from './saved/queries.ts'
import { draftOf } from './saved/savedOrder.ts'
import { type EditOptions, saveEdit } from './saveEdit.ts'
import { keepMarked } from './undoMark.ts'

interface Saving extends Omit<EditOptions, 'less' | 'write' | 'facts'> {
  /** The version that the form was filled with. */
  readAt?: string | undefined
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
  { readAt, overrideReference = false, changePaid, ...options }: Saving = {},
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
    const planned = await planEdit({ ...call, db: tx }, stored, input, { opensPaid })
    const { checked } = planned
    if (changePaid && !costs(checked, changePaid.total)) throw new Problem('preview_outdated')
    if (!overrideReference && isNewReference(stored, checked)) await refuseTakenReference(tx, checked, id)
    const locked = { stored, departures, limited }
    const { after, changes, events } = await saveEdit(tx, call, locked, planned, options)
    await announce(tx, call, ...events)
    return after && isOnlyMarked(changes) ? keepMarked(tx, call, stored, after) : null
  })
}

/** True if the save changes the reference, or the account it belongs to. */
function isNewReference({ order }: StoredOrder, { draft, agency }: CheckedDraft): boolean {
  return order.ref_order_number !== draft.refOrderNumber || order.account_id !== agency._id
}

/** True if the tours cost what was shown, in the order's currency; null for an open price. */
function costs({ priced: { price } }: CheckedDraft, shown: number | null): boolean {
  return shown === null ? price.paymentTBD : !price.paymentTBD && price.totalInCurrency === toCents(shown)
}
