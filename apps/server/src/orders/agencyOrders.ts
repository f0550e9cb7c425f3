import type { AgencyOrdersQuery } from '@tourdesk/contract/lists'
import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import { toDollars } from '@tourdesk/domain/money'
import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Call } from '../kernel/call.ts'
import { containing } from '../kernel/containing.ts'
import { isGiven } from '../kernel/isGiven.ts'
import { ask } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import { type AllTables, type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'
import { nameOf } from './queries.ts'
import { totalOf } from './totalOf.ts'

type Filter = Omit<AgencyOrdersQuery, 'page' | 'limit'>

/** One page of an agency's orders, newest first, with the number of all matches. */
export async function findAgencyOrders({ db, scope }: Call, { page, limit, ...filter }: AgencyOrdersQuery) {
  const shape = filtersOf(filter, scope)
  const values = { ...valuesOf(filter), limit, offset: (page - 1) * limit }
  const rows = await ask(db, pageOfOrders(scope, values, shape))
  const [first] = rows
  const total =
    first?.total ?? (page === 1 ? 0 : ((await ask(db, numberOfOrders(scope, values, shape)))[0]?.total ?? 0))
  return { data: rows.map(presentAgencyOrder), total, page, limit }
}

/** The ids of the orders that match the filters, newest first, up to a limit. */
export async function findAgencyOrderIds(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  filter: Filter,
  most: number,
): Promise<string[]> {
  const shape = filtersOf(filter, scope)
  const rows = await ask(db, idsOfOrders(scope, { ...valuesOf(filter), limit: most }, shape))
  return rows.map(({ id }) => id)
}

/** Orders by their ids, in that order. Skips those outside the scope. */
export async function agencyOrdersById(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  ids: string[],
): Promise<AgencyOrder[]> {
  const rows = await ask(db, ordersById(scope, { ids }))
  const found = new Map(rows.map((row) => [row.id, presentAgencyOrder(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

type Values = Required<{ [K in keyof Filter]: NonNullable<Filter[K]> }> & { orderNumber: number }
type OrdersOnly<O> = SelectQueryBuilder<AllTables, 'orders', O>

const pageOfOrders = scopedQuestion((rows, values: Values & { limit: number; offset: number }, shape) =>
  selectRows(rows, filtered(rows, values, shape))
    .select(countOf(filtered(rows, values, shape)).as('total'))
    .orderBy('orders.id', 'desc')
    .limit(values.limit)
    .offset(values.offset),
)

const idsOfOrders = scopedQuestion((rows, values: Values & { limit: number }, shape) =>
  filtered(rows, values, shape).select('orders.id').orderBy('orders.id', 'desc').limit(values.limit),
)

const ordersById = scopedQuestion((rows, values: { ids: string[] }) =>
  selectRows(rows, rows.orders()).where(sql<boolean>`orders.id = any(${values.ids})`),
)

function selectRows(rows: ScopedRows, orders: OrdersOnly<object>) {
  return orders
    .leftJoin('users as agent', 'agent.id', 'orders.agent_id')
    .select([
      'orders.id',
      'orders.order_number',
      'orders.ref_order_number',
      'orders.order_type',
      'orders.star_name',
      'orders.first_name',
      'orders.last_name',
      'orders.agent_id',
      nameOf('agent').as('agent_name'),
      'orders.payment_status',
      'orders.currency',
      'orders.rate',
      'orders.total_cents',
      'orders.custom_total',
      'orders.payment_tbd',
      toursOf(rows).as('tours'),
    ])
}

/** A page past the end has no row with the total. */
const numberOfOrders = scopedQuestion((rows, values: Values, shape) =>
  rows.db.selectNoFrom(countOf(filtered(rows, values, shape)).as('total')),
)

function countOf(orders: OrdersOnly<object>) {
  return sql<number>`${orders.select((eb) => eb.fn.countAll().as('count'))}`
}

function toursOf({ entriesOfOrder }: ScopedRows) {
  return jsonArrayFrom(
    entriesOfOrder()
      .innerJoin('tours', 'tours.id', 'tour_id')
      .select([
        'tours.id as _id',
        'tours.name',
        'tour_date as date',
        'end_date as endDate',
        'head_count as headCount',
        'order_entries.status',
      ])
      .orderBy('position'),
  )
}

type Condition = (values: Values) => ReturnType<typeof sql<boolean>>

/** Each filter as a condition on the orders; lists come as one array. */
const filters: { [K in Exclude<keyof Filter, keyof typeof dayFilters>]-?: Condition } = {
  search: ({ search }) => sql`orders.search_text like ${search}`,
  statuses: ({ statuses }) => sql`orders.payment_status = any(${statuses})`,
  agents: ({ agents }) => sql`orders.agent_id = any(${agents})`,
}

const dayFilters = {
  startDate: ({ startDate }) => sql`orders.last_tour_date >= ${startDate}`,
  endDate: ({ endDate }) => sql`orders.first_tour_date <= ${endDate}`,
} satisfies Record<string, Condition>

function filtered(rows: ScopedRows, values: Values, shape: ReadonlySet<string>): OrdersOnly<object> {
  const conditions = [...givenOf(filters, values, shape), ...onDays(rows, values, shape)]
  return conditions.reduce((orders, condition) => orders.where(condition), rows.orders())
}

function givenOf(of: Record<string, Condition>, values: Values, shape: ReadonlySet<string>) {
  return Object.entries(of).flatMap(([name, condition]) => (shape.has(name) ? [condition(values)] : []))
}

/** A full order number finds that order, whatever its dates. */
function onDays(rows: ScopedRows, values: Values, shape: ReadonlySet<string>) {
  const conditions = givenOf(dayFilters, values, shape)
  if (conditions.length === 2) conditions.push(hasTourBetween(rows, values))
  if (!shape.has('orderNumber')) return conditions
  return conditions.map(
    (condition) => sql<boolean>`(${condition} or orders.order_number = ${values.orderNumber})`,
  )
}

function hasTourBetween({ entriesOfOrder }: ScopedRows, { startDate, endDate }: Values) {
  const between = entriesOfOrder()
    .select('order_entries.id')
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
  return sql<boolean>`exists ${between}`
}

/** Agents get only their own orders, whichever agents they ask for. */
function filtersOf(filter: Filter, scope: Scope): string[] {
  const isAgent = scope.kind === 'account' && scope.agentId !== null
  const given = Object.keys({ ...filters, ...dayFilters }).filter(
    (name) => isGiven(filter[name as keyof Filter]) && !(isAgent && name === 'agents'),
  )
  return orderNumberIn(filter.search) ? [...given, 'orderNumber'] : given
}

function valuesOf({ search, ...others }: Filter) {
  const orderNumber = orderNumberIn(search)
  return {
    ...others,
    ...(search && { search: containing(orderNumber?.toString() ?? search) }),
    ...(orderNumber && { orderNumber }),
  } as Values
}

type AgencyOrderRow = ReturnType<ReturnType<typeof ordersById>['read']>[number]

function presentAgencyOrder(row: AgencyOrderRow): AgencyOrder {
  const total = totalOf(row)
  return {
    _id: row.id,
    orderNumber: row.order_number,
    refOrderNumber: row.ref_order_number,
    orderType: row.order_type,
    starTour: row.star_name,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    agent: row.agent_id ? { _id: row.agent_id, name: row.agent_name ?? '' } : null,
    tours: row.tours,
    total: total === null ? null : toDollars(total),
    currency: row.currency,
    paymentStatus: row.payment_status,
  }
}
