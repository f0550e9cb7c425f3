import { type Checked, checked, decided, issuesOf } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { isLocked } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { changedEntryFields, changedOrderFields } from './changedFields.ts'
import {
  type EditContext,
  type EntryField,
  mayAddEntry,
  mayChangeEntry,
  mayChangeOrder,
} from './fieldLocks.ts'
import { type MarkContext, markEntry } from './lifecycle.ts'
import type { OrderDraft } from './order.ts'
import type { OrderFacts } from './orderFacts.ts'

/** The effects of an edit on a saved order; entries are given by their positions in the new form. */
export interface OrderPlan {
  /** New entries. */
  added: number[]
  /** Entries with a changed tour, day, group or language, whose day is checked again. */
  daysTouched: number[]
  /** New entries and those with another tour. */
  toursTouched: number[]
  /** Entries with a changed pickup. */
  pickupsTouched: number[]
  /** Entries with a changed drop-off. */
  dropoffsTouched: number[]
  /** Ids of the entries being canceled. */
  canceled: string[]
  /** Ids of the entries taken off their vehicle: canceled, or moved to another tour or day. */
  offVehicle: string[]
  /** Ids of the entries with another tour, day or pickup, which lose their planned pickup time. */
  timesForgotten: string[]
}

const dayFields: readonly EntryField[] = ['tour', 'date', 'startDate', 'group_type', 'language']
const pickupFields: readonly EntryField[] = ['pickup', 'pickup.city']
const dropoffFields: readonly EntryField[] = ['dropoff', 'dropoff.city', 'differentDropoff']
/** The fields that decide on which days a vehicle carries the entry. */
const departureFields: readonly EntryField[] = ['tour', 'date', 'startDate', 'endDate']
/** The fields on which a planned pickup time depends. */
const plannedFields: readonly EntryField[] = ['tour', 'date', 'startDate', ...pickupFields]

/**
 * Compares a saved order with what the form sends, with settled entries on both sides (`settleEntry`).
 * Returns the effects of saving it, or all changes that aren't allowed.
 */
export function planChange(
  before: OrderDraft,
  after: OrderDraft,
  context: EditContext & MarkContext,
): Checked<OrderPlan> {
  return checked(changesOf(before, after), [
    ...changedOrderFields(before, after).flatMap((field) =>
      issuesOf(decided(field, mayChangeOrder(field, context))),
    ),
    ...pairsOf(before, after).flatMap(({ index, known, entry }) =>
      known
        ? entryIssues(known, entry, index, context)
        : issuesOf(decided(`selectedTours.${index}`, mayAddEntry(context))),
    ),
    ...missingEntries(before, after),
    ...reorderedTours(before, after),
  ])
}

/** True if an edit changes something that is locked in a paid order, unless it's changed on purpose. */
export function touchesPaid(
  before: OrderDraft,
  after: OrderDraft,
  context: EditContext & MarkContext,
): boolean {
  const locked = planChange(before, after, { ...context, opensPaid: false })
  return issuesOf(locked).some(({ code }) => code === 'order_paid')
}

/** The effects of an edit on a saved order, allowed or not. */
export function changesOf(before: OrderDraft, after: OrderDraft): OrderPlan {
  const plan: OrderPlan = {
    added: [],
    daysTouched: [],
    toursTouched: [],
    pickupsTouched: [],
    dropoffsTouched: [],
    canceled: [],
    offVehicle: [],
    timesForgotten: [],
  }
  for (const { index, known, entry } of pairsOf(before, after)) {
    if (known) compareEntry(plan, known, entry, index)
    else addEntry(plan, index)
  }
  return plan
}

/** Each entry in the form with its saved one. */
function pairsOf(before: OrderDraft, after: OrderDraft) {
  const saved = new Map(before.selectedTours.map((entry) => [entry._id, entry]))
  return after.selectedTours.map((entry, index) => ({ index, entry, known: saved.get(entry._id) }))
}

function entryIssues(
  before: EntryDraft,
  after: EntryDraft,
  index: number,
  context: EditContext & MarkContext,
): Issue[] {
  const path = `selectedTours.${index}`
  const fields = changedEntryFields(before, after).map((field) =>
    decided(`${path}.${field}`, mayChangeEntry(field, before, context)),
  )
  const from = before.status ?? 'NOT_CONFIRMED'
  const to = after.status ?? from
  const status = to === from ? [] : [decided(`${path}.status`, markEntry(context, from, to))]
  return [...fields, ...status].flatMap(issuesOf)
}

function compareEntry(plan: OrderPlan, before: EntryDraft, after: EntryDraft, index: number): void {
  const changed = changedEntryFields(before, after)
  if (changed.some((field) => dayFields.includes(field))) plan.daysTouched.push(index)
  if (changed.includes('tour')) plan.toursTouched.push(index)
  if (changed.some((field) => pickupFields.includes(field))) plan.pickupsTouched.push(index)
  if (changed.some((field) => dropoffFields.includes(field))) plan.dropoffsTouched.push(index)
  const isCanceled = isLocked(after) && !isLocked(before)
  if (isCanceled && before._id) plan.canceled.push(before._id)
  if ((isCanceled || changed.some((field) => departureFields.includes(field))) && before._id) {
    plan.offVehicle.push(before._id)
  }
  if (before._id && changed.some((field) => plannedFields.includes(field)))
    plan.timesForgotten.push(before._id)
}

function addEntry(plan: OrderPlan, index: number): void {
  plan.added.push(index)
  plan.daysTouched.push(index)
  plan.toursTouched.push(index)
  plan.pickupsTouched.push(index)
  plan.dropoffsTouched.push(index)
}

/** What has to be checked again in a changed order; unchanged parts stay valid. */
export function checksOf(
  plan: OrderPlan,
): Required<Pick<OrderFacts, 'checkDays' | 'checkTour' | 'checkPlace'>> {
  const touched = { pickup: plan.pickupsTouched, dropoff: plan.dropoffsTouched }
  return {
    checkDays: (index) => plan.daysTouched.includes(index),
    checkTour: (index) => plan.toursTouched.includes(index),
    checkPlace: (index, place) => touched[place].includes(index),
  }
}

/** A saved entry can't be omitted, only canceled. */
function missingEntries(before: OrderDraft, after: OrderDraft): Issue[] {
  const sent = new Set(after.selectedTours.map((entry) => entry._id))
  return before.selectedTours.some((entry) => !sent.has(entry._id))
    ? [{ field: 'selectedTours', code: 'entry_not_removable' }]
    : []
}

/** A star order's tours stay in their star tour's order. */
function reorderedTours(before: OrderDraft, after: OrderDraft): Issue[] {
  if (before.orderType !== 'starTour') return []
  const saved = after.selectedTours.flatMap(({ _id }) => _id ?? [])
  const inOrder = before.selectedTours.flatMap(({ _id }) => (_id && saved.includes(_id) ? _id : []))
  return saved.some((id, index) => id !== inOrder[index])
    ? [{ field: 'selectedTours', code: 'star_tours_fixed' }]
    : []
}
