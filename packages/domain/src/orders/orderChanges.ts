import { lastOfPassport } from '../activity/mask.ts'
import { isSingleTour } from '../entries/entry.ts'
import type { Participants } from '../entries/entryDraft.ts'
import type { Place } from '../entries/place.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { type Cents, toDollars } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { entryFields, type FieldKind, fieldsWith, keysOf, orderFields, rulesOf } from './fieldRules.ts'
import type { UserInformation } from './order.ts'
import { couponCodeOf, type SavedEntry, type SavedOrder } from './savedDraft.ts'
import { fulfilledWishes } from './wishes.ts'

/** A field's value in the log: names instead of ids, so that it's readable years later. */
export type LoggedValue =
  | null
  | string
  | number
  | boolean
  | { amount: number; currency: Currency }
  | Pick<Place, 'city' | 'name' | 'address'>
  | Participants

/** A field changed by an edit; `entry` and `tour` identify the entry, both null for the order as a whole. */
export interface OrderChange {
  field: LoggedField
  entry: string | null
  tour: string | null
  before: LoggedValue
  after: LoggedValue
}

/** A saved order with its total in cents of its currency; null while it's to be determined. */
export interface PricedOrder extends SavedOrder {
  total: Cents | null
}

const ofCustomer = {
  firstName: (customer: UserInformation) => customer.firstName,
  lastName: (customer: UserInformation) => customer.lastName,
  email: (customer: UserInformation) => customer.email,
  mobilePhone: (customer: UserInformation) => customer.mobilePhone,
  roomNumber: (customer: UserInformation) => customer.roomNumber,
  passportNumber: (customer: UserInformation) => lastOfPassport(customer.passportNumber),
  address: (customer: UserInformation) => customer.address,
  notes: (customer: UserInformation) => customer.notes,
} satisfies Record<keyof UserInformation, (customer: UserInformation) => LoggedValue>

const ofOrder = fieldsWith(orderFields, 'log', 'edit')
const ofNewEntry = fieldsWith(entryFields, 'log', 'add')
/** A place's own logged part follows it. */
const ofEntry = fieldsWith(entryFields, 'log', 'edit', 'add').flatMap((field) => {
  if (field === 'pickup') return [field, 'pickupTime'] as const
  return field === 'dropoff' ? ([field, 'is_extra_service'] as const) : [field]
})

/** A field in an order's log, by its path in the order. */
export type LoggedField =
  | (typeof ofOrder)[number]
  | `userInformation.${keyof typeof ofCustomer}`
  | `selectedTours.${(typeof ofEntry)[number]}`
  | 'total'

/** What a field of the order or an entry holds; undefined for the customer's, a place's parts and the total. */
export function kindOf(field: LoggedField): FieldKind | undefined {
  return rulesOf(field.replace('selectedTours.', ''))?.kind
}

/** All of them, in the log's order. */
export const loggedFields: readonly LoggedField[] = [
  ...ofOrder,
  ...keysOf(ofCustomer).map((field) => `userInformation.${field}` as const),
  ...ofEntry.map((field) => `selectedTours.${field}` as const),
  'total',
]

/** What an edit changed in a saved order, field by field. Empty values of different kinds are equal. */
export function orderChanges(before: PricedOrder, after: PricedOrder): OrderChange[] {
  return [
    ...ofOrder.flatMap((field) => change(field, valueOfOrder(before, field), valueOfOrder(after, field))),
    ...keysOf(ofCustomer).flatMap((field) =>
      change(
        `userInformation.${field}`,
        ofCustomer[field](before.userInformation),
        ofCustomer[field](after.userInformation),
      ),
    ),
    ...after.selectedTours.flatMap((entry) => {
      const saved = before.selectedTours.find(({ _id }) => _id === entry._id)
      return entryChanges(saved, entry, after.orderType)
    }),
    ...change('total', totalOf(before), totalOf(after)),
  ]
}

function entryChanges(
  before: SavedEntry | undefined,
  after: SavedEntry,
  orderType: OrderType,
): OrderChange[] {
  const fields = before ? ofEntry : ofNewEntry
  return fields.flatMap((field) =>
    change(
      `selectedTours.${field}`,
      before ? valueOfEntry(before, field, orderType) : null,
      valueOfEntry(after, field, orderType),
      { entry: after._id, tour: after.tour?.name ?? '' },
    ),
  )
}

function change(
  field: LoggedField,
  before: LoggedValue,
  after: LoggedValue,
  of: Pick<OrderChange, 'entry' | 'tour'> = { entry: null, tour: null },
): OrderChange[] {
  const [from, to] = [before === '' ? null : before, after === '' ? null : after]
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, ...of, before: from, after: to }]
}

function valueOfOrder(order: PricedOrder, field: (typeof ofOrder)[number]): LoggedValue {
  if (field === 'agency' || field === 'agent') return order[field]?.name ?? null
  if (field === 'coupon_code') return couponCodeOf(order)
  return field === 'customTotalPrice' ? moneyOf(order, order[field]) : order[field]
}

function valueOfEntry(entry: SavedEntry, field: (typeof ofEntry)[number], orderType: OrderType): LoggedValue {
  const isSingle = isSingleTour(orderType)
  if (field === 'tour') return entry.tour?.name ?? null
  if (field === 'date') return isSingle ? null : entry.date
  if (field === 'participants') return isSingle ? null : present(entry.participants)
  if (field === 'pickup') return loggedPlace(entry.pickup)
  if (field === 'pickupTime') return entry.pickup?.pickupTimeStart ?? null
  if (field === 'dropoff') return entry.differentDropoff ? loggedPlace(entry.dropoff) : null
  if (field === 'is_extra_service') return entry.dropoff?.is_extra_service ?? false
  if (field === 'licensePlate' || field === 'guide') return fulfilledWishes(entry, entry.assigned)[field]
  return entry[field] ?? null
}

function moneyOf({ currency }: PricedOrder, amount: number | null): LoggedValue {
  return amount === null ? null : { amount, currency }
}

function totalOf(order: PricedOrder): LoggedValue {
  return moneyOf(order, order.total === null ? null : toDollars(order.total))
}

function loggedPlace(place: Place | null): LoggedValue {
  return place && { city: place.city, name: place.name, address: place.address }
}

/** People by ticket type in a fixed order, without empty types. */
function present(participants: Participants): Participants {
  const entries = Object.entries(participants).filter(([, count]) => count > 0)
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)))
}

/** True if an edit only set the status of tours, without canceling one: such an edit can be undone. */
export function isOnlyMarked(changes: readonly OrderChange[]): boolean {
  return (
    changes.length > 0 &&
    changes.every(({ field, after }) => field === 'selectedTours.status' && after !== 'CANCELED')
  )
}
