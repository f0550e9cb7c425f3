import type { OperationsQuery } from '@tourdesk/contract/lists'
import type { OperationsRow, PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { EntryStatus } from '@tourdesk/domain/entries/vocabulary'
import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import { type MoneyFilter, moneyFilters } from '@tourdesk/domain/payments/vocabulary'
import { sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { containing } from '../kernel/containing.ts'
import { isGiven } from '../kernel/isGiven.ts'
import { answering, ask, type Question } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import { type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'
import { presentOperationsRow } from './presentOperationsRow.ts'
import { presentPurchasedTour } from './presentPurchasedTour.ts'
import { type Entries, selectPaidRows, selectRows } from './purchasedTourRows.ts'

export type Filter = Omit<OperationsQuery, 'page' | 'limit' | 'sort'>

/** One page of the operations list with the number of all matches. */
export async function findPurchasedTours({ db, scope, now }: Call, query: OperationsQuery) {
  const { page, limit, sort } = query
  const today = dayIn(now)
  const values = { ...valuesOf(query, today), limit, offset: (page - 1) * limit }
  const shape = shapeOf(query)
  const rows = await ask(db, pageOfEntries(scope, values, [...shape, sort]))
  const total = rows[0]?.total ?? (page === 1 ? 0 : await totalOf({ db, scope }, values, shape))
  return { data: rows.map((row) => presentOperationsRow(row, today)), total, page, limit }
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

/** Entries by their ids, in that order. Skips those that are gone. */
export async function purchasedToursById(
  { db, scope, now }: Pick<Call, 'db' | 'now' | 'scope'>,
  ids: string[],
): Promise<OperationsRow[]> {
  const rows = await ask(db, entriesById(scope, { ids }))
  const found = new Map(rows.map((row) => [row.id, presentOperationsRow(row, dayIn(now))]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** A page past the end has no row with the total. */
async function totalOf(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  values: Values,
  shape: string[],
): Promise<number> {
  const [count] = await ask(db, numberOfEntries(scope, values, shape))
  return count?.total ?? 0
}

/**
 * Entries that ride on a day or in a range of days, for planning, without canceled ones. Includes entries of several
 * days that began earlier and are still running.
 */
export function entriesToPlan(
  scope: Scope,
  { tour, ...days }: { startDate: string; endDate: string; tour?: string | undefined },
): Question<PurchasedTour[]> {
  const entries = tour ? entriesOfTour(scope, { ...days, tours: [tour] }) : entriesOfDays(scope, days)
  return answering(entries, (rows) => rows.map(presentPurchasedTour))
}

export type Values = Required<{ [K in keyof Filter]: NonNullable<Filter[K]> }> & {
  orderNumber: number
  today: Day
}

const pageOfEntries = scopedQuestion((rows, values: Values & { limit: number; offset: number }, shape) =>
  inOrder(selectPaidRows(filtered(rows, values, shape)), shape)
    .select(countOf(filtered(rows, values, shape)).as('total'))
    .limit(values.limit)
    .offset(values.offset),
)

const numberOfEntries = scopedQuestion((rows, values: Values, shape) =>
  rows.db.selectNoFrom(countOf(filtered(rows, values, shape)).as('total')),
)

const idsOfEntries = scopedQuestion((rows, values: Values & { limit: number }, shape) =>
  inOrder(filtered(rows, values, shape), shape)
    .select('order_entries.id')
    .limit(values.limit),
)

const entriesById = scopedQuestion((rows, { ids }: { ids: string[] }) =>
  selectPaidRows(rows.entries()).where(sql<boolean>`order_entries.id = any(${ids})`),
)

function countOf(entries: Entries<object>) {
  return sql<number>`${entries.select((eb) => eb.fn.countAll().as('count'))}`
}

type Days = Pick<Values, 'startDate' | 'endDate'>

const entriesOfDays = scopedQuestion((rows, days: Days) => toPlan(riding(rows.entries(), days)))

const entriesOfTour = scopedQuestion((rows, values: Days & Pick<Values, 'tours'>) =>
  toPlan(riding(filtered(rows, values, new Set(['tours'])), values)),
)

function riding(entries: Entries<object>, { startDate, endDate }: Days): Entries<object> {
  return entries.where(
    sql<boolean>`(order_entries.tour_date between ${startDate} and ${endDate}
      or order_entries.tour_date < ${startDate} and order_entries.end_date > order_entries.tour_date
        and order_entries.end_date >= ${startDate})`,
  )
}

function toPlan(entries: Entries<object>) {
  return selectRows(entries)
    .where('order_entries.status', '!=', 'CANCELED')
    .where('order_entries.order_status', '!=', 'canceled')
    .orderBy('order_entries.tour_date')
    .orderBy('order_entries.pickup_time')
    .orderBy('order_entries.id')
}

/** Each filter of the list as a condition on the entries; lists come as one array. */
const filters: {
  [K in Exclude<keyof Filter, 'money'>]-?: (
    value: Values[K],
    rows: ScopedRows,
  ) => ReturnType<typeof sql<boolean>>
} = {
  startDate: (day) => sql`order_entries.tour_date >= ${day}`,
  endDate: (day) => sql`order_entries.tour_date <= ${day}`,
  search: (pattern, rows) =>
    sql`order_entries.order_id in ${rows.orders().select('orders.id').where('search_text', 'like', pattern)}`,
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

/** The choices of the filter by money, in the words of their index; several together find what any of them finds. */
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
    const one = condition(values[name as keyof typeof filters] as never, rows)
    entries = entries.where(isOfDays(name) && shape.has('orderNumber') ? orOfNumber(one, values, rows) : one)
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

/** A full order number finds that order, whatever its dates. */
function orOfNumber(
  condition: ReturnType<typeof sql<boolean>>,
  { orderNumber = 0 }: Partial<Values>,
  rows: ScopedRows,
) {
  const order = rows.orders().select('orders.id').where('order_number', '=', orderNumber)
  return sql<boolean>`(${condition} or order_entries.order_id = ${order})`
}

function inOrder<O>(entries: Entries<O>, shape: ReadonlySet<string>): Entries<O> {
  if (shape.has('-created')) return entries.orderBy('order_entries.id', 'desc')
  const direction = shape.has('date') ? 'asc' : 'desc'
  return entries.orderBy('order_entries.tour_date', direction).orderBy('order_entries.id', direction)
}

export function valuesOf({ search, tourStatus, money: _money, ...others }: Filter, today: Day) {
  const orderNumber = orderNumberIn(search)
  return {
    ...others,
    today,
    ...(search && { search: containing(orderNumber?.toString() ?? search) }),
    ...(orderNumber && { orderNumber }),
    ...(tourStatus && { tourStatus: shownAlike(tourStatus) }),
  } as Values
}

/** NOT_CONFIRMED is shown as BOOKED, so one choice finds both. */
function shownAlike(statuses: EntryStatus[]): EntryStatus[] {
  return statuses.includes('BOOKED') ? [...statuses, 'NOT_CONFIRMED'] : statuses
}

export function shapeOf(query: Filter): string[] {
  const given = Object.keys(filters).filter((name) => isGiven(query[name as keyof Filter]))
  const money = moneyFilters.filter((choice) => query.money?.includes(choice))
  return [...given, ...money, ...(orderNumberIn(query.search) ? ['orderNumber'] : [])]
}
