import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { formOf } from '../../test/formOf.ts'
import { doJobs, mailsTo } from '../../test/mailbox.ts'
import { smtpPeer } from '../../test/smtpPeer.ts'
import { switchNews } from '../../test/switchNews.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder } from '../kernel/scope.ts'
import { phoneAddresses, phoneIn } from './phone.ts'
import { planMessages } from './planMessages.ts'

const refusals: string[] = []
const peer = await smtpPeer(refusals)
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

const owner = await given.owner()
const office = as(owner)
const { messages } = office
// This is about what people send.
await switchNews(office)
const date = '2026-03-16'

interface Customer {
  firstName?: string
  lastName?: string
  email?: string
  mobilePhone?: string
}

/** A unit whose parties are listed for 08:00. */
async function givenUnit(...customers: Customer[]) {
  const tour = await given.tour({ name: 'Masada', pickup_times: JSON.stringify({ tel_aviv: '08:00' }) })
  const unit = await given.unit({ tour, date })
  const orders: Order[] = []
  for (const customer of customers) {
    const order = await given.order({
      selectedTours: [{ tour: tour.id, date }],
      userInformation: { lastName: 'Levi', firstName: 'Dana', email: `${newId()}@example.com`, ...customer },
    })
    await put(order, unit._id)
    orders.push(order)
  }
  return { tour, unit, orders }
}

function put(order: Order, unit: string) {
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit }
  return office.tourCars.addOrder({ params: { id: unit }, body })
}

/** Sets the time of all stops of a unit. */
async function shift(unit: string, time: string): Promise<void> {
  const { stops, updatedAt } = await office.unitStops.get({ params: { id: unit } })
  const body = { stops: stops.map(({ key }) => ({ key, time })), updatedAt }
  await office.unitStops.change({ params: { id: unit }, body })
}

const pickups = (unit: string, change: Partial<MessageAsk> = {}): MessageAsk => ({
  target: { tourCar: unit },
  event: 'pickup_changed',
  channel: 'email',
  ...change,
})
const preview = (ask: MessageAsk) => messages.preview({ body: ask })
async function send(ask: MessageAsk, clientKey = newId()) {
  const { hash } = await preview(ask)
  return messages.send({ body: { ...ask, hash, clientKey } })
}
const ofOrder = async (order: Order) => (await messages.ofOrder({ params: { id: order._id } })).data
const mailOf = ({ userInformation }: Order) => userInformation.email ?? ''
const own = (body: string, subject = 'News') => ({
  texts: { en: { subject, body }, he: { subject: '', body: '' } },
})

test.each([
  ['050-555 0101', '+972505550101'],
  ['0505550101', '+972505550101'],
  ['+34 600 555 010', '+34600555010'],
  ['00972 50 555 0101', '+972505550101'],
  ['(054) 555-0101 Dana', '+972545550101'],
  ['050-555', null],
  ['none', null],
  ['', null],
])('NOTE-22 %s is the number %s', (typed, number) => {
  expect(phoneIn(typed)).toBe(number)
})

test.each([
  ['02-6250101', null],
  ['1-800-555-010', null],
  ['+44 20 7946 0958', null],
  ['054-555-7731', '+972545557731'],
  ['+1 202 555 0144', '+12025550144'],
  ['none', null],
])('an SMS to %s goes to %s', (typed, sms) => {
  expect(phoneAddresses(typed)).toEqual({ whatsapp: phoneIn(typed), sms })
})

test('NOTE-22 a customer whose phone takes no SMS gets a mail instead', async () => {
  const { unit } = await givenUnit({ mobilePhone: '02-6250101' }, { mobilePhone: '054-555-7731' })
  await shift(unit._id, '08:10')
  const { data } = await preview(pickups(unit._id, { channel: 'sms' }))
  expect(data.map(({ channel }) => channel)).toEqual(['email', 'sms'])
})

