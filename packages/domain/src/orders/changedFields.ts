import type { EntryDraft, Participants } from '../entries/entryDraft.ts'
import { isSamePlace } from '../entries/place.ts'
import type { EntryField, OrderField } from './fieldLocks.ts'
import { entryFields, keysOf, orderFields, rulesOf } from './fieldRules.ts'
import type { OrderDraft, UserInformation } from './order.ts'

/** Fields of an order that differ; the override checkbox isn't stored and doesn't count. */
export function changedOrderFields(before: OrderDraft, after: OrderDraft): OrderField[] {
  return keysOf(orderFields).filter((field): field is OrderField => {
    if (field === 'selectedTours' || field === 'overrideUnavailability') return false
    if (field === 'userInformation') return !isSameCustomer(before[field], after[field])
    return differ(before[field], after[field])
  })
}

/** Fields of an entry that differ, without its status, and without pickup times, which the server sets. */
export function changedEntryFields(before: EntryDraft, after: EntryDraft): EntryField[] {
  return keysOf(entryFields).flatMap((field): EntryField[] => {
    if (field === '_id' || field === 'status') return []
    if (field === 'participants') return isSameParty(before[field], after[field]) ? [] : [field]
    if (field === 'pickup') return changedPlace(field, before, after)
    if (field === 'dropoff') return changedDropoff(before, after)
    return differ(before[field], after[field]) ? [field] : []
  })
}

function changedDropoff(before: EntryDraft, after: EntryDraft): EntryField[] {
  const isPaidBefore = before.dropoff?.is_extra_service ?? false
  const isPaidAfter = after.dropoff?.is_extra_service ?? false
  const differs = before.differentDropoff || after.differentDropoff
  return [
    ...(isPaidBefore === isPaidAfter ? [] : (['dropoff.is_extra_service'] as const)),
    ...(differs ? changedPlace('dropoff', before, after) : []),
  ]
}

function changedPlace(field: 'pickup' | 'dropoff', before: EntryDraft, after: EntryDraft): EntryField[] {
  if (differ(before[field]?.city, after[field]?.city)) return [`${field}.city`]
  return isSamePlace(before[field], after[field]) ? [] : [field]
}

/** True if an edit changed nothing that affects an entry's price, so the saved price stays. */
export function keepsPrice(before: EntryDraft, after: EntryDraft): boolean {
  return changedEntryFields(before, after).every((field) => (rulesOf(field)?.priced ?? true) !== true)
}

type Plain = string | number | boolean | null | undefined

/** Missing and cleared fields are equal; 0 isn't, since a custom total of 0 is a price. */
function differ(before: Plain, after: Plain): boolean {
  return orNothing(before) !== orNothing(after)
}

function orNothing(value: Plain): Plain {
  return value === undefined || value === '' ? null : value
}

function isSameParty(before: Participants, after: Participants): boolean {
  const types = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...types].every((type) => (before[type] ?? 0) === (after[type] ?? 0))
}

function isSameCustomer(before: UserInformation, after: UserInformation): boolean {
  const fields = Object.keys(after) as (keyof UserInformation)[]
  return fields.every((field) => before[field] === after[field])
}
