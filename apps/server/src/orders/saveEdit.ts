import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Fields } from '@tourdesk/domain/activity/diffOf'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { storeChanges } from '@tourdesk/domain/orders/loggedChanges'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { OrderChange } from '@tourdesk/domain/orders/orderChanges'
import type { OrderPlan } from '@tourdesk/domain/orders/planChange'
import { creditBefore, type LimitedAgency } from '../agencyAccounts/credit.ts'
import { oversoldEvents, oversoldFact, takePlaces } from '../departures/capacity/takePlaces.ts'
import type { Departure } from '../departures/lockDepartures.ts'
import { followOrder } from '../dispatch/followOrder.ts'
import { lockUnitsCarrying, takeOffVehicles } from '../dispatch/takeOff.ts'
import { forgetTimes } from '../entries/planTimes.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { type creditMailer, mailEvents } from './credits/creditMailer.ts'
import { daysTouched } from './draft/daysTouched.ts'
import { partiesOfDraft, partiesOfStored } from './draft/partiesOf.ts'
import type { PlannedEdit } from './draft/planEdit.ts'
import { type DepartingDraft, insertEntriesAt, updateEntries, updateOrder } from './draft/store.ts'
import { tiersOf } from './draft/tiersOf.ts'
import { checkCreditAfter } from './money/checkCreditAfter.ts'
import { changeOfTotal, type LessTerms, settleEdit } from './money/settleEdit.ts'
import { lockOrder, type StoredOrder } from './saved/queries.ts'
import { changesBetween } from './saved/savedOrder.ts'
import { subjectOf } from './saved/subjectOf.ts'
import { replaceLink } from './storeLinks.ts'

/** A locked order, with the departures of its tours before and after the edit and its agencies with a limit. */
export interface LockedOrder {
  stored: StoredOrder
  departures: readonly Departure[]
  limited: readonly LimitedAgency[]
}

/** What an edit may do beyond the rules, and what else is known about it. */
export interface EditOptions {
  /** Saves even if there are more people than their vehicle has seats. */
  overrideSeats?: boolean | undefined
  /** Why staff save it although the agency's credit limit is reached. */
  creditReason?: string | undefined
  /** Why it's saved although there are too few places. */
  oversell?: { reason: string } | undefined
  /** Why it's saved although a departure is closed for sale. */
  sellClosed?: { reason: string } | undefined
  /** The holds that it uses up. */
  holds?: readonly string[] | undefined
  /** What goes back if the order costs less, and where to. */
  less?: LessTerms | undefined
  /** Writes the mail with a store credit; null sends none. */
  write?: Awaited<ReturnType<typeof creditMailer>> | undefined
  /** What else the log says about it. */
  facts?: Fields | undefined
}

/** A saved edit. */
interface SavedEdit {
  after: StoredOrder | null
  changes: OrderChange[]
  events: [DomainEvent, ...DomainEvent[]]
}

/**
 * Saves the planned edit of a locked order: takes its places, writes it, follows it on its vehicles and settles
 * its money. Throws `not_enough_places` and `departure_closed` (409, see `takePlaces`), `not_enough_seats` (409)
 * unless `overrideSeats` is true, and `credit_limit_reached` (409, see `checkCreditAfter`).
 * @returns the order as it's stored now, what changed, and the events to announce
 */
export async function saveEdit(
  tx: Tx,
  call: Call<Person>,
  { stored, departures, limited }: LockedOrder,
  { checked, plan, leftAlone, changedPaid }: PlannedEdit,
  {
    overrideSeats = false,
    creditReason = '',
    oversell,
    sellClosed,
    holds,
    less,
    write,
    facts: more,
  }: EditOptions,
): Promise<SavedEdit> {
  const { id, order_number: number } = stored.order
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
  const money = await settleEdit(tx, call, stored, checked, change, less)
  const passed = await checkCreditAfter(tx, call, credit, { id, number, reason: creditReason })
  const after = await lockOrder(tx, call.scope, id)
  const changes = changesBetween(stored, after)
  const { facts, ...diff } = storeChanges(changes)
  const { overrideUnavailability } = checked.draft
  const isMoved = checked.agency._id !== stored.order.account_id
  if (isMoved) await replaceLink(tx, call.scope, id)
  const events: SavedEdit['events'] = [
    {
      name: hasMarked(stored, checked.draft) ? 'order.marked' : 'order.changed',
      subject: { id, name: String(number), accountId: checked.agency._id },
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
        ...more,
      },
      ...diff,
    },
    ...(isMoved && after ? [{ name: 'order.linkRenewed' as const, ...subjectOf(after) }] : []),
    ...money.events,
    ...(money.credit && write ? mailEvents(stored, write(stored, money.credit)) : []),
    ...passed,
    ...(await oversoldEvents(tx, taken, number)),
  ]
  return { after, changes, events }
}

/** True if the save sets an entry's status. */
function hasMarked({ entries }: StoredOrder, { selectedTours }: OrderDraft): boolean {
  return selectedTours.some(
    ({ _id, status }) => _id && entries.find((entry) => entry.id === _id)?.status !== status,
  )
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
