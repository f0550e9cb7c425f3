import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { doJobs, mailsTo } from '../../test/mailbox.ts'
import { smtpPeer } from '../../test/smtpPeer.ts'
import { switchNews } from '../../test/switchNews.ts'
import { newId } from '../kernel/newId.ts'

const refusals: string[] = []
const peer = await smtpPeer(refusals)
const env = {
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'desk@example.com',
  WEB_ORIGIN: 'https://desk.example.com',
}
const morning = '2026-03-10T10:00:00+02:00'
const night = '2026-03-10T23:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ env, now: morning })
afterAll(async () => {
  await close()
  await peer.close()
})
beforeEach(() => clock.set(morning))

const owner = await given.owner()
const { messages, messageBatches, undo, tourCars, unitStops } = as(owner)
// This is about what people send.
await switchNews(as(owner))
const colleague = as(await given.user({ role: 'ADMIN' }))
const date = '2026-03-16'
const nobody = { status: 409, code: 'message_state' }

async function givenOrder(customer: Partial<Order['userInformation']> = {}, days = [date]) {
  const tour = await given.tour({ name: 'Masada', pickup_times: JSON.stringify({ tel_aviv: '08:00' }) })
  return given.order({
    selectedTours: days.map((day) => ({ tour: tour.id, date: day })),
    userInformation: { firstName: 'Dana', lastName: 'Levi', email: `${newId()}@example.com`, ...customer },
  })
}

const ask = (target: MessageAsk['target'], change: Partial<MessageAsk> = {}): MessageAsk => ({
  target,
  event: 'free',
  channel: 'email',
  texts: {
    en: { subject: 'News', body: '{{tour.date}}: {{customer.firstName}}' },
    he: { subject: '', body: '' },
  },
  ...change,
})

async function send(target: MessageAsk['target'], change: Partial<MessageAsk> = {}) {
  const body = ask(target, change)
  const { hash } = await messages.preview({ body })
  return messages.send({ body: { ...body, hash, clientKey: newId() } })
}

/** The newest message of an order. */
async function newest({ _id }: Order) {
  const { data } = await messages.ofOrder({ params: { id: _id } })
  return data[0]!
}

async function sendOne(order: Order, change: Partial<MessageAsk> = {}) {
  await send({ order: order._id }, change)
  return { id: (await newest(order))._id }
}

/** Puts an order on a vehicle of its own, and sets the time of its stop. */
async function rideAt({ _id: order, selectedTours: [entry] }: Order, time: string) {
  const { tour_id: id } = await db
    .selectFrom('tour_events')
    .select('tour_id')
    .where('tour_date', '=', entry?.date ?? '')
    .where('tour_id', '=', entry?.tour?._id ?? '')
    .executeTakeFirstOrThrow()
  const unit = await given.unit({ tour: { id }, date: entry?.date ?? '' })
  const params = { id: unit._id }
  await tourCars.addOrder({ params, body: { order, selectedTour: entry?._id ?? '', _id: unit._id } })
  const { stops, updatedAt } = await unitStops.get({ params })
  await unitStops.change({ params, body: { stops: stops.map(({ key }) => ({ key, time })), updatedAt } })
}

const get = (id: string) => messages.get({ params: { id } })
/** Lets the next try be due; a try that failed is written down a moment after its jobs are done. */
async function dueNow() {
  const locked = 'select from graphile_worker._private_jobs where locked_at is not null'
  await vi.waitFor(async () => expect((await product.pool.query(locked)).rowCount).toBe(0), 10_000)
  await product.pool.query('update graphile_worker._private_jobs set run_at = now()')
}

