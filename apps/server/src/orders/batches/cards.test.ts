import type { BatchPreview } from '@tourdesk/contract/departures/departureBatches'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { listen } from '../../../test/listen.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { payAtDesk, textIn } from '../../../test/payAtDesk.ts'
import { goBack, openedPage, payByLink, pressPay } from '../../../test/payLink.ts'
import { wrongLedgers } from '../../../test/wrongLedgers.ts'
import { cardProviderOf } from '../../cardProviderOf.ts'
import { newId } from '../../kernel/newId.ts'
import { CardProviderError } from '../../outside/cards/cardProvider.ts'
import { refundToCard } from '../cards/refundToCard.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, db, given, product, close } = server
afterAll(close)
await listen(server)

const cards = cardProviderOf(product)!
const office = as(await given.owner())
const date = '2026-03-11'
const refusedLater = '4580000000000205'

const booking = (tour: { id: string }) => given.order({ selectedTours: [{ tour: tour.id, date }] })
const linkOf = (order: Order) =>
  order.payments.find(({ paymentUrl }) => paymentUrl !== null)?.paymentUrl ?? ''
const read = ({ _id: id }: Order) => office.orders.get({ params: { id } })
const previewOf = ({ id }: { id: string }) =>
  office.departureBatches.preview({
    body: { kind: 'cancel', from: [{ tour: id, date }], reason: 'weather', text: 'Flood in the wadi' },
  })
const commit = ({ _id, hash, items }: BatchPreview) =>
  office.departureBatches.commit({
    body: {
      preview: _id,
      hash,
      clientKey: newId(),
      items: items.map(({ order }) => ({ order: order._id, terms: 'full' })),
    },
  })
const many = <Item>(count: number, make: () => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, make))

test('DEP-29 half of the refunds fail: the cancellation stands, all refused ones are sent again at once, and home counts the rest until it’s done', async () => {
  const tour = await given.tour()
  const orders = await many(24, () => booking(tour))
  for (const [index, order] of orders.entries())
    await goBack(await payByLink(linkOf(order), index % 2 === 0 ? refusedLater : undefined))
  const batch = await commit(await previewOf(tour))
  expect(batch.counts).toEqual({ refunded: 0, on_its_way: 24, to_do: 0, refused: 0 })
  await doJobs(product)
  const now = () => office.departureBatches.get({ params: { id: batch._id } })
  const half = { refunded: 12, on_its_way: 0, to_do: 0, refused: 12 }
  expect(await now()).toMatchObject({ counts: half, isFinished: false })
  for (const order of orders) expect(await read(order)).toMatchObject({ status: 'canceled' })
  const atHome = async () => {
    const { money } = await office.home.get()
    return money.data?.filter(({ kind }) => kind === 'refund_refused').map(({ count }) => count)
  }
  expect(await atHome()).toEqual([12])

  const params = { id: batch._id }
  const [again, twice] = await Promise.all([
    office.departureBatches.retry({ params }),
    office.departureBatches.retry({ params }),
  ])
  const sent = { refunded: 12, on_its_way: 12, to_do: 0, refused: 0 }
  expect([again.counts, twice.counts]).toEqual([sent, sent])
  await doJobs(product)
  expect((await now()).counts).toEqual(half)

  for (const { order, refunds } of (await now()).orders)
    for (const { _id, state } of refunds)
      if (state === 'refused')
        await office.orders.makeRefund({
          params: { id: order._id, paymentId: _id },
          body: { method: 'cash', day: '2026-03-02', reference: '', note: '' },
        })
  expect(await now()).toMatchObject({ counts: { refunded: 24, refused: 0 }, isFinished: true })
  expect(await atHome()).toEqual([])
  expect(await wrongLedgers(db)).toEqual([])
}, 90_000)

test('DEP-29 a refund whose outcome is unknown is on its way until it was looked up, and is never sent twice', async () => {
  const tour = await given.tour()
  const order = await booking(tour)
  await goBack(await payByLink(linkOf(order)))
  const batch = await commit(await previewOf(tour))
  const paymentId = batch.orders[0]?.refunds[0]?._id ?? ''
  let sent = 0
  const silent = {
    ...cards,
    // The report doesn't know the refund yet.
    findByReference: async () => [],
    async refund(request: Parameters<typeof cards.refund>[0]) {
      sent += 1
      await cards.refund(request)
      throw new CardProviderError('unreachable', 'The answer got lost')
    },
  }
  const counts = async () => (await office.departureBatches.get({ params: { id: batch._id } })).counts
  await Promise.all([1, 2, 3].map(() => refundToCard(product, silent, { paymentId })))
  expect(await counts()).toEqual({ refunded: 0, on_its_way: 1, to_do: 0, refused: 0 })
  expect(await office.departureBatches.retry({ params: { id: batch._id } })).toMatchObject({
    counts: { on_its_way: 1, refused: 0 },
  })
  // The job that looks it up waits until the report must show it.
  await refundToCard(product, cards, { paymentId })
  expect(await counts()).toEqual({ refunded: 1, on_its_way: 0, to_do: 0, refused: 0 })
  expect(sent).toBe(1)
  const credits = await db
    .selectFrom('test_transactions')
    .selectAll()
    .where('reference', '=', paymentId.replaceAll('-', ''))
    .execute()
  expect(credits).toHaveLength(1)
})

