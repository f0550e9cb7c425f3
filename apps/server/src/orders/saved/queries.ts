import type { TourDays } from '@tourdesk/domain/catalogue/tour'
import { type Selectable, sql } from 'kysely'
import { nameOfPlace } from '../../entries/placeColumns.ts'
import { mainUnitOfEntry, type StoredSeats, seatsOfEntry } from '../../entries/seats.ts'
import type { Call } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { ask, askTogether } from '../../kernel/question.ts'
import type { Scope } from '../../kernel/scope.ts'
import { paymentsOf } from '../../payments/paymentsOf.ts'
import { takeTurn } from '../../schema/lockRows.ts'
import { nameOfUser } from '../../schema/nameOfUser.ts'
import type { OrderEntries, Orders, Payments } from '../../schema/orders.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'

/** An order with everything stored about it, and the names behind its ids. */
export interface StoredOrder {
  order: Selectable<Orders> & {
    agency_name: string
    agency_is_main: boolean
    agent_name: string | null
    agent_login: string | null
    agent_phone: string | null
    creator_name: string | null
    creator_login: string | null
    creator_phone: string | null
  }
  entries: (Omit<Selectable<OrderEntries>, 'pickup_name' | 'dropoff_name'> & {
    pickup_name: string
    dropoff_name: string
    tour_name: string
    tour_number: string
    tour_wide: string | null
    tour_returns: boolean
    seats: StoredSeats
    unit: UnitOfEntry | null
    tour_days: TourDays | null
  })[]
  payments: Selectable<Payments>[]
}

/** The vehicle unit that an entry rides on, or most of its people. */
export interface UnitOfEntry {
  car: { plateId: string; make: string; seats: number } | null
  supplier: { name: string; seats: number } | null
  driver: string | null
  guides: string[]
}

/** An order that the scope may see; null otherwise, since another agency's order doesn't exist for it. */
export function findOrder(
  { db, scope }: { db: Db | Tx; scope: Scope },
  id: string,
): Promise<StoredOrder | null> {
  return load(db, scope, id, [])
}

/**
 * The same, locked until the transaction ends, so that nothing changes before the next step. Before a change
 * of its people's days or vehicles, lock the departures first (see `lockWithDepartures`).
 */
export function lockOrder(tx: Tx, scope: Scope, id: string): Promise<StoredOrder | null> {
  takeTurn(tx, 'orders', [id])
  return load(tx, scope, id, ['locked'])
}

/** The departures of an order's entries, including canceled ones, with its account; none if the scope may not see the order. */
export async function departuresOfOrder(tx: Tx, scope: Scope, id: string) {
  const rows = await ask(tx, departuresById(scope, { id }))
  return rows.map(({ tour_id, tour_date, account_id }) => ({
    tour: tour_id,
    date: tour_date,
    agency: account_id,
  }))
}

/** The order placed with this client key before, if any. */
export async function findByClientKey(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  key: string,
): Promise<string | null> {
  const [row] = await ask(db, idByClientKey(scope, { key }))
  return row?.id ?? null
}

/** The frozen exchange rate of an order that the scope may see. */
export async function findOrderRate({ db, scope }: Pick<Call, 'db' | 'scope'>, id: string) {
  const [row] = await ask(db, rateById(scope, { id }))
  return row
}

async function load(db: Db | Tx, scope: Scope, id: string, shape: string[]): Promise<StoredOrder | null> {
  const { orders, entries, payments } = await askTogether(db, {
    orders: orderById(scope, { id }, shape),
    entries: entriesById(scope, { id }),
    payments: paymentsOf(scope, { order: id }),
  })
  const [order] = orders
  return order ? { order, entries, payments } : null
}

const orderById = scopedQuestion((rows, values: { id: string }, shape) => {
  const order = rows
    .orders()
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .leftJoin('users as agent', 'agent.id', 'orders.agent_id')
    .leftJoin('users as creator', 'creator.id', 'orders.created_by')
    .selectAll('orders')
    .select([
      'accounts.name as agency_name',
      'accounts.is_main as agency_is_main',
      nameOfUser('agent').as('agent_name'),
      'agent.login as agent_login',
      'agent.mobile_phone as agent_phone',
      nameOfUser('creator').as('creator_name'),
      'creator.login as creator_login',
      'creator.mobile_phone as creator_phone',
    ])
    .where('orders.id', '=', values.id)
  return shape.has('locked') ? order.forNoKeyUpdate('orders') : order
})

const departuresById = scopedQuestion((rows, values: { id: string }) =>
  rows
    .orders()
    .innerJoin('order_entries', 'order_entries.order_id', 'orders.id')
    .select(['tour_id', 'tour_date', 'orders.account_id'])
    .distinct()
    .where('orders.id', '=', values.id),
)

const idByClientKey = scopedQuestion((rows, values: { key: string }) =>
  rows.orders().select('orders.id').where('client_key', '=', values.key),
)

const rateById = scopedQuestion((rows, values: { id: string }) =>
  rows.orders().select(['currency', 'rate']).where('orders.id', '=', values.id),
)

const entriesById = scopedQuestion((rows, { id }: { id: string }) =>
  rows
    .entries()
    .innerJoin('tours', 'tours.id', 'order_entries.tour_id')
    .selectAll('order_entries')
    .select([
      // After all of the entry's columns, so that these names override the copies.
      nameOfPlace('pickup').as('pickup_name'),
      nameOfPlace('dropoff').as('dropoff_name'),
      'tours.name as tour_name',
      'tours.number as tour_number',
      sql<string | null>`tours.thumbnails->>'wide'`.as('tour_wide'),
      'tours.does_include_return_transport as tour_returns',
      seatsOfEntry().as('seats'),
      unitOfEntry().as('unit'),
      sql<TourDays | null>`case when not tours.is_active then jsonb_build_object(
        'groupTypes', tours.group_types, 'unavailabilityDates', tours.unavailability_dates,
        'bookingCloses', tours.booking_closes
      ) end`.as('tour_days'),
    ])
    .where('order_id', '=', id)
    .orderBy('position'),
)

function unitOfEntry() {
  const nameOfMember = sql`trim(first_name || ' ' || last_name)`
  return sql<UnitOfEntry | null>`(
    select json_build_object(
      'car', case when units.car_id is not null then
        json_build_object('plateId', cars.plate_id, 'make', cars.make, 'seats', cars.seats) end,
      'supplier', case when units.car_supplier_id is not null then
        json_build_object('name', car_suppliers.name, 'seats', units.external_seats) end,
      'driver', (select ${nameOfMember} from unit_crew join operators on operators.id = operator_id
                  where unit_id = units.id and is_driver),
      'guides', array(select ${nameOfMember} from unit_crew join operators on operators.id = operator_id
                       where unit_id = units.id and is_guide order by position)
    )
    from vehicle_units units
    left join cars on cars.id = units.car_id
    left join car_suppliers on car_suppliers.id = units.car_supplier_id
    where units.id = ${mainUnitOfEntry()}
  )`
}