test('after a shift, those on the vehicle hear of the new time once, each in their language and by what reaches them', async () => {
  const { unit, orders } = await givenUnit({}, { firstName: 'דנה', lastName: 'לוי' })
  expect((await preview(pickups(unit._id))).data.map(({ reason }) => reason)).toEqual(
    orders.map(() => 'told'),
  )
  await shift(unit._id, '08:10')

  const shown = await preview(pickups(unit._id))
  expect(shown.data[0]).toMatchObject({ channel: 'email', language: 'en', reason: null })
  expect(shown.data[0]?.text).toContain("We'll pick you up at 08:10")
  expect(shown.data[1]?.subject).toContain('שעת איסוף חדשה')
  expect(await send(pickups(unit._id))).toMatchObject({ mailed: 2, byHand: 0, silent: 0 })
  await doJobs(product)
  expect((await ofOrder(orders[0]!))[0]).toMatchObject({ state: 'sent', tries: 1, by: expect.any(String) })
  expect(peer.taken.filter((mail) => mail.includes(`To: ${mailOf(orders[0]!)}`))).toHaveLength(1)
  const [mail] = await mailsTo(db, mailOf(orders[1]!))
  expect(mail?.html).toContain('dir="rtl"')

  expect((await preview(pickups(unit._id))).data.map(({ reason }) => reason)).toEqual(['told', 'told'])
  await expect(send(pickups(unit._id))).rejects.toMatchObject({ status: 409, code: 'no_channel' })
  expect(await auditOf(db, orders[0]!._id)).toContainEqual(
    expect.objectContaining({
      action: 'messaged',
      details: expect.objectContaining({ message: 'pickup_changed' }),
    }),
  )
})

