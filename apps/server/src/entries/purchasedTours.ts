import type { OperationsQuery } from '@tourdesk/contract/lists'
import type { OperationsRow, PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { addDays, type Day, dayIn, daysBetween } from '@tourdesk/domain/calendar'
import type { EntryStatus } from '@tourdesk/domain/entries/vocabulary'
import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import { type MoneyFilter, moneyFilters } from '@tourdesk/domain/payments/vocabulary'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { boundedTotal, countedInLists, countedInSearches } from '../kernel/boundedTotal.ts'
import type { Call } from '../kernel/call.ts'
import { isGiven } from '../kernel/isGiven.ts'
import { answering, ask, type Question } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import type { OrderEntries } from '../schema/orders.ts'
import { type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'
import { isBooked, riding } from './booked.ts'
import { marksOfNewest, marksOfTours } from './marksOfOrders.ts'
import { inDays, newestFirst, newestOfSearch } from './newestOfSearch.ts'
import { presentOperationsRow } from './presentOperationsRow.ts'
import { presentPurchasedTour } from './presentPurchasedTour.ts'
import { type Entries, selectPaidRows, selectRows } from './purchasedTourRows.ts'
import { byNumber, isSearched, type SearchValues, searchOf } from './searchedOrders.ts'

export type Filter = Omit<OperationsQuery, 'page' | 'limit' | 'sort'>

/**
 * One page of the operations list with the number of all matches, counted up to a limit unless it must be
 * exact.
 */
export async function findPurchasedTours(
  { db, scope, now }: Call,
  { exactTotal, ...query }: OperationsQuery & { exactTotal?: boolean | undefined },
) {
  const { page, limit, sort } = query
  const today = dayIn(now)
  const offset = (page - 1) * limit
  const most = countedOf(query)
  const values = { ...valuesOf(query, today), limit, offset, reach: offset + limit, countedTo: most + 1 }
  const shape = [...shapeOf(query), inPages, ...(exactTotal ? [exact] : [])]
  const walk = isByDays(query, today, values.reach)
    ? [byDays]
    : isByOrders(query, shape, today)
      ? [byOrders, ...firstOf(query)]
      : []
  const asked = pageOfEntries(scope, { ...values, ...marksOf(query, now) }, [...shape, sort, ...walk])
  const rows = await ask(db, asked)
  const found = rows[0]?.total ?? (page === 1 ? 0 : await totalOf({ db, scope }, values, shape))
  const data = rows.map((row) => presentOperationsRow(row, today))
  return { data, ...boundedTotal(found, exactTotal ? Number.POSITIVE_INFINITY : most), page, limit }
}

/** The ids of the entries that match the filters, in the list's order, up to a limit. */
export async function findPurchasedTourIds(
  { db, scope, now }: Pick<Call, 'db' | 'now' | 'scope'>,
  query: Filter & Pick<OperationsQuery, 'sort'>,
  most: number,
): Promise<string[]> {
  const shape = [...shapeOf(query), query.sort]
  const rows = await ask(db, idsOfEntries(scope, { ...valuesOf(query, dayIn(now)), limit: most }, shape))
  return rows.map(({ id }) => id)
}

/** Entries by id, in the order of the ids. Skips those that are gone. */
export async function purchasedToursById(
  { db, scope, now }: Pick<Call, 'db' | 'now' | 'scope'>,
  ids: string[],
): Promise<OperationsRow[]> {
  const rows = await ask(db, entriesById(scope, { ids }))
  const found = new Map(rows.map((row) => [row.id, presentOperationsRow(row, dayIn(now))]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Counts the matches for a page past the end, which has no row with the total. */
async function totalOf(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  values: Values & Paging,
  shape: string[],
): Promise<number> {
  const [count] = await ask(db, numberOfEntries(scope, values, shape))
  return count?.total ?? 0
}

/**
 * Entries out on a day or in a range of days, for planning, without canceled ones. Includes entries of
 * several days that began earlier and are still running.
 */
export function entriesToPlan(
  scope: Scope,
  { tour, ...days }: { startDate: string; endDate: string; tour?: string | undefined },
): Question<PurchasedTour[]> {
  const entries = tour ? entriesOfTour(scope, { ...days, tours: [tour] }) : entriesOfDays(scope, days)
  return answering(entries, (rows) => rows.map(presentPurchasedTour))
}

export type Values = Required<{ [K in keyof Omit<Filter, 'search'>]: NonNullable<Filter[K]> }> & {
  orderNumber: number
  today: Day
} & SearchValues

interface Paging {
  limit: number
  offset: number
  /** Number of rows up to the end of the page. */
  reach: number
  /** One more row than the largest exact total. */
  countedTo: number
}

/**
 * The orders that a search of several words starts with. A single word is often a common name, which the
 * newest orders find soonest.
 */
function firstOf(query: Filter): string[] {
  if (soughtIn(query.search ?? '').length < 2) return []
  return [daysOf(query) ? inDays : newestFirst]
}

function marksOf(query: Filter, now: Date): ReturnType<typeof marksOfNewest> {
  const [newest, days] = [marksOfNewest(now), daysOf(query)]
  return days ? { ...newest, marks: marksOfTours(days) } : newest
}

/** The days of a search, if there are few enough to have few marks. */
function daysOf({ startDate, endDate }: Filter): { startDate: Day; endDate: Day } | null {
  if (startDate === undefined || endDate === undefined) return null
  return daysBetween(startDate, endDate) > mostDays ? null : { startDate, endDate }
}

/** Finds the page's ids first, mostly from an index alone, so that only its own rows are read whole. */
const pageOfEntries = scopedQuestion((rows, values: Values & Paging & ReturnType<typeof marksOf>, shape) => {
  const entries = inOrder(selectPaidRows(rows.entries()), shape)
  if (shape.has(byOrders)) {
    const others = new Set([...shape].filter((name) => name !== 'search'))
    const found = newestOfSearch(rows, filtered(rows, values, others), values, shape).as<'found'>('found')
    return entries
      .innerJoin(found, (join) => join.on(sql<boolean>`order_entries.id = any(found.ids)`))
      .select('found.total')
  }
  return entries
    .where(sql<boolean>`order_entries.id = any(array(${idsOfPage(rows, values, shape)}))`)
    .select(countOf(rows, values, shape).as('total'))
})

function idsOfPage(rows: ScopedRows, values: Values & Paging, shape: ReadonlySet<string>) {
  if (shape.has(byDays)) return idsByDays(rows, values, shape)
  const page = inOrder(filtered(rows, values, shape), shape).select('order_entries.id')
  return page.limit(values.limit).offset(values.offset)
}

/**
 * The newest bookings of days that few current bookings are for: takes the newest of each day, and the newest
 * of those. Going back through all bookings would pass everything booked since.
 */
function idsByDays(rows: ScopedRows, values: Values & Paging, shape: ReadonlySet<string>) {
  const others = new Set([...shape].filter((name) => !isOfDays(name)))
  const ofDay = inOrder(filtered(rows, values, others), shape)
    .select(['order_entries.id', 'order_entries.order_id', 'order_entries.position'])
    .where('order_entries.tour_date', '=', sql<Day>`days.day::date`)
    .limit(values.reach)
  const days = sql`generate_series(${values.startDate}::date, ${values.endDate}::date, '1 day')`
  return sql`select newest.id from ${days} as days (day) cross join lateral ${ofDay} as newest
    order by newest.order_id desc, newest.position, newest.id limit ${values.limit} offset ${values.offset}`
}

const byDays = 'byDays'

/**
 * Makes a search go back from the newest order. Otherwise PostgreSQL reads the text index even for what one
 * in fifty orders has, and reads all of them.
 */
const byOrders = 'byOrders'

function isByOrders({ search, sort, ...days }: OperationsQuery, shape: string[], today: Day): boolean {
  if (sort !== '-created' || shape.includes(byNumber) || shape.includes(exact)) return false
  return search !== undefined && !areApart(days, today)
}

/** Most bookings are for the coming weeks; days beyond these have few of the newest. */
const usualLeadDays = 60
/** With more days or deeper pages, going day by day is no longer faster. */
const mostDays = 1500
const deepestByDays = 500

function isByDays({ startDate, endDate, search, sort }: OperationsQuery, today: Day, reach: number): boolean {
  if (sort !== '-created' || search || !startDate || !endDate || reach > deepestByDays) return false
  if (daysBetween(startDate, endDate) > mostDays) return false
  return areApart({ startDate, endDate }, today)
}

function areApart(
  { startDate, endDate }: Pick<OperationsQuery, 'startDate' | 'endDate'>,
  today: Day,
): boolean {
  return (
    (endDate !== undefined && endDate < today) ||
    (startDate !== undefined && startDate > addDays(today, usualLeadDays))
  )
}

const numberOfEntries = scopedQuestion((rows, values: Values & Paging, shape) =>
  rows.db.selectNoFrom(countOf(rows, values, shape).as('total')),
)

const idsOfEntries = scopedQuestion((rows, values: Values & { limit: number }, shape) =>
  inOrder(filtered(rows, values, shape), shape)
    .select('order_entries.id')
    .limit(values.limit),
)

const entriesById = scopedQuestion((rows, { ids }: { ids: string[] }) =>
  selectPaidRows(rows.entries()).where(sql<boolean>`order_entries.id = any(${ids})`),
)

const exact = 'exactTotal'
/** Counts up to a limit for pages; files have all rows. */
const inPages = 'inPages'

function countOf(rows: ScopedRows, values: Values & Paging, shape: ReadonlySet<string>) {
  const found = filtered(rows, values, shape).select('order_entries.id')
  return sql<number>`(select count(*) from ${shape.has(exact) ? found : found.limit(values.countedTo)} as found)`
}

/**
 * An index finds the matches of a single filter on some days. A search looks into each order it counts, and
 * so do several filters: they read the matches of one to count those of all.
 */
function countedOf(filter: Filter): number {
  const names = [...Object.keys(filters), 'money'].filter((name) => !isOfDays(name)) as (keyof Filter)[]
  const isOfSeveral = names.filter((name) => isGiven(filter[name])).length > 1
  return filter.search || isOfSeveral ? countedInSearches : countedInLists
}

type Days = Pick<Values, 'startDate' | 'endDate'>

const entriesOfDays = scopedQuestion((rows, days: Days) => toPlan(riding(rows.entries(), days)))

const entriesOfTour = scopedQuestion((rows, values: Days & Pick<Values, 'tours'>) =>
  toPlan(riding(filtered(rows, values, new Set(['tours', single('tours')])), values)),
)

function toPlan(entries: Entries<object>) {
  return selectRows(entries)
    .where(isBooked())
    .orderBy('order_entries.tour_date')
    .orderBy('order_entries.pickup_time')
    .orderBy('order_entries.id')
}

type Condition<Value> = (value: Value, rows: ScopedRows, isSingle: boolean) => ReturnType<typeof sql<boolean>>

/** Each filter of the list as a condition on the entries; a list is passed as one array. */
const filters: { [K in Exclude<keyof Filter, 'money' | 'search'>]-?: Condition<Values[K]> } = {
  startDate: (day) => sql`order_entries.tour_date >= ${day}`,
  endDate: (day) => sql`order_entries.tour_date <= ${day}`,
  language: oneOf('language'),
  pickupCity: oneOf('pickup_city'),
  dropoffCity: oneOf('dropoff_city'),
  source: oneOf('source'),
  tourStatus: oneOf('status'),
  orderStatus: oneOf('order_status'),
  groupType: oneOf('group_type'),
  orderType: oneOf('order_type'),
  tours: oneOf('tour_id', sql`uuid`),
  agencies: oneOf('account_id', sql`uuid`),
  priceClass: oneOf('price_class'),
}

/**
 * A list of one value is compared as a single value, so that the column's index finds the rows in the list's
 * order.
 */
function oneOf(column: keyof OrderEntries, type = sql`text`): Condition<readonly string[]> {
  const compared = sql.ref(`order_entries.${column}`)
  return (list, _rows, isSingle) =>
    isSingle ? sql`${compared} = (${list}::${type}[])[1]` : sql`${compared} = any(${list}::${type}[])`
}

function single(name: string): string {
  return `single ${name}`
}

/**
 * The choices of the money filter, written exactly as in their index; several together find what any of them
 * finds.
 */
const moneyConditions: Record<MoneyFilter, (today: Day) => ReturnType<typeof sql<boolean>>> = {
  unpriced: () => sql`order_entries.is_unpriced`,
  unpaid: () => sql`order_entries.overdue_from is not null`,
  overdue: (today) => sql`order_entries.overdue_from <= ${today}`,
}

export function filtered(
  rows: ScopedRows,
  values: Partial<Values>,
  shape: ReadonlySet<string>,
): Entries<object> {
  let entries: Entries<object> = rows.entries()
  for (const [name, condition] of Object.entries(filters)) {
    if (!shape.has(name)) continue
    const one = condition(values[name as keyof typeof filters] as never, rows, shape.has(single(name)))
    entries = entries.where(isOfDays(name) && shape.has('orderNumber') ? orOfNumber(one, values, rows) : one)
  }
  if (shape.has('search')) {
    const all = !shape.has(inPages) || shape.has(exact)
    const order = sql.ref('order_entries.order_id')
    entries = entries.where(isSearched(order, rows, values as SearchValues, shape, all))
  }
  const money = moneyFilters.filter((choice) => shape.has(choice))
  const { today = '' } = values
  if (money.length === 0) return entries
  return entries.where(
    sql<boolean>`(${sql.join(
      money.map((choice) => moneyConditions[choice](today)),
      sql` or `,
    )})`,
  )
}

function isOfDays(name: string): boolean {
  return name === 'startDate' || name === 'endDate'
}

/** A full order number finds that order on any date. */
function orOfNumber(
  condition: ReturnType<typeof sql<boolean>>,
  { orderNumber = 0 }: Partial<Values>,
  rows: ScopedRows,
) {
  const order = rows.orders().select('orders.id').where('order_number', '=', orderNumber)
  return sql<boolean>`(${condition} or order_entries.order_id = ${order})`
}

/**
 * By order id, which begins with the time of booking, as order numbers do: an order's tours stay together,
 * even those added later.
 */
function inOrder<O>(entries: Entries<O>, shape: ReadonlySet<string>): Entries<O> {
  if (shape.has('-created') || shape.has('created')) {
    return entries
      .orderBy('order_entries.order_id', shape.has('created') ? 'asc' : 'desc')
      .orderBy('order_entries.position')
      .orderBy('order_entries.id')
  }
  const direction = shape.has('date') ? 'asc' : 'desc'
  return entries.orderBy('order_entries.tour_date', direction).orderBy('order_entries.id', direction)
}

export function valuesOf({ search, tourStatus, money: _money, ...others }: Filter, today: Day) {
  const orderNumber = orderNumberIn(search)
  return {
    ...others,
    today,
    ...(search && searchOf(search).values),
    ...(orderNumber && { orderNumber }),
    ...(tourStatus && { tourStatus: shownAlike(tourStatus) }),
  } as Values
}

/** NOT_CONFIRMED is shown as BOOKED, so one choice finds both. */
function shownAlike(statuses: EntryStatus[]): EntryStatus[] {
  return statuses.includes('BOOKED') ? [...statuses, 'NOT_CONFIRMED'] : statuses
}

export function shapeOf(filter: Filter): string[] {
  const query: Filter = { ...filter, ...(filter.tourStatus && { tourStatus: shownAlike(filter.tourStatus) }) }
  const given = Object.keys(filters).filter((name) => isGiven(query[name as keyof Filter]))
  const singles = given.filter(
    (name) => Array.isArray(query[name as keyof Filter]) && query[name as keyof Filter]?.length === 1,
  )
  const money = moneyFilters.filter((choice) => query.money?.includes(choice))
  return [
    ...given,
    ...singles.map(single),
    ...(query.search ? ['search', ...searchOf(query.search).shape] : []),
    ...money,
    ...(orderNumberIn(query.search) ? ['orderNumber'] : []),
  ]
}
