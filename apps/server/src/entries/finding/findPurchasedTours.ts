import type { OperationsQuery } from '@tourdesk/contract/lists'
import type { OperationsRow } from '@tourdesk/contract/orders/orderLists'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { boundedTotal, countedInLists, countedInSearches } from '../../kernel/boundedTotal.ts'
import type { Call } from '../../kernel/call.ts'
import { isGiven } from '../../kernel/isGiven.ts'
import { ask } from '../../kernel/question.ts'
import { type ScopedRows, scopedQuestion } from '../../schema/orderTables.ts'
import { presentOperationsRow } from '../presentOperationsRow.ts'
import { selectPaidRows } from '../purchasedTourRows.ts'
import { filterNames, isOfDays } from './conditions.ts'
import { filtered, inOrder } from './filtered.ts'
import { marksOfNewest, marksOfTours } from './marksOfOrders.ts'
import { type Marked, newestOfSearch } from './newestOfSearch.ts'
import { type Shape, shapeOf, type Trait, without } from './shapeOf.ts'
import { type Filter, type Paging, type Values, valuesOf } from './values.ts'
import { fewDaysOf, type PageQuestion, wayOf } from './wayOf.ts'

type Reading = Pick<Call, 'db' | 'now' | 'scope'>

/**
 * One page of the operations list with the number of all matches, counted up to a limit unless it must be
 * exact.
 */
export async function findPurchasedTours({ db, scope, now }: Reading, question: PageQuestion) {
  const { page, limit, sort, exactTotal = false } = question
  const today = dayIn(now)
  const offset = (page - 1) * limit
  const reach = offset + limit
  const most = countedOf(question)
  const values = { ...valuesOf(question, today), limit, offset, reach, countedTo: most + 1 }
  const shape: Trait[] = [...shapeOf(question), ...(exactTotal ? [] : (['countedToLimit'] as const))]
  const way = wayOf(question, today, reach)
  const rows = await ask(
    db,
    pageOfEntries(scope, { ...values, ...marksOf(question, now) }, [...shape, sort, way]),
  )
  const found = rows[0]?.total ?? (page === 1 ? 0 : await totalOf({ db, scope }, values, shape))
  const data = rows.map((row) => presentOperationsRow(row, today))
  return { data, ...boundedTotal(found, exactTotal ? Number.POSITIVE_INFINITY : most), page, limit }
}

/** The ids of the entries that match the filters, in the list's order, up to a limit. */
export async function findPurchasedTourIds(
  { db, scope, now }: Reading,
  query: Filter & Pick<OperationsQuery, 'sort'>,
  most: number,
): Promise<string[]> {
  const shape = [...shapeOf(query), query.sort]
  const rows = await ask(db, idsOfEntries(scope, { ...valuesOf(query, dayIn(now)), limit: most }, shape))
  return rows.map(({ id }) => id)
}

/** Entries by id, in the order of the ids. Skips those that are gone. */
export async function purchasedToursById(
  { db, scope, now }: Reading,
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
  shape: Trait[],
): Promise<number> {
  const [count] = await ask(db, numberOfEntries(scope, values, shape))
  return count?.total ?? 0
}

function marksOf(filter: Filter, now: Date): Marked {
  const [newest, days] = [marksOfNewest(now), fewDaysOf(filter)]
  return days ? { ...newest, marks: marksOfTours(days) } : newest
}

/**
 * An index finds the matches of a single filter on some days. A search looks into each order it counts, and
 * so do several filters: they read the matches of one to count those of all.
 */
function countedOf(filter: Filter): number {
  const names = [...filterNames, 'money' as const].filter((name) => !isOfDays(name))
  const isOfSeveral = names.filter((name) => isGiven(filter[name])).length > 1
  return filter.search || isOfSeveral ? countedInSearches : countedInLists
}

/** Finds the page's ids first, mostly from an index alone, so that only its own rows are read whole. */
const pageOfEntries = scopedQuestion((rows, values: Values & Paging & Marked, shape: Shape) => {
  const entries = inOrder(selectPaidRows(rows.entries()), shape)
  if (shape.has('alongTheList') || shape.has('dayByDay')) {
    const ids = shape.has('dayByDay') ? idsByDays(rows, values, shape) : idsOfPage(rows, values, shape)
    return entries
      .where(sql<boolean>`order_entries.id = any(array(${ids}))`)
      .select(countOf(rows, values, shape).as('total'))
  }
  const found = newestOfSearch(rows, values, shape).as<'found'>('found')
  return entries
    .innerJoin(found, (join) => join.on(sql<boolean>`order_entries.id = any(found.ids)`))
    .select('found.total')
})

function idsOfPage(rows: ScopedRows, values: Values & Paging, shape: Shape) {
  const page = inOrder(filtered(rows, values, shape), shape).select('order_entries.id')
  return page.limit(values.limit).offset(values.offset)
}

function idsByDays(rows: ScopedRows, values: Values & Paging, shape: Shape) {
  const ofDay = inOrder(filtered(rows, values, without(shape, isOfDays)), shape)
    .select(['order_entries.id', 'order_entries.order_id', 'order_entries.position'])
    .where('order_entries.tour_date', '=', sql<Day>`days.day::date`)
    .limit(values.reach)
  const days = sql`generate_series(${values.startDate}::date, ${values.endDate}::date, '1 day')`
  return sql`select newest.id from ${days} as days (day) cross join lateral ${ofDay} as newest
    order by newest.order_id desc, newest.position, newest.id limit ${values.limit} offset ${values.offset}`
}

function countOf(rows: ScopedRows, values: Values & Paging, shape: Shape) {
  const found = filtered(rows, values, shape).select('order_entries.id')
  return sql<number>`(select count(*) from ${shape.has('countedToLimit') ? found.limit(values.countedTo) : found} as found)`
}

const numberOfEntries = scopedQuestion((rows, values: Values & Paging, shape: Shape) =>
  rows.db.selectNoFrom(countOf(rows, values, shape).as('total')),
)

const idsOfEntries = scopedQuestion((rows, values: Values & { limit: number }, shape: Shape) =>
  inOrder(filtered(rows, values, shape), shape)
    .select('order_entries.id')
    .limit(values.limit),
)

const entriesById = scopedQuestion((rows, { ids }: { ids: string[] }) =>
  selectPaidRows(rows.entries()).where(sql<boolean>`order_entries.id = any(${ids})`),
)
