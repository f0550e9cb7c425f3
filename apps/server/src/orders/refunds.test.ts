import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { everyTable } from '../../test/everyTable.ts'
import { listen } from '../../test/listen.ts'
import { payByLink } from '../../test/payLink.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { cardProviderOf } from '../cardProviderOf.ts'
import { newId } from '../kernel/newId.ts'
import { CardProviderError } from '../outside/cards/cardProvider.ts'
import { refundToCard } from './cards/refundToCard.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, clock, db, given, product, close } = server
afterAll(close)
beforeEach(() => clock.set('2026-03-02T10:00:00+02:00'))
await listen(server)
const cards = cardProviderOf(product)!
const owner = await given.owner()
const office = as(owner)
const admin = as(await given.user({ account: await given.mainAccount(), role: 'ADMIN' }))

const ledgerOf = ({ _id: id }: Order) => office.orders.ledger({ params: { id } })
const record = (order: Order, amount: number, method: 'cash' | 'transfer' = 'cash') =>
  office.orders.recordPayment({
    params: { id: order._id },
    body: {
      kind: 'payment',
      method,
      amount,
      day: '2026-03-02',
      reference: method === 'transfer' ? '5512' : '',
      clientKey: newId(),
    },
  })
const cancel = ({ _id: orderId }: Order, chosen: { terms?: 'amount'; amount?: number } = {}) =>
  office.orders.cancel({ body: { orderId, canRefund: true, ...chosen } })
const refundsOf = ({ payments }: Order) => payments.filter(({ action }) => action === 'refund')
const listOf = async ({ _id: order }: Order) => (await office.payments.refunds({ query: { order } })).data
const made = { method: 'cash', day: '2026-03-02' } as const

/** A canceled order, part of which was paid by card, the rest in cash. */
async function mixed() {
  const order = await given.order()
  const rest = await record(order, 100)
  clock.set('2026-03-02T10:05:00+02:00')
  await payByLink(rest.payments.find(({ status }) => status === 'pending')?.paymentUrl ?? '')
  return order
}

/** A refund that the card company refused. */
async function refused() {
  const order = await given.order()
  await payByLink(order.payments[0]?.paymentUrl ?? '')
  const [refund] = refundsOf(await cancel(order))
  const params = { id: order._id, paymentId: refund?._id ?? '' }
  const no = {
    ...cards,
    async refund() {
      throw new CardProviderError('refused', 'The card is closed', '004')
    },
  }
  await refundToCard(product, no, { paymentId: params.paymentId })
  return { order, params }
}

test('LEDG-22 a refund goes back to the newest payment first, and none above what is left of it', async () => {
  const order = await mixed()
  const canceled = await cancel(order, { terms: 'amount', amount: 180 })
  expect(refundsOf(canceled).map(({ provider, amountInCurrency }) => [provider, amountInCurrency])).toEqual([
    ['tranzila', 150],
    ['office', 30],
  ])
  expect(await listOf(order)).toMatchObject([
    { state: 'on_its_way', method: 'card', amount: 150 },
    { state: 'to_do', method: 'cash', amount: 30, customer: 'Dana Levi' },
  ])
})

test('LEDG-22 refunds in cash and by transfer are tasks for staff until they are marked as made, with who and when', async () => {
  const order = await given.order()
  await record(order, 100)
  await record(order, 150, 'transfer')
  const canceled = await cancel(order)
  expect((await listOf(order)).map(({ state, method }) => [state, method])).toEqual([
    ['to_do', 'transfer'],
    ['to_do', 'cash'],
  ])
  clock.set('2026-03-03T09:00:00+02:00')
  const [transfer] = refundsOf(canceled)
  const params = { id: order._id, paymentId: transfer?._id ?? '' }
  await expect(
    office.orders.makeRefund({ params, body: { ...made, day: '2026-03-04' } }),
  ).rejects.toMatchObject({ issues: [{ field: 'day', code: 'payment_day_future' }] })
  await admin.orders.makeRefund({
    params,
    body: { method: 'transfer', day: '2026-03-02', reference: '7781' },
  })
  const { data, toRefund } = await ledgerOf(order)
  expect(toRefund).toBe(100)
  expect(data.at(-1)).toMatchObject({
    kind: 'refund',
    amount: 150,
    method: 'transfer',
    day: '2026-03-02',
    reference: '7781',
    created: '2026-03-03T07:00:00.000Z',
    by: expect.any(String),
  })
  expect(await listOf(order)).toHaveLength(1)
  await expect(office.orders.makeRefund({ params, body: made })).rejects.toMatchObject({
    code: 'payment_not_pending',
  })
  await expect(office.orders.retryRefund({ params })).rejects.toMatchObject({ code: 'payment_not_pending' })
  expect((await actionsOn(db, order._id)).at(-1)).toBe('refund paid')
})

