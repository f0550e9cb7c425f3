import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { dayIn } from '@tourdesk/domain/calendar'
import type { HandMethod } from '@tourdesk/domain/payments/vocabulary'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { listen } from '../../../test/listen.ts'
import { payByLink } from '../../../test/payLink.ts'
import { cardProviderOf } from '../../cardProviderOf.ts'
import { findTransactions, giveBackAtTerminal } from '../../embedded/paymentDesk/deskBooks.ts'
import { timetable } from '../../jobs.ts'
import { newId } from '../../kernel/newId.ts'
import { CardProviderError } from '../../outside/cards/cardProvider.ts'
import { refundToCard } from '../cards/refundToCard.ts'
import { checkBooks } from './checkBooks.ts'
import { checkLedgers } from './checkLedgers.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, clock, db, given, product, close } = server
afterAll(close)
await listen(server)
const cards = cardProviderOf(product)!
const office = as(await given.owner())
const night = () => checkBooks(product, cards)

/** What the page lists of an order: the difference, its amounts, and whether it still holds. */
async function linesOf(order: Order) {
  const { data } = await office.payments.mismatches({ query: { limit: 100 } })
  return data
    .filter(({ orderId }) => orderId === order._id)
    .map(({ kind, expected, found, settledAt }) => [kind, expected, found, settledAt === null])
}

async function paidByCard() {
  const order = await given.order()
  await payByLink(order.payments[0]?.paymentUrl ?? '')
  const { payments } = await office.orders.get({ params: { id: order._id } })
  const index = Number(payments[0]?.transactionNumber?.replace('test-', ''))
  return { order, index }
}

const stored = (order: Order) =>
  everyTable(db).selectFrom('orders').selectAll().where('id', '=', order._id).executeTakeFirstOrThrow()

test('LEDG-27 the books are checked at two in the morning', () => {
  expect(timetable.find(({ kind }) => kind.name === 'checkBooks')).toMatchObject({ at: '02:00' })
})

test('orders that were booked, paid, refunded, canceled or wait for a price agree', async () => {
  await given.order({ currency: 'ILS', selectedTours: [{}, {}] })
  await given.order({ orderType: 'private', paymentTBD: true })
  const less = await given.order({ currency: 'ILS', selectedTours: [{}, { participants: { adult: 1 } }] })
  const entries = [less.selectedTours[1]?._id ?? '']
  await office.orders.cancel({ body: { orderId: less._id, canRefund: false, entries } })
  const cash = await given.order()
  await office.orders.recordPayment({
    params: { id: cash._id },
    body: { kind: 'payment', method: 'cash', amount: 100, day: '2026-03-02', clientKey: newId() },
  })
  await office.orders.cancel({ body: { orderId: cash._id, canRefund: false } })
  const { order } = await paidByCard()
  const { payments } = await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  await refundToCard(product, cards, { paymentId: payments[1]?._id ?? '' })
  await night()
  expect((await office.payments.mismatches()).data).toEqual([])
})

const faults: [string, (order: Order) => Promise<unknown>, unknown[][]][] = [
  [
    'a price that isn’t in the ledger',
    ({ _id }) =>
      everyTable(db).updateTable('orders').set({ custom_total: 20000 }).where('id', '=', _id).execute(),
    [['total', 250, 200, true]],
  ],
  [
    'a payment that isn’t in the ledger',
    async ({ _id }) => {
      const rows = everyTable(db).updateTable('payments').where('order_id', '=', _id)
      await rows.set({ status: 'paid', provider: 'office', settled_at: clock.now() }).execute()
    },
    [
      ['payments', 0, 250, true],
      // Nothing waits for the customer any more.
      ['listed', 250, 250, true],
    ],
  ],
  [
    'a wrong status',
    ({ _id }) =>
      everyTable(db).updateTable('orders').set({ payment_status: 'PARTIAL' }).where('id', '=', _id).execute(),
    [['status', null, null, true]],
  ],
  [
    'wrong amounts in Operations',
    ({ _id }) =>
      everyTable(db)
        .updateTable('order_entries')
        .set({ order_open: 100 })
        .where('order_id', '=', _id)
        .execute(),
    [['listed', 250, 1, true]],
  ],
  [
    'a share that’s not a tour’s part of the price',
    ({ _id }) =>
      everyTable(db)
        .updateTable('order_entries')
        .set({ share_cents: 24000 })
        .where('order_id', '=', _id)
        .execute(),
    [['shares', 250, 240, true]],
  ],
  [
    'a share in dollars that’s not the price',
    ({ _id }) =>
      everyTable(db)
        .updateTable('order_entries')
        .set({ share_usd_cents: 24000 })
        .where('order_id', '=', _id)
        .execute(),
    [['shares', 250, 250, true]],
  ],
  [
    'a day that’s not the first tour’s',
    ({ _id }) =>
      everyTable(db)
        .updateTable('order_entries')
        .set({ overdue_from: '2026-01-01' })
        .where('order_id', '=', _id)
        .execute(),
    [['listed', 250, 250, true]],
  ],
]

