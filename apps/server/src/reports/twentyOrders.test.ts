import { readFileSync } from 'node:fs'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { amountIn } from '@tourdesk/contract/reports/readValue'
import type { ReportRow, ReportValues } from '@tourdesk/contract/reports/reports'
import type { Measure } from '@tourdesk/domain/reports/vocabulary'
import { noteText } from '@tourdesk/words/reportWords'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { everyTable } from '../../test/everyTable.ts'
import { formOf } from '../../test/formOf.ts'
import { readWorkbook } from '../../test/readWorkbook.ts'
import { newId } from '../kernel/newId.ts'

const { as, clock, db, given, close } = await startServer({ now: '2026-03-01T10:00:00+02:00' })
afterAll(close)

const boss = await given.user({ isSuper: true })
const office = as(boss)
const agencies = {
  Office: await given.mainAccount(),
  Carmel: await given.account({ name: 'Carmel Travel', commission_rate: 12 }),
  Orchard: await given.account({ name: 'Orchard Tours', commission_rate: 10 }),
}
const carmelOwner = as(await given.user({ account: agencies.Carmel }))
const tours = {
  Masada: await given.tour({ name: 'Masada' }),
  Galilee: await given.tour({ name: 'Galilee' }, { small_group: 15_000 }),
  New: await given.tour({ name: 'New' }),
}
await db.deleteFrom('price_lists').where('tour_id', '=', tours.New.id).execute()
const coupon = await given.coupon([tours.Masada], { discount: 0.1 })
const [full, half] = [100, 50].map((percent) => [{ daysBefore: 1, time: '19:00', percent }])
await office.cancellationPolicies.create({ body: { name: 'Masada', tiers: full!, tours: [tours.Masada.id] } })
await office.cancellationPolicies.create({
  body: { name: 'Galilee', tiers: half!, tours: [tours.Galilee.id] },
})

type Line = Record<string, string>