test('two people who mark the same refund as made record it once', async () => {
  const order = await given.order()
  await record(order, 250)
  const [refund] = refundsOf(await cancel(order))
  const params = { id: order._id, paymentId: refund?._id ?? '' }
  const answers = await Promise.allSettled(
    [office, admin].map((one) => one.orders.makeRefund({ params, body: made })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ledgerOf(order)).toMatchObject({ paid: 0, toRefund: 0 })
})

test('a refund that the card company refused is sent again, or made by hand', async () => {
  const { order, params } = await refused()
  expect(await listOf(order)).toMatchObject([{ state: 'refused', response: '004' }])
  await office.orders.retryRefund({ params })
  await expect(office.orders.retryRefund({ params })).rejects.toMatchObject({ code: 'refund_under_way' })
  expect(await listOf(order)).toMatchObject([{ state: 'on_its_way', response: '' }])
  await refundToCard(product, cards, { paymentId: params.paymentId })
  expect(await listOf(order)).toEqual([])
  const other = await refused()
  await office.orders.makeRefund({ params: other.params, body: { method: 'transfer', day: '2026-03-02' } })
  expect((await ledgerOf(other.order)).data.at(-1)).toMatchObject({ kind: 'refund', method: 'transfer' })
  await refundToCard(product, cards, { paymentId: other.params.paymentId })
  expect(await ledgerOf(other.order)).toMatchObject({ paid: 0, toRefund: 0 })
})

test('a refund that may still reach the card can’t be made by hand', async () => {
  const order = await given.order()
  await payByLink(order.payments[0]?.paymentUrl ?? '')
  const [refund] = refundsOf(await cancel(order))
  const params = { id: order._id, paymentId: refund?._id ?? '' }
  await expect(office.orders.makeRefund({ params, body: made })).rejects.toMatchObject({
    code: 'refund_under_way',
    status: 409,
  })
})

test('LEDG-23 a refund whose outcome is unknown stays pending, is looked up first, and is sent once however many runs there are', async () => {
  const order = await given.order()
  await payByLink(order.payments[0]?.paymentUrl ?? '')
  const [refund] = refundsOf(await cancel(order, { terms: 'amount', amount: 120 }))
  const paymentId = refund?._id ?? ''
  let sent = 0
  const slow = {
    ...cards,
    // The report doesn't know the refund yet.
    findByReference: async () => [],
    async refund(request: Parameters<typeof cards.refund>[0]) {
      sent += 1
      await cards.refund(request)
      throw new CardProviderError('unreachable', 'The answer got lost')
    },
  }
  await Promise.all([1, 2, 3].map(() => refundToCard(product, slow, { paymentId })))
  await refundToCard(product, slow, { paymentId })
  expect(sent).toBe(1)
  expect(await listOf(order)).toMatchObject([{ state: 'on_its_way', amount: 120 }])
  await refundToCard(product, cards, { paymentId })
  expect(await listOf(order)).toEqual([])
  const credits = await db
    .selectFrom('test_transactions')
    .selectAll()
    .where('reference', '=', paymentId.replaceAll('-', ''))
    .execute()
  expect(credits).toMatchObject([{ kind: 'CREDIT', amount: 12_000 }])
  const [row] = await everyTable(db).selectFrom('payments').selectAll().where('id', '=', paymentId).execute()
  expect(row?.transaction_number).toBe(`test-${credits[0]?.index}`)
})

test('every ledger adds up', async () => {
  expect(await wrongLedgers(db)).toEqual([])
})
