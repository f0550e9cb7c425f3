import { AgencyOrdersQuery, OperationsQuery } from '@tourdesk/contract/lists'
import type { Person } from '@tourdesk/domain/access/actor'
import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import { isFound, soughtIn } from '@tourdesk/domain/search/soughtIn'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { overhearPool, type Statement } from '../../../../bench/src/recordSql.ts'
import { findCalendar } from '../../src/dispatch/findCalendar.ts'
import { findDayPlan } from '../../src/dispatch/findDayPlan.ts'
import { findPurchasedTours } from '../../src/entries/finding/findPurchasedTours.ts'
import { showCars } from '../../src/fleet/showCars.ts'
import { showOperators } from '../../src/fleet/showOperators.ts'
import type { Call } from '../../src/kernel/call.ts'
import { everyOrder, type Scope, scopeOf } from '../../src/kernel/scope.ts'
import { findAgencyOrders } from '../../src/orders/agencyOrders.ts'
import type { TestDatabase } from '../database.ts'
import { filledDatabase, today } from './filled.ts'

const orders = 3000
type Row = Record<string, string | number | boolean | null>

let database: TestDatabase
let entries: Row[]
let allOrders: Row[]
const heard: Statement[] = []
beforeAll(async () => {
  database = await filledDatabase(orders)
  await database.pool.query(addedLater)
  entries = (
    await database.pool.query<Row>(
      'select order_entries.*, search_text, order_number from order_entries join orders on orders.id = order_id',
    )
  ).rows
  allOrders = (await database.pool.query<Row>('select * from orders')).rows
  overhearPool(database.pool, (statement) => heard.push(statement))
}, 300_000)
afterAll(() => database?.drop())

/**
 * Makes entries look as if they were added to older orders after the newest ones were placed. A search for
 * one digit looks at 1,000 orders.
 */
const addedLater = `
  with newest as (
    select left(id::text, 13) as time, row_number() over (order by id desc) as place from orders order by id desc limit 60
  ), oldest as (
    select order_entries.id, row_number() over (order by order_entries.id) as place
      from order_entries join orders on orders.id = order_id
     where order_number > ${9100 + orders} and not exists (select from unit_parts where entry_id = order_entries.id)
     order by order_entries.id limit 60
  )
  update order_entries set id = (newest.time || substr(oldest.id::text, 14))::uuid
    from oldest join newest using (place) where order_entries.id = oldest.id`

function callOf(scope: Scope): Call {
  return { db: database.db, scope, now: new Date(`${today}T08:00:00Z`) } as Call
}

const ofMonth = { startDate: '2025-09-01', endDate: '2025-09-30' }
const ofNextYear = { startDate: '2026-07-01', endDate: '2026-12-31' }

const usual = { startDate: '2025-09-03', endDate: '2027-03-02' }

