import type { Order } from '@tourdesk/contract/order'
import { toDollars } from '@tourdesk/domain/money'
import type { EntryDraft } from '@tourdesk/domain/orders/order'
import type { Selectable } from 'kysely'
import type { Payments } from '../kernel/schema/orders.ts'
import { draftOf } from './draftOf.ts'
import type { StoredOrder } from './queries.ts'

/** A saved order as the contract shows it (FORM-22, FORM-24). */
export function presentOrder(stored: StoredOrder): Order {
  const { order, entries, payments } = stored
  const draft = draftOf(stored)
  return {
    _id: order.id,
    orderNumber: order.order_number,
    refOrderNumber: order.ref_order_number,
    orderType: order.order_type,
    status: order.status,
    paymentStatus: order.payment_status,
    agency: { _id: order.account_id, name: order.agency_name },
    agencyMode: !order.agency_is_main,
    agent: order.agent_id ? { _id: order.agent_id, name: order.agent_name ?? '' } : null,
    isAgencyPayment: order.is_agency_payment,
    userId: order.created_by,
    user: order.created_by ? { _id: order.created_by, name: order.creator_name ?? '' } : null,
    userInformation: draft.userInformation,
    starTour: order.star_tour_id,
    selectedTours: entries.map((entry, index) => presentEntry(entry, draft.selectedTours[index]!)),
    payments: payments.map(presentPayment),
    currency: order.currency,
    currencyRate: order.rate,
    source: order.source,
    paymentProvider: order.payment_provider,
    isWhileSaving: false,
    activeIndex: 0,
    commission: toDollars(order.commission_cents),
    customTotalPrice: draft.customTotalPrice,
    calculatedPrices: { totalPrice: dollarsOf(order), pricePortions: entries.map(pricesOf) },
    paymentTBD: order.payment_tbd,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
  }
}

/** The total in USD: a custom total by the frozen rate to 6 decimals, else the sum of the entries (HOLE-O18). */
function dollarsOf({ custom_total, total_cents, rate }: StoredOrder['order']): number {
  return custom_total === null ? toDollars(total_cents) : Number((toDollars(custom_total) / rate).toFixed(6))
}

type Entry = StoredOrder['entries'][number]

function presentEntry(entry: Entry, draft: EntryDraft): Order['selectedTours'][number] {
  return {
    _id: entry.id,
    status: entry.status,
    tour: {
      _id: entry.tour_id,
      name: entry.tour_name,
      number: entry.tour_number,
      thumbnails: { wide: entry.tour_wide },
      doesIncludeReturnTransport: entry.tour_returns,
    },
    ...shownFields(draft),
    coupon_code: entry.coupon_code,
    coupon_data: entry.coupon_data,
    agent: entry.agent_id,
    isAgencyPayment: entry.is_agency_payment,
    commission: toDollars(entry.commission_cents),
    calculatedPrices: pricesOf(entry),
    tourCarId: entry.vehicle_unit_id,
  }
}

/** What the form shows of an entry, without what the row says better. */
function shownFields({ _id, status, tour, ...fields }: EntryDraft) {
  return fields
}

function pricesOf(entry: Entry) {
  return {
    totalPrice: toDollars(entry.total_cents),
    couponDiscount: entry.coupon_multiplier,
    generalDiscount: entry.general_multiplier,
  }
}

function presentPayment(payment: Selectable<Payments>): Order['payments'][number] {
  return {
    _id: payment.id,
    action: payment.action,
    created: payment.created_at.toISOString(),
    currency: payment.currency,
    amountInCurrency: toDollars(payment.amount),
    provider: payment.provider,
    transactionNumber: payment.transaction_number,
    status: payment.status,
    paymentUrl: payment.payment_url,
    paymentUrl2: payment.payment_url2,
  }
}
