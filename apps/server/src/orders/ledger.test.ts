import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { everyTable } from '../../test/everyTable.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { newId } from '../kernel/newId.ts'

const { as, clock, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const boss = as(await given.user({ isSuper: true }))
const agency = await given.account()

const ledgerOf = (order: Order) => office.orders.ledger({ params: { id: order._id } })
const reload = (order: Order) => office.orders.get({ params: { id: order._id } })
const save = (order: Order, body: Parameters<typeof office.orders.change>[0]['body'], client = office) =>
  client.orders.change({ params: { id: order._id }, body })
async function rowsOf(order: Order) {
  const { data } = await ledgerOf(order)
  return data.map(({ kind, amount, balance }) => [kind, amount, balance])
}

test('the ledger of a new order starts with its price, in its currency, and who placed it', async () => {
  const order = await given.order({ currency: 'ILS' })
  expect(await ledgerOf(order)).toEqual({
    currency: 'ILS',
    total: 925,
    paid: 0,
    balance: 925,
    toRefund: 0,
    data: [
      {
        _id: expect.any(String),
        kind: 'sale',
        amount: 925,
        currency: 'ILS',
        balance: 925,
        day: '2026-03-02',
        created: '2026-03-02T08:00:00.000Z',
        by: owner.name,
        method: null,
        reference: '',
        reason: null,
        note: '',
        reverses: null,
        entry: null,
        heldBy: null,
        received: null,
      },
    ],
  })
})

test('an order with an open price has an empty ledger until its price is named', async () => {
  const order = await given.order({ orderType: 'package' })
  expect(await rowsOf(order)).toEqual([])
  const priced = await save(order, { ...formOf(order), customTotalPrice: 800, paymentTBD: false }, boss)
  expect(await rowsOf(priced)).toEqual([['sale', 800, 800]])
})

test('LEDG-07 each change of the total is one row with its reason, and a change of anything else is none', async () => {
  const tour = await given.tour()
  await db.updateTable('price_lists').set({ end_date: '2026-03-31' }).where('tour_id', '=', tour.id).execute()
  await given.priceList(tour, { start_date: '2026-04-01' }, { small_group: 15000 })
  const order = await given.order({ selectedTours: [{ tour: tour.id }, {}] })
  const noted = await save(order, formWith(order, { notes: 'Slow walker' }))
  const later = await save(noted, formWith(noted, { date: '2026-03-18' }))
  const raised = await save(later, formWith(later, { participants: { adult: 3 } }, 1))
  const moved = await save(raised, formWith(raised, { date: '2026-04-15' }))
  const named = await save(moved, { ...formOf(moved), customTotalPrice: 600 }, boss)
  const { data, total } = await ledgerOf(named)
  expect(data.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
    ['sale', 500, null],
    ['adjustment', 125, 'edit'],
    ['adjustment', 50, 'move'],
    ['adjustment', -75, 'custom_price'],
  ])
  expect(total).toBe(600)
})

test('an added tour is no move, also if another tour moves with the same save', async () => {
  const order = await given.order()
  const withTour = (from: Order, date?: string) => {
    const { selectedTours, ...form } = formOf(from)
    const [first, ...others] = selectedTours
    const { _id: _, ...added } = first!
    return { ...form, selectedTours: [{ ...first!, ...(date && { date }) }, ...others, added] }
  }
  const more = await save(order, withTour(order))
  const movedToo = await save(more, withTour(more, '2026-03-18'))
  const { data } = await ledgerOf(movedToo)
  expect(data.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
    ['sale', 250, null],
    ['adjustment', 250, 'edit'],
    ['adjustment', 250, 'edit'],
  ])
})

test('what a canceled tour cost is void, and what else is saved with it is an adjustment', async () => {
  const order = await given.order({ currency: 'ILS', selectedTours: [{}, {}, {}] })
  const one = await save(order, formWith(order, { status: 'CANCELED' }))
  const form = formWith(one, { status: 'CANCELED' }, 1)
  const [first, second, third] = form.selectedTours
  const selectedTours = [first!, second!, { ...third!, participants: { adult: 3 } }]
  const two = await save(one, { ...form, selectedTours })
  const { data, total } = await ledgerOf(two)
  expect(data.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
    ['sale', 2775, null],
    ['void', -925, null],
    ['void', -925, null],
    ['adjustment', 462.5, 'edit'],
  ])
  expect(total).toBe(1387.5)
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  expect((await rowsOf(order)).slice(4)).toEqual([
    ['void', -1387.5, 0],
    ['fee', 1387.5, 1387.5],
    ['write_off', -1387.5, 0],
  ])
})

