import type { Order } from '@tourdesk/contract/orders'
import { toDollars } from '@tourdesk/domain/money'
import type { EntryDraft } from '@tourdesk/domain/orders/order'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import type { OrderEntries, Payments } from '../kernel/schema/orders.ts'
import { draftOf } from './draftOf.ts'
import type { StoredOrder } from './queries.ts'

/** A saved order as the contract shows it (FORM-22, FORM-24). */
export async function presentOrder(db: Db, stored: StoredOrder): Promise<Order> {
  const { order, entries, payments } = stored
  const draft = draftOf(stored)
  const [agency, people, tours] = await Promise.all([
    db
      .selectFrom('accounts')
      .select(['id', 'name', 'is_main'])
      .where('id', '=', order.account_id)
      .executeTakeFirstOrThrow(),
    findPeople(db, [order.agent_id, order.created_by]),
    findTours(db, entries),
  ])
  return {
    _id: order.id,
    orderNumber: order.order_number,
    refOrderNumber: order.ref_order_number,
    orderType: order.order_type,
    status: order.status,
    paymentStatus: order.payment_status,
    agency: { _id: agency.id, name: agency.name },
    agencyMode: !agency.is_main,
    agent: order.agent_id ? (people.get(order.agent_id) ?? null) : null,
    isAgencyPayment: order.is_agency_payment,
    userId: order.created_by,
    user: order.created_by ? (people.get(order.created_by) ?? null) : null,
    userInformation: draft.userInformation,
    starTour: order.star_tour_id,
    selectedTours: entries.map((entry, index) => presentEntry(entry, draft.selectedTours[index]!, tours)),
    payments: payments.map(presentPayment),
    currency: order.currency,
    currencyRate: order.rate,
    source: order.source,
    paymentProvider: order.payment_provider,
    isWhileSaving: false,
    activeIndex: 0,
    commission: toDollars(order.commission_cents),
    customTotalPrice: draft.customTotalPrice,
    calculatedPrices: { totalPrice: totalOf(order), pricePortions: entries.map(pricesOf) },
    paymentTBD: order.payment_tbd,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
  }
}

/** The total in USD: a custom total by the frozen rate to 6 decimals, else the sum of the entries (HOLE-O18). */
function totalOf({ custom_total, total_cents, rate }: StoredOrder['order']): number {
  return custom_total === null ? toDollars(total_cents) : Number((toDollars(custom_total) / rate).toFixed(6))
}

type Entry = Selectable<OrderEntries>
type TourRow = { id: string; name: string; number: string; wide: string | null; returns: boolean }

function presentEntry(
  entry: Entry,
  draft: EntryDraft,
  tours: Map<string, TourRow>,
): Order['selectedTours'][number] {
  const tour = tours.get(entry.tour_id)
  return {
    _id: entry.id,
    status: entry.status,
    tour: tour
      ? {
          _id: tour.id,
          name: tour.name,
          number: tour.number,
          thumbnails: { wide: tour.wide },
          doesIncludeReturnTransport: tour.returns,
        }
      : null,
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

async function findPeople(db: Db, ids: (string | null)[]) {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map<string, { _id: string; name: string }>()
  const rows = await db
    .selectFrom('users')
    .select(['id', sql<string>`coalesce(nullif(trim(first_name || ' ' || last_name), ''), login)`.as('name')])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, { _id: id, name }]))
}

async function findTours(db: Db, entries: Entry[]): Promise<Map<string, TourRow>> {
  const rows = await db
    .selectFrom('tours')
    .select([
      'id',
      'name',
      'number',
      sql<string | null>`thumbnails->>'wide'`.as('wide'),
      'does_include_return_transport as returns',
    ])
    .where('id', 'in', [...new Set(entries.map((entry) => entry.tour_id))])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
