import { dayIn, daysBetween } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { readWorkbook } from '../../../test/readWorkbook.ts'
import { findNoShows } from '../../crew/boardings/findNoShows.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { exportOperations } from './exportOperations.ts'

const { as, db, given, clock, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const masada = await given.tour({ name: 'Masada Sunrise' })
const orchard = await given.account({ name: 'Orchard Travel' })
const inn = await given.location({ city: 'jaffa', name: 'Lighthouse Inn', address: '1 Harbour Road' })
const dana = await given.order({
  agency: orchard.id,
  refOrderNumber: '=HYPERLINK("http://evil.example")',
  selectedTours: [
    {
      tour: masada.id,
      date: '2026-03-11',
      language: 'french',
      participants: { adult: 2, child: 1 },
      pickup: { city: 'jaffa', name: inn.name, address: inn.address },
      notes: 'Window seat',
    },
  ],
  userInformation: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' },
})
const ivan = await given.order({
  selectedTours: [{ tour: masada.id, date: '2026-03-12' }],
  userInformation: { firstName: 'Ivan', lastName: 'Petrov', email: 'ivan@example.com' },
})

type Query = Parameters<typeof office.orders.exportPurchasedTours>[0]['query']

async function exported(query: Omit<Query, 'type'> = {}) {
  const answer = await office.orders.exportPurchasedTours({ query: { type: 'purchasedTours', ...query } })
  return readWorkbook(Buffer.from(await answer.arrayBuffer()))
}

test('OPS-19 OAPI-09 HOLE-O63 the export has the columns of the list and a row for each entry', async () => {
  const { sheet, rows, isRightToLeft, isQuoted } = await exported({ search: 'Levi' })
  expect(sheet).toBe('Operations')
  expect(isRightToLeft).toBe(false)
  expect(rows).toEqual([
    [
      'Order #',
      'Ref #',
      'Customer',
      'Agency',
      'Tour',
      'Date',
      'Language',
      'Group Type',
      'Price Class',
      'Participants',
      'No-show',
      'Pickup',
      'Dropoff',
      'Source',
      'Order Type',
      'Tour Status',
      'Order Status',
      'Order Total',
      'Paid',
      'Open',
      'Currency',
      'Notes',
      'Tour Price',
      'Tour Price (USD)',
      'Commission (USD)',
      'Agent',
      'Booked On',
    ],
    [
      dana.orderNumber,
      '=HYPERLINK("http://evil.example")',
      'Dana Levi',
      'Orchard Travel',
      'Masada Sunrise',
      46_092,
      'French',
      'Small Group',
      'Premium',
      3,
      null,
      [dana.selectedTours[0]?.pickup?.pickupTimeStart, 'Jaffa, Lighthouse Inn'].filter(Boolean).join(', '),
      'Jaffa, Lighthouse Inn',
      'Office',
      'Daily',
      'BOOKED',
      'Pending',
      dana.calculatedPrices.totalPrice,
      0,
      dana.calculatedPrices.totalPrice,
      'USD',
      'Window seat',
      dana.calculatedPrices.totalPrice,
      dana.calculatedPrices.totalPrice,
      dana.calculatedPrices.totalPrice / 10,
      null,
      46_083,
    ],
  ])
  expect(isQuoted(1, 1)).toBe(true)
})

test('HOLE-O63 in Hebrew the sheet starts on the right and its texts are Hebrew', async () => {
  const { sheet, rows, isRightToLeft } = await exported({ search: 'Levi', locale: 'he' })
  expect(sheet).toBe('תפעול')
  expect(isRightToLeft).toBe(true)
  expect(rows[0]).toContain('רמת מחיר')
  expect(rows[1]).toEqual(expect.arrayContaining(['צרפתית', 'קבוצה קטנה', 'הוזמן', 'Dana Levi']))
})

const numbersIn = ({ rows }: Awaited<ReturnType<typeof exported>>) => rows.slice(1).map(([number]) => number)

test('OPS-19 the file follows the list’s filters and sort order', async () => {
  const [first, second] = [dana.orderNumber, ivan.orderNumber]
  expect(numbersIn(await exported({ agencies: [orchard.id] }))).toEqual([first])
  expect(numbersIn(await exported({ language: ['french'] }))).toEqual([first])
  expect(numbersIn(await exported({ startDate: '2026-03-12', endDate: '2026-03-31' }))).toEqual([second])
  expect(numbersIn(await exported())).toEqual([second, first])
  expect(numbersIn(await exported({ sort: 'date' }))).toEqual([first, second])
  expect(numbersIn(await exported({ search: 'nobody of this name' }))).toEqual([])
})

test('HOLE-O63 the file is named after the day in Jerusalem, and must not be cached', async () => {
  clock.set('2026-03-09T22:30:00Z')
  const { headers } = await office.orders.exportPurchasedTours({ query: { type: 'purchasedTours' } })
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="operations_2026-03-10.xlsx"',
    'cache-control': 'no-store',
  })
})

test('HOLE-O63 the file has all rows, however many pages they fill', async () => {
  await copyEntries(ivan._id, 2500)
  const file = await exported({ agencies: [ivan.agency._id] })
  expect(numbersIn(file)).toHaveLength(2501)
  expect(new Set(numbersIn(file))).toEqual(new Set([ivan.orderNumber]))
})

test('too many rows for one file are refused before the first is written', async () => {
  const call = { db, scope: everyOrder, now: clock.now(), findNoShows }
  const query = { type: 'purchasedTours', locale: 'en', sort: 'date' } as const
  await given.order({ agency: orchard.id, selectedTours: [{ tour: masada.id, date: '2026-03-18' }] })
  expect((await exportOperations(call, { ...query, agencies: [orchard.id] }, 2)).name).toMatch(/xlsx$/)
  await expect(exportOperations(call, { ...query, agencies: [orchard.id] }, 1)).rejects.toMatchObject({
    code: 'export_too_large',
    message: 'The list has more than 1 rows. Please narrow the filters.',
  })
})

