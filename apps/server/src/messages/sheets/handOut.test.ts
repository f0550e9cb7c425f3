import type { HandoutAsk as WholeAsk } from '@tourdesk/contract/messages/handouts'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { attachedPdf } from '../../../test/attachedPdf.ts'
import { auditOf } from '../../../test/auditOf.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { startMailing } from '../../../test/startMailing.ts'
import { newId } from '../../kernel/newId.ts'

type Usual = 'crewLink' | 'onlyChanged'
type HandoutAsk = Omit<WholeAsk, Usual> & Partial<Pick<WholeAsk, Usual>>

const now = '2026-03-10T10:00:00+02:00'
const { as, db, given, mailsTo, peer, product } = await startMailing(now)

const office = as(await given.owner())
const { handouts, manifests, messages, messageBatches } = office
const date = '2026-03-16'

/** A vehicle of a supplier with a driver, a guide and one party. */
async function givenUnit({
  driver = {},
  guide = {},
  supplier: ofSupplier = {},
  day = date,
}: {
  day?: string
  driver?: object
  guide?: object
  supplier?: object
} = {}) {
  const tour = await given.tour({ name: 'Masada', pickup_times: JSON.stringify({ tel_aviv: '07:00' }) })
  const people = {
    driver: await given.operator({
      role: 'driver',
      first_name: 'Avi',
      last_name: 'Cohen',
      email: `${newId()}@example.com`,
      ...driver,
    }),
    guide: [
      await given.operator({
        first_name: 'Noa',
        last_name: 'Bar',
        email: `${newId()}@example.com`,
        ...guide,
      }),
    ],
  }
  const supplier = await given.carSupplier({ contact_email: `${newId()}@example.com`, ...ofSupplier })
  const unit = await given.unit({
    tour,
    date: day,
    ...people,
    externalCar: { carSupplier: supplier.id, seats: 19 },
  })
  const order = await given.order({
    selectedTours: [{ tour: tour.id, date: day, participants: { adult: 2 } }],
    userInformation: {
      firstName: 'Ana',
      lastName: 'López',
      email: 'ana@example.com',
      mobilePhone: '+34600555011',
    },
  })
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  return { tour, unit, supplier, order, driver: people.driver, guide: people.guide[0]! }
}

const all: HandoutAsk['to'] = ['driver', 'guide', 'supplier']
const send = (body: HandoutAsk, clientKey = newId()) => handouts.send({ body: { ...body, clientKey } })
const versionsOf = async (id: string) => (await manifests.versions({ params: { tourCarId: id } })).data

test('guides, drivers and car suppliers get sheets and texts in the language on their record', async () => {
  const { unit, supplier, driver, guide } = await givenUnit({
    driver: { document_language: 'en' },
    supplier: { document_language: 'en' },
  })
  const ask: HandoutAsk = { scope: { tourCar: unit._id }, to: all }
  const shown = (await handouts.preview({ body: ask })).data
  expect(shown.map(({ kind, locale, subject }) => [kind, locale, subject.slice(0, 8)])).toEqual([
    ['guide', 'he', 'דף נסיעה'],
    ['driver', 'en', 'Manifest'],
    ['supplier', 'en', 'Manifest'],
  ])
  await send(ask)
  await doJobs(product)
  const sheetTo = (address: string) => attachedPdf(mailsTo(address)[0] ?? '')
  expect(await sheetTo(guide.email)).toContain('מדריך')
  expect(await sheetTo(driver.email)).toContain('Driver')
  expect(await sheetTo(supplier.contact_email)).toContain('Car supplier')
  expect(mailsTo(driver.email)[0]).toContain(`filename=manifest_${date}_driver_en.pdf`)
  const sent = (await messages.list({ query: { limit: 100 } })).data.filter(
    (message) => message.unit?._id === unit._id,
  )
  expect(new Set(sent.map(({ recipient, language }) => `${recipient} ${language}`))).toEqual(
    new Set(['Noa Bar he', 'Avi Cohen en', `${supplier.name} en`]),
  )

  // Said again, it's in the language that the person has by now.
  const again = sent.find(({ recipient }) => recipient === 'Avi Cohen')?._id ?? ''
  await db.updateTable('operators').set({ document_language: 'he' }).where('id', '=', driver.id).execute()
  expect(await messages.resend({ params: { id: again } })).toMatchObject({ language: 'he' })
  await doJobs(product)
})

