import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { KnownTour } from '@tourdesk/domain/messages/knownTours'
import { languageOfCustomer } from '@tourdesk/domain/messages/languages'
import type { OrderNow } from '@tourdesk/domain/messages/overtaken'
import { fillInstalments } from '@tourdesk/domain/payments/instalments'
import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { nameOfPlace } from '../../entries/placeColumns.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import type { Payments } from '../../schema/orders.ts'
import { scopedRows } from '../../schema/orderTables.ts'

/** A tour of an order with everything that messages say about it and about its order. */
export type TourRow = Awaited<ReturnType<typeof toursOf>>[number]

/**
 * An order as messages need it: its tours by day, those that are booked, and its first row for the order's
 * own columns.
 */
export interface OrderToTell {
  id: string
  /** The customer's name. */
  customer: string
  first: TourRow
  tours: TourRow[]
  booked: TourRow[]
  isCanceled: boolean
  language: ReturnType<typeof languageOfCustomer>
  /** The open charges. */
  payments: Pick<Selectable<Payments>, (typeof chargeColumns)[number]>[]
}

const chargeColumns = [
  'id',
  'action',
  'status',
  'amount',
  'link_token',
  'instalment',
  'client_key',
  'created_at',
] as const

/** Null if the order is gone. */
export async function readOrder(db: Db | Tx, id: string): Promise<OrderToTell | null> {
  return (await readOrders(db, [id])).get(id) ?? null
}

/** Orders by id, in the order of their numbers, without those that are gone. */
export async function readOrders(db: Db | Tx, ids: readonly string[]): Promise<Map<string, OrderToTell>> {
  const tours = Map.groupBy(await toursOf(db, ids), ({ order }) => order)
  const charges = await scopedRows(db, everyOrder)
    .payments()
    .select([...chargeColumns, 'order_id'])
    .where('order_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('action', '=', 'charge')
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const payments = Map.groupBy(charges, ({ order_id }) => order_id)
  return new Map([...tours].map(([id, its]) => [id, orderOf(id, its, payments.get(id) ?? [])]))
}

function orderOf(id: string, tours: TourRow[], payments: OrderToTell['payments']): OrderToTell {
  const [first] = tours
  if (!first) throw new Error(`Order ${id} has no tours.`)
  const customer = `${first.first_name} ${first.last_name}`.trim()
  return {
    id,
    customer,
    first,
    tours,
    booked: tours.filter((tour) => !tour.isCanceled),
    isCanceled: first.order_status === 'canceled',
    payments,
    language: languageOfCustomer({ chosen: first.chosen, name: customer, tour: first.language }),
  }
}

/** What the customer would know about the booked tours if they got a message now. */
export function knownNow({ booked }: OrderToTell): KnownTour[] {
  return booked.map(toKnown)
}

export function toKnown({
  entry,
  tourId,
  tour,
  date,
  pickupTime: time,
  place,
  address,
  people,
  language,
  vehicles,
}: TourRow): KnownTour {
  const vehicle = vehicles.map(({ plate, supplier }) => plate ?? supplier ?? '').join(', ')
  return { entry, tourId, tour, date, time, place, address, people, language, vehicle }
}

/** The parts of an order that can make messages outdated. */
export function orderNow({ first, booked, isCanceled, payments }: OrderToTell, now: Date): OrderNow {
  const filled = fillInstalments(first.instalments, first.paid, dayIn(now))
  return {
    isCanceled,
    booked,
    openPayments: payments.map(({ id }) => id),
    openInstalments: filled.filter(({ state }) => state !== 'paid').map(({ n }) => n),
  }
}

/** The last day of an order's tours. */
export function lastDayOf({ tours }: OrderToTell): Day {
  return tours.reduce((last, { date, endDate }) => ((endDate ?? date) > last ? (endDate ?? date) : last), '')
}

async function toursOf(db: Db | Tx, orders: readonly string[]) {
  const rows = await scopedRows(db, everyOrder)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .innerJoin('tours', 'tours.id', 'order_entries.tour_id')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .leftJoin('message_mutes', 'message_mutes.order_id', 'orders.id')
    .leftJoin('message_choices', 'message_choices.order_id', 'orders.id')
    .select([
      'order_entries.id as entry',
      'order_entries.order_id as order',
      'order_number',
      'ref_order_number',
      'orders.account_id',
      'orders.agent_id',
      'orders.currency',
      'orders.instalments',
      'orders.link_token',
      'orders.created_at',
      'orders.payment_tbd',
      'order_total as total',
      'order_open as open',
      'order_paid as paid',
      'first_name',
      'last_name',
      'email',
      'orders.mobile_phone as phone',
      'accounts.name as agency',
      'accounts.is_main',
      'messages_to_customers',
      'contact_email',
      'accounts.document_language as agencyLanguage',
      'message_choices.language as chosen',
      'tours.id as tourId',
      'tours.name as tour',
      'total_hour_duration as hours',
      'tour_date as date',
      'order_entries.end_date as endDate',
      'order_entries.status',
      'order_status',
      'head_count as people',
      'participants',
      'order_entries.language',
      'pickup_time as pickupTime',
      'listed_time as listedTime',
      'pickup_city as city',
      nameOfPlace('pickup').as('place'),
      'pickup_address as address',
      'different_dropoff',
      nameOfPlace('dropoff').as('dropoffPlace'),
      'dropoff_address as dropoffAddress',
      sql<boolean>`message_mutes.order_id is not null`.as('isMuted'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('unit_parts')
          .innerJoin('vehicle_units', 'vehicle_units.id', 'unit_id')
          .leftJoin('cars', 'cars.id', 'vehicle_units.car_id')
          .leftJoin('car_suppliers', 'car_suppliers.id', 'vehicle_units.car_supplier_id')
          .select(['cars.plate_id as plate', 'cars.make', 'car_suppliers.name as supplier'])
          .whereRef('unit_parts.entry_id', '=', 'order_entries.id')
          .orderBy('unit_parts.position'),
      ).as('vehicles'),
      jsonArrayFrom(
        eb
          .selectFrom('unit_parts')
          .innerJoin('unit_crew', 'unit_crew.unit_id', 'unit_parts.unit_id')
          .innerJoin('operators', 'operators.id', 'operator_id')
          .select(['is_guide', 'is_driver'])
          .select(sql<string>`trim(operators.first_name || ' ' || operators.last_name)`.as('name'))
          .whereRef('unit_parts.entry_id', '=', 'order_entries.id')
          .orderBy('unit_parts.position')
          .orderBy('unit_crew.position'),
      ).as('crew'),
    ])
    .where('order_entries.order_id', '=', sql<string>`any(${orders}::uuid[])`)
    .orderBy('order_number')
    .orderBy('tour_date')
    .orderBy('order_entries.position')
    .execute()
  return rows.map((row) => ({
    ...row,
    isCanceled: row.status === 'CANCELED' || row.order_status === 'canceled',
  }))
}
