import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formOf } from '../../test/formOf.ts'
import { doJobs, mailsTo } from '../../test/mailbox.ts'
import { smtpPeer } from '../../test/smtpPeer.ts'
import { switchNews } from '../../test/switchNews.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder } from '../kernel/scope.ts'
import { planMessages } from './planMessages.ts'

const peer = await smtpPeer([])
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'desk@example.com',
  WEB_ORIGIN: 'https://desk.example.com',
}
const { as, clock, db, given, product, close } = await startServer({ env, now: '2026-03-10T10:00:00+02:00' })
afterAll(async () => {
  await close()
  await peer.close()
})
beforeEach(() => clock.set('2026-03-10T10:00:00+02:00'))

const office = as(await given.owner())
const boss = as(await given.user({ isSuper: true }))
await switchNews(office)

const asking = (order: Order, change: Partial<MessageAsk> = {}): MessageAsk => ({
  target: { order: order._id },
  event: 'payment_link',
  channel: 'email',
  ...change,
})
const preview = (ask: MessageAsk) => office.messages.preview({ body: ask })
async function send(ask: MessageAsk) {
  const { hash } = await preview(ask)
  return office.messages.send({ body: { ...ask, hash, clientKey: newId() } })
}
const ofOrder = async (order: Order) => (await office.messages.ofOrder({ params: { id: order._id } })).data
const customer = (names: { firstName: string; lastName: string }) => ({
  ...names,
  email: `${newId()}@example.com`,
  mobilePhone: '050-5550103',
})
const dana = () => given.order({ userInformation: customer({ firstName: 'Dana', lastName: 'Levi' }) })
const costs = async ({ _id }: Order, customTotalPrice: number) => {
  const order = await boss.orders.get({ params: { id: _id } })
  return boss.orders.change({ params: { id: _id }, body: { ...formOf(order), customTotalPrice } })
}
const payCash = (order: Order, amount: number) =>
  office.orders.recordPayment({
    params: { id: order._id },
    body: { kind: 'payment', method: 'cash', amount, day: '2026-03-10', clientKey: newId() },
  })

test('a payment link goes with all that’s due, in one amount, in the customer’s language and by each channel', async () => {
  const order = await dana()
  await costs(order, 370)
  const hebrew = await given.order({ userInformation: customer({ firstName: 'דנה', lastName: 'לוי' }) })
  const shown = (await preview(asking(order))).data
  expect(shown).toMatchObject([
    {
      language: 'en',
      channel: 'email',
      subject: `Payment of $370.00 for booking ${order.orderNumber}`,
      reason: null,
    },
  ])
  expect(shown[0]?.text).toMatch(/\/pay\/[\w-]{22}\?ask=due\n/)
  for (const channel of ['email', 'whatsapp', 'sms'] as const) {
    const [said] = (await preview(asking(hebrew, { channel }))).data
    expect(said).toMatchObject({ language: 'he', channel })
    expect(said?.text).toMatch(/נותר לשלם .*\$250\.00/)
    expect(said?.text).toMatch(/\/pay\/[\w-]{22}\?ask=due&lang=he/)
  }
  expect(await send(asking(order))).toMatchObject({ mailed: 1, byHand: 0, silent: 0 })
  await doJobs(product)
  expect(await ofOrder(order)).toMatchObject([{ event: 'payment_link', state: 'sent' }])
  expect(await mailsTo(db, order.userInformation.email ?? '')).toHaveLength(1)
})

test('with a deposit, the link asks for the deposit by its day, and for the balance once it’s paid', async () => {
  const main = as(await given.user({ isSuper: true, account: await given.mainAccount(), role: 'OWNER' }))
  const { _id: paymentPolicy } = await main.paymentPolicies.create({
    body: { name: 'Third', percent: 30, daysBefore: 14 },
  })
  const tour = await given.tour()
  await main.tours.change({ params: { id: tour.id }, body: { paymentPolicy } })
  const order = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-05-04' }] })
  const textOf = async () => (await preview(asking(order))).data[0]?.text
  expect(await textOf()).toContain('$75.00 is due for your booking')
  await payCash(order, 75)
  expect(await textOf()).toMatch(/\$175\.00 is due .* by .*20 April 2026/)
})

