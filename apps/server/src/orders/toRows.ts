import { isSingleTour, lastDayOf, partyOf, spanOf } from '@tourdesk/domain/entries/entry'
import type { WholeEntry } from '@tourdesk/domain/entries/entryDraft'
import type { UserInformation, WholeOrder } from '@tourdesk/domain/orders/order'
import { commissionOf } from '@tourdesk/domain/pricing/commission'
import type { EntryPrice } from '@tourdesk/domain/pricing/priceEntry'
import type { KeptTicketType } from '@tourdesk/domain/pricing/ticketTypes'
import { adultTicket } from '@tourdesk/domain/pricing/vocabulary'
import type { Refusal } from '@tourdesk/domain/refusals'
import type { Insertable } from 'kysely'
import { toPlaceColumns } from '../entries/placeColumns.ts'
import type { OrderEntries, Orders } from '../kernel/schema/orders.ts'
import type { SellingAgency } from './gatherFacts.ts'
import type { EntryPlaces } from './keepPlaces.ts'
import type { PricedDraft } from './priceDraft.ts'

/** A checked draft with its price and its agency: everything a row needs. */
export interface CheckedDraft {
  draft: WholeOrder
  priced: PricedDraft
  agency: SellingAgency
  /** Those of its people. */
  ticketTypes: KeptTicketType[]
  /** Share that a star order takes off; null for others. */
  starDiscount: number | null
  /** Where the people of each entry get on and off. */
  places: EntryPlaces[]
  /** What staff sold beyond the rights of the agency, for the log. */
  beyondRights: Refusal[]
}

/** Columns of the order that come from the form, for a new order and for a changed one alike. */
export function toOrderColumns({ draft, priced, agency, ticketTypes, starDiscount }: CheckedDraft) {
  const { first, last } = spanOf(draft)
  return {
    order_type: draft.orderType,
    source: draft.source,
    account_id: agency._id,
    agent_id: draft.agent,
    star_tour_id: draft.orderType === 'starTour' ? (draft.starTour ?? null) : null,
    ref_order_number: draft.refOrderNumber,
    ...toCustomerColumns(draft.userInformation),
    currency: draft.currency,
    rate: priced.rate,
    total_cents: priced.price.paymentTBD ? 0 : sumOfEntries(priced.price.pricePortions, draft.selectedTours),
    custom_total: draft.customTotalPrice === null ? null : priced.price.totalInCurrency,
    payment_tbd: priced.price.paymentTBD,
    is_agency_payment: draft.isAgencyPayment,
    coupon: priced.coupon?.ok ? JSON.stringify(priced.coupon.value) : null,
    star_discount: starDiscount,
    ticket_types: JSON.stringify(ticketTypes),
    first_tour_date: first,
    last_tour_date: last,
  } satisfies Partial<Insertable<Orders>>
}

/** Columns of one entry that come from the form and its price. */
export function toEntryColumns(checked: CheckedDraft, entry: WholeEntry, index: number) {
  const { draft, priced, agency } = checked
  // There is one price and one pair of places per entry.
  const price = priced.price.pricePortions[index]!
  const places = checked.places[index]!
  const isSingle = isSingleTour(draft.orderType)
  const people = partyOf(entry, draft.orderType)
  return {
    position: index,
    account_id: agency._id,
    agent_id: draft.agent,
    order_type: draft.orderType,
    source: draft.source,
    tour_id: entry.tour,
    tour_date: entry.date,
    end_date: lastDayOf(entry, draft.orderType),
    group_type: entry.group_type,
    is_deluxe: entry.isDeluxe,
    language: entry.language,
    price_class: entry.price_class,
    participants: JSON.stringify(isSingle ? { [adultTicket]: people } : partyWithAdults(entry)),
    head_count: people,
    ...toPlaceColumns('pickup', places.pickup),
    pickup_time: price.pickupTime,
    ...toPlaceColumns('dropoff', places.dropoff),
    different_dropoff: entry.differentDropoff,
    is_extra_service: entry.dropoff?.is_extra_service ?? false,
    is_agency_payment: draft.isAgencyPayment,
    notes: entry.notes,
    tour_option: entry.tourOption ?? null,
    vehicle_size: entry.vehicleSize ?? null,
    license_plate: entry.licensePlate ?? '',
    guide: entry.guide ?? '',
    voucher: entry.voucher ?? '',
    ...toPriceColumns(checked, price),
    commission_cents: priced.commissions.get(index) ?? commissionOf(price.totalCents, entry.tour, agency),
  } satisfies Partial<Insertable<OrderEntries>>
}

/** Lower-case text that the search looks through: number, reference, customer and all notes (OPS-03). */
export function searchTextOf(orderNumber: number, draft: WholeOrder): string {
  const { firstName, lastName, email, mobilePhone, notes } = draft.userInformation
  return [
    orderNumber,
    draft.refOrderNumber,
    `${firstName} ${lastName}`,
    email,
    mobilePhone,
    notes,
    ...draft.selectedTours.map((entry) => entry.notes),
  ]
    .filter(Boolean)
    .join('\n')
    .toLowerCase()
}

function toCustomerColumns(customer: UserInformation) {
  return {
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    mobile_phone: customer.mobilePhone,
    room_number: customer.roomNumber,
    passport_number: customer.passportNumber,
    address: customer.address,
    notes: customer.notes,
  }
}

function toPriceColumns({ priced }: CheckedDraft, price: EntryPrice) {
  const coupon = priced.coupon?.ok && price.couponValid ? priced.coupon.value : null
  return {
    coupon_code: coupon?.code ?? '',
    coupon_data: coupon && JSON.stringify({ name: coupon.name, discount: coupon.discount }),
    is_priceable: price.unpriced === null,
    undiscounted_cents: price.undiscountedCents,
    coupon_multiplier: price.couponMultiplier,
    general_multiplier: price.generalMultiplier,
    total_cents: price.totalCents,
    tickets: JSON.stringify(price.tickets),
    price_steps: price.steps.length > 0 ? JSON.stringify(price.steps) : null,
  }
}

/** Adults are always counted, other types where there are any (FORM-28). */
function partyWithAdults({ participants }: WholeEntry) {
  const present = Object.entries(participants).filter(([, count]) => count > 0)
  return { [adultTicket]: 0, ...Object.fromEntries(present) }
}

function sumOfEntries(prices: EntryPrice[], entries: WholeEntry[]): number {
  return prices.reduce(
    (sum, price, index) => sum + (entries[index]?.status === 'CANCELED' ? 0 : price.totalCents),
    0,
  )
}