test.each(faults)(
  '%s is written down once, however often it’s found, and nothing is changed',
  async (_, spoil, lines) => {
    const order = await given.order()
    await spoil(order)
    const before = await stored(order)
    await night()
    await Promise.all([night(), night(), night()])
    expect(new Set(await linesOf(order))).toEqual(new Set(lines))
    expect(await linesOf(order)).toHaveLength(lines.length)
    expect(await stored(order)).toEqual(before)
  },
)

test('differences are found by the number, reference, customer and notes of their order', async () => {
  const order = await given.order({
    userInformation: { firstName: 'Yael', lastName: 'Ben-Ami', email: 'yael@example.com' },
  })
  const other = await given.order()
  const orders = everyTable(db).updateTable('orders')
  await orders.set({ custom_total: 20000 }).where('id', 'in', [order._id, other._id]).execute()
  await night()
  const found = async (search: string) => {
    const { data, total } = await office.payments.mismatches({ query: { search, limit: 100 } })
    expect(total).toBe(data.length)
    return data.map(({ orderNumber }) => orderNumber)
  }
  expect(await found('ben-ami')).toEqual([order.orderNumber])
  expect(await found(String(other.orderNumber))).toEqual([other.orderNumber])
  expect(await found('100%_')).toEqual([])
  await orders.set({ custom_total: null }).where('id', 'in', [order._id, other._id]).execute()
  await night()
})

test('a credit with another rest than the ledgers of all orders say becomes a line of the order that gave it', async () => {
  const order = await given.order()
  await given.paid(order)
  const { _id: id } = order
  await office.orders.cancel({ body: { orderId: id, canRefund: true, refundTo: 'credit' } })
  const [credit] = (await office.credits.ofOrder({ params: { id } })).data
  const pay = async (amount: number) => {
    const { _id } = await given.order()
    const body = { code: credit?.code ?? '', amount, clientKey: newId() }
    await office.orders.payByCredit({ params: { id: _id }, body })
    return _id
  }
  const setRest = (rest: number) =>
    everyTable(db)
      .updateTable('credits')
      .set({ rest })
      .where('id', '=', credit?._id ?? '')
      .execute()
  await pay(100)
  const takenBack = await pay(50)
  const { data } = await office.orders.ledger({ params: { id: takenBack } })
  await office.orders.reverseEntry({
    params: { id: data.at(-1)?._id ?? '' },
    body: { reason: 'Wrong order', clientKey: newId() },
  })
  await night()
  expect(await linesOf(order)).toEqual([])

  await setRest(25000)
  await Promise.all([night(), night()])
  expect(await linesOf(order)).toEqual([['credit', 150, 250, true]])
  expect(await linesOf({ ...order, _id: takenBack })).toEqual([])
  await setRest(15000)
  await night()
  expect(await linesOf(order)).toEqual([['credit', 150, 250, false]])
})

test('a difference that’s gone is settled and stays in the list; if it comes back it’s a new line', async () => {
  const order = await given.order()
  const setStatus = (payment_status: 'PENDING' | 'PARTIAL') =>
    everyTable(db).updateTable('orders').set({ payment_status }).where('id', '=', order._id).execute()
  await setStatus('PARTIAL')
  await night()
  await setStatus('PENDING')
  await night()
  expect(await linesOf(order)).toEqual([['status', null, null, false]])
  await setStatus('PARTIAL')
  await night()
  await night()
  expect(await linesOf(order)).toEqual([
    ['status', null, null, true],
    ['status', null, null, false],
  ])
})

