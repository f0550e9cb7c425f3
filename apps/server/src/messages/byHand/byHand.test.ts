import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { crewAccess } from '@tourdesk/domain/crew/vocabulary'
import type { SwitchedEvent } from '@tourdesk/domain/messages/automatic'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { tokenOf } from '../../../test/crewPhone.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { formOf } from '../../../test/formOf.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { crewLinkOf } from '../../crew/access/crewLinkOf.ts'
import { newId } from '../../kernel/newId.ts'
import { sendPlanned } from '../automatic/sendPlanned.ts'

// Without a mail server, so that a phone is the only way.
const { as, browser, clock, close, db, given, product } = await startServer()
afterAll(close)

const office = as(await given.owner())
const { messages } = office
const date = '2026-03-16'
beforeEach(() => {
  clock.set('2026-03-10T10:00:00+02:00')
  return switchNews(office)
})

const first = { typed: '050-5550177', number: '+972505550177' }
const second = { typed: '050-5550188', number: '+972505550188' }

async function placed(mobilePhone = first.typed, days: string[] = [date]) {
  const tour = await given.tour({
    name: 'Masada',
    pickup_times: JSON.stringify({ tel_aviv: '08:00' }),
  })
  return given.order({
    selectedTours: days.map((day) => ({ tour: tour.id, date: day, language: 'english' })),
    userInformation: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com', mobilePhone },
  })
}

/** Writes to the customer of a tour; returns the message. */
async function write(order: Order, event: 'free' | 'tour_reminder' = 'free', entry = 0) {
  const texts = {
    en: { subject: 'News', body: 'Hello {{customer.firstName}}' },
    he: { subject: '', body: '' },
  }
  const target = { entries: [order.selectedTours[entry]?._id ?? ''] }
  const body: MessageAsk = { target, event, channel: 'whatsapp', ...(event === 'free' && { texts }) }
  const { hash } = await messages.preview({ body })
  await messages.send({ body: { ...body, hash, clientKey: newId() } })
  const { data } = await messages.ofOrder({ params: { id: order._id } })
  return { params: { id: data[0]?._id ?? '' } }
}

const byHand = async (...events: Exclude<SwitchedEvent, 'supplier_changed' | 'supplier_canceled'>[]) => {
  await switchNews(office, ...events)
  const channels = Object.fromEntries(events.map((event) => [event, ['whatsapp' as const]]))
  await office.messageSettings.change({ body: { ...(await office.messageSettings.get()), channels } })
}

async function change(order: Order, customer: Partial<Order['userInformation']>) {
  const params = { id: order._id }
  const form = formOf(await office.orders.get({ params }))
  const userInformation = { ...form.userInformation, ...customer }
  await office.orders.change({ params, body: { ...form, userInformation } })
  await doJobs(product)
}

const at = async (instant: string) => {
  clock.set(`${instant}:00+02:00`)
  await sendPlanned({ ...product, crewLink: crewLinkOf(product) })
  await doJobs(product)
}
const newestOf = async ({ _id }: Order) => {
  const { data } = await messages.ofOrder({ params: { id: _id } })
  return { params: { id: data[0]?._id ?? '' } }
}

test('a text that waits to be sent by hand has the customer’s number and name of now', async () => {
  const order = await placed()
  const message = await write(order)
  expect(await messages.get(message)).toMatchObject({ address: first.number, text: 'Hello Dana' })
  await change(order, { mobilePhone: second.typed, firstName: 'Noa' })
  const now = { state: 'by_hand', address: second.number, recipient: 'Noa Levi', text: 'Hello Noa' }
  expect(await messages.get(message)).toMatchObject(now)
  expect(await messages.open(message)).toMatchObject(now)
})

test('opening a text with nothing new changes and logs nothing, however often it’s opened', async () => {
  const order = await placed()
  const message = await write(order)
  const before = await messages.get(message)
  const logged = (await auditOf(db, order._id)).length
  const [one, other] = await Promise.all([messages.open(message), messages.open(message)])
  expect({ ...one, history: [] }).toEqual(before)
  expect(other).toEqual(one)
  expect(await auditOf(db, order._id)).toHaveLength(logged)
  await messages.done(message)
  expect(await messages.open(message)).toMatchObject({ state: 'sent', address: first.number })
  await expect(messages.open({ params: { id: newId() } })).rejects.toMatchObject({ code: 'not_found' })
})

