import type { EntryDraft, Participants } from '../entries/entryDraft.ts'
import { isSamePlace } from '../entries/place.ts'
import type { EntryField, OrderField } from './fieldLocks.ts'
import type { OrderDraft, UserInformation } from './order.ts'

const plainOrderFields = [
  'orderType',
  'agency',
  'agent',
  'isAgencyPayment',
  'currency',
  'source',
  'refOrderNumber',
  'coupon_code',
  'customTotalPrice',
  'paymentTBD',
] as const satisfies OrderField[]
const plainEntryFields = [
  'tour',
  'date',
  'group_type',
  'isDeluxe',
  'language',
  'price_class',
  'differentDropoff',
  'notes',
  'tourOption',
  'startDate',
  'endDate',
  'vehicleSize',
  'numOfParticipants',
  'licensePlate',
  'guide',
  'voucher',
] as const satisfies EntryField[]

/** Fields of an order that differ; the override checkbox isn't stored and doesn't count. */
export function changedOrderFields(before: OrderDraft, after: OrderDraft): OrderField[] {
  const changed: OrderField[] = plainOrderFields.filter((field) => differ(before[field], after[field]))
  if (differ(before.starTour, after.starTour)) changed.push('starTour')
  if (!isSameCustomer(before.userInformation, after.userInformation)) changed.push('userInformation')
  return changed
}

/** Fields of an entry that differ, without pickup times, which the server sets. */
export function changedEntryFields(before: EntryDraft, after: EntryDraft): EntryField[] {
  const changed: EntryField[] = plainEntryFields.filter((field) => differ(before[field], after[field]))
  if (!isSameParty(before.participants, after.participants)) changed.push('participants')
  if (differ(before.pickup?.city, after.pickup?.city)) changed.push('pickup.city')
  else if (!isSamePlace(before.pickup, after.pickup)) changed.push('pickup')

  const isPaidBefore = before.dropoff?.is_extra_service ?? false
  if (isPaidBefore !== (after.dropoff?.is_extra_service ?? false)) changed.push('dropoff.is_extra_service')
  if (!before.differentDropoff && !after.differentDropoff) return changed
  if (differ(before.dropoff?.city, after.dropoff?.city)) changed.push('dropoff.city')
  else if (!isSamePlace(before.dropoff, after.dropoff)) changed.push('dropoff')
  return changed
}

/** Fields of an entry that don't affect its price. */
const besideThePrice: readonly EntryField[] = [
  'notes',
  'voucher',
  'licensePlate',
  'guide',
  'pickup',
  'dropoff',
]

/** True if an edit changed nothing that affects an entry's price, so the saved price stays. */
export function keepsPrice(before: EntryDraft, after: EntryDraft): boolean {
  return changedEntryFields(before, after).every((field) => besideThePrice.includes(field))
}

/** Missing and cleared fields are equal; 0 isn't, since a custom total of 0 is a price. */
function differ(before: unknown, after: unknown): boolean {
  return orNothing(before) !== orNothing(after)
}

function orNothing(value: unknown): unknown {
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