test('a check that breaks off in the middle is finished by the next, and writes each difference once', async () => {
  const orders = [await given.order(), await given.order(), await given.order()]
  const ids = orders.map(({ _id }) => _id)
  await everyTable(db)
    .updateTable('orders')
    .set({ payment_status: 'PARTIAL' })
    .where('id', 'in', ids)
    .execute()
  const [{ rank } = { rank: 0 }] = (
    await sql<{ rank: number }>`select count(*)::int as rank from orders where id <= ${ids[1] ?? ''}`.execute(
      db,
    )
  ).rows
  let batches = 0
  const breaking = {
    ...clock,
    now: () => {
      batches += 1
      if (batches > rank) throw new Error('The server died')
      return clock.now()
    },
  }
  await expect(checkLedgers({ db, clock: breaking }, 1)).rejects.toThrow('The server died')
  expect((await Promise.all(orders.map(linesOf))).map(({ length }) => length)).toEqual([1, 1, 0])
  await checkLedgers(product, 2)
  expect((await Promise.all(orders.map(linesOf))).map(({ length }) => length)).toEqual([1, 1, 1])
})

test('a card payment that its provider knows with another amount, or not at all, becomes a line', async () => {
  const other = await paidByCard()
  const lost = await paidByCard()
  const at = (index: number) => db.updateTable('test_transactions').where('index', '=', index)
  await at(other.index).set({ amount: 24000 }).execute()
  await at(lost.index).set({ response: '004' }).execute()
  await night()
  expect(await linesOf(other.order)).toEqual([['card_differs', 250, 240, true]])
  expect(await linesOf(lost.order)).toEqual([['card_missing', 250, null, true]])

  clock.set('2026-03-20T10:00:00+02:00')
  await at(other.index).set({ amount: 25000 }).execute()
  await night()
  expect(await linesOf(other.order)).toEqual([['card_differs', 250, 240, false]])
  expect(await linesOf(lost.order)).toEqual([['card_missing', 250, null, true]])
})

/** Gives an order's money back in the provider's back office. */
async function refundedThere() {
  const { order, index } = await paidByCard()
  const [charge] = await findTransactions(db, { index })
  const credit = await giveBackAtTerminal(product, charge!)
  if (typeof credit === 'number') throw new Error(`Refused with ${credit}`)
  return { order, credit }
}

const refundLines = async () => {
  const { data } = await office.payments.mismatches({ query: { limit: 100 } })
  return data.filter(({ kind }) => kind === 'card_refund')
}

/** Cancels an order here too; the provider refuses to give back twice, and staff mark the refund as made. */
async function givenBackHere({ _id: orderId }: Order, method: HandMethod) {
  const { payments } = await office.orders.cancel({ body: { orderId, canRefund: true } })
  const paymentId = payments.find(({ action }) => action === 'refund')?._id ?? ''
  await refundToCard(product, cards, { paymentId })
  const body = { method, day: dayIn(clock.now()) }
  await office.orders.makeRefund({ params: { id: orderId, paymentId }, body })
}

test('LEDG-27 a refund that somebody made at the provider’s own page is a line until the order says so too', async () => {
  const named = await refundedThere()
  const nameless = await refundedThere()
  const name = (credits_index: number | null) =>
    db
      .updateTable('test_transactions')
      .set({ credits_index })
      .where('index', '=', nameless.credit.index)
      .execute()
  await name(null)
  await night()
  await Promise.all([night(), night()])
  const line = ({ index, authorization_number: authorization }: typeof named.credit) => ({
    expected: null,
    found: 250,
    currency: 'USD',
    settledAt: null,
    transaction: { number: `test-${index}`, day: '2026-03-20', authorization },
  })
  const { _id: orderId, orderNumber } = named.order
  expect(await refundLines()).toHaveLength(2)
  expect(await refundLines()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ orderId, orderNumber, ...line(named.credit) }),
      expect.objectContaining({ orderId: null, orderNumber: null, customer: '', ...line(nameless.credit) }),
    ]),
  )
  const { payments } = await office.orders.get({ params: { id: orderId } })
  expect(payments.map(({ status }) => status)).toEqual(['paid'])

  await givenBackHere(named.order, 'terminal')
  clock.set('2026-04-20T10:00:00+03:00')
  await night()
  const open = async () => (await refundLines()).filter(({ settledAt }) => settledAt === null)
  expect((await open()).map(({ orderId }) => orderId)).toEqual([null])
  await name(nameless.credit.credits_index)
  await givenBackHere(nameless.order, 'terminal')
  await night()
  expect(await open()).toEqual([])
  expect(await refundLines()).toHaveLength(2)
})

test('money that went back in cash and at the provider went back twice, so the line stays', async () => {
  const { order } = await refundedThere()
  await night()
  await givenBackHere(order, 'cash')
  await night()
  const lines = (await refundLines()).filter(({ orderId }) => orderId === order._id)
  expect(lines).toMatchObject([{ settledAt: null, found: 250 }])
})

