import { expect, test } from 'vitest'
import { attachedPdf } from '../../../test/attachedPdf.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { startMailing } from '../../../test/startMailing.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'

const { as, db, given, mailsTo, product } = await startMailing('2026-03-10T10:00:00+02:00')

const owner = await given.owner()
const { manifests, messages, supplierRequests, tourCars, undo, unitStops } = as(owner)
await switchNews(as(owner), 'supplier_changed', 'supplier_canceled')
const colleague = as(await given.user({ role: 'ADMIN' }))
const date = '2026-03-16'

async function givenUnit(supplierRow: object = {}, day = date) {
  const tour = await given.tour({ name: 'Masada', pickup_times: JSON.stringify({ tel_aviv: '07:00' }) })
  const supplier = await given.carSupplier({ contact_email: `${newId()}@example.com`, ...supplierRow })
  const unit = await given.unit({ tour, date: day, externalCar: { carSupplier: supplier.id, seats: 19 } })
  const order = await put(tour, unit._id, day)
  return { tour, supplier, unit, order, params: { id: unit._id } }
}

async function put(tour: { id: string }, unit: string, day = date) {
  const order = await given.order({
    selectedTours: [{ tour: tour.id, date: day, participants: { adult: 2 } }],
    userInformation: {
      firstName: 'Ana',
      lastName: 'López',
      email: 'ana@example.com',
      mobilePhone: '0505550109',
    },
  })
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit }
  await tourCars.addOrder({ params: { id: unit }, body })
  return order
}

type Params = { id: string }
const ask = (params: Params, body: object = {}) =>
  supplierRequests.ask({ params, body: { clientKey: newId(), ...body } })
const state = async (params: Params) => (await supplierRequests.get({ params })).state
const reply = (
  params: Params,
  answer: 'confirmed' | 'refused',
  seen: 'not_asked' | 'asked' | 'confirmed' | 'refused',
  note = '',
) => supplierRequests.reply({ params, body: { reply: answer, seen, note } })
/** What suppliers were told of a unit, oldest first. */
async function told(unit: string) {
  const { data } = await messages.list({ query: { limit: 100 } })
  return data.filter((message) => message.unit?._id === unit).toReversed()
}
const eventsOf = async (unit: string) => (await told(unit)).map(({ event }) => event)
const { user, text } = { user: 'Noa Bar, 03-5550100', text: 'Child seat, please' }

test('NOTE-27 a supplier is asked with date, times, stops, people, seats, contact, remarks and the sheet, and staff enter the reply', async () => {
  const { unit, supplier, params, tour } = await givenUnit()
  expect(await state(params)).toBe('not_asked')
  const body = { language: 'en', contact: user, remarks: text } as const
  const shown = await supplierRequests.preview({ params, body })
  expect(shown).toMatchObject({ channel: 'email', address: supplier.contact_email, byHand: false })
  expect(await eventsOf(unit._id)).toEqual([])

  const clientKey = newId()
  const asked = await ask(params, { ...body, clientKey })
  expect(asked).toMatchObject({
    state: 'asked',
    askedBy: owner.name,
    contact: user,
    remarks: text,
    repliedAt: null,
  })
  expect(await ask(params, { ...body, clientKey })).toEqual(asked)
  await expect(ask(params)).rejects.toMatchObject({ status: 409, code: 'supplier_asked' })
  await doJobs(product)
  const [mail = ''] = mailsTo(supplier.contact_email)
  expect(mailsTo(supplier.contact_email)).toHaveLength(1)
  const [message] = await told(unit._id)
  expect(message).toMatchObject({
    event: 'supplier_request',
    state: 'sent',
    recipientKind: 'supplier',
    text: shown.text,
  })
  for (const fact of ['Masada', 'Mon 16/03/2026', '07:00', 'Tel Aviv', '2 people', '19 seats', user, text])
    expect(message?.text.replaceAll('\u00A0', ' ')).toContain(fact)
  const sheet = await attachedPdf(mail)
  expect(sheet).toContain('López')
  expect(sheet).toContain('Car supplier')
  expect((await manifests.versions({ params: { tourCarId: unit._id } })).data[0]).toMatchObject({
    kind: 'supplier',
    way: 'sent',
    to: [supplier.name],
  })

  // The reply, entered from two tabs at once, and taken back.
  const both = await Promise.allSettled([
    reply(params, 'confirmed', 'asked'),
    colleague.supplierRequests.reply({ params, body: { reply: 'refused', seen: 'asked' } }),
  ])
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  const won = await state(params)
  expect(['confirmed', 'refused']).toContain(won)
  const other = won === 'confirmed' ? 'refused' : 'confirmed'
  const changed = await reply(params, other, won as 'confirmed', 'Only 17 seats')
  expect(changed).toMatchObject({ state: other, repliedBy: owner.name, note: 'Only 17 seats' })
  await undo.take({ params: { id: changed.undo ?? '' } })
  expect(await supplierRequests.get({ params })).toMatchObject({ state: won, note: '' })

  // On the board and in the day's list, and in the log.
  const { data } = await manifests.list({ query: { date, tour: tour.id } })
  expect(data[0]).toMatchObject({ supplierState: won })
  const board = await tourCars.ofDate({ params: { date } })
  expect(board.data.find(({ _id }) => _id === unit._id)?.supplierState).toBe(won)
  expect(await auditOf(db, unit._id)).toContainEqual(expect.objectContaining({ action: 'supplier replied' }))
})

