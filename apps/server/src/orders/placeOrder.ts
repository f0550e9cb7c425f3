import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import { bindDraft } from '@tourdesk/domain/orders/bindDraft'
import { orderState } from '@tourdesk/domain/orders/lifecycle'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { checkWishes } from '@tourdesk/domain/orders/wishes'
import { firstInstalments } from '@tourdesk/domain/payments/instalments'
import { planPayments } from '@tourdesk/domain/payments/payments'
import { earliestTourDate } from '@tourdesk/domain/payments/refund'
import { paymentProvider } from '@tourdesk/domain/payments/vocabulary'
import { creditBefore, lockAgencies } from '../agencyAccounts/credit.ts'
import { oversoldEvents, oversoldFact, takePlaces } from '../departures/capacity/takePlaces.ts'
import { lockDepartures } from '../departures/lockDepartures.ts'
import { claimWaiting, closeWaiting } from '../departures/waiting/bookWaiting.ts'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { newId } from '../kernel/newId.ts'
import { keepBooks } from '../payments/keepBooks.ts'
import { paymentEvents } from '../payments/paymentEvents.ts'
import { bindEntries } from './draft/bindEntries.ts'
import { checkDraft, settleDraft } from './draft/checkDraft.ts'
import { limitCouponTries } from './draft/limitCouponTries.ts'
import { moneyOfForm } from './draft/moneyOfForm.ts'
import { partiesOfDraft } from './draft/partiesOf.ts'
import { refuseTakenReference } from './draft/refuseTakenReference.ts'
import { insertOrder } from './draft/store.ts'
import { tiersOf } from './draft/tiersOf.ts'
import type { CheckedDraft } from './draft/toRows.ts'
import { checkCreditAfter } from './money/checkCreditAfter.ts'
import { redeemCoupon } from './money/redeemCoupon.ts'
import { daysOfDraft } from './saved/daysOf.ts'
import { departuresOf } from './saved/departuresOf.ts'
import { findByClientKey } from './saved/queries.ts'

/** Options for placing an order. */
interface Placing {
  clientKey?: string | undefined
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
  /** The party of the waiting list for which it's placed. */
  waiting?: string | undefined
}

/**
 * Places an order. Repeating a `clientKey` returns the first order.
 * Throws a field error (400) for each wrong field, a refusal for the account (403), or, unless
 * `overrideReference` is true, `reference_taken` (409), `not_enough_places` or `departure_closed` (409, see `takePlaces`), or
 * `credit_limit_reached` (409, see `checkCreditAfter`), and what `claimWaiting` throws.
 * @returns the id of the order
 */
export async function placeOrder(call: Call<Person>, input: OrderDraft, placing: Placing): Promise<string> {
  authorize(call.actor, 'orders.place')
  const { clientKey } = placing
  const placed = clientKey && (await findByClientKey(call, clientKey))
  if (placed) return placed
  try {
    return await place(call, input, placing)
  } catch (error) {
    // If two clicks come at the same moment, the first one's order can make the second fail in several ways.
    const first = clientKey && (await findByClientKey(call, clientKey))
    if (first) return first
    throw error
  }
}

async function place(call: Call<Person>, input: OrderDraft, placing: Placing): Promise<string> {
  acceptFields(checkWishes(input, call.actor))
  await limitCouponTries(call, input.coupon_code)
  const draft = bindDraft(bindEntries(input), call.actor)
  const checked = await checkDraft(call, await settleDraft(call, draft))
  return inTransaction(call, async (tx) => {
    const written = await write(tx, call, checked, placing)
    const { id, orderNumber, currency, taken, steps, passed } = written
    const accountId = checked.agency._id
    const days = daysOfDraft(checked.draft)
    await announce(
      tx,
      call,
      {
        name: 'order.placed',
        subject: { id, name: String(orderNumber), accountId },
        agentId: checked.draft.agent,
        days,
        facts: {
          overrideUnavailability: checked.draft.overrideUnavailability,
          beyondRights: checked.beyondRights,
          ...oversoldFact(taken),
        },
        after: {
          'userInformation.firstName': checked.draft.userInformation.firstName,
          'userInformation.lastName': checked.draft.userInformation.lastName,
          days,
        },
      },
      ...paymentEvents(
        { id, orderNumber, accountId, agentId: checked.draft.agent, days, currency, payments: [] },
        steps,
      ),
      ...passed,
    )
    return id
  })
}

async function write(
  tx: Tx,
  call: Call<Person>,
  checked: CheckedDraft,
  { clientKey, overrideReference = false, creditReason = '', oversell, sellClosed, holds, waiting }: Placing,
) {
  const { draft, priced, terms } = checked
  const id = newId()
  const currency = draft.currency ?? 'USD'
  const { due, order } = moneyOfForm(call, checked, { id, currency, fees: 0 })
  const instalments = firstInstalments({
    terms,
    due,
    rate: priced.rate,
    firstDay: earliestTourDate(draft.selectedTours, draft.orderType),
    today: dayIn(call.now),
  })
  const state = orderState({ isCanceled: false, kept: 0, total: due.total })
  const departures = await lockDepartures(tx, call, departuresOf(draft))
  const limited = checked.agency.hasLimit ? await lockAgencies(tx, [checked.agency._id]) : []
  const credit = await creditBefore(tx, limited, checked.agency._id)
  const claimed = waiting ? await claimWaiting(tx, call, waiting) : null
  const after = partiesOfDraft(draft, departures)
  const taken = await takePlaces(tx, call, { departures, before: [], after, oversell, sellClosed, holds })
  if (!overrideReference) await refuseTakenReference(tx, checked, null)
  const orderNumber = await insertOrder(tx, call.scope, {
    ...checked,
    taken,
    tiers: await tiersOf(tx, checked),
    ...order,
    ...state,
    instalments,
    clientKey: clientKey ?? null,
    channel: isAgencyMode(call.actor) ? 'agency' : 'office',
    paymentProvider,
  })
  if (priced.coupon?.ok) await redeemCoupon(tx, id, priced.coupon.value._id, call.now)
  const plan = planPayments([], due, false)
  const kept = { ...order, instalments }
  const { steps } = await keepBooks(tx, call.scope, kept, { payments: [], entries: [] }, plan)
  const passed = await checkCreditAfter(tx, call, credit, { id, number: orderNumber, reason: creditReason })
  const oversold = await oversoldEvents(tx, taken, orderNumber)
  const closed = claimed ? [await closeWaiting(tx, call, claimed, { id, number: orderNumber })] : []
  return { id, orderNumber, currency, taken, steps, passed: [...passed, ...oversold, ...closed] }
}
