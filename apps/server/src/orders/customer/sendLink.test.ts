import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { mailsTo } from '../../../test/mailbox.ts'

const server = await startServer({
  now: '2026-03-02T10:00:00+02:00',
  env: {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'desk@example.com',
    WEB_ORIGIN: 'https://desk.example.com',
  },
})
const { as, clock, db, given, close } = server
afterAll(close)

const noa = await given.user()
const office = as(noa)
const guests = ['rina', 'omer', 'gali', 'yoav', 'maya', 'adi', 'tal', 'shir', 'noam', 'lior']
async function orderOf(name = { firstName: 'Rina', lastName: 'Golan' }): Promise<Order & { mail: string }> {
  const mail = `${guests.shift()}@guests.example`
  const order = await given.order({ userInformation: { ...name, email: mail } })
  return { ...order, mail }
}
const send = ({ _id }: Order, body = {}) => office.orders.sendLink({ params: { id: _id }, body })
const linkOf = async ({ _id }: Order) => (await office.orders.link({ params: { id: _id } })).url ?? ''

test('the customer gets the link by mail, and the order says when and by whom it was sent', async () => {
  const order = await orderOf()
  const { sent } = await send(order)
  expect(sent).toEqual([
    { payment: null, recipient: order.mail, by: 'Noa Levi', at: '2026-03-02T08:00:00.000Z' },
  ])
  const [mail, ...more] = await mailsTo(db, order.mail)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'order_link', subject: expect.stringContaining(`${order.orderNumber}`) })
  const [address, secret] = (await linkOf(order)).split('#')
  expect(mail?.body_text).toContain(`${address}?lang=en#${secret}`)
  expect(mail?.html).toContain('dir="ltr"')
  const logged = (await auditOf(db, order._id)).at(-1)
  expect(logged).toMatchObject({
    action: 'link sent',
    actor_name: 'Noa Levi',
    details: { email: order.mail },
  })
  expect(JSON.stringify(logged)).not.toContain(secret)
})

test('a customer with a Hebrew name gets the mail in Hebrew, unless the sender chooses English', async () => {
  const order = await orderOf({ firstName: 'רינה', lastName: 'גולן' })
  await send(order)
  await send(order, { language: 'en', again: true })
  const [hebrew, english] = await mailsTo(db, order.mail)
  expect(hebrew).toMatchObject({ subject: expect.stringContaining('ההזמנה שלך') })
  expect(hebrew?.html).toContain('lang="he" dir="rtl"')
  expect(hebrew?.body_text).toContain('/customer?lang=he#')
  expect(english?.body_text).toContain('Hello רינה גולן')
})

test('the link of a charge is mailed with its amount, and leads to its page', async () => {
  const order = await orderOf()
  const [charge] = order.payments
  await send(order, { payment: charge?._id })
  const [mail] = await mailsTo(db, order.mail)
  expect(mail).toMatchObject({ kind: 'payment_link', subject: expect.stringContaining('$250.00') })
  expect(mail?.body_text).toContain(charge?.paymentUrl)
  expect((await send(order)).sent.map(({ payment }) => payment).sort()).toEqual([charge?._id, null].sort())
})

test('a payment that is overdue is a reminder with the day it was due, and a balance says by when it is to be paid', async () => {
  const { _id: paymentPolicy } = await as(await given.owner()).paymentPolicies.create({
    body: { name: 'Deposit', percent: 30, daysBefore: 14 },
  })
  const tour = await given.tour({ payment_policy_id: paymentPolicy })
  const selectedTours = [{ tour: tour.id, date: '2026-04-20' }]
  const [dana, rina] = [
    await given.order({ selectedTours }),
    await given.order({
      selectedTours,
      userInformation: { firstName: 'רינה', lastName: 'גולן', email: 'rina@guests.example' },
    }),
  ]
  clock.set('2026-03-03T10:00:00+02:00')
  const mailOf = (order: Order, n: number) => {
    const payment = order.payments.find(({ instalment }) => instalment === n)?._id
    return office.orders.linkMail({ params: { id: order._id }, query: { payment } })
  }
  const reminder = await mailOf(dana, 1)
  expect(reminder.subject).toContain('Reminder: payment of $75.00 for order')
  expect(reminder.text).toContain('was due for your order')
  expect(reminder.text).toContain('on 2 March 2026')
  expect(await mailOf(dana, 2)).toMatchObject({
    subject: expect.stringContaining('Payment of $250.00 by 6 April 2026'),
    text: expect.stringContaining('by 6 April 2026'),
  })
  expect(await mailOf(rina, 1)).toMatchObject({
    language: 'he',
    subject: expect.stringMatching(/^תזכורת: תשלום .*75\.00/),
    text: expect.stringContaining('היה 2 במרץ 2026'),
  })
  expect((await mailOf(rina, 2)).text).toContain('עד 6 באפריל 2026')
  clock.set('2026-03-02T10:00:00+02:00')
})

