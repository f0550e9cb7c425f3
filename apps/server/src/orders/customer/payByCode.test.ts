import type { CustomerOrder } from '@tourdesk/contract/orders/checkout'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { customerLooks, partsOf } from '../../../test/customerLooks.ts'
import { wrongCredits } from '../../../test/wrongCredits.ts'
import { wrongLedgers } from '../../../test/wrongLedgers.ts'
import { newId } from '../../kernel/newId.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { app, as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))
afterEach(async () => {
  expect(await wrongLedgers(db)).toEqual([])
  expect(await wrongCredits(db)).toEqual([])
})

const office = as(await given.owner())
const orchard = await given.account({ name: 'Orchard' })
const look = customerLooks(app)
const linkOf = async ({ _id: id }: Order) => partsOf((await office.orders.link({ params: { id } })).url)

/** A credit of $250 from a canceled order. */
async function credit(choice: Parameters<typeof given.order>[0] = {}) {
  const order = await given.order(choice)
  const id = order._id
  await given.paid(order)
  await office.orders.cancel({ body: { orderId: id, canRefund: true, refundTo: 'credit' } })
  const [credit] = (await office.credits.ofOrder({ params: { id } })).data
  return credit!
}

async function paidOrder() {
  const order = await given.order()
  await given.paid(order)
  return order
}

/** Types a code on the page of an order. */
async function type(order: Order, code: string, { clientKey = newId(), secret = '' } = {}) {
  const link = await linkOf(order)
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/checkout/${link.id}/credit`,
    headers: { 'x-order-link': secret || link.secret },
    payload: { code, clientKey },
  })
  return { status: answer.statusCode, body: answer.json<CustomerOrder & { code?: string }>() }
}

test('a customer pays with a code: all that is left, as typed by hand, and the rest of it pays another order', async () => {
  const { code, _id: id } = await credit()
  const [half, whole] = [await given.order(), await given.order()]
  await office.orders.recordPayment({
    params: { id: half._id },
    body: { kind: 'payment', method: 'cash', amount: 150, day: '2026-03-02', clientKey: newId() },
  })
  const { body } = await type(half, ` ${code.toLowerCase().replace('-', ' ')} `)
  expect(body).toMatchObject({ money: { paid: 250, open: 0 }, toPay: null })
  expect((await type(whole, code)).body).toMatchObject({ money: { paid: 150, open: 100 } })
  expect(await type(await given.order(), code)).toMatchObject({
    status: 409,
    body: { code: 'credit_used_up' },
  })
  const { data } = await office.credits.list({ query: {} })
  expect(data.find(({ _id }) => _id === id)?.rest).toBe(0)
})

test('the order’s log says that the customer paid, without the code', async () => {
  const { code } = await credit()
  const order = await given.order()
  await type(order, code)
  const log = await auditOf(db, order._id)
  expect(log.at(-1)).toMatchObject({ action: 'credit used', actor_name: 'Dana Levi' })
  expect(JSON.stringify(log)).not.toContain(code)
})

test('sent twice by a lost connection or a double click, it pays once', async () => {
  const { code } = await credit()
  const order = await given.order()
  const clientKey = newId()
  const answers = await Promise.all([1, 2, 3].map(() => type(order, code, { clientKey })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { data } = await office.orders.ledger({ params: { id: order._id } })
  expect(data.filter(({ kind }) => kind === 'credit_used')).toHaveLength(1)
})

test('two customers with one code: together they spend no more than it was', async () => {
  const { code } = await credit()
  const orders = [await given.order(), await given.order()]
  const answers = await Promise.all(orders.map((order) => type(order, code)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.each([
  ['unknown', async () => [await given.order(), 'ZZZZ-ZZZZ'] as const, 'credit_invalid'],
  [
    'another account’s',
    async () => [await given.order(), (await credit({ agency: orchard.id })).code] as const,
    'credit_invalid',
  ],
  [
    'for an order that the customer pays the agency for',
    async () =>
      [
        await given.order({ agency: orchard.id, isAgencyPayment: true }),
        (await credit({ agency: orchard.id })).code,
      ] as const,
    'credit_invalid',
  ],
  [
    'for an order that is paid already',
    async () => [await paidOrder(), (await credit()).code] as const,
    'amount_over_total',
  ],
])('a code that is %s pays nothing', async (_, wish, problem) => {
  const [order, code] = await wish()
  expect(await type(order, code)).toMatchObject({ status: 409, body: { code: problem } })
})

test('a code past its last day pays nothing', async () => {
  const { code } = await credit()
  clock.set('2028-03-03T10:00:00+02:00')
  const order = await given.order()
  expect(await type(order, code)).toMatchObject({ status: 409, body: { code: 'credit_expired' } })
})

test('codes can’t be guessed: ten tries at an order, then none until a quarter of an hour later', async () => {
  const { code } = await credit()
  const order = await given.order()
  for (let index = 0; index < 10; index++) expect((await type(order, 'ZZZZ-ZZZZ')).status).toBe(409)
  expect(await type(order, code)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  clock.set('2026-03-02T10:16:00+02:00')
  expect((await type(order, code)).status).toBe(200)
})

test('without the link of the order, there’s no order to pay', async () => {
  const { code } = await credit()
  const [order, other] = [await given.order(), await given.order()]
  const { secret } = await linkOf(other)
  expect((await type(order, code, { secret })).status).toBe(404)
  expect((await look(await linkOf(order))).order.money).toMatchObject({ paid: 0 })
})