test('MAN-25 sheets go to driver, guides and supplier by message, each with its own sheet as PDF and its version and way', async () => {
  const { unit, supplier, driver, guide } = await givenUnit()
  const ask: HandoutAsk = { scope: { tourCar: unit._id }, to: all }
  const shown = (await handouts.preview({ body: ask })).data
  expect(shown.map(({ kind, recipient, channel }) => [kind, recipient, channel])).toEqual([
    ['guide', 'Noa Bar', 'email'],
    ['driver', 'Avi Cohen', 'email'],
    ['supplier', supplier.name, 'email'],
  ])
  expect(await versionsOf(unit._id)).toEqual([])
  const key = newId()
  const sent = await send(ask, key)
  expect(sent).toMatchObject({ mailed: 3, byHand: 0, silent: 0 })
  expect(sent.units.map(({ version }) => version)).toEqual([1, 2, 3])
  expect(await send(ask, key)).toEqual(sent)
  await doJobs(product)

  const [toDriver = ''] = mailsTo(driver.email)
  const [toGuide = ''] = mailsTo(guide.email)
  const [toSupplier = ''] = mailsTo(supplier.contact_email)
  expect(peer.taken).toHaveLength(3)
  const sheets = await Promise.all([toDriver, toGuide, toSupplier].map(attachedPdf))
  for (const sheet of sheets) expect(sheet).toContain('López')
  expect(sheets[0]).toContain('נהג')
  expect(sheets[1]).toContain('מדריך')
  expect(sheets[2]).toContain('ספק רכב')
  expect(toDriver).toContain(`filename=manifest_${date}_driver_he.pdf`)

  const versions = await versionsOf(unit._id)
  expect(versions.map(({ version, kind, way, to }) => [version, kind, way, to])).toEqual([
    [3, 'supplier', 'sent', [supplier.name]],
    [2, 'driver', 'sent', ['Avi Cohen']],
    [1, 'guide', 'sent', ['Noa Bar']],
  ])
  // A file is a version of the same content with its own way.
  await manifests.print({
    body: { scope: ask.scope, kind: 'office', locale: 'he', format: 'pdf', clientKey: newId() },
  })
  expect((await versionsOf(unit._id))[0]).toMatchObject({ version: 4, way: 'file', to: [] })
  const log = await auditOf(db, unit._id)
  for (const version of [1, 2, 3])
    expect(log).toContainEqual(
      expect.objectContaining({
        action: 'manifest made',
        details: expect.objectContaining({ version, way: 'sent' }),
      }),
    )
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'messaged', details: expect.objectContaining({ to: driver.email }) }),
  )

  // As a link to the crew's page, which the person who sends it makes; a supplier has none.
  const linked: HandoutAsk = { ...ask, crewLink: true }
  const ways = (await handouts.preview({ body: linked })).data.map(({ kind, way, channel }) => [
    kind,
    way,
    channel,
  ])
  expect(ways).toEqual([
    ['guide', 'crew', 'whatsapp'],
    ['driver', 'crew', 'whatsapp'],
    ['supplier', 'sent', 'email'],
  ])
  expect(await send({ ...linked, to: ['driver'] })).toMatchObject({ mailed: 0, byHand: 1 })
  const [byHand] = (await messages.list({ query: { status: ['by_hand'] } })).data
  expect(byHand).toMatchObject({ withCrewLink: true, recipientId: driver.id, channel: 'whatsapp' })
  expect(byHand?.text).not.toContain('crew/enter')
  expect((await versionsOf(unit._id)).find(({ kind }) => kind === 'driver')).toMatchObject({
    way: 'crew',
    version: 2,
  })
  await messages.done({ params: { id: byHand?._id ?? '' } })

  // In the outbox, about the vehicle.
  const { data } = await messages.list({ query: { event: ['sheet'] } })
  expect(data[0]).toMatchObject({
    order: null,
    unit: { _id: unit._id, name: 'Masada', date },
    recipientKind: expect.stringMatching(/operator|supplier/),
    print: expect.any(String),
    state: 'sent',
  })
})

test('a sheet that changed since it was sent is out of date, and goes out again as a new version', async () => {
  const { unit, order, driver } = await givenUnit({ driver: { document_language: 'en' } })
  const ask: HandoutAsk = { scope: { tourCar: unit._id }, to: ['driver'] }
  await send(ask)
  const { data } = await manifests.list({ query: { date } })
  expect(data.find(({ _id }) => _id === unit._id)?.handedOut).toMatchObject({ version: 1, isChanged: false })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  const after = await manifests.list({ query: { date } })
  expect(after.data.find(({ _id }) => _id === unit._id)?.handedOut).toMatchObject({ isChanged: true })

  const sheet = await manifests.get({
    params: { tourCarId: unit._id },
    query: { kind: 'driver', locale: 'en' },
  })
  expect(sheet.changes).toMatchObject({ since: 1, data: [{ kind: 'left' }] })
  // The mail that waited carries what it said when it was handed out.
  await doJobs(product)
  const [mail = ''] = mailsTo(driver.email)
  expect(await attachedPdf(mail)).toContain('López')
  const first = (await messages.list({ query: { search: driver.first_name, event: ['sheet'] } })).data[0]!
  const again = await messages.resend({ params: { id: first._id } })
  expect(again).toMatchObject({ resends: first._id, event: 'sheet', recipient: 'Avi Cohen' })
  expect((await versionsOf(unit._id))[0]).toMatchObject({ version: 2, way: 'sent' })
  await doJobs(product)
  expect(await attachedPdf(mailsTo(driver.email)[1] ?? '')).not.toContain('López')
})

