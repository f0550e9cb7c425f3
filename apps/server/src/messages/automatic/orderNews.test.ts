import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { formOf } from '../../../test/formOf.ts'
import { doJobs, mailsTo } from '../../../test/mailbox.ts'
import { smtpPeer } from '../../../test/smtpPeer.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'
import { sendPlanned } from './sendPlanned.ts'

const peer = await smtpPeer([])
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'Carmel Tours <desk@example.com>',
  WEB_ORIGIN: 'https://desk.example.com',
}
const { as, clock, db, given, product, close } = await startServer({ env })
afterAll(async () => {
  await close()
  await peer.close()
})

const office = as(await given.owner())
const date = '2026-03-16'
const ten = '2026-03-10T10:00:00+02:00'
beforeEach(async () => {
  clock.set(ten)
  await switchNews(office, 'order_confirmed', 'order_changed', 'order_canceled')
})

const at = async (instant: string) => {
  clock.set(instant.length > 5 ? instant : `2026-03-10T${instant}:00+02:00`)
  await sendPlanned(product)
  await doJobs(product)
}

async function placed(choice: Parameters<typeof given.order>[0] = {}) {
  const email = `${newId()}@example.com`
  const order = await given.order({
    selectedTours: [{ date }],
    userInformation: { firstName: 'Dana', lastName: 'Levi', email },
    ...choice,
  })
  return { order, email: order.userInformation.email ?? email }
}

const params = (order: Order) => ({ id: order._id })
const newsOf = async (order: Order) => (await office.messages.ofOrder({ params: params(order) })).data
/** Event, state and reason of each message of an order, oldest first. */
const told = async (order: Order) =>
  (await newsOf(order))
    .toReversed()
    .map(({ event, state, reason }) => [event, state, ...(reason ? [reason] : [])])

/** Saves an order with other people. */
async function change(order: Order, adults: number): Promise<void> {
  const form = formOf(await office.orders.get({ params: params(order) }))
  const selectedTours = form.selectedTours.map((tour) => ({ ...tour, participants: { adult: adults } }))
  await office.orders.change({ params: params(order), body: { ...form, selectedTours } })
}

test('an order is confirmed two minutes after it was placed, as it is then, in a text that staff may change', async () => {
  const name = { event: 'order_confirmed', channel: 'email', language: 'en' } as const
  const { data } = await office.messageTemplates.list()
  const shipped = data.find((text) => text.event === name.event && text.channel === 'email')
  await office.messageTemplates.change({
    params: name,
    body: {
      subject: 'Welcome {{customer.firstName}}',
      body: 'Order {{order.number}}: {{party.tickets}}, {{tour.name}}.',
      updatedAt: shipped?.updatedAt,
    },
  })
  const { order, email } = await placed()
  expect(await told(order)).toEqual([['order_confirmed', 'waiting']])
  await at('10:01')
  expect(await mailsTo(db, email)).toEqual([])
  await change(order, 3)
  await at('10:02')
  expect(await told(order)).toEqual([
    ['order_confirmed', 'sent'],
    ['order_changed', 'canceled', 'overtaken'],
  ])
  const [confirmed] = await newsOf(order).then((all) => all.filter(({ state }) => state === 'sent'))
  expect(confirmed?.subject).toBe('Welcome Dana')
  expect(confirmed?.text).toContain(`Order ${order.orderNumber}: 3 adults, `)
  expect(peer.taken.filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1)
  await at('10:30')
  expect(await newsOf(order)).toHaveLength(2)
  await office.messageTemplates.reset({ params: name, body: {} })
})

test('NOTE-12 the text is made when the message goes out, and stays as it was sent; a mail that was asked for goes as previewed, or not at all', async () => {
  const { order } = await placed()
  const [waiting] = await newsOf(order)
  expect(waiting).toMatchObject({ state: 'waiting', text: '', dueAt: '2026-03-10T08:02:00.000Z' })
  await change(order, 4)
  await at('10:02')
  await change(order, 5)
  const confirmation = (await newsOf(order)).find(({ event }) => event === 'order_confirmed')
  expect(confirmation?.text).toContain('4 adults')

  clock.set('2026-03-10T22:00:00+02:00')
  const ask = { target: { order: order._id }, event: 'tour_reminder', channel: 'email' } as const
  const { data, hash } = await office.messages.preview({ body: ask })
  await office.messages.send({ body: { ...ask, hash, clientKey: newId() } })
  const asked = async () => (await newsOf(order)).find(({ event }) => event === 'tour_reminder')
  expect(await asked()).toMatchObject({ state: 'waiting', text: data[0]?.text })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  expect(await asked()).toMatchObject({ state: 'canceled', reason: 'overtaken' })
})