test('nothing is asked for where nothing is due: a paid order, a canceled one, what an agency pays, an open price', async () => {
  const paid = await dana()
  await payCash(paid, 250)
  const canceled = await dana()
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: true } })
  const { id: agency } = await given.account()
  const agencys = await given.order({ agency, isAgencyPayment: true })
  const tour = await given.tour()
  await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
  const open = await given.order({ selectedTours: [{ tour: tour.id }] })
  for (const [order, reason] of [
    [paid, 'nothing_due'],
    [canceled, 'canceled'],
    [agencys, 'nothing_due'],
    [open, 'nothing_due'],
  ] as const) {
    expect((await preview(asking(order))).data).toMatchObject([{ channel: null, reason }])
    await expect(send(asking(order))).rejects.toMatchObject({ status: 409, code: 'no_channel' })
  }
})

test('without anybody who takes cards there’s no link to send', async () => {
  const order = await dana()
  const unable = { ...product, env: { ...product.env, production: true, tranzila: undefined } }
  const call = { db, scope: everyOrder, now: clock.now() }
  const { planned } = await planMessages(call, unable, asking(order))
  expect(planned.map(({ shown }) => shown.reason)).toEqual(['nothing_due'])
})

test('several orders of a selection each get their own link, once for all tours of an order', async () => {
  const names = customer({ firstName: 'Dana', lastName: 'Levi' })
  const tours = [await given.tour(), await given.tour()]
  const order = await given.order({
    userInformation: names,
    selectedTours: tours.map(({ id }) => ({ tour: id })),
  })
  const other = await given.order({ userInformation: names })
  const entries = [order, other].flatMap(({ selectedTours }) => selectedTours.map(({ _id }) => _id ?? ''))
  expect(entries).toHaveLength(3)
  const { data } = await preview(asking(order, { target: { entries } }))
  expect(data.map(({ order: id, reason }) => [id, reason])).toEqual([
    [order._id, null],
    [other._id, null],
  ])
})

test('a link that waits is canceled once it’s paid or the amount is another, and can be sent again', async () => {
  const order = await dana()
  await send(asking(order, { channel: 'whatsapp' }))
  expect(await ofOrder(order)).toMatchObject([{ state: 'by_hand', channel: 'whatsapp' }])
  await costs(order, 370)
  expect(await ofOrder(order)).toMatchObject([{ state: 'canceled', reason: 'overtaken' }])
  await send(asking(order))
  await payCash(order, 370)
  await doJobs(product)
  expect(await ofOrder(order)).toMatchObject([{ state: 'canceled' }, { state: 'canceled' }])
  expect(await mailsTo(db, order.userInformation.email ?? '')).toMatchObject([{ status: 'canceled' }])
})

test('a link sent before is sent again with what’s due now; a preview of another amount isn’t sent', async () => {
  const order = await dana()
  await send(asking(order))
  await doJobs(product)
  const [sent] = await ofOrder(order)
  const { hash } = await preview(asking(order))
  await payCash(order, 100)
  const stale = office.messages.send({ body: { ...asking(order), hash, clientKey: newId() } })
  await expect(stale).rejects.toMatchObject({ status: 409, code: 'preview_outdated' })
  const again = await office.messages.resend({ params: { id: sent?._id ?? '' } })
  expect(again.text).toContain('$150.00 is due')
})

test('a payment link says nothing of pickups, so the next change of one is still told', async () => {
  const order = await dana()
  const told = () => db.selectFrom('told_orders').select('tours').where('order_id', '=', order._id).execute()
  const before = await told()
  await send(asking(order))
  await doJobs(product)
  expect(await told()).toEqual(before)
  const rows = await db.selectFrom('messages').select('entry_id').where('order_id', '=', order._id).execute()
  expect(rows).toEqual([{ entry_id: null }])
})