test('NOTE-18 messages are listed newest first, by event, state, channel, days, recipient and order, 25 to a page', async () => {
  const moshe = await givenOrder({ firstName: 'Moshe', lastName: 'Cohen', mobilePhone: '050-5550201' })
  await sendOne(moshe, { channel: 'whatsapp' })
  clock.set('2026-03-11T10:00:00+02:00')
  const ana = await givenOrder({ firstName: 'Ana', lastName: 'López' })
  await sendOne(ana, { event: 'tour_reminder' })
  await doJobs(product)

  const { data, limit } = await messages.list()
  expect(limit).toBe(25)
  expect(data.slice(0, 2)).toMatchObject([
    {
      event: 'tour_reminder',
      recipient: 'Ana López',
      channel: 'email',
      order: { _id: ana._id, orderNumber: ana.orderNumber },
      unit: null,
      state: 'sent',
      tries: 1,
      createdAt: '2026-03-11T08:00:00.000Z',
    },
    { event: 'free', recipient: 'Moshe Cohen', channel: 'whatsapp', state: 'by_hand', tries: 0 },
  ])
  const found = async (query: NonNullable<Parameters<typeof messages.list>[0]>['query']) =>
    (await messages.list({ query })).data.map(({ recipient }) => recipient)
  expect(await found({ event: ['tour_reminder'] })).toEqual(['Ana López'])
  expect(await found({ status: ['by_hand'] })).toEqual(['Moshe Cohen'])
  expect(await found({ channel: ['email'] })).toEqual(['Ana López'])
  expect(await found({ startDate: '2026-03-11' })).toEqual(['Ana López'])
  expect(await found({ endDate: '2026-03-10' })).toEqual(['Moshe Cohen'])
  expect(await found({ search: 'lopez' })).toEqual(['Ana López'])
  expect(await found({ search: String(moshe.orderNumber) })).toEqual(['Moshe Cohen'])
  expect(await found({ page: 2, limit: 1 })).toEqual(['Moshe Cohen'])
  expect(await found({ search: 'nobody' })).toEqual([])
})

test('NOTE-19 a message shows what it said, and each try with the last error of the mail server', async () => {
  const order = await givenOrder()
  refusals.splice(0, Infinity, '451 try again later', '450 the mailbox is full')
  const { id } = await sendOne(order)
  await doJobs(product)
  await dueNow()
  clock.set('2026-03-10T10:01:00+02:00')
  await doJobs(product)
  expect(await get(id)).toMatchObject({
    state: 'pending',
    text: expect.stringContaining('Dana'),
    subject: 'News',
    lastError: expect.stringContaining('450 the mailbox is full'),
    history: [
      { at: '2026-03-10T08:00:00.000Z', error: expect.stringContaining('451') },
      { at: '2026-03-10T08:01:00.000Z', error: expect.stringContaining('450') },
    ],
  })
  await dueNow()
  await doJobs(product)
  const { state, lastError, history, text } = await get(id)
  expect([state, lastError, history.at(-1)?.error]).toEqual(['sent', null, null])
  expect(text).toContain('Dana')
  await expect(get(newId())).rejects.toMatchObject({ status: 404 })
})

