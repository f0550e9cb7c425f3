import type { AgencyOrdersQuery } from '@tourdesk/contract/lists'
import type { AgencyOrder } from '@tourdesk/contract/orders/orderLists'
import { toDollars } from '@tourdesk/domain/money'
import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isSearched, type SearchValues, searchOf } from '../entries/searchedOrders.ts'
import { boundedTotal, countedInLists, countedInSearches } from '../kernel/boundedTotal.ts'
import type { Call } from '../kernel/call.ts'
import { isGiven } from '../kernel/isGiven.ts'
import { ask } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import { nameOfUser } from '../schema/nameOfUser.ts'
import { type AllTables, type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'
import { totalOf } from './saved/totalOf.ts'

type Filter = Omit<AgencyOrdersQuery, 'page' | 'limit'>

/** One page of an agency's orders, newest first, with the number of all matches. */
export async function findAgencyOrders(
  { db, scope }: Call,
  { page, limit, exactTotal, ...filter }: AgencyOrdersQuery & { exactTotal?: boolean | undefined },
) {
  const shape = [...filtersOf(filter, scope), inPages, ...(exactTotal ? [exact] : [])]
  const most = filter.search ? countedInSearches : countedInLists
  const paging = { limit, offset: (page - 1) * limit, reach: page * limit, countedTo: most + 1 }
  const values = { ...valuesOf(filter), ...paging }
  const rows = await ask(db, pageOfOrders(scope, values, shape))
  const [first] = rows
  const found =
    first?.total ?? (page === 1 ? 0 : ((await ask(db, numberOfOrders(scope, values, shape)))[0]?.total ?? 0))
  const total = boundedTotal(found, exactTotal ? Number.POSITIVE_INFINITY : most)
  return { data: rows.map(presentAgencyOrder), ...total, page, limit }
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

/** Orders by id, in the order of the ids. Skips those outside the scope. */
export async function agencyOrdersById(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  ids: string[],
): Promise<AgencyOrder[]> {
  const rows = await ask(db, ordersById(scope, { ids }))
  const found = new Map(rows.map((row) => [row.id, presentAgencyOrder(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

type Values = Required<{ [K in keyof Omit<Filter, 'search'>]: NonNullable<Filter[K]> }> & {
  orderNumber: number
} & SearchValues
type OrdersOnly<O> = SelectQueryBuilder<AllTables, 'orders', O>

interface Paging {
  limit: number
  offset: number
  /** Number of rows up to the end of the page. */
  reach: number
  /** One more row than the largest exact total. */
  countedTo: number
}

const exact = 'exactTotal'
/** Counts up to a limit for pages; files have all rows. */
const inPages = 'inPages'

/**
 * Finds the page's ids first, so that only its own orders are read whole. A search reads no index twice: what
 * it counts includes the page.
 */
const pageOfOrders = scopedQuestion((rows, values: Values & Paging, shape) => {
  const newest = filtered(rows, values, shape).select('orders.id').orderBy('orders.id', 'desc')
  const page = newest.limit(values.limit).offset(values.offset)
  if (!shape.has('search') || shape.has(exact))
    return selectRows(rows, rows.orders())
      .select(countOf(rows, values, shape).as('total'))
      .where(sql<boolean>`orders.id = any(array(${page}))`)
      .orderBy('orders.id', 'desc')
  const found = newest.limit(sql<number>`greatest(${values.reach}::int, ${values.countedTo}::int)`)
  const counted = sql<{ ids: string[]; total: number }>`(
    with found as materialized (${found})
    select array(select id from found order by id desc limit ${values.limit} offset ${values.offset}) as ids,
           (select least(count(*), ${values.countedTo}::int) from found) as total
  )`
  return selectRows(rows, rows.orders())
    .innerJoin(counted.as<'counted'>('counted'), (join) =>
      join.on(sql<boolean>`orders.id = any(counted.ids)`),
    )
    .select('counted.total')
    .orderBy('orders.id', 'desc')
})

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
      nameOfUser('agent').as('agent_name'),
      'orders.payment_status',
      'orders.currency',
      'orders.rate',
      'orders.total_cents',
      'orders.custom_total',
      'orders.payment_tbd',
      'orders.commission_cents',
      toursOf(rows).as('tours'),
    ])
}

/** Counts the matches for a page past the end, which has no row with the total. */
const numberOfOrders = scopedQuestion((rows, values: Values & Paging, shape) =>
  rows.db.selectNoFrom(countOf(rows, values, shape).as('total')),
)

function countOf(rows: ScopedRows, values: Values & Paging, shape: ReadonlySet<string>) {
  const found = filtered(rows, values, shape).select('orders.id')
  return sql<number>`(select count(*) from ${shape.has(exact) ? found : found.limit(values.countedTo)} as found)`
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

/** Each filter as a condition on the orders; a list is passed as one array. */
const filters: { [K in Exclude<keyof Filter, keyof typeof dayFilters | 'search'>]-?: Condition } = {
  statuses: ({ statuses }) => sql`orders.payment_status = any(${statuses})`,
  agents: ({ agents }) => sql`orders.agent_id = any(${agents})`,
}

const dayFilters = {
  startDate: ({ startDate }) => sql`orders.last_tour_date >= ${startDate}`,
  endDate: ({ endDate }) => sql`orders.first_tour_date <= ${endDate}`,
} satisfies Record<string, Condition>

function filtered(rows: ScopedRows, values: Values, shape: ReadonlySet<string>): OrdersOnly<object> {
  const all = !shape.has(inPages) || shape.has(exact)
  const conditions = [
    ...givenOf(filters, values, shape),
    ...(shape.has('search') ? [isSearched(sql.ref('orders.id'), rows, values, shape, all)] : []),
    ...onDays(rows, values, shape),
  ]
  return conditions.reduce((orders, condition) => orders.where(condition), rows.orders())
}

function givenOf(of: Record<string, Condition>, values: Values, shape: ReadonlySet<string>) {
  return Object.entries(of).flatMap(([name, condition]) => (shape.has(name) ? [condition(values)] : []))
}

/** A full order number finds that order on any date. */
function onDays(rows: ScopedRows, values: Values, shape: ReadonlySet<string>) {
  const ends = givenOf(dayFilters, values, shape)
  const conditions = ends.length === 2 ? [hasTourBetween(rows, values)] : ends
  if (!shape.has('orderNumber')) return conditions
  return conditions.map(
    (condition) => sql<boolean>`(${condition} or orders.order_number = ${values.orderNumber})`,
  )
}

/**
 * Reads the entries of the days first, as one array: joined with them, PostgreSQL would go through all
 * orders.
 */
function hasTourBetween(rows: ScopedRows, { startDate, endDate }: Values) {
  const between = rows
    .entries()
    .select('order_entries.order_id')
    .where('tour_date', '>=', startDate)
    .where('tour_date', '<=', endDate)
  return sql<boolean>`orders.id = any(array(${between}))`
}

/** Agents only get their own orders, whichever agents they ask for. */
function filtersOf(filter: Filter, scope: Scope): string[] {
  const isAgent = scope.kind === 'account' && scope.agentId !== null
  const given = Object.keys({ ...filters, ...dayFilters }).filter(
    (name) => isGiven(filter[name as keyof Filter]) && !(isAgent && name === 'agents'),
  )
  const search = filter.search ? ['search', ...searchOf(filter.search).shape] : []
  return [...given, ...search, ...(orderNumberIn(filter.search) ? ['orderNumber'] : [])]
}

function valuesOf({ search, ...others }: Filter) {
  const orderNumber = orderNumberIn(search)
  return {
    ...others,
    ...(search && searchOf(search).values),
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
    commission: row.payment_status === 'CANCELED' ? 0 : toDollars(row.commission_cents),
    paymentStatus: row.payment_status,
  }
}