test('changes are told together ten minutes after the last one, and not when they were taken back', async () => {
  const { order, email } = await placed()
  await at('10:02')
  clock.set('2026-03-10T11:00:00+02:00')
  await change(order, 3)
  clock.set('2026-03-10T11:05:00+02:00')
  await change(order, 4)
  await at('11:14')
  expect(await mailsTo(db, email)).toHaveLength(1)
  await at('11:15')
  const [, mail] = await mailsTo(db, email)
  expect(mail?.body_text).toContain('4 people')

  clock.set('2026-03-10T12:00:00+02:00')
  await change(order, 6)
  await change(order, 4)
  await at('13:00')
  expect(await told(order)).toEqual([
    ['order_confirmed', 'sent'],
    ['order_changed', 'sent'],
    ['order_changed', 'canceled', 'overtaken'],
  ])
  // There and back again, with each told: both are news.
  await change(order, 2)
  await at('13:10')
  await change(order, 4)
  await at('13:20')
  expect((await mailsTo(db, email)).map(({ body_text }) => /\d+ people/.exec(body_text)?.[0])).toEqual([
    undefined,
    '4 people',
    '2 people',
    '4 people',
  ])
})

test('a canceled order stops what isn’t out and says so at once; booked again, it stops that too', async () => {
  const { order, email } = await placed()
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  await at('10:00')
  expect(await told(order)).toEqual([
    ['order_confirmed', 'canceled', 'overtaken'],
    ['order_canceled', 'sent'],
  ])
  expect((await mailsTo(db, email))[0]?.subject).toContain('canceled')

  clock.set('2026-03-10T22:00:00+02:00')
  const other = (await placed()).order
  const { undo } = await office.orders.cancel({ body: { orderId: other._id, canRefund: false } })
  await at('22:00')
  expect(await told(other)).toEqual([
    ['order_confirmed', 'canceled', 'overtaken'],
    ['order_canceled', 'waiting'],
  ])
  await office.undo.take({ params: { id: undo ?? '' } })
  expect((await told(other)).filter(([event]) => event === 'order_canceled')).toEqual([
    ['order_canceled', 'canceled', 'overtaken'],
  ])
})

test('NOTE-10 servers that send at the same moment send each message once, and asking again makes no second', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => placed()))
  clock.set('2026-03-10T10:02:00+02:00')
  await Promise.all(Array.from({ length: 4 }, () => sendPlanned(product)))
  await sendPlanned(product)
  await doJobs(product)
  for (const { order, email } of orders) {
    expect(await told(order)).toEqual([['order_confirmed', 'sent']])
    expect(await mailsTo(db, email)).toHaveLength(1)
  }
  const [{ order } = await placed()] = orders
  await Promise.all([change(order, 3), change(order, 3)].map((saved) => saved.catch(() => {})))
  const open = (await told(order)).filter(([event]) => event === 'order_changed')
  expect(open).toEqual([['order_changed', 'waiting']])
})

test('what a server had begun when it died is sent by another, once', async () => {
  const { order, email } = await placed()
  clock.set('2026-03-10T10:02:00+02:00')
  const dying = await product.pool.connect()
  dying.on('error', () => {})
  const { rows } = await dying.query('select pg_backend_pid() as pid')
  await dying.query('begin')
  await dying.query('select id from messages where order_id = $1 for update', [order._id])
  await dying.query("update messages set state = 'canceled' where order_id = $1", [order._id])
  await sendPlanned(product)
  expect(await mailsTo(db, email)).toEqual([])
  await product.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  dying.release(true)
  await expect
    .poll(async () => {
      await sendPlanned(product)
      return (await mailsTo(db, email)).length
    })
    .toBe(1)
  await doJobs(product)
  expect(await told(order)).toEqual([['order_confirmed', 'sent']])
})

test('one message that can’t be written keeps no other back', async () => {
  const bad = await placed()
  const good = await placed()
  await db.updateTable('messages').set({ recipient: 'x' }).where('order_id', '=', bad.order._id).execute()
  clock.set('2026-03-10T10:02:00+02:00')
  const broken = {
    ...product,
    get origin(): string {
      throw new Error('no address')
    },
  }
  await expect(sendPlanned(broken)).rejects.toThrow('no address')
  expect(await told(good.order)).toEqual(
    [['order_confirmed', 'waiting']].map(([event]) => [event, 'pending']),
  )
  await at('10:03')
  for (const { order } of [bad, good]) expect(await told(order)).toEqual([['order_confirmed', 'sent']])
})

test('NOTE-31 an event that’s switched off says nothing new, and switched on nothing of the time before', async () => {
  const { order } = await placed()
  await switchNews(office)
  await at('10:02')
  expect(await told(order)).toEqual([['order_confirmed', 'canceled', 'switched_off']])
  const silent = (await placed()).order
  await change(silent, 3)
  expect(await told(silent)).toEqual([])

  await switchNews(office, 'order_confirmed', 'order_changed')
  await at('11:00')
  expect(await told(silent)).toEqual([])
  await change(silent, 4)
  await at('11:10')
  const [news] = await newsOf(silent)
  expect(news).toMatchObject({ event: 'order_changed', state: 'sent' })
  expect(news?.text).toContain('4 people')

  await switchNews(office)
  const texts = { en: { subject: 'News', body: 'Bring water' }, he: { subject: '', body: '' } }
  const ask = { target: { order: silent._id }, event: 'free', channel: 'email', texts } as const
  const { hash } = await office.messages.preview({ body: ask })
  const sent = await office.messages.send({ body: { ...ask, hash, clientKey: newId() } })
  expect(sent).toMatchObject({ mailed: 1 })
})

