import type { operationsFilter, operationsSorts, PurchasedTour } from '@tourdesk/contract/orders'
import type { EntryStatus } from '@tourdesk/domain/orders/vocabulary'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Call } from '../kernel/call.ts'
import { compiled, compiledByShape } from '../kernel/compiled.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { presentPurchasedTour } from './presentPurchasedTour.ts'
import { type Entries, selectRows } from './purchasedTourRows.ts'

type Filter = { [K in keyof typeof operationsFilter]?: z.output<(typeof operationsFilter)[K]> | undefined }

export interface OperationsQuery extends Filter {
  page: number
  limit: number
  sort: (typeof operationsSorts)[number]
}

/** One page of the operations list with the number of all rows that match (OPS-02 to OPS-20). */
export async function findPurchasedTours({ db }: Call, query: OperationsQuery) {
  const { page, limit, sort } = query
  const values = { ...valuesOf(query), limit, offset: (page - 1) * limit }
  const shape = Object.keys(filters).filter((name) => isGiven(query[name as keyof Filter]))
  const rows = await pageOfEntries(db, values, [...shape, sort])
  const total = rows[0]?.total ?? (page === 1 ? 0 : await totalOf(db, values, shape))
  return { data: rows.map(presentPurchasedTour), total, page, limit }
}

/** A page past the end has no row that could tell the total. */
async function totalOf(db: Db, values: Values, shape: string[]): Promise<number> {
  const [count] = await numberOfEntries(db, values, shape)
  return count?.total ?? 0
}

/** Entries that ride on one day or in a range of days, for planning: nothing canceled (HOLE-O89). */
export async function findEntriesToPlan(
  db: Db | Tx,
  { tour, ...days }: { startDate: string; endDate: string; tour?: string | undefined },
): Promise<PurchasedTour[]> {
  const rows = await (tour ? entriesOfTour(db, { ...days, tours: [tour] }) : entriesOfDays(db, days))
  return rows.map(presentPurchasedTour)
}

type Values = Required<{ [K in keyof Filter]: NonNullable<Filter[K]> }>

const pageOfEntries = compiledByShape((db, values: Values & { limit: number; offset: number }, shape) =>
  inOrder(selectRows(filtered(db, values, shape)), shape)
    .select(countOf(filtered(db, values, shape)).as('total'))
    .limit(values.limit)
    .offset(values.offset),
)

const numberOfEntries = compiledByShape((db, values: Values, shape) =>
  db.selectNoFrom(countOf(filtered(db, values, shape)).as('total')),
)

function countOf(entries: Entries<object>) {
  return sql<number>`(${entries.select((eb) => eb.fn.countAll().as('count'))})`
}

const entriesOfDays = compiled((db, values: Pick<Values, 'startDate' | 'endDate'>) =>
  toPlan(filtered(db, values, new Set(['startDate', 'endDate']))),
)

const entriesOfTour = compiled((db, values: Pick<Values, 'startDate' | 'endDate' | 'tours'>) =>
  toPlan(filtered(db, values, new Set(['startDate', 'endDate', 'tours']))),
)

function toPlan(entries: Entries<object>) {
  return selectRows(entries)
    .where('order_entries.status', '!=', 'CANCELED')
    .where('order_entries.order_status', '!=', 'canceled')
    .orderBy('order_entries.tour_date')
    .orderBy('order_entries.pickup_time')
    .orderBy('order_entries.id')
}

/** Each filter of the list as a condition on the entries; lists come as one array (HOLE-O64). */
const filters: { [K in keyof Filter]-?: (value: Values[K]) => ReturnType<typeof sql<boolean>> } = {
  startDate: (day) => sql`order_entries.tour_date >= ${day}`,
  endDate: (day) => sql`order_entries.tour_date <= ${day}`,
  search: (pattern) =>
    sql`order_entries.order_id in (select id from orders where search_text like ${pattern})`,
  language: (list) => sql`order_entries.language = any(${list})`,
  pickupCity: (list) => sql`order_entries.pickup_city = any(${list})`,
  dropoffCity: (list) => sql`order_entries.dropoff_city = any(${list})`,
  source: (list) => sql`order_entries.source = any(${list})`,
  tourStatus: (list) => sql`order_entries.status = any(${list})`,
  orderStatus: (list) => sql`order_entries.order_status = any(${list})`,
  groupType: (list) => sql`order_entries.group_type = any(${list})`,
  orderType: (list) => sql`order_entries.order_type = any(${list})`,
  tours: (list) => sql`order_entries.tour_id = any(${list})`,
  agencies: (list) => sql`order_entries.account_id = any(${list})`,
  priceClass: (list) => sql`order_entries.price_class = any(${list})`,
}

function filtered(db: Db | Tx, values: Partial<Values>, shape: ReadonlySet<string>): Entries<object> {
  let entries: Entries<object> = db.selectFrom('order_entries')
  for (const [name, condition] of Object.entries(filters)) {
    if (shape.has(name)) entries = entries.where(condition(values[name as keyof Filter] as never))
  }
  return entries
}

function inOrder<O>(entries: Entries<O>, shape: ReadonlySet<string>): Entries<O> {
  if (shape.has('-created')) return entries.orderBy('order_entries.id', 'desc')
  const direction = shape.has('date') ? 'asc' : 'desc'
  return entries.orderBy('order_entries.tour_date', direction).orderBy('order_entries.id', direction)
}

function valuesOf({ search, tourStatus, ...others }: Filter) {
  return {
    ...others,
    ...(search && { search: containing(search) }),
    ...(tourStatus && { tourStatus: shownAlike(tourStatus) }),
  } as Values
}

/** NOT_CONFIRMED is shown as BOOKED, so one choice finds both (HOLE-O40). */
function shownAlike(statuses: EntryStatus[]): EntryStatus[] {
  return statuses.includes('BOOKED') ? [...statuses, 'NOT_CONFIRMED'] : statuses
}

function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

function isGiven(value: string | string[] | undefined): boolean {
  return value !== undefined && value.length > 0
}
