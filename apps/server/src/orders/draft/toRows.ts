import { isSingleTour, lastDayOf, partyOf, spanOf } from '@tourdesk/domain/entries/entry'
import type { WholeEntry } from '@tourdesk/domain/entries/entryDraft'
import type { UserInformation, WholeOrder } from '@tourdesk/domain/orders/order'
import type { DepositTerms } from '@tourdesk/domain/payments/paymentPolicy'
import { commissionOf } from '@tourdesk/domain/pricing/commission'
import type { EntryPrice } from '@tourdesk/domain/pricing/priceEntry'
import type { KeptTicketType } from '@tourdesk/domain/pricing/ticketTypes'
import { adultTicket } from '@tourdesk/domain/pricing/vocabulary'
import type { Refusal } from '@tourdesk/domain/refusals'
import { findable, findablePhone } from '@tourdesk/domain/search/findable'
import { toPlaceColumns } from '../../entries/placeColumns.ts'
import type { ForeignColumn } from '../../entries/writeEntries.ts'
import { type FormColumns, nothingLeft } from '../../kernel/formColumns.ts'
import type { OrderTables } from '../../schema/orderTables.ts'
import type { SellingAgency } from './gatherFacts.ts'
import type { EntryPlaces } from './keepPlaces.ts'
import type { PricedDraft } from './priceDraft.ts'

/** A checked draft with its price and its agency: everything a row needs. */
export interface CheckedDraft {
  draft: WholeOrder
  priced: PricedDraft
  agency: SellingAgency
  /** The ticket types in use. */
  ticketTypes: KeptTicketType[]
  /** The star tour of a star order, as sold; null for others. */
  starTour: { name: string; discount: number } | null
  /**
   * The deposit terms of a new order; null if everything is due at once, and for a saved order, which keeps
   * its own.
   */
  terms: DepositTerms | null
  /** The places where each entry's people get on and off. */
  places: EntryPlaces[]
  /** Everything that staff sold beyond the agency's rights, for the log. */
  beyondRights: Refusal[]
}

/**
 * The form's fields that become columns of the order; the others come with its agency and price, or aren't
 * stored.
 */
type OrderFields = Omit<WholeOrder, 'agency' | 'coupon_code' | 'paymentTBD' | 'overrideUnavailability'>
type OrderColumns = FormColumns<
  'orders',
  | 'channel'
  | 'order_number'
  | 'client_key'
  | 'status'
  | 'payment_status'
  | 'commission_cents'
  | 'payment_provider'
  | 'payment_terms'
  | 'instalments'
  | 'search_text'
  | 'created_by'
  | 'canceled_at'
  | 'fees_cents'
  | 'collects_fees'
  | 'is_over_limit'
  | 'version'
  | 'link_token',
  OrderTables
>

/** The order's columns that come from the form, for new and changed orders. */
export function toOrderColumns({
  draft,
  priced,
  agency,
  ticketTypes,
  starTour: sold,
}: CheckedDraft): OrderColumns {
  const {
    orderType,
    source,
    agent,
    starTour,
    refOrderNumber,
    userInformation,
    currency,
    selectedTours,
    customTotalPrice,
    isAgencyPayment,
    ...rest
  }: OrderFields = draft
  nothingLeft(rest)
  const { first, last } = spanOf(draft)
  return {
    order_type: orderType,
    source,
    account_id: agency._id,
    agent_id: agent,
    star_tour_id: orderType === 'starTour' ? (starTour ?? null) : null,
    ref_order_number: refOrderNumber,
    ...toCustomerColumns(userInformation),
    currency,
    rate: priced.rate,
    total_cents: priced.price.paymentTBD ? 0 : sumOfEntries(priced.price.pricePortions, selectedTours),
    custom_total: customTotalPrice === null ? null : priced.price.totalInCurrency,
    payment_tbd: priced.price.paymentTBD,
    is_agency_payment: isAgencyPayment,
    coupon: priced.coupon?.ok ? JSON.stringify(priced.coupon.value) : null,
    star_discount: sold?.discount ?? null,
    star_name: sold?.name ?? null,
    ticket_types: JSON.stringify(ticketTypes),
    first_tour_date: first,
    last_tour_date: last,
  }
}

/**
 * Leaves out people, places and days, whose columns the domain computes, and the status, which is set
 * separately.
 */
type EntryFields = Omit<
  WholeEntry,
  '_id' | 'status' | 'participants' | 'numOfParticipants' | 'pickup' | 'startDate' | 'endDate'
>
type EntryColumns = FormColumns<
  'order_entries',
  | 'order_id'
  | 'order_status'
  | 'status'
  | 'tour_event_id'
  | 'added_on'
  | 'cancellation_tiers'
  | ForeignColumn,
  OrderTables
>

/** The columns of an entry that come from the form and its price. */
export function toEntryColumns(checked: CheckedDraft, entry: WholeEntry, index: number): EntryColumns {
  const {
    tour,
    date,
    group_type,
    isDeluxe,
    language,
    price_class,
    dropoff,
    differentDropoff,
    notes,
    tourOption,
    vehicleSize,
    licensePlate,
    guide,
    voucher,
    ...rest
  }: EntryFields = entry
  nothingLeft(rest)
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
    tour_id: tour,
    tour_date: date,
    end_date: lastDayOf(entry, draft.orderType),
    group_type,
    is_deluxe: isDeluxe,
    language,
    price_class,
    participants: JSON.stringify(isSingle ? { [adultTicket]: people } : partyWithAdults(entry)),
    head_count: people,
    ...toPlaceColumns('pickup', places.pickup),
    listed_time: price.pickupTime,
    ...toPlaceColumns('dropoff', places.dropoff),
    different_dropoff: differentDropoff,
    is_extra_service: dropoff?.is_extra_service ?? false,
    is_agency_payment: draft.isAgencyPayment,
    notes,
    tour_option: tourOption ?? null,
    vehicle_size: vehicleSize ?? null,
    license_plate: licensePlate ?? '',
    guide: guide ?? '',
    voucher: voucher ?? '',
    ...toPriceColumns(checked, price),
    commission_cents: priced.commissions.get(index) ?? commissionOf(price.totalCents, tour, agency),
  }
}

/**
 * The text that searches in lists of orders compare: number, reference, customer and all notes, each on a
 * line (`findable`).
 */
export function searchTextOf(orderNumber: number, draft: WholeOrder): string {
  const { firstName, lastName, email, mobilePhone, notes } = draft.userInformation
  return [
    findable(String(orderNumber)),
    findable(draft.refOrderNumber),
    findable(`${firstName} ${lastName}`),
    findable(email),
    findablePhone(mobilePhone),
    findable(notes),
    ...draft.selectedTours.map((entry) => findable(entry.notes)),
  ]
    .filter(Boolean)
    .join('\n')
}

function toCustomerColumns({
  firstName,
  lastName,
  email,
  mobilePhone,
  roomNumber,
  passportNumber,
  address,
  notes,
  ...rest
}: UserInformation) {
  nothingLeft(rest)
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    mobile_phone: mobilePhone,
    room_number: roomNumber,
    passport_number: passportNumber,
    address,
    notes,
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

/** Adults are always listed, other types only if there are any. */
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