test('a refund of ours that’s on its way, or whose number we know, is no line', async () => {
  const { order } = await paidByCard()
  const { payments } = await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  const paymentId = payments.find(({ action }) => action === 'refund')?._id ?? ''
  const deaf = {
    ...cards,
    async refund(request: Parameters<typeof cards.refund>[0]) {
      await cards.refund(request)
      throw new CardProviderError('unreachable', 'The answer got lost')
    },
  }
  const before = await refundLines()
  await refundToCard(product, deaf, { paymentId })
  await night()
  expect(await refundLines()).toEqual(before)
  await refundToCard(product, cards, { paymentId })
  await night()
  expect(await refundLines()).toEqual(before)
})

test('a refund whose reference is of a payment or a refund that was dropped is a line of that order', async () => {
  const reused = await refundedThere()
  const dropped = await refundedThere()
  const attempt = await everyTable(db)
    .selectFrom('card_attempts')
    .select('reference')
    .where('order_id', '=', reused.order._id)
    .executeTakeFirstOrThrow()
  const { payments } = await office.orders.cancel({
    body: { orderId: dropped.order._id, canRefund: true },
  })
  const refund = payments.find(({ action }) => action === 'refund')?._id ?? ''
  await everyTable(db).updateTable('payments').set({ status: 'canceled' }).where('id', '=', refund).execute()
  const say = ({ index }: typeof reused.credit, reference: string) =>
    db
      .updateTable('test_transactions')
      .set({ reference, credits_index: null })
      .where('index', '=', index)
      .execute()
  await say(reused.credit, attempt.reference)
  await say(dropped.credit, refund.replaceAll('-', ''))
  await night()
  const orders = (await refundLines()).map(({ orderId }) => orderId)
  expect(orders).toEqual(expect.arrayContaining([reused.order._id, dropped.order._id]))
})

test('if the provider doesn’t answer, the orders are compared all the same and the check is tried again', async () => {
  await paidByCard()
  const order = await given.order()
  await everyTable(db)
    .updateTable('orders')
    .set({ payment_status: 'PARTIAL' })
    .where('id', '=', order._id)
    .execute()
  const silent = { ...cards, find: () => Promise.reject(new CardProviderError('unreachable', 'No answer')) }
  await expect(checkBooks(product, silent)).rejects.toThrow('No answer')
  expect(await linesOf(order)).toEqual([['status', null, null, true]])
})

test('payments of an earlier terminal can’t be looked up and are no difference', async () => {
  const { order } = await paidByCard()
  await everyTable(db)
    .updateTable('payments')
    .set({ transaction_number: 'oldterminal-17' })
    .where('order_id', '=', order._id)
    .execute()
  await night()
  expect(await linesOf(order)).toEqual([])
})

test('LEDG-27 what the night finds of totals, statuses, instalments and cards is a line on the home page, and changes nothing', async () => {
  const openLines = async () => {
    const { data } = await office.payments.mismatches({ query: { limit: 100 } })
    return data.filter(({ settledAt }) => settledAt === null)
  }
  const counted = async () =>
    (await office.home.get()).money.data?.find(({ kind }) => kind === 'ledger_mismatch')?.count ?? 0
  await night()
  const before = await counted()
  expect(before).toBe((await openLines()).length)

  const [dearer, paid, split] = [await given.order(), await given.order(), await given.order()]
  const { order: byCard, index } = await paidByCard()
  const change = (order: Order) => everyTable(db).updateTable('orders').where('id', '=', order._id)
  await change(dearer).set({ custom_total: 20000 }).execute()
  await change(paid).set({ status: 'paid', payment_status: 'PAID' }).execute()
  const instalments = JSON.stringify([{ n: 1, dueOn: '2026-03-02', amount: 7500 }])
  await change(split).set({ instalments }).execute()
  await db.updateTable('test_transactions').set({ response: '004' }).where('index', '=', index).execute()
  const orders = [dearer, paid, split, byCard]
  const spoiled = await Promise.all(orders.map(stored))
  await night()
  const kinds = await Promise.all(orders.map(async (order) => (await linesOf(order)).map(([kind]) => kind)))
  expect(kinds).toEqual([['total'], ['status'], ['instalments'], ['card_missing']])
  expect(await counted()).toBe(before + 4)
  expect(await Promise.all(orders.map(stored))).toEqual(spoiled)
})