test('the preview is the mail, and sends nothing', async () => {
  const order = await orderOf()
  const params = { id: order._id }
  const preview = await office.orders.linkMail({ params })
  expect(preview).toMatchObject({ language: 'en', recipient: order.mail, lastSent: null })
  expect(await mailsTo(db, order.mail)).toEqual([])
  await send(order)
  const [mail] = await mailsTo(db, order.mail)
  expect(mail).toMatchObject({ subject: preview.subject, body_text: preview.text })
  expect((await office.orders.linkMail({ params })).lastSent).toMatchObject({ by: 'Noa Levi' })
})

test('a second mail within a minute is sent only if it’s meant, also when two people click at once', async () => {
  const order = await orderOf()
  const clicks = await Promise.allSettled([send(order), send(order), send(order)])
  expect(clicks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(send(order)).rejects.toMatchObject({
    status: 409,
    code: 'link_just_sent',
    params: { by: 'Noa Levi' },
  })
  await send(order, { payment: order.payments[0]?._id })
  await send(order, { again: true })
  expect(await mailsTo(db, order.mail)).toHaveLength(3)
  clock.set('2026-03-02T10:01:00+02:00')
  await send(order)
  clock.set('2026-03-02T10:00:00+02:00')
  expect(await mailsTo(db, order.mail)).toHaveLength(4)
})

test('after a new link, the mail has the new one', async () => {
  const order = await orderOf()
  const [, old] = (await linkOf(order)).split('#')
  await office.orders.renewLink({ params: { id: order._id } })
  await send(order)
  const [mail] = await mailsTo(db, order.mail)
  expect(mail?.body_text).not.toContain(old)
  expect(mail?.body_text).toContain((await linkOf(order)).split('#')[1])
})

test('nothing is sent for a canceled order, an expired link, a paid charge or one of another order', async () => {
  const [order, other] = [await orderOf(), await orderOf()]
  const { _id: payment } = order.payments[0]!
  await expect(send(other, { payment })).rejects.toMatchObject({ status: 404 })
  clock.set('2026-04-01T10:00:00+03:00')
  await expect(send(order)).rejects.toMatchObject({ status: 409, code: 'link_expired' })
  clock.set('2026-03-02T10:00:00+02:00')
  const body = {
    kind: 'payment',
    method: 'cash',
    amount: 250,
    day: '2026-03-02',
    clientKey: order._id,
  } as const
  await office.orders.recordPayment({ params: { id: order._id }, body })
  await expect(send(order, { payment })).rejects.toMatchObject({ status: 409, code: 'payment_not_open' })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  await expect(send(order)).rejects.toMatchObject({ status: 409, code: 'order_canceled' })
  expect(await mailsTo(db, order.mail)).toEqual([])
})

test('without a mail server nothing is sent or noted', async () => {
  const silent = await startServer()
  const order = await silent.given.order()
  const desk = silent.as(await silent.given.owner())
  const params = { id: order._id }
  const refused = { status: 409, code: 'mail_not_set_up' }
  await expect(desk.orders.sendLink({ params, body: {} })).rejects.toMatchObject(refused)
  await expect(desk.orders.linkMail({ params })).rejects.toMatchObject(refused)
  expect((await desk.orders.link({ params })).sent).toEqual([])
  await silent.close()
})
