import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import type { TestClient } from '../../../test/given/ground.ts'
import { readWorkbook } from '../../../test/readWorkbook.ts'

const { as, given, close } = await startServer()
afterAll(close)

const orchard = await given.account()
const owner = await given.user({ account: orchard, role: 'OWNER' })
const ruth = await given.user({ account: orchard, role: 'AGENT', firstName: 'Ruth', lastName: 'Sela' })
const yael = await given.user({ account: orchard, role: 'AGENT', firstName: 'Yael', lastName: 'Bar' })
const [masada, galilee] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })]
const ruths = await given.order({
  by: ruth,
  agent: ruth.id,
  refOrderNumber: '=1+1',
  selectedTours: [
    { tour: masada.id, date: '2026-03-10', participants: { adult: 2 } },
    { tour: galilee.id, date: '2026-03-16', participants: { adult: 3 } },
  ],
})
const yaels = await given.order({
  by: yael,
  agent: yael.id,
  selectedTours: [{ tour: masada.id, date: '2026-04-02', participants: { adult: 4 } }],
})
const elsewhere = await given.order({ by: await given.user() })

type Query = Parameters<TestClient['orders']['exportAgencyOrders']>[0]['query']

async function exported(client: TestClient, query: Omit<Query, 'type'> = {}) {
  const answer = await client.orders.exportAgencyOrders({ query: { type: 'agencyOrders', ...query } })
  return {
    name: answer.headers.get('content-disposition'),
    ...readWorkbook(Buffer.from(await answer.arrayBuffer())),
  }
}

const numbersIn = ({ rows }: { rows: unknown[][] }) => rows.slice(1).map(([number]) => number)

test('OAPI-10 HOLE-O63 the export of an agency has one row for each of its orders, newest first', async () => {
  const { name, rows, isQuoted } = await exported(as(owner))
  expect(name).toBe('attachment; filename="agency_orders_2026-03-02.xlsx"')
  expect(rows).toEqual([
    [
      'Order #',
      'Ref #',
      'Customer',
      'Agent',
      'Tours',
      'Dates',
      'Participants',
      'Total',
      'Currency',
      'Status',
      'Commission (USD)',
    ],
    [
      yaels.orderNumber,
      yaels.refOrderNumber || null,
      'Dana Levi',
      'Yael Bar',
      'Masada',
      '02/04/2026',
      4,
      yaels.calculatedPrices.totalPrice,
      'USD',
      'AWAITING PAYMENT',
      yaels.calculatedPrices.totalPrice / 10,
    ],
    [
      ruths.orderNumber,
      '=1+1',
      'Dana Levi',
      'Ruth Sela',
      'Masada, Galilee',
      '10/03/2026, 16/03/2026',
      '2, 3',
      ruths.calculatedPrices.totalPrice,
      'USD',
      'AWAITING PAYMENT',
      ruths.calculatedPrices.totalPrice / 10,
    ],
  ])
  expect(isQuoted(2, 1)).toBe(true)
})

test('OAPI-10 the file follows the agents filter and all other filters', async () => {
  expect(numbersIn(await exported(as(owner), { agents: [ruth.id] }))).toEqual([ruths.orderNumber])
  expect(numbersIn(await exported(as(owner), { startDate: '2026-03-20' }))).toEqual([yaels.orderNumber])
  expect(numbersIn(await exported(as(owner), { statuses: ['PAID'] }))).toEqual([])
  expect(numbersIn(await exported(as(owner), { search: String(elsewhere.orderNumber) }))).toEqual([])
})

test('AGO-13 agents export only their own orders, whichever agents they ask for', async () => {
  expect(numbersIn(await exported(as(ruth)))).toEqual([ruths.orderNumber])
  expect(numbersIn(await exported(as(ruth), { agents: [yael.id] }))).toEqual([ruths.orderNumber])
})

test('HOLE-O63 in Hebrew the agency’s sheet starts on the right', async () => {
  const { sheet, rows, isRightToLeft } = await exported(as(owner), { locale: 'he' })
  expect([sheet, isRightToLeft, rows[0]?.[3], rows[1]?.[9]]).toEqual([
    'הזמנות הסוכנות',
    true,
    'סוכן',
    'ממתין לתשלום',
  ])
})

test('the file has the agency’s commission as a number, and none for a canceled order', async () => {
  const agency = await given.account({ commission_rate: 12.5 })
  const boss = await given.user({ account: agency, role: 'OWNER' })
  const [kept, canceled] = [await given.order({ by: boss }), await given.order({ by: boss })]
  await as(boss).orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  const { rows } = await exported(as(boss))
  const earned = new Map(rows.slice(1).map((row) => [row[0], row[10]]))
  expect(kept.commission).toBeGreaterThan(0)
  expect(earned.get(kept.orderNumber)).toBe(kept.commission)
  expect(earned.get(canceled.orderNumber)).toBe(0)
  expect((await exported(as(boss), { locale: 'he' })).rows[0]?.[10]).toBe('עמלה ($)')
})

test('HOLE-O17 HOLE-O63 a total still to be determined says so', async () => {
  const seller = await given.user({ account: await given.account() })
  const order = await given.order({ by: seller, orderType: 'package' })
  const { rows } = await exported(as(seller), { locale: 'he' })
  expect(rows.find(([number]) => number === order.orderNumber)?.[7]).toBe('ייקבע')
})