test('NOTE-20 Send now, Cancel, Try again and Resend work once, in their states, and in no other', async () => {
  const params = async (order: Order, change: Partial<MessageAsk> = {}) => ({
    params: await sendOne(order, change),
  })
  type Move = 'sendNow' | 'cancel' | 'retry' | 'resend'
  const refused = async (at: { params: { id: string } }, ...moves: Move[]) => {
    for (const move of moves) await expect(messages[move](at)).rejects.toMatchObject(nobody)
  }

  // Waiting for the end of the quiet hours.
  clock.set(night)
  const waiting = await params(await givenOrder())
  expect(await get(waiting.params.id)).toMatchObject({ state: 'waiting', dueAt: '2026-03-11T06:00:00.000Z' })
  await refused(waiting, 'retry', 'resend')
  const both = await Promise.allSettled([messages.sendNow(waiting), colleague.messages.sendNow(waiting)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await get(waiting.params.id)).toMatchObject({ state: 'pending' })
  await refused(waiting, 'sendNow', 'retry', 'resend')
  await doJobs(product)
  expect(await get(waiting.params.id)).toMatchObject({ state: 'sent', tries: 1 })
  await refused(waiting, 'sendNow', 'cancel', 'retry')

  // Canceled before it was out.
  const order = await givenOrder()
  const canceled = await params(order)
  await messages.cancel(canceled)
  await refused(canceled, 'sendNow', 'cancel', 'retry')
  clock.set('2026-03-11T10:00:00+02:00')
  await doJobs(product)
  expect(peer.taken.filter((mail) => mail.includes(`To: ${order.userInformation.email}`))).toEqual([])

  // By hand.
  const hand = await params(await givenOrder({ mobilePhone: '050-5550202' }), { channel: 'sms' })
  await refused(hand, 'sendNow', 'retry', 'resend')

  // Failed.
  const failed = await params(await givenOrder())
  await db
    .updateTable('mail_outbox')
    .set({ status: 'failed' })
    .where('message_id', '=', failed.params.id)
    .execute()
  await refused(failed, 'sendNow', 'cancel')
  await messages.retry(failed)
  await doJobs(product)
  expect(await get(failed.params.id)).toMatchObject({ state: 'sent' })

  // Again, with today's facts.
  const reminded = await givenOrder({}, [date])
  const reminder = await params(reminded, { event: 'tour_reminder' })
  await doJobs(product)
  await rideAt(reminded, '06:30')
  const pressed = await Promise.allSettled([messages.resend(reminder), colleague.messages.resend(reminder)])
  expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(pressed.find(({ status }) => status === 'rejected')).toMatchObject({ reason: nobody })
  await doJobs(product)
  const [again, first] = (await messages.ofOrder({ params: { id: reminded._id } })).data
  expect(again).toMatchObject({ state: 'sent', resends: first?._id, event: 'tour_reminder' })
  expect(again?.text).toContain('06:30')
  expect(first).toMatchObject({ state: 'sent', resentAs: again?._id })
  expect(first?.text).toContain('08:00')
  await messages.resend({ params: { id: again?._id ?? '' } })
  const moves = await auditOf(db, order._id)
  expect(moves).toContainEqual(expect.objectContaining({ action: 'message moved' }))
})

test('marking as sent and canceling can be undone, unless somebody did more with it since', async () => {
  const order = await givenOrder({ mobilePhone: '050-5550203' })
  const params = await sendOne(order, { channel: 'sms' })
  const done = await messages.done({ params })
  await undo.take({ params: { id: done.undo ?? '' } })
  expect(await get(params.id)).toMatchObject({ state: 'by_hand', sentAt: null, sentBy: null })

  clock.set(night)
  const mail = await sendOne(await givenOrder())
  const canceled = await messages.cancel({ params: mail })
  await undo.take({ params: { id: canceled.undo ?? '' } })
  expect(await get(mail.id)).toMatchObject({ state: 'waiting', dueAt: '2026-03-11T06:00:00.000Z' })
  await dueNow()
  await doJobs(product)
  expect(await get(mail.id)).toMatchObject({ state: 'sent' })

  const twice = await messages.cancel({ params })
  await messages.resend({ params })
  await expect(undo.take({ params: { id: twice.undo ?? '' } })).rejects.toMatchObject({
    status: 409,
    code: 'undo_changed',
  })
})

test('a mail that’s canceled while a try fails isn’t tried again', async () => {
  const order = await givenOrder()
  const params = await sendOne(order)
  refusals.push('451 try again later')
  const cancelFirst = db.transaction().execute(async (tx) => {
    await tx
      .updateTable('messages')
      .set({ state: 'canceled', key: null })
      .where('id', '=', params.id)
      .execute()
    await tx
      .updateTable('mail_outbox')
      .set({ status: 'canceled' })
      .where('message_id', '=', params.id)
      .execute()
    const sending = doJobs(product)
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { sending }
  })
  await (await cancelFirst).sending
  await dueNow()
  await doJobs(product)
  expect((await mailsTo(db, order.userInformation.email ?? ''))[0]).toMatchObject({ status: 'canceled' })
  expect(await get(params.id)).toMatchObject({ state: 'canceled' })
  refusals.length = 0
})

test('NOTE-21 messages to send by hand are counted, listed and marked as sent by whoever sent them', async () => {
  const order = await givenOrder({ mobilePhone: '050-5550204' })
  const before = (await messages.count()).byHand
  const params = await sendOne(order, { channel: 'whatsapp' })
  expect(await messages.count()).toEqual({ byHand: before + 1 })
  const { data, byHand } = await messages.list({ query: { status: ['by_hand'] } })
  expect(byHand).toBe(before + 1)
  expect(data.find(({ _id }) => _id === params.id)).toMatchObject({
    channel: 'whatsapp',
    address: '+972505550204',
  })
  const both = await Promise.allSettled([messages.done({ params }), colleague.messages.done({ params })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await get(params.id)).toMatchObject({ state: 'sent', sentBy: expect.stringMatching(/\S/) })
  expect(await messages.count()).toEqual({ byHand: before })
})

test('NOTE-24 a batch says how far it is and can be stopped: what’s out is out, the rest is canceled', async () => {
  const tour = await given.tour({ name: 'Galilee' })
  const same = { firstName: 'Noa', lastName: 'Peretz', email: 'noa.peretz@example.com' }
  const place = (customer: object, days = [date]) =>
    given.order({
      selectedTours: days.map((day) => ({ tour: tour.id, date: day })),
      userInformation: { firstName: 'Dana', lastName: 'Levi', email: `${newId()}@example.com`, ...customer },
    })
  const placed = [
    await place({}),
    await place({}),
    await place({}),
    // One customer with two entries, and with two orders.
    await place(same, [date, '2026-03-17']),
    await place({ ...same, email: 'Noa.Peretz@example.com' }),
  ]
  const entries = placed.flatMap(({ selectedTours }) => selectedTours.map(({ _id }) => _id))
  expect(entries).toHaveLength(6)
  const sent = await send({ entries })
  expect(sent).toMatchObject({ mailed: 4, byHand: 0, silent: 1 })
  const params = { id: sent.batch }
  expect(await messageBatches.get({ params })).toMatchObject({ total: 4, sent: 0, waiting: 4, silent: 1 })
  expect((await messageBatches.running()).data).toContainEqual(expect.objectContaining({ _id: sent.batch }))

  // Two are out when somebody presses Stop, and somebody else does too.
  const mails = await db
    .selectFrom('mail_outbox')
    .innerJoin('messages', 'messages.id', 'message_id')
    .select('mail_outbox.id')
    .where('batch_id', '=', sent.batch)
    .orderBy('mail_outbox.id')
    .execute()
  const late = mails.slice(2).map(({ id }) => id)
  await product.pool.query(
    "update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where key = any($1)",
    [late],
  )
  await doJobs(product)
  expect(await messageBatches.get({ params })).toMatchObject({ total: 4, sent: 2, waiting: 2 })
  const [one, two] = await Promise.all([
    messageBatches.stop({ params }),
    colleague.messageBatches.stop({ params }),
  ])
  const stopped = { total: 4, sent: 2, waiting: 0, canceled: 2, stoppedAt: '2026-03-10T08:00:00.000Z' }
  expect(one).toMatchObject(stopped)
  expect(two).toMatchObject(stopped)
  await dueNow()
  await doJobs(product)
  expect(await messageBatches.get({ params })).toMatchObject(stopped)
  expect((await messageBatches.running()).data).toEqual([])
  const { data } = await messages.list({ query: { batch: sent.batch } })
  expect(data.map(({ state, reason }) => [state, reason]).sort()).toEqual([
    ['canceled', null],
    ['canceled', null],
    ['sent', null],
    ['sent', null],
    ['suppressed', 'same_customer'],
  ])
  await expect(messageBatches.stop({ params: { id: newId() } })).rejects.toMatchObject({ status: 404 })
})

test('NOTE-25 an order lists its messages with state and time, and sends one by hand; its agency reads its own', async () => {
  const agency = await given.account()
  const seller = await given.user({ role: 'OWNER', account: agency })
  const order = await given.order({
    by: seller,
    userInformation: {
      firstName: 'Noa',
      lastName: 'Peretz',
      email: 'n@example.com',
      mobilePhone: '0505550206',
    },
  })
  const params = { id: order._id }
  await send({ order: order._id }, { channel: 'whatsapp' })
  expect((await messages.ofOrder({ params })).data).toMatchObject([
    { state: 'by_hand', channel: 'whatsapp', createdAt: '2026-03-10T08:00:00.000Z', by: owner.name },
  ])
  const { data } = await as(seller).messages.ofOrder({ params })
  expect(data).toMatchObject([{ state: 'by_hand', by: '', sentBy: null }])
  const another = await given.order()
  await send({ order: another._id })
  await expect(as(seller).messages.ofOrder({ params: { id: another._id } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(as(seller).messages.list()).rejects.toMatchObject({ status: 403 })
})
