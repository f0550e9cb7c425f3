import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { listen } from '../../../test/listen.ts'
import { payByLink } from '../../../test/payLink.ts'
import { wrongLedgers } from '../../../test/wrongLedgers.ts'
import { cardProviderOf } from '../../cardProviderOf.ts'
import { CardProviderError } from '../../outside/cards/cardProvider.ts'
import { refundToCard } from './refundToCard.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, db, given, product, close } = server
afterAll(close)
await listen(server)
const cards = cardProviderOf(product)!
const office = as(await given.owner())

const reload = (order: Order) => office.orders.get({ params: { id: order._id } })
const ledgerOf = (order: Order) => office.orders.ledger({ params: { id: order._id } })

/** An order that was paid by card and canceled, with its refund. */
async function canceled() {
  const order = await given.order()
  await payByLink(order.payments[0]?.paymentUrl ?? '')
  const after = await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  const paymentId = after.payments.find(({ action }) => action === 'refund')?._id ?? ''
  return { order, paymentId, charge: after.payments[0]?.transactionNumber ?? '' }
}

/** The transactions of a refund at the desk. */
const credits = (paymentId: string) =>
  db
    .selectFrom('test_transactions')
    .selectAll()
    .where('reference', '=', paymentId.replaceAll('-', ''))
    .execute()

test('a promised refund goes back to the card, and is settled with its transaction', async () => {
  const { order, paymentId } = await canceled()
  const { rows } = await product.pool.query(
    `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'refundToCard' AND key = $1`,
    [paymentId],
  )
  expect(rows).toHaveLength(1)
  await refundToCard(product, cards, { paymentId })
  const [credit] = await credits(paymentId)
  expect(credit).toMatchObject({ kind: 'CREDIT', amount: 25_000, currency: 'USD' })
  expect((await reload(order)).payments[1]).toMatchObject({
    action: 'refund',
    status: 'paid',
    transactionNumber: `test-${credit?.index}`,
  })
  const { data, ...sums } = await ledgerOf(order)
  expect(sums).toMatchObject({ total: 0, paid: 0, balance: 0, toRefund: 0 })
  expect(data.at(-1)).toMatchObject({ kind: 'refund', method: 'card', reference: `test-${credit?.index}` })
  expect((await actionsOn(db, order._id)).at(-1)).toBe('refund paid')
})

test('a refund runs ten times and goes back once', async () => {
  const { order, paymentId } = await canceled()
  for (let run = 0; run < 10; run += 1) await refundToCard(product, cards, { paymentId })
  expect(await credits(paymentId)).toHaveLength(1)
  expect((await ledgerOf(order)).data.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
})

test('a refund whose answer got lost is found again instead of sent again', async () => {
  const { order, paymentId } = await canceled()
  const deaf = {
    ...cards,
    async refund(request: Parameters<typeof cards.refund>[0]) {
      await cards.refund(request)
      throw new CardProviderError('unreachable', 'The answer got lost')
    },
  }
  await refundToCard(product, deaf, { paymentId })
  expect((await reload(order)).payments[1]).toMatchObject({ status: 'pending' })
  const { rows } = await product.pool.query<{ waits: boolean }>(
    `SELECT run_at > now() + interval '14 minutes' AS waits FROM graphile_worker.jobs WHERE key = $1`,
    [paymentId],
  )
  expect(rows).toEqual([{ waits: true }])
  await refundToCard(product, cards, { paymentId })
  expect(await credits(paymentId)).toHaveLength(1)
  expect((await reload(order)).payments[1]).toMatchObject({ status: 'paid' })
})

test('a refund that the provider refuses stays to be refunded, with the reason in the log', async () => {
  const { order, paymentId, charge } = await canceled()
  await cards.refund({
    of: charge,
    authorization: (await cards.find(charge))?.authorization ?? '',
    reference: 'by hand',
    amount: 25_000,
    currency: 'USD',
    description: 'Refunded at the provider by hand',
  })
  await refundToCard(product, cards, { paymentId })
  expect((await reload(order)).payments[1]).toMatchObject({ status: 'pending' })
  expect((await auditOf(db, order._id)).at(-1)).toMatchObject({
    action: 'refund failed',
    details: { amount: 250, currency: 'USD', response: '23002' },
  })
  expect(await ledgerOf(order)).toMatchObject({ toRefund: 250 })
})

test('a provider that is down keeps the refund for the next run', async () => {
  const { order, paymentId } = await canceled()
  const working = product.origin
  product.origin = 'http://127.0.0.1:1'
  await expect(refundToCard(product, cards, { paymentId })).rejects.toMatchObject({ code: 'unreachable' })
  product.origin = working
  await refundToCard(product, cards, { paymentId })
  expect((await reload(order)).payments[1]).toMatchObject({ status: 'paid' })
  expect(await wrongLedgers(db)).toEqual([])
})