test('DEP-12 cards are refunded by jobs after the commit, other refunds are tasks of staff, and a refused one is retried alone and undoes nothing', async () => {
  const tour = await given.tour()
  const [good, bad, cash] = [await booking(tour), await booking(tour), await booking(tour)]
  await goBack(await payByLink(linkOf(good)))
  await goBack(await payByLink(linkOf(bad), refusedLater))
  const { totalPrice } = cash.calculatedPrices
  await office.orders.recordPayment({
    params: { id: cash._id },
    body: { kind: 'payment', method: 'cash', amount: totalPrice, day: '2026-03-02', clientKey: newId() },
  })
  const batch = await commit(await previewOf(tour))
  const params = { id: batch._id }
  const states = async () => {
    const { orders } = await office.departureBatches.get({ params })
    return orders.map(({ refunds }) => refunds.map(({ state }) => state ?? 'refunded').join())
  }
  expect(await states()).toEqual(['on_its_way', 'on_its_way', 'to_do'])
  await doJobs(product)
  expect(await states()).toEqual(['refunded', 'refused', 'to_do'])
  for (const order of [good, bad, cash]) expect((await read(order)).status).toBe('canceled')
  const { orders } = await office.departureBatches.get({ params })
  const refused = orders[1]?.refunds[0]?._id ?? ''
  await office.orders.retryRefund({ params: { id: bad._id, paymentId: refused } })
  expect(await states()).toEqual(['refunded', 'on_its_way', 'to_do'])
  await doJobs(product)
  expect(await states()).toEqual(['refunded', 'refused', 'to_do'])
  expect(await wrongLedgers(db)).toEqual([])
})

test('DEP-30 a card payment between preview and commit makes it outdated, one after it goes back, an open payment page says that the tour was canceled, and of 20 payments in a race each is back or never was', async () => {
  const tour = await given.tour()
  const [early, late] = [await booking(tour), await booking(tour)]
  const preview = await previewOf(tour)
  await goBack(await payByLink(linkOf(early)))
  await expect(commit(preview)).rejects.toMatchObject({
    status: 409,
    code: 'batch_outdated',
    issues: [{ field: `orders.${early._id}` }],
  })
  expect((await read(late)).status).toBe('pending')
  const page = await openedPage(linkOf(late))
  await commit(await previewOf(tour))
  expect(await pressPay(linkOf(late))).toEqual({ page: expect.stringMatching(/^\/pay\//) })
  expect(textIn(await (await fetch(linkOf(late))).text())).toContain('The tour was canceled.')
  await goBack(await payAtDesk(page))
  await doJobs(product)
  for (const order of [early, late]) await isBackOnce(order)

  const raced = await given.tour()
  const orders = await many(20, () => booking(raced))
  const pages = await Promise.all(orders.map((order) => openedPage(linkOf(order))))
  const [batch] = await Promise.all([
    commitAtLast(raced),
    ...pages.map(async (each) => goBack(await payAtDesk(each))),
  ])
  expect(batch.orders).toHaveLength(20)
  await doJobs(product)
  for (const order of orders) await isBackOnce(order)
  expect(await wrongLedgers(db)).toEqual([])

  /** Commits a preview that no payment outdated. */
  async function commitAtLast(of: { id: string }) {
    for (;;) {
      const shown = await previewOf(of)
      const done = await commit(shown).catch((error: { code: string }) => error)
      if (!('code' in done)) return done
      expect(done.code).toBe('batch_outdated')
    }
  }

  async function isBackOnce(order: Order): Promise<void> {
    const { status, payments } = await read(order)
    expect(status).toBe('canceled')
    const paid = (action: string) =>
      payments
        .filter((payment) => payment.action === action && payment.status === 'paid')
        .map(({ amountInCurrency }) => amountInCurrency)
    expect(paid('refund')).toEqual(paid('charge'))
    expect(payments.filter((payment) => payment.status === 'pending')).toEqual([])
  }
}, 90_000)
