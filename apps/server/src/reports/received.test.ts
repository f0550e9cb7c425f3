import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { ReportAnswer } from '@tourdesk/contract/reports/reports'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { everyTable } from '../../test/everyTable.ts'
import { listen } from '../../test/listen.ts'
import { payByLink } from '../../test/payLink.ts'
import { cardProviderOf } from '../cardProviderOf.ts'
import { newId } from '../kernel/newId.ts'
import { refundToCard } from '../orders/cards/refundToCard.ts'
import { runChecks } from '../orders/cards/runChecks.ts'

const now = '2026-03-02T10:00:00+02:00'
const server = await startServer({ now })
const { as, clock, db, given, product, close } = server
afterAll(close)
await listen(server)
const cards = cardProviderOf(product)!

const office = as(await given.owner())
const march = { startDate: '2026-03-01', endDate: '2026-03-31' }
const read = (query: object = {}): Promise<ReportAnswer> =>
  office.reports.get({ params: { name: 'received' }, query: { ...march, ...query } })
const usd = (amount: number) => [{ currency: 'USD' as Currency, amount }]
const linkOf = (order: Order) => order.payments.find(({ paymentUrl }) => paymentUrl)?.paymentUrl ?? ''
/** A card that pays without a notification to us. */
const unnoticed = '4580000000000201'

test('REP-25 money received by day and method, with the cash of crews apart, and cards by the day of their provider', async () => {
  const guide = await given.operator({ first_name: 'Rachel', last_name: 'Amsalem' })
  const [cash, exchanged, card, late] = [
    await given.order(),
    await given.order({ currency: 'ILS' }),
    await given.order(),
    await given.order(),
  ]
  const pay = (order: Order, money: object) =>
    office.orders.recordPayment({
      params: { id: order._id },
      body: { kind: 'payment', method: 'cash', amount: 0, day: '2026-03-02', clientKey: newId(), ...money },
    })
  await pay(cash, { amount: 100.1 })
  await pay(cash, { amount: 30, heldBy: guide.id })
  await pay(exchanged, { amount: 20, currency: 'USD' })
  clock.set('2026-03-02T23:40:00+02:00')
  await payByLink(linkOf(card))
  await payByLink(linkOf(late), unnoticed)
  // We learn of the second one after midnight.
  clock.set('2026-03-03T00:20:00+02:00')
  const { id: attemptId } = await everyTable(db)
    .selectFrom('card_attempts')
    .select('id')
    .where('order_id', '=', late._id)
    .executeTakeFirstOrThrow()
  await runChecks(product, cards, { attemptId, round: 1 })
  clock.set('2026-03-05T10:00:00+02:00')
  const { data: rows } = await office.orders.ledger({ params: { id: cash._id } })
  const first = rows.find(({ amount }) => amount === -100.1)!
  await office.orders.reverseEntry({
    params: { id: first._id },
    body: { reason: 'A mistake', clientKey: newId() },
  })

  const byDay = await read({ groupBy: ['day', 'method'] })
  expect(byDay.rows.map(({ keys, values }) => [...keys.map(({ id }) => id), values.received])).toEqual([
    ['2026-03-02', 'card', usd(250)],
    ['2026-03-02', 'cash', usd(150.1)],
    ['2026-03-03', 'card', usd(250)],
    ['2026-03-05', 'cash', usd(-100.1)],
  ])
  expect(byDay.totals.values).toEqual({ received: usd(550), payments: usd(550), refunded: [] })
  expect(byDay.notes).toEqual([{ name: 'heldCash', count: null, money: usd(30) }])
  const ledger = await everyTable(db)
    .selectFrom('ledger_entries')
    .select(['amount', 'received_amount'])
    .where('kind', 'in', ['payment', 'refund', 'reversal'])
    .execute()
  const moved = ledger.reduce((sum, { amount, received_amount: received }) => sum + (received ?? -amount), 0)
  expect(moved).toBe(55_000)

  const byProvider = await read({ basis: 'provider', groupBy: ['day'] })
  expect(byProvider.rows.map(({ keys, values }) => [keys[0]?.id, values.received])).toEqual([
    ['2026-03-02', usd(500)],
  ])
  expect(byProvider.notes).toEqual([])
  const onlyThird = { basis: 'provider', startDate: '2026-03-03', endDate: '2026-03-03' }
  expect((await read(onlyThird)).rows).toEqual([])

  // A refund by card has its own day there.
  clock.set('2026-03-09T10:00:00+02:00')
  const canceled = await office.orders.cancel({ body: { orderId: card._id, canRefund: true } })
  const paymentId = canceled.payments.find(({ action }) => action === 'refund')!._id
  await refundToCard(product, cards, { paymentId })
  expect((await read({ basis: 'provider', startDate: '2026-03-09' })).totals.values).toEqual({
    received: usd(-250),
    payments: [],
    refunded: usd(250),
  })
})
