import type { Person } from '@tourdesk/domain/access/actor'
import type { Guest } from '@tourdesk/domain/access/callers'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { dayIn } from '@tourdesk/domain/calendar'
import { orderState } from '@tourdesk/domain/orders/lifecycle'
import type { OrderChannel } from '@tourdesk/domain/orders/vocabulary'
import { firstInstalments } from '@tourdesk/domain/payments/instalments'
import { planPayments } from '@tourdesk/domain/payments/payments'
import { earliestTourDate } from '@tourdesk/domain/payments/refund'
import { paymentProvider } from '@tourdesk/domain/payments/vocabulary'
import { creditBefore, lockAgencies } from '../agencyAccounts/credit.ts'
import { oversoldEvents, oversoldFact, takePlaces } from '../departures/capacity/takePlaces.ts'
import { lockDepartures } from '../departures/lockDepartures.ts'
import { closeWaiting } from '../departures/waiting/bookWaiting.ts'
import type { WaitingRow } from '../departures/waiting/waitingRows.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { keepBooks } from '../payments/keepBooks.ts'
import { paymentEvents } from '../payments/paymentEvents.ts'
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

/** How a new order is saved. */
export interface Saving {
  id: string
  channel: OrderChannel
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
  /** Locks the party of the waiting list for which it's placed, once the departures are locked. */
  claim?: (() => Promise<WaitingRow>) | undefined
}

/**
 * Saves a checked order as a new one: locks its departures, takes its places and asks for its payments. Throws
 * what `takePlaces`, `refuseTakenReference` and `checkCreditAfter` throw.
 * @returns what happened
 */
export async function saveNewOrder(
  tx: Tx,
  call: Call<Person | Guest>,
  checked: CheckedDraft,
  saving: Saving,
): Promise<[DomainEvent, ...DomainEvent[]]> {
  const { id } = saving
  const written = await write(tx, call, checked, saving)
  const { orderNumber, currency, taken, steps, passed } = written
  const accountId = checked.agency._id
  const days = daysOfDraft(checked.draft)
  return [
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
  ]
}

async function write(
  tx: Tx,
  call: Call<Person | Guest>,
  checked: CheckedDraft,
  {
    id,
    channel,
    clientKey,
    overrideReference = false,
    creditReason = '',
    oversell,
    sellClosed,
    holds,
    claim,
  }: Saving,
) {
  const { draft, priced, terms } = checked
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
  const claimed = await claim?.()
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
    channel,
    paymentProvider,
  })
  if (priced.coupon?.ok) await redeemCoupon(tx, id, priced.coupon.value._id, call.now)
  const plan = planPayments([], due, false)
  const kept = { ...order, instalments }
  const { steps } = await keepBooks(tx, call.scope, kept, { payments: [], entries: [] }, plan)
  const passed = await checkCreditAfter(tx, call, credit, { id, number: orderNumber, reason: creditReason })
  const oversold = await oversoldEvents(tx, taken, orderNumber)
  const closed = claimed ? [await closeWaiting(tx, call, claimed, { id, number: orderNumber })] : []
  return { orderNumber, currency, taken, steps, passed: [...passed, ...oversold, ...closed] }
}