const operations: [string, z.input<typeof OperationsQuery>][] = [
  ['nothing', {}],
  ['nothing, the oldest first', { sort: 'created' }],
  ['its tour date', { sort: 'date' }],
  ['its tour date, the latest first', { sort: '-date' }],
  ['a language', { language: 'french' }],
  ['two languages', { language: 'french,german' }],
  ['a pickup city', { pickupCity: 'jaffa' }],
  ['a dropoff city', { dropoffCity: 'jerusalem' }],
  ['where it comes from', { source: 'website' }],
  ['a status', { tourStatus: 'COMPLETED' }],
  ['a status that two are shown as', { tourStatus: 'BOOKED' }],
  ['a status that nothing has', { tourStatus: 'PARTIAL' }],
  ['the status of its order', { orderStatus: 'canceled' }],
  ['a group type', { groupType: 'private_group' }],
  ['the type of its order', { orderType: 'daily' }],
  ['a price class', { priceClass: 'economy' }],
  ['money that is overdue', { money: 'overdue' }],
  ['money that is open, or no price', { money: 'unpaid,unpriced' }],
  ['the days from today on', { startDate: today }],
  ['the days until now', { endDate: today }],
  ['the days around today', { startDate: '2026-02-20', endDate: '2026-04-01' }],
  ['a past month', ofMonth],
  ['a past month by date', { ...ofMonth, sort: 'date' }],
  ['months that are far off', ofNextYear],
  ['a past month, a language and a status', { ...ofMonth, language: 'english', tourStatus: 'COMPLETED' }],
  ['two filters that many have', { language: 'english', groupType: 'small_group' }],
  ['three filters', { language: 'english', pickupCity: 'tel_aviv', priceClass: 'economy' }],
  ['a letter', { search: 'a' }],
  ['two letters', { search: 'Le' }],
  ['two Hebrew letters', { search: 'דנ' }],
  ['two digits', { search: '12' }],
  ['a digit', { search: '#1' }],
  ['a digit that no number begins with', { search: '0' }],
  ['a Hebrew name', { search: 'תמר' }],
  ['a common last name', { search: 'Cohen' }],
  ['a rare name', { search: 'vera okafor' }],
  ['a rare name on the days that the list shows', { search: 'Vera Okafor', ...usual }],
  ['a rare name and a language', { search: 'vera okafor', language: 'english' }],
  [
    'a rare name on the days of centuries',
    { search: 'vera okafor', startDate: '1900-01-01', endDate: '2900-01-01' },
  ],
  ['words that nothing has', { search: 'vera okafor of nowhere' }],
  ['an order number', { search: '10321' }],
  ['digits that nothing has', { search: '9999999999' }],
  ['an order number in another month', { search: '10321', ...ofMonth }],
  ['a name in a past month', { search: 'levi', ...ofMonth }],
  ['a reference', { search: 'ref-1' }],
]

describe('the operations list finds the same as a look at every row', () => {
  test.each(operations)('by %s', async (_, asked) => {
    const expected = inOrder(
      entries.filter((row) => isListed(row, asked)),
      asked.sort ?? '-created',
    )
    const first = await page(asked, 1)
    expect(first.ids).toEqual(expected.slice(0, 25))
    expect((await page(asked, 2)).ids).toEqual(expected.slice(25, 50))
    const last = Math.max(1, Math.ceil(expected.length / 25))
    const exact = await page(asked, last, true)
    expect(exact.ids).toEqual(expected.slice((last - 1) * 25))
    expect(exact).toMatchObject({ total: expected.length, totalIsExact: true })
    const { startDate: _from, endDate: _to, sort: _sort, search, ...others } = asked
    const most = search || Object.keys(others).length > 1 ? 100 : 10_000
    expect(first).toMatchObject({
      total: Math.min(expected.length, most),
      totalIsExact: expected.length <= most,
    })
    if (last > 1) expect(await page(asked, last + 1)).toMatchObject({ ids: [], total: first.total })
  })

  async function page(asked: z.input<typeof OperationsQuery>, number: number, exactTotal?: boolean) {
    const query = { ...OperationsQuery.parse({ ...asked, page: number }), exactTotal }
    const { data, total, totalIsExact } = await findPurchasedTours(callOf(everyOrder), query)
    return { ids: data.map(({ _id }) => _id), total, totalIsExact }
  }
})

test.each([
  ['some', '2029-01-01'],
  ['all', '2040-01-01'],
])('a search finds the same once %s of its orders are old', async (_, day) => {
  for (const search of ['vera okafor', 'anna cohen', 'a c']) {
    const asked = { search }
    const expected = inOrder(
      entries.filter((row) => isListed(row, asked)),
      '-created',
    )
    const call = { ...callOf(everyOrder), now: new Date(`${day}T08:00:00Z`) }
    for (const page of [1, 2]) {
      const { data } = await findPurchasedTours(call, OperationsQuery.parse({ ...asked, page }))
      expect(data.map(({ _id }) => _id)).toEqual(expected.slice(25 * (page - 1), 25 * page))
    }
  }
})

test('a number is found by any five of its digits and more, in phones and references too', async () => {
  const numbers = entries
    .slice(0, 40)
    .flatMap(({ search_text }) => String(search_text).match(/[0-9]{6,}/g) ?? [])
  expect(numbers.length).toBeGreaterThan(40)
  for (const number of numbers) {
    const search = number.slice(1)
    const expected = entries.filter((row) => isSearched(row, search))
    const asked = OperationsQuery.parse({ search, limit: '50' })
    const { data } = await findPurchasedTours(callOf(everyOrder), asked)
    expect(data.map(({ _id }) => _id)).toEqual(inOrder(expected, '-created').slice(0, 50))
  }
})