test('of a day’s sheets only those that changed are sent, to the chosen people, and not twice', async () => {
  const day = '2026-03-23'
  const [first, second] = [await givenUnit({ day }), await givenUnit({ day })]
  const ask: HandoutAsk = { scope: { date: day }, to: all, onlyChanged: true }
  const names = async () => (await handouts.preview({ body: ask })).data.map(({ recipientId }) => recipientId)
  expect(await names()).toEqual([])
  await expect(send(ask)).rejects.toMatchObject({ code: 'no_channel' })
  await send({ scope: { date: day }, to: all })
  expect(await names()).toEqual([])
  await office.orders.cancel({ body: { orderId: second.order._id, canRefund: false } })
  const theirs = [second.guide.id, second.driver.id, second.supplier.id]
  expect(await names()).toEqual(theirs)

  const key = newId()
  const chosen = { ...ask, recipients: [second.driver.id, first.driver.id] }
  const sent = await send(chosen, key)
  expect(sent).toMatchObject({ mailed: 1, units: [{ tourCar: second.unit._id }] })
  expect(await send(chosen, key)).toEqual(sent)
  expect(await names()).toEqual([])
})

test('who has two vehicles gets one message with both sheets', async () => {
  const { unit, supplier } = await givenUnit()
  const tour = await given.tour({ name: 'Galilee' })
  const other = await given.unit({ tour, date, externalCar: { carSupplier: supplier.id, seats: 16 } })
  const sent = await send({ scope: { date, carSupplier: supplier.id }, to: ['supplier'] })
  expect(sent).toMatchObject({ mailed: 1 })
  expect(sent.units.map(({ tourCar }) => tourCar).sort()).toEqual([unit._id, other._id].sort())
  const ask: HandoutAsk = { scope: { tourCar: newId() }, to: all }
  await expect(send(ask)).rejects.toMatchObject({ status: 404 })
})

test('without mail the text says the stops, for a person to send, and who has no number gets none', async () => {
  const other = await startServer({ now })
  const desk = other.as(await other.given.owner())
  const tour = await other.given.tour({ name: 'Masada', pickup_times: JSON.stringify({ tel_aviv: '07:00' }) })
  const driver = await other.given.operator({
    role: 'driver',
    mobile_phone: '050-5550199',
    document_language: 'en',
  })
  const unit = await other.given.unit({ tour, date, driver })
  const pickup = { city: 'tel_aviv', name: '', address: 'https://evil.example/win' } as const
  const order = await other.given.order({
    selectedTours: [{ tour: tour.id, date, participants: { adult: 2 }, group_type: 'private_group', pickup }],
  })
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id }
  await desk.tourCars.addOrder({ params: { id: unit._id }, body })

  const ask: HandoutAsk = { scope: { tourCar: unit._id }, to: ['driver'] }
  const send = () => desk.handouts.send({ body: { ...ask, clientKey: newId() } })
  expect(await send()).toMatchObject({ mailed: 0, byHand: 1 })
  const [message] = (await desk.messages.list({ query: { status: ['by_hand'] } })).data
  expect(message).toMatchObject({ channel: 'whatsapp', address: '+972505550199' })
  expect(message?.text).toMatch(/07:00 · Tel Aviv.* · https evil. example\/win · 2 people/)
  expect(message?.text).not.toContain('evil.example')
  expect(message?.text).not.toContain(order.userInformation.lastName)

  await other.db.updateTable('operators').set({ mobile_phone: '050' }).where('id', '=', driver.id).execute()
  expect((await desk.handouts.preview({ body: ask })).data).toMatchObject([
    { channel: null, reason: 'no_address' },
  ])
  await expect(send()).rejects.toMatchObject({ status: 409, code: 'no_channel' })
  await other.close()
})

test('the sheets of a day go out as one batch', async () => {
  const { unit } = await givenUnit()
  await givenUnit()
  const { batch, mailed } = await send({ scope: { tourEvent: unit.tourEvent }, to: all })
  expect(await messageBatches.get({ params: { id: batch } })).toMatchObject({
    total: mailed,
    waiting: mailed,
  })
  await doJobs(product)
  expect(await messageBatches.get({ params: { id: batch } })).toMatchObject({ sent: mailed, waiting: 0 })
})