test('NOTE-22 a text that lost its number ends, as the order and the list say, and waits again once there’s a number', async () => {
  const order = await placed()
  for (const message of [await write(order), await write(order, 'tour_reminder')]) {
    await change(order, { mobilePhone: '050' })
    const ended = { _id: message.params.id, state: 'suppressed', reason: 'no_address' }
    expect(await messages.get(message)).toMatchObject(ended)
    const ofOrder = await messages.ofOrder({ params: { id: order._id } })
    for (const { data } of [ofOrder, await messages.list()])
      expect(data.find(({ _id }) => _id === ended._id)).toMatchObject(ended)
    expect(await messages.open(message)).toMatchObject({ state: 'suppressed' })
    await change(order, { mobilePhone: second.typed })
    expect(await messages.get(message)).toMatchObject({
      ...{ state: 'by_hand', reason: null, address: second.number },
    })
    await messages.done(message)
    await change(order, { mobilePhone: first.typed })
    expect(await messages.get(message)).toMatchObject({ state: 'sent', address: second.number })
  }
})

test('a text that lost its number stays ended once its batch was stopped, or it was sent again', async () => {
  const [stopped, again] = [await placed(), await placed()]
  const message = await write(stopped)
  const { batch } = await messages.get(message)
  await change(stopped, { mobilePhone: '050' })
  await office.messageBatches.stop({ params: { id: batch ?? '' } })
  await change(stopped, { mobilePhone: second.typed })
  expect(await messages.get(message)).toMatchObject({ state: 'canceled' })

  const lost = await write(again)
  await change(again, { mobilePhone: '050' })
  await everyTable(db)
    .updateTable('orders')
    .set({ mobile_phone: second.typed })
    .where('id', '=', again._id)
    .execute()
  expect(await messages.resend(lost)).toMatchObject({ state: 'by_hand', address: second.number })
  await change(again, { mobilePhone: first.typed })
  const { data } = await messages.ofOrder({ params: { id: again._id } })
  expect(data.map(({ state, address }) => [state, address])).toEqual([
    ['by_hand', first.number],
    ['suppressed', first.number],
  ])
})

test('a text of one’s own that’s sent again, and again, has the words that were written and the name of now', async () => {
  const order = await placed()
  const message = await write(order)
  await messages.done(message)
  await change(order, { firstName: 'Noa' })
  const again = await messages.resend(message)
  expect(again).toMatchObject({ state: 'by_hand', text: 'Hello Noa' })
  await change(order, { firstName: 'Yael', mobilePhone: second.typed })
  const params = { id: again._id }
  expect(await messages.open({ params })).toMatchObject({ text: 'Hello Yael', address: second.number })
  await messages.done({ params })
  expect(await messages.resend({ params })).toMatchObject({ state: 'by_hand', text: 'Hello Yael' })
})

test('a text of a canceled tour is canceled, also when it’s being opened, and one that speaks of another tour stays', async () => {
  const order = await placed(first.typed, [date, '2026-03-17'])
  const [gone, stays] = [await write(order, 'tour_reminder', 0), await write(order, 'tour_reminder', 1)]
  const entries = [order.selectedTours[0]?._id ?? '']
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false, entries } })
  await doJobs(product)
  expect(await messages.open(gone)).toMatchObject({ state: 'canceled', reason: 'overtaken' })
  expect(await messages.open(stays)).toMatchObject({ state: 'by_hand' })
  expect((await messages.open(stays)).text).toContain('17')
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  expect(await messages.open(stays)).toMatchObject({ state: 'canceled', reason: 'overtaken' })
})