test('a request without a supplier, an unknown vehicle and a supplier who can’t be reached are refused', async () => {
  const tour = await given.tour()
  const own = await given.unit({ tour, date, car: await given.car() })
  await expect(ask({ id: own._id })).rejects.toMatchObject({ status: 409, code: 'supplier_missing' })
  await expect(reply({ id: own._id }, 'confirmed', 'not_asked')).rejects.toMatchObject({
    code: 'supplier_missing',
  })
  await expect(ask({ id: newId() })).rejects.toMatchObject({ status: 404 })
  const { params } = await givenUnit({ contact_email: 'none', contact_phone: 'none' })
  await expect(ask(params)).rejects.toMatchObject({ status: 409, code: 'no_channel' })
  expect(await state(params)).toBe('not_asked')
})

test('a supplier who was asked hears of a change once, when planning rests, and has to confirm again', async () => {
  const { unit, supplier, tour, params } = await givenUnit()
  await ask(params, { language: 'en' })
  await reply(params, 'confirmed', 'asked')
  await doJobs(product)
  await put(tour, unit._id)
  await put(tour, unit._id)
  expect(await supplierRequests.get({ params })).toMatchObject({ state: 'confirmed', isChanged: true })
  await doJobs(product)
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request', 'supplier_changed'])
  expect(await supplierRequests.get({ params })).toMatchObject({
    state: 'asked',
    isChanged: false,
    repliedAt: null,
  })
  const [, change = ''] = mailsTo(supplier.contact_email)
  expect((await told(unit._id))[1]?.text).toContain('6 people')
  expect(await attachedPdf(change)).toContain('6/19')

  // Changed there and back: nothing to say.
  const { stops, updatedAt } = await unitStops.get({ params })
  await unitStops.change({
    params,
    body: { stops: stops.map(({ key }) => ({ key, time: '06:30' })), updatedAt },
  })
  const again = await unitStops.get({ params })
  await unitStops.change({
    params,
    body: { stops: again.stops.map(({ key }) => ({ key, time: '07:00' })), updatedAt: again.updatedAt },
  })
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request', 'supplier_changed'])
})

test('an order that is canceled changes the request, and a party that isn’t on the vehicle doesn’t', async () => {
  const { unit, order, params } = await givenUnit()
  await ask(params)
  await given.order({ selectedTours: [{ date }] })
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request'])
  await as(owner).orders.cancel({ body: { orderId: order._id, canRefund: false } })
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request', 'supplier_changed'])
})

test('a supplier hears that a deleted vehicle is canceled, unless the deletion is undone before', async () => {
  const { unit, supplier, params } = await givenUnit()
  await ask(params)
  const removed = await tourCars.remove({ params })
  await undo.take({ params: { id: removed.undo ?? '' } })
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request'])
  expect(await state(params)).toBe('asked')

  await tourCars.remove({ params })
  await doJobs(product)
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request', 'supplier_canceled'])
  const mails = mailsTo(supplier.contact_email)
  expect(mails).toHaveLength(2)
  expect(mails[1]).not.toContain('application/pdf')
})

test('another supplier on the vehicle starts as not asked, and the one before hears that it’s canceled', async () => {
  const { unit, supplier, params } = await givenUnit()
  await ask(params)
  const next = await given.carSupplier({ contact_email: `${newId()}@example.com` })
  const crew = { car: null, driver: null, guide: [], externalCar: { carSupplier: next.id, seats: 16 } }
  await tourCars.change({ params, body: crew })
  expect(await state(params)).toBe('not_asked')
  await doJobs(product)
  expect((await told(unit._id)).map(({ event, recipient }) => [event, recipient])).toEqual([
    ['supplier_request', supplier.name],
    ['supplier_canceled', supplier.name],
  ])
  await ask(params)
  // Back to the first, who knows nothing of it any more.
  await tourCars.change({ params, body: { ...crew, externalCar: { carSupplier: supplier.id, seats: 19 } } })
  await doJobs(product)
  expect(await state(params)).toBe('not_asked')
  await ask(params)
  expect(await state(params)).toBe('asked')
})

