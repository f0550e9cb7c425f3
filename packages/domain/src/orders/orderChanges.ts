import { lastOfPassport } from '../activity/mask.ts'
import { isSingleTour } from '../entries/entry.ts'
import type { Participants } from '../entries/entryDraft.ts'
import type { Place } from '../entries/place.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { toCents, toDollars } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import type { UserInformation } from './order.ts'
import { couponCodeOf, type SavedEntry, type SavedOrder } from './savedDraft.ts'
import { savedTotal } from './savedTotal.ts'

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

/** A saved order with the facts that decide its total; the contract's `Order` is one. */
export interface PricedOrder extends SavedOrder {
  /** Units of the order's currency for one dollar. */
  currencyRate: number
  /** In dollars. */
  calculatedPrices: { totalPrice: number }
}

const ofOrder = {
  agency: (order: PricedOrder) => order.agency.name,
  agent: (order: PricedOrder) => order.agent?.name ?? null,
  source: (order: PricedOrder) => order.source,
  refOrderNumber: (order: PricedOrder) => order.refOrderNumber,
  isAgencyPayment: (order: PricedOrder) => order.isAgencyPayment,
  currency: (order: PricedOrder) => order.currency,
  coupon_code: couponCodeOf,
  customTotalPrice: (order: PricedOrder) => moneyOf(order, order.customTotalPrice),
} satisfies Record<string, (order: PricedOrder) => LoggedValue>

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

const ofEntry = {
  tour: (entry: SavedEntry) => entry.tour?.name ?? null,
  status: (entry: SavedEntry) => entry.status ?? null,
  date: (entry: SavedEntry, orderType: OrderType) => (isSingleTour(orderType) ? null : entry.date),
  startDate: (entry: SavedEntry) => entry.startDate ?? null,
  endDate: (entry: SavedEntry) => entry.endDate ?? null,
  group_type: (entry: SavedEntry) => entry.group_type,
  isDeluxe: (entry: SavedEntry) => entry.isDeluxe,
  language: (entry: SavedEntry) => entry.language,
  price_class: (entry: SavedEntry) => entry.price_class,
  participants: (entry: SavedEntry, orderType: OrderType) =>
    isSingleTour(orderType) ? null : present(entry.participants),
  numOfParticipants: (entry: SavedEntry) => entry.numOfParticipants ?? null,
  pickup: (entry: SavedEntry) => loggedPlace(entry.pickup),
  pickupTime: (entry: SavedEntry) => entry.pickup?.pickupTimeStart ?? null,
  dropoff: (entry: SavedEntry) => (entry.differentDropoff ? loggedPlace(entry.dropoff) : null),
  is_extra_service: (entry: SavedEntry) => entry.dropoff?.is_extra_service ?? false,
  tourOption: (entry: SavedEntry) => entry.tourOption ?? null,
  vehicleSize: (entry: SavedEntry) => entry.vehicleSize ?? null,
  licensePlate: (entry: SavedEntry) => entry.licensePlate ?? null,
  guide: (entry: SavedEntry) => entry.guide ?? null,
  voucher: (entry: SavedEntry) => entry.voucher ?? null,
  notes: (entry: SavedEntry) => entry.notes,
} satisfies Record<string, (entry: SavedEntry, orderType: OrderType) => LoggedValue>

/** The fields of a new entry that are logged. */
const ofNewEntry = [
  'tour',
  'date',
  'startDate',
  'endDate',
  'participants',
  'numOfParticipants',
] as const satisfies (keyof typeof ofEntry)[]

/** A field in an order's log, by its path in the order. */
export type LoggedField =
  | keyof typeof ofOrder
  | `userInformation.${keyof typeof ofCustomer}`
  | `selectedTours.${keyof typeof ofEntry}`
  | 'total'

/** All of them, in the log's order. */
export const loggedFields: readonly LoggedField[] = [
  ...keysOf(ofOrder),
  ...keysOf(ofCustomer).map((field) => `userInformation.${field}` as const),
  ...keysOf(ofEntry).map((field) => `selectedTours.${field}` as const),
  'total',
]

/** What an edit changed in a saved order, field by field. Empty values of different kinds are equal. */
export function orderChanges(before: PricedOrder, after: PricedOrder): OrderChange[] {
  return [
    ...keysOf(ofOrder).flatMap((field) => change(field, ofOrder[field](before), ofOrder[field](after))),
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
  const fields = before ? keysOf(ofEntry) : ofNewEntry
  return fields.flatMap((field) =>
    change(
      `selectedTours.${field}`,
      before ? ofEntry[field](before, orderType) : null,
      ofEntry[field](after, orderType),
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

function totalOf(order: PricedOrder): LoggedValue {
  const cents = savedTotal({
    customTotal: order.customTotalPrice === null ? null : toCents(order.customTotalPrice),
    totalCents: toCents(order.calculatedPrices.totalPrice),
    rate: order.currencyRate,
    isToBeDetermined: order.paymentTBD,
  })
  return moneyOf(order, cents === null ? null : toDollars(cents))
}

function moneyOf({ currency }: PricedOrder, amount: number | null): LoggedValue {
  return amount === null ? null : { amount, currency }
}

function loggedPlace(place: Place | null): LoggedValue {
  return place && { city: place.city, name: place.name, address: place.address }
}

/** People by ticket type in a fixed order, without empty types. */
function present(participants: Participants): Participants {
  const entries = Object.entries(participants).filter(([, count]) => count > 0)
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)))
}

function keysOf<Key extends string>(values: Record<Key, unknown>): Key[] {
  return Object.keys(values) as Key[]
}

/** True if an edit only set the status of tours, without canceling one: such an edit can be undone. */
export function isOnlyMarked(changes: readonly OrderChange[]): boolean {
  return (
    changes.length > 0 &&
    changes.every(({ field, after }) => field === 'selectedTours.status' && after !== 'CANCELED')
  )
}