test('NOTE-10 the same key again, and two people at once, send nothing twice', async () => {
  const { unit, orders } = await givenUnit({})
  await shift(unit._id, '08:20')
  const ask = pickups(unit._id)
  const { hash } = await preview(ask)
  const key = newId()
  const first = await messages.send({ body: { ...ask, hash, clientKey: key } })
  expect(await messages.send({ body: { ...ask, hash, clientKey: key } })).toEqual(first)

  await shift(unit._id, '08:30')
  const fresh = await preview(ask)
  const both = await Promise.allSettled(
    [newId(), newId()].map((clientKey) => messages.send({ body: { ...ask, hash: fresh.hash, clientKey } })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await doJobs(product)
  const sent = (await ofOrder(orders[0]!)).filter(({ state }) => state === 'sent')
  expect(sent.map(({ text }) => /\d\d:\d\d/.exec(text)?.[0])).toEqual(['08:30'])
})

test('a time that changes before the message is out cancels it, and the new one can be told', async () => {
  const { unit, orders } = await givenUnit({})
  await shift(unit._id, '08:20')
  await send(pickups(unit._id))
  await shift(unit._id, '08:40')
  expect(await ofOrder(orders[0]!)).toMatchObject([{ state: 'canceled', reason: 'overtaken' }])
  await send(pickups(unit._id))
  await doJobs(product)
  expect(await ofOrder(orders[0]!)).toMatchObject([{ state: 'sent' }, { state: 'canceled' }])
  expect(peer.taken.filter((mail) => mail.includes(`To: ${mailOf(orders[0]!)}`))).toHaveLength(1)

  await shift(unit._id, '08:20')
  expect((await preview(pickups(unit._id))).data[0]?.reason).toBe(null)
})

test('a canceled order cancels its messages, and a sent one stays', async () => {
  const { unit, orders } = await givenUnit({}, { mobilePhone: '050-5550103' })
  await shift(unit._id, '08:20')
  await send(pickups(unit._id, { channel: 'whatsapp' }))
  await office.orders.cancel({ body: { orderId: orders[0]!._id, canRefund: false } })
  await office.orders.cancel({ body: { orderId: orders[1]!._id, canRefund: false } })
  await doJobs(product)
  for (const order of orders)
    expect(await ofOrder(order)).toMatchObject([{ state: 'canceled', reason: 'overtaken' }])
  expect(await mailsTo(db, mailOf(orders[0]!))).toMatchObject([{ status: 'canceled' }])
})

test('NOTE-22 a customer with neither a number that can be one nor a way to be mailed gets none, and the screens say why', async () => {
  const { unit, orders } = await givenUnit({ mobilePhone: '050-555' }, { mobilePhone: '+34 600 555 010' })
  await shift(unit._id, '08:20')
  const call = { db, scope: everyOrder, now: clock.now() }
  const { planned } = await planMessages(
    call,
    { ...product, env: { ...product.env, mail: undefined } },
    pickups(unit._id, { channel: 'sms' }),
  )
  expect(planned.map(({ shown }) => [shown.channel, shown.address, shown.reason])).toEqual([
    [null, '', 'no_address'],
    ['sms', '+34600555010', null],
  ])
  expect(await send(pickups(unit._id, { channel: 'sms' }))).toMatchObject({ mailed: 1, byHand: 1, silent: 0 })
  expect(await ofOrder(orders[1]!)).toMatchObject([{ state: 'by_hand', address: '+34600555010' }])
})

test('what the preview showed is what goes out', async () => {
  const { unit } = await givenUnit({})
  await shift(unit._id, '08:20')
  const { hash } = await preview(pickups(unit._id))
  await shift(unit._id, '08:30')
  const body = { ...pickups(unit._id), hash, clientKey: newId() }
  await expect(messages.send({ body })).rejects.toMatchObject({ status: 409, code: 'preview_outdated' })
})

test('a message by hand is marked once, by the one who sent it', async () => {
  const { unit, orders } = await givenUnit({ mobilePhone: '050-5550104' })
  const ask = pickups(unit._id, { event: 'tour_reminder', channel: 'whatsapp' })
  expect(await send(ask)).toMatchObject({ mailed: 0, byHand: 1, silent: 0 })
  const [waiting] = await ofOrder(orders[0]!)
  expect(waiting).toMatchObject({ state: 'by_hand', address: '+972505550104' })
  const before = await messages.list()
  expect(await messages.count()).toEqual({ byHand: before.byHand })
  expect(before.byHand).toBeGreaterThan(0)
  const params = { id: waiting?._id ?? '' }
  expect(await messages.done({ params })).toMatchObject({ state: 'sent', sentBy: expect.any(String) })
  expect((await messages.list()).byHand).toBe(before.byHand - 1)
  await expect(messages.done({ params })).rejects.toMatchObject({ status: 409, code: 'message_state' })
  await expect(messages.cancel({ params })).rejects.toMatchObject({ status: 409, code: 'message_state' })
  expect((await preview(ask)).data[0]?.reason).toBe('told')
})

test('a canceled message can be sent again', async () => {
  const { unit, orders } = await givenUnit({ mobilePhone: '050-5550105' })
  const ask = pickups(unit._id, { event: 'tour_reminder', channel: 'sms' })
  await send(ask)
  const [first] = await ofOrder(orders[0]!)
  await messages.cancel({ params: { id: first?._id ?? '' } })
  expect(await send(ask)).toMatchObject({ byHand: 1 })
})

test('a text of one’s own goes once to each customer, with its faults at the field', async () => {
  const { unit, orders } = await givenUnit({}, {})
  const ask = (body: string, subject?: string) => pickups(unit._id, { event: 'free', ...own(body, subject) })
  await expect(preview(ask('Hello {{customer.name}} {{#pickup.time}}'))).rejects.toMatchObject({
    status: 400,
    issues: [
      { field: 'texts.en.body', code: 'template_field_unknown', params: { name: 'customer.name' } },
      { field: 'texts.en.body', code: 'template_unclosed', params: { name: 'pickup.time' } },
    ],
  })
  await expect(preview(ask(' ', ''))).rejects.toMatchObject({
    issues: [{ field: 'texts.en.body' }, { field: 'texts.en.subject' }],
  })
  await send(ask('Bring <b>water</b>, {{customer.firstName}}.\n\nSee you!'))
  await send(ask('Bring <b>water</b>, {{customer.firstName}}.\n\nSee you!'))
  const [mail] = await mailsTo(db, mailOf(orders[0]!))
  expect(mail?.html).toContain('<p>Bring &lt;b&gt;water&lt;/b&gt;, Dana.</p><p>See you!</p>')
  expect(await mailsTo(db, mailOf(orders[1]!))).toHaveLength(2)
})

test('customers who want no messages get none', async () => {
  const { unit, orders } = await givenUnit({}, {})
  const params = { id: orders[0]!._id }
  await messages.mute({ params, body: { muted: true } })
  expect(await messages.mute({ params, body: { muted: true } })).toMatchObject({ muted: true })
  expect((await messages.ofOrder({ params })).muted).toBe(true)
  const ask = pickups(unit._id, { event: 'tour_reminder' })
  expect(await send(ask)).toMatchObject({ mailed: 1, byHand: 0, silent: 1 })
  expect(await ofOrder(orders[0]!)).toMatchObject([{ state: 'suppressed', reason: 'muted', channel: null }])
  await messages.mute({ params, body: { muted: false } })
  expect((await preview(ask)).data.map(({ reason }) => reason)).toEqual([null, 'told'])
  await office.orders.change({ params, body: formOf(await office.orders.get({ params })) })
})

test('at night mails wait until eight, unless the pickup is within a day, and can be sent at once', async () => {
  const { unit, orders } = await givenUnit({})
  await shift(unit._id, '08:20')
  clock.set('2026-03-14T23:00:00+02:00')
  await send(pickups(unit._id))
  const [waiting] = await ofOrder(orders[0]!)
  expect(waiting).toMatchObject({ state: 'waiting', dueAt: '2026-03-15T06:00:00.000Z' })
  const params = { id: waiting?._id ?? '' }
  expect(await messages.sendNow({ params })).toMatchObject({ dueAt: '2026-03-14T21:00:00.000Z' })

  await shift(unit._id, '08:50')
  clock.set('2026-03-15T23:00:00+02:00')
  await send(pickups(unit._id))
  expect((await ofOrder(orders[0]!))[0]).toMatchObject({ dueAt: '2026-03-15T21:00:00.000Z' })
})

test('a failed mail can be tried again', async () => {
  const { unit, orders } = await givenUnit({})
  await send(pickups(unit._id, { event: 'tour_reminder' }))
  const [{ _id: id } = { _id: '' }] = await ofOrder(orders[0]!)
  await db.updateTable('mail_outbox').set({ status: 'failed' }).where('message_id', '=', id).execute()
  expect(await messages.get({ params: { id } })).toMatchObject({ state: 'failed' })
  await messages.retry({ params: { id } })
  await doJobs(product)
  expect(await messages.get({ params: { id } })).toMatchObject({ state: 'sent' })
  await expect(messages.retry({ params: { id } })).rejects.toMatchObject({ code: 'message_state' })
})

test('NOTE-23 a text goes to those of a unit, of a departure or of chosen tours, in their language, with a preview, who gets none and why, and to at most 500', async () => {
  const { unit, tour, orders } = await givenUnit({}, { firstName: 'דנה', lastName: 'לוי' })
  const waiting = await given.order({
    selectedTours: [
      { tour: tour.id, date },
      { tour: tour.id, date: '2026-03-17' },
    ],
    userInformation: {
      firstName: 'Ana',
      lastName: 'López',
      email: 'ana.lopez@example.com',
      mobilePhone: '+34600555011',
    },
  })
  await messages.mute({ params: { id: orders[0]!._id }, body: { muted: true } })
  const texts = {
    en: { subject: 'News', body: 'Hello {{customer.firstName}}' },
    he: { subject: 'חדשות', body: 'שלום {{customer.firstName}}' },
  }
  const ask = (target: MessageAsk['target']): MessageAsk => ({
    target,
    event: 'free',
    channel: 'email',
    texts,
  })
  const shownFor = async (target: MessageAsk['target']) =>
    (await preview(ask(target))).data.map(({ orderNumber, channel, reason, text }) => [
      orderNumber,
      channel,
      reason,
      text.replace(/[\u2068\u2069]/g, ''),
    ])
  const onUnit = [
    [orders[0]!.orderNumber, null, 'muted', 'Hello Dana'],
    [orders[1]!.orderNumber, 'email', null, 'שלום דנה'],
  ]
  const ana = [waiting.orderNumber, 'email', null, 'Hello Ana']
  expect(await shownFor({ tourCar: unit._id })).toEqual(onUnit)
  expect(await shownFor({ tour: tour.id, date })).toEqual([...onUnit, ana])
  expect(await shownFor({ tourEvent: unit.tourEvent })).toEqual([...onUnit, ana])
  const entries = waiting.selectedTours.map(({ _id }) => _id)
  expect(await shownFor({ entries })).toEqual([ana])
  expect(await send(ask({ tour: tour.id, date }))).toMatchObject({ mailed: 2, byHand: 0, silent: 1 })

  const without = { ...ask({ tourCar: unit._id }), texts: { ...texts, en: { subject: '', body: '' } } }
  await expect(preview(without)).rejects.toMatchObject({ status: 400 })
  await expect(preview(ask({ entries: [newId(), ...entries] }))).rejects.toMatchObject({ status: 404 })
  await expect(preview(ask({ tour: newId(), date }))).rejects.toMatchObject({ status: 404 })
  await expectLimit()
})

test('a mail that reminds of a tour carries it for the calendar: from the pickup, for as long as it takes', async () => {
  const { unit, tour, orders } = await givenUnit({})
  await db.updateTable('tours').set({ total_hour_duration: 8.5 }).where('id', '=', tour.id).execute()
  await shift(unit._id, '08:20')
  await send(pickups(unit._id, { event: 'tour_reminder' }))
  await send(pickups(unit._id, { event: 'free', ...own('Hello') }))
  await doJobs(product)
  const [reminder = '', other = ''] = peer.taken.filter((mail) => mail.includes(`To: ${mailOf(orders[0]!)}`))
  expect(other).not.toContain('tour.ics')
  expect(reminder).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=tour\.ics/)
  const [, part = ''] = reminder.split('filename=tour.ics')
  const file = Buffer.from(part.split('\n\n')[1]?.split('\n--')[0] ?? '', 'base64').toString()
  expect(file).toContain(`UID:entry-${orders[0]!.selectedTours[0]?._id}@desk.example.com\r\n`)
  expect(file).toContain('DTSTART:20260316T062000Z\r\nDTEND:20260316T145000Z\r\nSUMMARY:Masada\r\n')
  expect(file).not.toContain('REFRESH-INTERVAL')
})

test('an agency reads what its customers are told, without who in the office sent it, and nothing of other orders', async () => {
  const agency = await given.account()
  const seller = await given.user({ role: 'OWNER', account: agency })
  const order = await given.order({
    by: seller,
    userInformation: {
      firstName: 'Noa',
      lastName: 'Peretz',
      email: 'noa@example.com',
      mobilePhone: '050-5550109',
    },
  })
  await send(pickups('', { target: { order: order._id }, event: 'free', ...own('Bring water') }))
  await doJobs(product)
  const params = { id: order._id }
  const { data, muted } = await as(seller).messages.ofOrder({ params })
  expect(muted).toBe(false)
  expect(data).toMatchObject([{ state: 'sent', text: 'Bring water', by: '', sentBy: null, lastError: null }])
  expect((await ofOrder(order))[0]?.by).toBe(owner.name)

  const other = await given.order()
  for (const call of [
    () => as(seller).messages.ofOrder({ params: { id: other._id } }),
    () => as(seller).messages.get({ params: { id: data[0]?._id ?? '' } }),
    () => as(seller).messages.mute({ params, body: { muted: true } }),
  ])
    await expect(call()).rejects.toMatchObject({ status: expect.toBeOneOf([403, 404]) })
})

test('a message keeps each try, with the error', async () => {
  const { unit, orders } = await givenUnit({})
  refusals.push('451 try again later')
  await send(pickups(unit._id, { event: 'tour_reminder' }))
  await doJobs(product)
  const [{ _id: id } = { _id: '' }] = await ofOrder(orders[0]!)
  await product.pool.query('update graphile_worker._private_jobs set run_at = now()')
  clock.set('2026-03-10T10:01:00+02:00')
  await doJobs(product)
  expect((await messages.get({ params: { id } })).history).toEqual([
    { at: '2026-03-10T08:00:00.000Z', error: expect.stringContaining('451') },
    { at: '2026-03-10T08:01:00.000Z', error: null },
  ])
})

test('unknown units, departures and orders aren’t found', async () => {
  for (const target of [{ tourCar: newId() }, { tourEvent: newId() }, { order: newId() }])
    await expect(preview({ ...pickups(''), target })).rejects.toMatchObject({ status: 404 })
})

/** Five hundred customers get a text, and one more is refused. */
async function expectLimit(): Promise<void> {
  const { tour, orders } = await givenUnit({})
  const entry = orders[0]?.selectedTours[0]?._id ?? ''
  await copyOrders(orders[0]?._id ?? '', 500)
  const target = { tour: tour.id, date }
  const ask: MessageAsk = { target, event: 'free', channel: 'email', ...own('Bring water') }
  await expect(preview(ask)).rejects.toMatchObject({
    status: 400,
    code: 'too_many_recipients',
    params: { limit: 500 },
  })
  const body = { ...ask, hash: 'a'.repeat(64), clientKey: newId() }
  await expect(messages.send({ body })).rejects.toMatchObject({ status: 400, code: 'too_many_recipients' })
  expect(await ofOrder(orders[0]!)).toEqual([])
  await as(owner).orders.cancel({ body: { orderId: orders[0]?._id ?? '', canRefund: false } })
  const { data } = await preview(ask)
  expect(data).toHaveLength(500)
  expect(data.some((planned) => planned.entry === entry)).toBe(false)
}

/** Copies an order with its tours, by their columns. */
async function copyOrders(order: string, count: number): Promise<void> {
  const copy = async (table: 'orders' | 'order_entries', of: string, own: Record<string, string>) => {
    const { rows } = await product.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER'`,
      [table],
    )
    const names = rows.map(({ name }) => name)
    const values = names.map((name) => own[name] ?? `"${name}"`)
    await product.pool.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
       select ${values.join(', ')} from ${table}, generate_series(1, ${count}) as n where ${of} = $1::uuid`,
      [order],
    )
  }
  const id = `md5('${order}' || n::text)::uuid`
  await copy('orders', 'id', {
    id,
    order_number: 'order_number + 100000 + n',
    link_token: `link_token || n`,
    email: `n || email`,
    client_key: 'null',
  })
  await copy('order_entries', 'order_id', { id: `md5(id::text || n)::uuid`, order_id: id })
}

test('all customers of a day are reminded over all its tours, or only the chosen ones, and none of them twice', async () => {
  const day = '2026-03-24'
  const target = { date: day }
  const preview = async (of: MessageAsk['target'] = target) =>
    messages.preview({ body: { target: of, event: 'tour_reminder', channel: 'email' } })
  expect((await preview()).data).toEqual([])
  const orders: Order[] = []
  for (const name of ['Masada', 'Galilee', 'Golan']) {
    const tour = await given.tour({ name })
    orders.push(await given.order({ selectedTours: [{ tour: tour.id, date: day }] }))
  }
  const entries = orders.map(({ selectedTours }) => selectedTours[0]?._id ?? '')
  const reasons = async () => (await preview()).data.map(({ entry, reason }) => [entry, reason])
  expect(await reasons()).toEqual(entries.map((entry) => [entry, null]))

  const chosen = { entries: entries.slice(0, 2) }
  const { hash, data } = await preview(chosen)
  expect(data).toHaveLength(2)
  const ask = { target: chosen, event: 'tour_reminder', channel: 'email', hash, clientKey: newId() } as const
  const sent = await messages.send({ body: ask })
  expect(sent).toMatchObject({ mailed: 2, silent: 0 })
  expect(await messages.send({ body: ask })).toEqual(sent)
  expect(await reasons()).toEqual([
    [entries[0], 'told'],
    [entries[1], 'told'],
    [entries[2], null],
  ])
})