test('NOTE-17 the customer of a muted order gets nothing by itself, and staff see why', async () => {
  const { order, email } = await placed()
  await office.messages.mute({ params: params(order), body: { muted: true } })
  await at('10:02')
  expect(await told(order)).toEqual([['order_confirmed', 'suppressed', 'muted']])
  expect(await mailsTo(db, email)).toEqual([])
  const texts = { en: { subject: 'News', body: 'Bring water' }, he: { subject: '', body: '' } }
  const ask = { target: { order: order._id }, event: 'free', channel: 'email', texts } as const
  expect((await office.messages.preview({ body: ask })).data[0]?.reason).toBe('muted')
})

test('NOTE-16 agencies decide which messages their customers get, and may get those about pickups instead', async () => {
  await switchNews(office, 'order_confirmed', 'tour_reminder')
  const sold = async (messagesToCustomers: 'all' | 'operational' | 'none', contactEmail = '') => {
    const agency = await given.account()
    const account = await office.agencies.get({ params: { id: agency.id } })
    expect(account.messagesToCustomers).toBe('operational')
    const { name } = account
    await office.agencies.change({
      params: { id: agency.id },
      body: { name, mobilePhone: '03-5550100', messagesToCustomers, contactEmail },
    })
    const by = await given.user({ role: 'OWNER', account: agency })
    return placed({ by, selectedTours: [{ date: '2026-03-11' }] })
  }
  const contact = `${newId()}@agency.example`
  const all = await sold('all')
  const some = await sold('operational')
  const instead = await sold('none', contact)
  const none = await sold('none')
  await at('10:02')
  await at('17:00')
  expect(await told(all.order)).toEqual([
    ['order_confirmed', 'sent'],
    ['tour_reminder', 'sent'],
  ])
  expect(await told(some.order)).toEqual([
    ['order_confirmed', 'suppressed', 'agency_wish'],
    ['tour_reminder', 'sent'],
  ])
  expect(await told(none.order)).toEqual([
    ['order_confirmed', 'suppressed', 'agency_wish'],
    ['tour_reminder', 'suppressed', 'agency_wish'],
  ])
  expect(await told(instead.order)).toEqual([
    ['order_confirmed', 'suppressed', 'agency_wish'],
    ['tour_reminder', 'sent'],
  ])
  expect(await mailsTo(db, instead.email)).toEqual([])
  const [mail] = await mailsTo(db, contact)
  expect(mail?.html).toContain('dir="rtl"')
})

test('messages are in the language chosen for the order, with English where there is no text', async () => {
  const { order, email } = await placed({
    selectedTours: [{ date, language: 'french' }],
    userInformation: { firstName: 'Léa', lastName: 'Martin', email: `${newId()}@example.com` },
  })
  const of = () => office.messages.ofOrder({ params: params(order) })
  expect((await of()).customerLanguage).toBe('fr')
  await at('10:02')
  expect((await newsOf(order))[0]).toMatchObject({ language: 'en' })
  await office.messages.mute({ params: params(order), body: { customerLanguage: 'he' } })
  await change(order, 3)
  await at('10:30')
  expect((await newsOf(order))[0]).toMatchObject({
    language: 'he',
    subject: expect.stringContaining('שינוי'),
  })

  const text = { event: 'order_changed', channel: 'email', language: 'fr' } as const
  const body = { subject: 'Changement', body: 'Bonjour {{customer.firstName}}, {{tour.date}}' }
  await office.messageTemplates.change({ params: text, body })
  await office.messages.mute({ params: params(order), body: { customerLanguage: 'fr' } })
  await change(order, 4)
  await at('11:00')
  expect((await newsOf(order))[0]).toMatchObject({ language: 'fr', text: 'Bonjour Léa, 16 mars 2026' })
  expect((await mailsTo(db, email)).at(-1)?.html).toContain('lang="fr" dir="ltr"')
  await office.messageTemplates.reset({ params: text, body: {} })
})

test('a message that waits can be sent now, or canceled for good', async () => {
  const { order, email } = await placed()
  const [{ _id: id } = { _id: '' }] = await newsOf(order)
  expect(await office.messages.sendNow({ params: { id } })).toMatchObject({ state: 'pending' })
  await doJobs(product)
  expect(await mailsTo(db, email)).toHaveLength(1)

  const other = (await placed()).order
  const [{ _id } = { _id: '' }] = await newsOf(other)
  await office.messages.cancel({ params: { id: _id } })
  await at('10:10')
  expect(await told(other)).toEqual([['order_confirmed', 'canceled']])
})