const agencyQueries: [string, z.input<typeof AgencyOrdersQuery>][] = [
  ['nothing', {}],
  ['a month', ofMonth],
  ['the days from today on', { startDate: today }],
  ['the days until a past one', { endDate: '2025-09-01' }],
  ['a status', { statuses: 'PAID' }],
  ['a month and a status', { ...ofMonth, statuses: 'CANCELED,PARTIAL' }],
  ['a name', { search: 'cohen' }],
  ['two letters', { search: 'an' }],
  ['two digits', { search: '11' }],
  ['an order number in another month', { search: '10321', ...ofMonth }],
]

describe('the orders of an agency are the same as in a look at every row', () => {
  test.each(agencyQueries)('by %s', async (_, asked) => {
    const accountId = largestAgency()
    const scope = scopeOfAgency(accountId)
    const expected = allOrders
      .filter((order) => order.account_id === accountId && isAgencyOrder(order, asked))
      .map(({ id }) => id)
      .toSorted()
      .toReversed()
    const query = AgencyOrdersQuery.parse(asked)
    const { data, total } = await findAgencyOrders(callOf(scope), query)
    expect(data.map(({ _id }) => _id)).toEqual(expected.slice(0, 50))
    expect(total).toBe(asked.search ? Math.min(expected.length, 100) : expected.length)
    const second = await findAgencyOrders(callOf(scope), { ...query, page: 2, exactTotal: true })
    expect(second.data.map(({ _id }) => _id)).toEqual(expected.slice(50, 100))
    expect(second.total).toBe(expected.length)
  })
})

test('the calendar counts the same as a look at every row', async () => {
  const { rows: parts } = await database.pool.query<{ entry_id: string; people: number }>(
    'select entry_id, sum(head_count)::int as people from unit_parts group by entry_id',
  )
  const seated = new Map(parts.map(({ entry_id, people }) => [entry_id, people]))
  const days = { startDate: today, endDate: '2026-03-08' }
  const booked = entries.filter(
    ({ tour_date, status, order_status }) =>
      days.startDate <= String(tour_date) &&
      String(tour_date) <= days.endDate &&
      status !== 'CANCELED' &&
      order_status !== 'canceled',
  )
  const { data: cards, days: counts } = await findCalendar(callOf(everyOrder), days)
  const expected = Map.groupBy(booked, ({ tour_date, tour_id }) => `${tour_date} ${tour_id}`)
  expect(cards.map(({ date, tour }) => `${date} ${tour._id}`).toSorted()).toEqual(
    [...expected.keys()].toSorted(),
  )
  for (const { date, tour, orders: ofOrders, participants, planned } of cards) {
    const rows = expected.get(`${date} ${tour._id}`) ?? []
    const heads = rows.reduce((sum, { head_count }) => sum + Number(head_count), 0)
    expect([ofOrders, participants]).toEqual([new Set(rows.map(({ order_id }) => order_id)).size, heads])
    expect(planned).toBe(rows.reduce((sum, { id }) => sum + (seated.get(String(id)) ?? 0), 0))
  }
  expect(cards.some(({ planned }) => planned > 0)).toBe(true)
  for (const { date, people, underWay } of counts) {
    const settingOut = cards.filter((card) => card.date === date)
    expect(people - underWay).toBe(settingOut.reduce((sum, { participants }) => sum + participants, 0))
  }
})

describe('no page reads every order or entry', () => {
  test.each([
    ...operations.map(([name, asked]): [string, () => Promise<unknown>] => [
      `operations by ${name}`,
      () => findPurchasedTours(callOf(everyOrder), OperationsQuery.parse(asked)),
    ]),
    ...agencyQueries.map(([name, asked]): [string, () => Promise<unknown>] => [
      `orders of an agency by ${name}`,
      async () => {
        return findAgencyOrders(callOf(scopeOfAgency(largestAgency())), AgencyOrdersQuery.parse(asked))
      },
    ]),
    [
      'a week of the calendar',
      () => findCalendar(callOf(everyOrder), { startDate: today, endDate: '2026-03-08' }),
    ],
    ['a day over all tours', () => findDayPlan(callOf(everyOrder), today)],
    [
      'operators of a month',
      () => showOperators(callOf(everyOrder), { start: '2026-03-01', end: '2026-03-31' }),
    ],
    ['cars of a month', () => showCars(callOf(everyOrder), { start: '2026-03-01', end: '2026-03-31' })],
  ] as [string, () => Promise<unknown>][])('%s', async (_, read) => {
    heard.length = 0
    await read()
    for (const statement of heard.splice(0)) {
      const plan = await planOf(statement)
      expect(plan).not.toMatch(/Seq Scan on (orders|order_entries)\b/)
    }
  })
})