test('what goes out by itself and waits for a person opens with what holds now: money, words, language and number', async () => {
  await byHand('order_confirmed')
  const order = await placed()
  await at('2026-03-10T10:02')
  const message = await newestOf(order)
  expect(await messages.get(message)).toMatchObject({ state: 'by_hand', address: first.number })

  const template = { event: 'order_confirmed', channel: 'whatsapp', language: 'en' } as const
  const text = { subject: '', body: 'Open: {{order.open}}' }
  await office.messageTemplates.change({ params: template, body: text })
  const opened = await messages.open(message)
  expect(opened.text).toMatch(/^Open: .*\d/)
  const amount = order.payments.reduce((sum, payment) => sum + payment.amountInCurrency, 0)
  await office.orders.recordPayment({
    params: { id: order._id },
    body: { kind: 'payment', method: 'cash', amount, day: '2026-03-10', clientKey: newId() },
  })
  expect((await messages.open(message)).text).toBe('Open:')
  clock.set('2026-03-10T23:00:00+02:00')
  await everyTable(db)
    .updateTable('orders')
    .set({ mobile_phone: second.typed })
    .where('id', '=', order._id)
    .execute()
  expect(await messages.open(message)).toMatchObject({ state: 'by_hand', address: second.number })
  await office.messages.mute({ params: { id: order._id }, body: { muted: true } })
  expect(await messages.open(message)).toMatchObject({ state: 'suppressed', reason: 'muted' })
})

test('what goes out by itself and lost its number waits again with a number, once', async () => {
  await byHand('order_confirmed', 'order_changed')
  const order = await placed()
  await at('2026-03-10T10:02')
  const message = await newestOf(order)
  await change(order, { mobilePhone: '050' })
  await at('2026-03-10T10:03')
  expect(await messages.get(message)).toMatchObject({ state: 'suppressed', reason: 'no_address' })
  await change(order, { mobilePhone: second.typed })
  expect(await messages.get(message)).toMatchObject({ state: 'by_hand', address: second.number })
  await at('2026-03-10T10:30')
  expect((await messages.ofOrder({ params: { id: order._id } })).data).toHaveLength(1)
})

const linkIn = (text = '') => /https?:\S+/.exec(text)?.[0] ?? 'no link'

/** Opens a crew link on another phone. */
const enter = (link: string) =>
  browser().crewEntry.enter({ body: { token: tokenOf(link), phoneEnd: first.typed.slice(-4) } })

test('a text to a driver has the number of now with the link that it had, and ends with the driver', async () => {
  await byHand('crew_assigned', 'crew_removed')
  const template = { event: 'crew_assigned', channel: 'whatsapp', language: 'he' } as const
  const text = { subject: '', body: '{{crew.firstName}}: {{crew.link}}' }
  await office.messageTemplates.change({ params: template, body: text })
  const driver = await given.operator({ role: 'driver', first_name: 'Avi', mobile_phone: first.typed })
  const unit = await given.unit({ date })
  const crew = { car: null, externalCar: null, driver: driver.id, guide: [] }
  await office.tourCars.change({ params: { id: unit._id }, body: crew })
  await at('2026-03-10T10:15')
  const ofDriver = (await messages.list()).data.find(({ recipientId }) => recipientId === driver.id)
  const message = { params: { id: ofDriver?._id ?? '' } }
  const link = linkIn(ofDriver?.text)
  expect(link).toContain('/crew/enter/')

  const setPhone = async (mobilePhone: string) => {
    const params = { id: driver.id }
    const { _id, ...form } = await office.operators.get({ params })
    await office.operators.change({ params, body: { ...form, mobilePhone } })
    await doJobs(product)
  }
  await setPhone(second.typed)
  expect(await messages.get(message)).toMatchObject({
    state: 'by_hand',
    address: second.number,
    text: expect.stringContaining(link),
  })
  expect((await messages.open(message)).text).toContain(link)
  await setPhone('050')
  expect(await messages.get(message)).toMatchObject({ state: 'suppressed', reason: 'no_address' })
  await setPhone(first.typed)
  expect(await messages.get(message)).toMatchObject({ state: 'by_hand', address: first.number })

  // The link has been used up by three phones: the text gets a new one.
  for (let phone = 0; phone < crewAccess.mostPhones; phone++) await enter(link)
  const unused = linkIn((await messages.open(message)).text)
  expect(unused).not.toBe(link)
  await enter(unused)

  // The link has died of age: the text gets a new one.
  clock.set('2026-03-13T10:16:00+02:00')
  const renewed = await messages.open(message)
  expect(renewed.text).not.toContain(unused)
  expect(renewed.text).toContain('/crew/enter/')

  await messages.done(message)
  await office.tourCars.change({
    params: { id: unit._id },
    body: { car: null, externalCar: null, driver: null, guide: [] },
  })
  await at('2026-03-13T10:40')
  const removed = (await messages.list()).data.find(({ recipientId }) => recipientId === driver.id)
  expect(removed).toMatchObject({ event: 'crew_removed', state: 'by_hand' })
  await office.operators.remove({ params: { id: driver.id } })
  await doJobs(product)
  expect(await messages.get({ params: { id: removed?._id ?? '' } })).toMatchObject({
    ...{ state: 'canceled', reason: 'overtaken' },
  })
})