/** The rows of a table of the document, by the heading of each column. */
function tableOf(heading: string): Line[] {
  const lines = readFileSync(new URL('../../../../docs/reports.md', import.meta.url), 'utf8').split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`))
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  const cells = (line = '') =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const names = cells(lines[start])
  return lines
    .slice(start + 2, end)
    .map((line) => Object.fromEntries(cells(line).map((cell, index) => [names[index], cell])))
}

const written = tableOf('Order')
for (const lines of Map.groupBy(written, ({ Order }) => Order).values()) await placed(lines)
clock.set('2026-04-01T12:00:00+03:00')

/** Places an order as its rows say, and does to it what they say. */
async function placed(lines: Line[]): Promise<void> {
  const [first = {}] = lines
  clock.set(`${first.Booked}T10:00:00+02:00`)
  const now = lines.filter(({ Booked }) => Booked === first.Booked)
  const customTotal = /custom total (\d+)/.exec(first['What happened'] ?? '')?.[1]
  const order = await given.order({
    by: boss,
    agency: agencies[first['Sold by'] as keyof typeof agencies].id,
    currency: first.Currency as 'USD' | 'EUR' | 'ILS',
    selectedTours: now.map(toEntry),
    ...(customTotal && { customTotalPrice: Number(customTotal) }),
    ...(first['What happened']?.startsWith('coupon') && { coupon_code: coupon.code }),
  })
  for (const [index, line] of lines.entries()) await happened(order, line, index)
}

function toEntry({ Tour, Day, People }: Line) {
  return { tour: tours[Tour as keyof typeof tours].id, date: Day!, participants: { adult: Number(People) } }
}

async function happened(order: Order, line: Line, index: number): Promise<void> {
  const [{ _id: orderId }, what] = [order, line['What happened']]
  if (what?.startsWith('canceled')) {
    const paid = order.payments[0]!.amountInCurrency
    const day = line.Booked!
    await office.orders.recordPayment({
      params: { id: orderId },
      body: { kind: 'payment', method: 'cash', amount: paid, day, clientKey: newId() },
    })
    const entry = order.selectedTours[index]!._id
    const all = order.selectedTours.length === 1
    const terms = what === 'canceled without a refund' ? 'none' : 'policy'
    const { payments } = await office.orders.cancel({
      body: { orderId, canRefund: terms === 'policy', terms, ...(!all && { entries: [entry] }) },
    })
    for (const { _id: paymentId, action } of payments)
      if (action === 'refund')
        await office.orders.makeRefund({ params: { id: orderId, paymentId }, body: { method: 'cash', day } })
  }
  if (what === 'added to the order later') {
    clock.set(`${line.Booked}T10:00:00+03:00`)
    const form = formOf(order)
    const selectedTours = [
      ...form.selectedTours,
      { ...form.selectedTours[0]!, _id: undefined, ...toEntry(line) },
    ]
    await office.orders.change({ params: { id: orderId }, body: { ...form, selectedTours } })
  }
  if (what === '100 written off') {
    await given.paid(order, 15_000)
    await office.orders.writeOff({
      params: { id: orderId },
      body: { amount: 100, reason: 'Agreed with the customer', clientKey: newId() },
    })
  }
}

const measureOf: Record<string, Measure> = {
  Orders: 'orders',
  Tours: 'entries',
  People: 'people',
  Gross: 'gross',
  Fees: 'fees',
  Revenue: 'revenue',
  Commission: 'commission',
  Net: 'net',
  Discount: 'discount',
  'Agreed off': 'agreedOff',
  'Canceled tours': 'canceledEntries',
  'Canceled people': 'canceledPeople',
  Canceled: 'canceledGross',
}

function numbersIn(line: Line, leftOut: string[] = []): ReportValues {
  const named = Object.entries(line).filter(([name]) => measureOf[name] && !leftOut.includes(name))
  return Object.fromEntries(named.map(([name, cell]) => [measureOf[name], Number(cell)]))
}

const rowOf = (rows: ReportRow[], id: string) => rows.find(({ keys }) => keys[0]?.id === id)?.values
const march = { startDate: '2026-03-01', endDate: '2026-03-31' }
const both = { startDate: '2026-03-01', endDate: '2026-04-30' }
const sales = (query: object = {}, client = office) =>
  client.reports.get({ params: { name: 'sales' }, query: { ...march, ...query } })

test('REP-05 each of twenty orders has the numbers written beside it', async () => {
  const { rows } = await sales({ ...both, basis: 'travel', groupBy: ['day'] })
  expect(rows).toHaveLength(written.length)
  for (const line of written)
    expect([line.Order, rowOf(rows, line.Day!)]).toMatchObject([line.Order, numbersIn(line, ['People'])])
})

test('REP-05 the sums of twenty orders are those written below them', async () => {
  const report = await sales({ groupBy: ['agency'] })
  const sums = tableOf('Sold by')
  for (const line of sums) {
    const account = agencies[line['Sold by'] as keyof typeof agencies]
    const values = account ? rowOf(report.rows, account.id) : report.totals.values
    expect([line['Sold by'], values]).toMatchObject([line['Sold by'], numbersIn(line)])
  }
  expect(sums).toHaveLength(4)
  expect(report.totals.values).toMatchObject({
    grossPerCurrency: [
      { currency: 'USD', amount: 3325 },
      { currency: 'EUR', amount: 621 },
      { currency: 'ILS', amount: 4700 },
    ],
    feesPerCurrency: [
      { currency: 'USD', amount: 50 },
      { currency: 'ILS', amount: 1665 },
    ],
  })
  expect(report.notes).toEqual([{ name: 'unpriced', count: 1, money: [] }])
})

test('REP-05 shares and fees of an order’s tours add up to its total in the ledger, in its currency', async () => {
  const orders = await everyTable(db).selectFrom('orders').select(['id', 'currency', 'fees_cents']).execute()
  expect(orders).toHaveLength(20)
  const report = await sales({ ...both, groupBy: ['month'] })
  const ledgers = await Promise.all(
    orders.map(async ({ id, currency }) => ({
      currency,
      total: (await office.orders.ledger({ params: { id } })).total,
    })),
  )
  for (const currency of ['USD', 'EUR', 'ILS'] as const) {
    const { grossPerCurrency, feesPerCurrency } = report.totals.values
    const sum = (amountIn(grossPerCurrency, currency) ?? 0) + (amountIn(feesPerCurrency, currency) ?? 0)
    const inLedgers = ledgers
      .filter((one) => one.currency === currency)
      .reduce((all, { total }) => all + total, 0)
    expect([currency, Math.round(sum * 100)]).toEqual([currency, Math.round(inLedgers * 100)])
  }
})

test('a tour that’s added later is sold on the day it was added', async () => {
  const { totals } = await sales({ startDate: '2026-04-01', endDate: '2026-04-30' })
  expect(totals.values).toMatchObject({ gross: 300, orders: 1, entries: 1, people: 2 })
})

test('REP-13 owners and admins of an agency read the sales, lead times and cancellations of their own orders', async () => {
  const report = await sales({ groupBy: ['tour'] }, carmelOwner)
  expect(report.measures.map(({ name }) => name)).toEqual([
    'gross',
    'fees',
    'revenue',
    'commission',
    'net',
    'orders',
    'entries',
    'people',
  ])
  expect(report.totals.values).toEqual({
    gross: 1925,
    fees: 450,
    revenue: 2375,
    commission: 231,
    net: 1694,
    orders: 5,
    entries: 6,
    people: 15,
  })
  const admin = as(await given.user({ account: agencies.Carmel, role: 'ADMIN' }))
  for (const name of ['sales', 'leadTime', 'cancellations'] as const) {
    const read = (client: typeof office, query: object) =>
      client.reports.get({ params: { name }, query: { ...both, groupBy: ['tour'], ...query } })
    const ours = await read(office, { agency: [agencies.Carmel.id] })
    for (const theirs of [await read(carmelOwner, {}), await read(admin, {})]) {
      const names = theirs.measures.map((measure) => measure.name)
      const told = (values: ReportValues) =>
        Object.fromEntries(names.map((measure) => [measure, values[measure]]))
      expect(theirs.totals.values).toEqual(told(ours.totals.values))
      expect(theirs.rows.map(({ keys, values }) => [keys, values])).toEqual(
        ours.rows.map(({ keys, values }) => [keys, told(values)]),
      )
      expect(theirs.rows).not.toEqual([])
    }
  }
  for (const query of [{ groupBy: ['agency'] }, { agency: [agencies.Orchard.id] }])
    await expect(sales(query, carmelOwner)).rejects.toMatchObject({
      issues: [{ code: 'report_choice_invalid' }],
    })
})

test('cancellations by tour, with fees, refunds and rates', async () => {
  const report = await office.reports.get({
    params: { name: 'cancellations' },
    query: { ...both, groupBy: ['tour'] },
  })
  // Of Galilee half of 300 went back twice, and nothing of the third. Six of its tours take place.
  expect(rowOf(report.rows, tours.Galilee.id)).toMatchObject({
    canceledEntries: 3,
    canceledPeople: 6,
    canceledGross: 900,
    fees: 600,
    refunds: 300,
    canceledShare: 3 / 9,
  })
  expect(rowOf(report.rows, tours.Masada.id)).toMatchObject({ canceledEntries: 1, fees: 0, refunds: 250 })
  const byReason = await office.reports.get({
    params: { name: 'cancellations' },
    query: { ...both, groupBy: ['reason', 'lead'] },
  })
  expect(byReason.rows.map(({ keys }) => keys.map(({ id }) => id))).toEqual([['customer', '14']])
  expect(byReason.totals.values).toMatchObject({ canceledEntries: 4, canceledShare: null })
})

test('money received by method, as received', async () => {
  const report = await office.reports.get({ params: { name: 'received' }, query: march })
  expect(report.rows.map(({ keys, values }) => [keys[0]?.id, values])).toEqual([
    [
      'cash',
      {
        received: [
          { currency: 'USD', amount: 150 },
          { currency: 'ILS', amount: 2127.5 },
        ],
        payments: [
          { currency: 'USD', amount: 550 },
          { currency: 'ILS', amount: 2682.5 },
        ],
        refunded: [
          { currency: 'USD', amount: 400 },
          { currency: 'ILS', amount: 555 },
        ],
      },
    ],
    [
      'card',
      {
        received: [{ currency: 'USD', amount: 150 }],
        payments: [{ currency: 'USD', amount: 150 }],
        refunded: [],
      },
    ],
  ])
})

test('March is compared with February and with the same weekdays of last year, each day with its own', async () => {
  const compare = async (choice: string) => {
    const { compared, rows } = await sales({
      startDate: '2026-04-01',
      endDate: '2026-04-30',
      compare: choice,
    })
    return {
      compared,
      rows: rows.map(({ keys, values, compared: then }) => [keys[0]?.id, values.gross, then?.gross]),
    }
  }
  const previous = await compare('previous')
  expect(previous.compared).toEqual(march)
  expect(previous.rows.slice(0, 3)).toEqual([
    ['2026-04-01', 300, 0],
    ['2026-04-02', 0, 1075],
    ['2026-04-03', 0, 800],
  ])
  expect((await compare('weekdays')).compared).toEqual({ startDate: '2025-04-02', endDate: '2025-05-01' })
  expect((await compare('year')).compared).toEqual({ startDate: '2025-04-01', endDate: '2025-04-30' })
})

test('REP-16 an order without a price counts as an order and as people, and is named below the table', async () => {
  const { totals, notes } = await sales({ tour: [tours.New.id] })
  expect(totals.values).toMatchObject({
    orders: 1,
    entries: 1,
    people: 2,
    gross: 0,
    agreedOff: 0,
    discount: 0,
  })
  expect(notes).toEqual([{ name: 'unpriced', count: 1, money: [] }])
  expect(noteText(notes[0]!, 'en')).toBe('1 order has no price yet.')
  expect(noteText({ ...notes[0]!, count: 4 }, 'en')).toBe('4 orders have no price yet.')
  expect(noteText({ ...notes[0]!, count: 4 }, 'he')).toBe('ל-4 הזמנות עדיין אין מחיר.')
})

test('REP-11 a report as a file: numbers as numbers, from the right in Hebrew, with a sheet that explains it, or as CSV', async () => {
  const answer = await office.reports.file({
    params: { name: 'sales' },
    query: { ...march, groupBy: ['agency'], compare: 'previous', agency: [agencies.Carmel.id], locale: 'he' },
  })
  const file = Buffer.from(await answer.arrayBuffer())
  const numbers = readWorkbook(file)
  expect(numbers.isRightToLeft).toBe(true)
  expect(numbers.sheet).toBe('מכירות')
  expect(numbers.rows[0]?.slice(0, 5)).toEqual([
    'סוכנות',
    'ברוטו',
    'ברוטו, קודם',
    'ברוטו, הפרש',
    'ברוטו, שינוי ב-%',
  ])
  expect(numbers.rows[1]?.slice(0, 4)).toEqual(['Carmel Travel', 1925, 0, 1925])
  expect(numbers.rows.at(-1)?.slice(0, 2)).toEqual(['סה״כ', 1925])
  const about = readWorkbook(file, 2).rows
  expect(about[0]).toEqual(['דוח', 'מכירות'])
  expect(about).toContainEqual(['תאריכים', '01/03/2026 – 31/03/2026'])
  expect(about).toContainEqual(['סוכנות', 'Carmel Travel'])
  expect(about).toContainEqual(['הופק ב', '01/04/2026 12:00'])
  expect(about).toContainEqual([
    'ברוטו',
    'ברוטו: מה שהלקוחות משלמים, בלי סיורים שבוטלו, בדולרים לפי שער ההזמנה.',
  ])
  const csv = await office.reports.file({
    params: { name: 'sales' },
    query: { ...march, groupBy: ['month'], format: 'csv' },
  })
  const [head, row] = (await csv.text()).split('\r\n')
  expect(head).toMatch(/^\uFEFF?Month,Gross,Fees,/)
  expect(row).toMatch(/^2026-03,5270.27,500,5770.27,355.53,/)
  const { data } = await office.activity.list({ query: { action: 'list.exported' } })
  expect(data.map(({ name }) => name)).toEqual(['sales', 'sales'])
})