test('a canceled tour of an order with an agreed price takes its share of that price', async () => {
  const order = await given.order({ selectedTours: [{}, {}] })
  const named = await save(order, { ...formOf(order), customTotalPrice: 333.33 }, boss)
  const lowered = await save(named, formWith(named, { status: 'CANCELED' }))
  expect((await rowsOf(lowered)).slice(2)).toEqual([['void', -166.67, 166.66]])
  expect(lowered.customTotalPrice).toBe(166.66)
})

test('LEDG-07 an order that changes its currency closes the old sum and opens a new one', async () => {
  const order = await given.order()
  const shekels = await save(order, { ...formOf(order), currency: 'ILS' })
  expect(await rowsOf(shekels)).toEqual([
    ['sale', 250, 250],
    ['adjustment', -250, 0],
    ['sale', 925, 925],
  ])
  expect(await ledgerOf(shekels)).toMatchObject({ currency: 'ILS', total: 925, balance: 925 })
})

test('a payment is in the ledger when it was made, and a refund when it went back', async () => {
  const order = await given.order({ agency: agency.id, isAgencyPayment: true })
  clock.set('2026-03-04T23:30:00+02:00')
  const payment = order.payments[0]?._id ?? ''
  await office.orders.settlePayment({ params: { id: order._id, paymentId: payment } })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  expect(await ledgerOf(order)).toMatchObject({ total: 0, paid: 250, balance: -250, toRefund: 250 })
  const refund = (await reload(order)).payments.at(-1)?._id ?? ''
  await office.orders.settlePayment({ params: { id: order._id, paymentId: refund } })
  clock.set('2026-03-02T10:00:00+02:00')
  expect(await ledgerOf(order)).toMatchObject({ total: 0, paid: 0, balance: 0, toRefund: 0 })
  const { data } = await ledgerOf(order)
  expect(data.map(({ kind, amount, method, day }) => [kind, amount, method, day])).toEqual([
    ['sale', 250, null, '2026-03-02'],
    ['payment', -250, 'agency', '2026-03-04'],
    ['void', -250, null, '2026-03-04'],
    ['refund', 250, 'agency', '2026-03-04'],
  ])
})

test('LEDG-04 payments are requests: split or dropped they write nothing, and one that is paid writes one row', async () => {
  const order = await given.order({ agency: agency.id, isAgencyPayment: true })
  const split = await office.orders.addPayment({
    params: { id: order._id },
    body: { amount: 100, clientKey: newId() },
  })
  expect(await rowsOf(order)).toEqual([['sale', 250, 250]])
  const paymentId = split.payments[1]?._id ?? ''
  const settle = () => office.orders.settlePayment({ params: { id: order._id, paymentId } })
  const answers = await Promise.allSettled([settle(), settle(), settle()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const lowered = await save(
    await reload(order),
    formWith(await reload(order), { participants: { adult: 1 } }),
  )
  expect(lowered.payments.map(({ status, amountInCurrency }) => [status, amountInCurrency])).toEqual([
    ['pending', 25],
    ['paid', 100],
  ])
  const written = await everyTable(db)
    .selectFrom('ledger_entries')
    .selectAll()
    .where('order_id', '=', order._id)
    .execute()
  expect(written.filter(({ kind }) => kind === 'payment')).toMatchObject([
    { payment_id: paymentId, amount: -10000 },
  ])
})

test('what a canceled order keeps of its money is a fee', async () => {
  const order = await given.order()
  await given.paid(order, 100_00)
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  expect(await rowsOf(order)).toEqual([
    ['sale', 250, 250],
    ['payment', -100, 150],
    ['void', -250, -100],
    ['fee', 250, 150],
    ['write_off', -150, 0],
  ])
})

test('two orders placed with one key have one ledger', async () => {
  const clientKey = '019b7000-0000-7000-8000-0000000000aa'
  const [first] = await Promise.all([1, 2, 3].map(() => given.order({ clientKey })))
  expect(await rowsOf(first!)).toEqual([['sale', 250, 250]])
  const rows = await everyTable(db)
    .selectFrom('ledger_entries')
    .selectAll()
    .where('order_id', '=', first!._id)
    .execute()
  expect(rows).toHaveLength(1)
})