test('sheets by hand have the number of now, and end with the recipient’s place on the vehicle', async () => {
  const tour = await given.tour({ name: 'Masada' })
  const driver = await given.operator({ role: 'driver', first_name: 'Avi', mobile_phone: first.typed })
  const unit = await given.unit({ tour, date, driver })
  const body = { scope: { tourCar: unit._id }, to: ['driver' as const], crewLink: true }
  await office.handouts.send({ body: { ...body, clientKey: newId() } })
  const sheet = (await messages.list()).data.find(({ recipientId }) => recipientId === driver.id)
  const message = { params: { id: sheet?._id ?? '' } }
  await db.updateTable('operators').set({ mobile_phone: second.typed }).where('id', '=', driver.id).execute()
  expect(await messages.open(message)).toMatchObject({
    ...{ state: 'by_hand', address: second.number, text: sheet?.text, withCrewLink: true },
  })
  await office.tourCars.change({
    params: { id: unit._id },
    body: { car: null, externalCar: null, driver: null, guide: [] },
  })
  expect(await messages.open(message)).toMatchObject({ state: 'canceled', reason: 'overtaken' })
})

test('a supplier’s text has the number and the vehicle of now, and ends once the vehicle isn’t theirs', async () => {
  const settings = await office.messageSettings.get()
  await office.messageSettings.change({
    body: { ...settings, channels: { supplier_request: ['whatsapp'] } },
  })
  const supplier = await given.carSupplier({ contact_email: 'desk@example.com', contact_phone: first.typed })
  const tour = await given.tour({ name: 'Masada', pickup_times: JSON.stringify({ tel_aviv: '08:00' }) })
  const unit = await given.unit({ tour, date, externalCar: { carSupplier: supplier.id, seats: 19 } })
  await office.supplierRequests.ask({ params: { id: unit._id }, body: { clientKey: newId() } })
  const asked = (await messages.list()).data.find(({ recipientId }) => recipientId === supplier.id)
  const message = { params: { id: asked?._id ?? '' } }

  const order = await given.order({ selectedTours: [{ tour: tour.id, date, participants: { adult: 3 } }] })
  const added = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body: added })
  const params = { id: supplier.id }
  const { _id, ...form } = await office.carSuppliers.get({ params })
  await office.carSuppliers.change({
    params,
    body: { ...form, contactPhone: second.typed },
  })
  await doJobs(product)
  const now = await messages.get(message)
  expect(now).toMatchObject({ state: 'by_hand', address: second.number })
  expect(now.text).not.toBe(asked?.text)
  expect(await office.supplierRequests.get({ params: { id: unit._id } })).toMatchObject({
    ...{ state: 'asked', isChanged: false },
  })
  await office.tourCars.change({
    params: { id: unit._id },
    body: { car: null, externalCar: null, driver: null, guide: [] },
  })
  expect(await messages.open(message)).toMatchObject({ state: 'canceled', reason: 'overtaken' })
})