test('the amounts of an order of several tours are in its first row only, so that the columns add up', async () => {
  const order = await given.order({
    agency: (await given.account({ name: 'Carmel Holidays' })).id,
    selectedTours: [
      { tour: masada.id, date: '2026-05-11' },
      { tour: masada.id, date: '2026-05-12' },
    ],
  })
  const open = await given.order({
    orderType: 'private',
    paymentTBD: true,
    selectedTours: [{ tour: masada.id, startDate: '2026-05-13', endDate: '2026-05-13' }],
  })
  const days = { startDate: '2026-05-01', endDate: '2026-05-31', sort: 'date' } as const
  const { rows } = await exported(days)
  const total = order.calculatedPrices.totalPrice
  const first = rows[0]?.indexOf('Order Total') ?? -1
  expect(rows.slice(1).map((row) => [row[0], ...row.slice(first, first + 4)])).toEqual([
    [order.orderNumber, total, 0, total, 'USD'],
    [order.orderNumber, null, null, null, 'USD'],
    [open.orderNumber, 'TBD', 0, 0, 'USD'],
  ])
  const [header, ...hebrew] = (await exported({ ...days, locale: 'he' })).rows
  expect(header).toEqual(expect.arrayContaining(['סה״כ להזמנה', 'שולם', 'נותר לתשלום', 'מטבע']))
  expect(hebrew[2]?.[first]).toBe('ייקבע')
  expect((await exported({ ...days, money: ['unpriced'] })).rows.slice(1).map(([number]) => number)).toEqual([
    open.orderNumber,
  ])
  for (const { _id } of [order, open])
    await office.orders.cancel({ body: { orderId: _id, canRefund: false } })
})

test('each tour has its price, its commission, who sold it and on which day, so that these columns add up too', async () => {
  const agency = await given.account({ name: 'Olive Tours', commission_rate: 10 })
  const agent = await given.user({ account: agency, role: 'AGENT', firstName: 'Ruth', lastName: 'Sela' })
  const order = await given.order({
    by: agent,
    agent: agent.id,
    currency: 'ILS',
    selectedTours: [
      { tour: masada.id, date: '2026-06-11', participants: { adult: 1 } },
      { tour: masada.id, date: '2026-06-12', participants: { adult: 2 } },
      { tour: masada.id, date: '2026-06-13', participants: { adult: 1 } },
    ],
  })
  const canceled = order.selectedTours[2]?._id ?? ''
  await office.orders.cancel({ body: { orderId: order._id, entries: [canceled], canRefund: true } })
  const open = await given.order({
    agency: agency.id,
    agent: agent.id,
    orderType: 'private',
    paymentTBD: true,
    selectedTours: [{ tour: masada.id, startDate: '2026-06-14', endDate: '2026-06-14' }],
  })
  const filters = {
    agencies: [agency.id],
    startDate: '2026-06-01',
    endDate: '2026-06-30',
    sort: 'date' as const,
  }
  const { rows } = await exported(filters)
  const first = rows[0]?.indexOf('Tour Price') ?? -1
  const [one, two, three] = order.calculatedPrices.pricePortions.map(({ totalPrice }) => totalPrice)
  const shares = (await sharesOf(order._id)).map((share) => share / 100)
  const sold = ['Ruth Sela', serialOf(order.createdAt)]
  expect(rows.slice(1).map((row) => row.slice(first))).toEqual([
    [shares[0], one, (one ?? 0) / 10, ...sold],
    [shares[1], two, (two ?? 0) / 10, ...sold],
    [shares[2], three, 0, ...sold],
    ['TBD', 'TBD', open.commission, ...sold],
  ])
  expect(shares.every((share) => share > 0)).toBe(true)
  const hebrew = (await exported({ ...filters, locale: 'he' })).rows
  expect(hebrew[0]?.slice(first)).toEqual([
    'מחיר הסיור',
    'מחיר הסיור ($)',
    'עמלה ($)',
    'סוכן',
    'תאריך ההזמנה',
  ])
  expect(hebrew[4]?.slice(first, first + 2)).toEqual(['ייקבע', 'ייקבע'])
  expect((await office.orders.get({ params: { id: order._id } })).commission).toBe(
    ((one ?? 0) + (two ?? 0)) / 10,
  )
  for (const { _id } of [order, open])
    await office.orders.cancel({ body: { orderId: _id, canRefund: false } })
})

async function sharesOf(orderId: string): Promise<number[]> {
  const { rows } = await sql<{ share: number }>`
    select share_cents as share from order_entries where order_id = ${orderId} order by position
  `.execute(db)
  return rows.map(({ share }) => share)
}

/** A day as workbooks count it. */
function serialOf(instant: string): number {
  return daysBetween('1899-12-30', dayIn(new Date(instant)))
}

/** Repeats an order's first entry this many times. */
async function copyEntries(orderId: string, times: number): Promise<void> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = 'order_entries'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `.execute(db)
  const columns = sql.raw(rows[0]?.columns ?? '')
  await sql`
    insert into order_entries (${columns})
    select ${columns} from (
      select copy.* from (select * from order_entries where order_id = ${orderId} limit 1) as entry
      cross join generate_series(1, ${times}::int) as number
      cross join lateral jsonb_populate_record(
        null::order_entries, to_jsonb(entry) || jsonb_build_object('id', gen_random_uuid(), 'number', number)
      ) as copy
    ) as copies
  `.execute(db)
}