function scopeOfAgency(_id: string): Scope {
  const account = { _id, isMain: false } as Person['account']
  return scopeOf({ kind: 'person', userId: _id, role: 'OWNER', account } as Person)
}

function largestAgency(): string {
  const counts = new Map<string, number>()
  for (const { account_id } of allOrders)
    counts.set(String(account_id), (counts.get(String(account_id)) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/**
 * The plan of a statement. Scanning all of a small table is often cheapest, so scans are made expensive: a
 * plan that still has one has no alternative.
 */
async function planOf({ text, values }: Statement): Promise<string> {
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const columns = {
  language: 'language',
  pickupCity: 'pickup_city',
  dropoffCity: 'dropoff_city',
  source: 'source',
  tourStatus: 'status',
  orderStatus: 'order_status',
  groupType: 'group_type',
  orderType: 'order_type',
  priceClass: 'price_class',
} as const

function isListed(row: Row, asked: z.input<typeof OperationsQuery>): boolean {
  const { startDate = '', endDate = '9999-12-31', search, money } = asked
  const day = String(row.tour_date)
  const isInDays = startDate <= day && day <= endDate
  const isOfNumber = search !== undefined && Number(search) === row.order_number
  const choices: Record<string, boolean> = {
    unpriced: row.is_unpriced === true,
    unpaid: row.overdue_from !== null,
    overdue: row.overdue_from !== null && String(row.overdue_from) <= today,
  }
  return (
    (isInDays || isOfNumber) &&
    Object.entries(columns).every(([name, column]) => {
      const chosen = asked[name as keyof typeof columns] as string | undefined
      const wanted = chosen?.replace('BOOKED', 'BOOKED,NOT_CONFIRMED').split(',')
      return !wanted || wanted.includes(String(row[column]))
    }) &&
    (!money ||
      String(money)
        .split(',')
        .some((choice) => choices[choice])) &&
    isSearched(row, search)
  )
}

function isAgencyOrder(order: Row, asked: z.input<typeof AgencyOrdersQuery>): boolean {
  const { startDate = '', endDate = '9999-12-31', search, statuses } = asked
  const isOfNumber = search !== undefined && Number(search) === order.order_number
  const days = entries
    .filter(({ order_id }) => order_id === order.id)
    .map(({ tour_date }) => String(tour_date))
  return (
    (isOfNumber || days.some((day) => startDate <= day && day <= endDate)) &&
    (!statuses || String(statuses).split(',').includes(String(order.payment_status))) &&
    isSearched(order, search)
  )
}

/** One or two digits match the start of the order number; anything else is looked for in the text. */
function isSearched({ search_text, order_number }: Row, search: string | undefined): boolean {
  if (search === undefined) return true
  const digits = /^#?(\d{1,2})$/.exec(search)?.[1]
  if (digits) return String(order_number).startsWith(digits)
  return isFound(String(search_text), soughtIn(orderNumberIn(search)?.toString() ?? search))
}

function inOrder(rows: Row[], sort: NonNullable<z.input<typeof OperationsQuery>['sort']>): string[] {
  if (sort.endsWith('created')) {
    const number = ({ order_number }: Row) => Number(order_number) * (sort === 'created' ? 1 : -1)
    const sorted = rows.toSorted((a, b) => number(a) - number(b) || Number(a.position) - Number(b.position))
    return sorted.map(({ id }) => String(id))
  }
  const keyOf = ({ tour_date, id }: Row) => `${tour_date} ${id}`
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return (sort === 'date' ? sorted : sorted.toReversed()).map(({ id }) => String(id))
}