test('a supplier who refused hears nothing more, and a request can be sent again with today’s facts', async () => {
  const { unit, tour, params } = await givenUnit()
  await ask(params, { language: 'en' })
  await reply(params, 'refused', 'asked')
  await put(tour, unit._id)
  await doJobs(product)
  await tourCars.change({ params, body: { car: null, driver: null, guide: [], externalCar: null } })
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request'])

  const second = await givenUnit()
  await ask(second.params, { language: 'en', remarks: text })
  await doJobs(product)
  const [first] = await told(second.unit._id)
  await put(second.tour, second.unit._id)
  const again = await messages.resend({ params: { id: first?._id ?? '' } })
  expect(again).toMatchObject({ event: 'supplier_request', resends: first?._id })
  expect(again.text).toContain('4 people')
  expect(again.text).toContain(text)
  await doJobs(product)
  expect(await eventsOf(second.unit._id)).toEqual(['supplier_request', 'supplier_request'])
})

test('a reply without a request by message is known too, and the supplier hears of changes', async () => {
  const { unit, tour, params } = await givenUnit()
  const entered = await reply(params, 'confirmed', 'not_asked', 'By phone')
  expect(entered).toMatchObject({ state: 'confirmed', askedAt: null, note: 'By phone' })
  await put(tour, unit._id)
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_changed'])
})

test('as long as nobody switches it on, suppliers hear of no change, and the vehicle says that they don’t know it', async () => {
  const { unit, tour, params } = await givenUnit()
  await ask(params)
  await switchNews(as(owner))
  await put(tour, unit._id)
  await doJobs(product)
  expect(await supplierRequests.get({ params })).toMatchObject({ state: 'asked', isChanged: true })

  // A change from before the switch isn't told, but what's told next is all that the supplier doesn't know.
  await switchNews(as(owner), 'supplier_changed')
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request'])
  await put(tour, unit._id)
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request', 'supplier_changed'])
  await tourCars.remove({ params })
  await doJobs(product)
  expect(await eventsOf(unit._id)).toEqual(['supplier_request', 'supplier_changed'])
})

test('all suppliers of a day are asked at once, each on its own, and twice nobody is asked again', async () => {
  const day = '2026-03-23'
  const [fresh, asked] = [await givenUnit({ document_language: 'en' }, day), await givenUnit({}, day)]
  await ask(asked.params, { remarks: text })
  const shown = async () => {
    const { data } = await supplierRequests.previewDay({ body: { date: day, contact: user } })
    return new Map(data.map((row) => [row.unit, row]))
  }
  const before = await shown()
  expect(before.get(fresh.unit._id)).toMatchObject({
    tour: 'Masada',
    time: '07:00',
    state: 'not_asked',
    isKnown: false,
    recipient: fresh.supplier.name,
    channel: 'email',
    address: fresh.supplier.contact_email,
    language: 'en',
    text: expect.stringContaining(user),
  })
  expect(before.get(asked.unit._id)).toMatchObject({ state: 'asked', isKnown: true })
  expect(before.size).toBe(2)

  const gone = newId()
  const units = [fresh.unit._id, asked.unit._id, gone]
  const body = { units, contact: user, clientKey: newId() }
  const { data } = await supplierRequests.askDay({ body })
  expect(data).toEqual([
    { unit: fresh.unit._id, code: null, byHand: false },
    { unit: asked.unit._id, code: 'supplier_asked', byHand: false },
    { unit: gone, code: 'not_found', byHand: false },
  ])
  expect((await supplierRequests.askDay({ body })).data).toEqual(data)
  const again = await supplierRequests.askDay({ body: { ...body, clientKey: newId() } })
  expect(again.data.map(({ code }) => code)).toEqual(['supplier_asked', 'supplier_asked', 'not_found'])
  expect(await eventsOf(fresh.unit._id)).toEqual(['supplier_request'])
  expect(await eventsOf(asked.unit._id)).toEqual(['supplier_request'])
  expect(await state(fresh.params)).toBe('asked')
  expect((await shown()).get(fresh.unit._id)).toMatchObject({ state: 'asked', isKnown: true })

  // Someone who refused can be asked again, with the remarks of the first request.
  await reply(asked.params, 'refused', 'asked')
  const { data: second } = await supplierRequests.askDay({
    body: { units: [asked.unit._id], contact: user, clientKey: newId() },
  })
  expect(second).toEqual([{ unit: asked.unit._id, code: null, byHand: false }])
  expect(await supplierRequests.get({ params: asked.params })).toMatchObject({
    state: 'asked',
    remarks: text,
  })
})
