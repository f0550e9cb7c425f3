import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import { beforeEach, expect, test } from 'vitest'
import { doJobs } from '../../test/mailbox.ts'
import { startMailing } from '../../test/startMailing.ts'
import { switchNews } from '../../test/switchNews.ts'
import { newId } from '../kernel/newId.ts'
import { sendPlanned } from './automatic/sendPlanned.ts'

const now = '2026-03-10T10:00:00+02:00'
const { as, clock, given, product } = await startMailing(now)

const office = as(await given.owner())
const date = '2026-03-11'
const pickup_times = JSON.stringify({ tel_aviv: '08:00' })
beforeEach(async () => {
  await switchNews(office, 'order_confirmed', 'tour_reminder', 'crew_assigned', 'supplier_changed')
})

const at = async (time: string) => {
  clock.set(`2026-03-10T${time}:00+02:00`)
  await sendPlanned(product)
  await doJobs(product)
}
/** Writes a French text for an event. */
async function inFrench(event: 'order_confirmed' | 'tour_reminder') {
  const params = { event, channel: 'email', language: 'fr' } as const
  await office.messageTemplates.change({ params, body: { subject: 'Votre excursion', body: 'Bonjour' } })
}
const lastTo = async (recipient: string) =>
  (await office.messages.list({ query: { limit: 100 } })).data.find((each) => each.recipient === recipient)

test('NOTE-09 customers read the language of the order, at first that of its earliest tour; crews, suppliers and agencies theirs', async () => {
  await inFrench('order_confirmed')
  await inFrench('tour_reminder')
  const tour = (await given.tour({ pickup_times })).id
  const order = await given.order({
    selectedTours: [
      { tour, date: '2026-03-12', language: 'english' },
      { tour, date, language: 'french' },
    ],
    userInformation: { firstName: 'Léa', lastName: 'Martin', email: 'lea@example.com' },
  })
  const params = { id: order._id }
  const later = order.selectedTours.find((tour) => tour.date === '2026-03-12')?._id ?? ''
  const remind: MessageAsk = { target: { entries: [later] }, event: 'tour_reminder', channel: 'email' }
  const languageOf = async () => (await office.messages.preview({ body: remind })).data[0]?.language
  expect(await office.messages.ofOrder({ params })).toMatchObject({ customerLanguage: 'fr' })
  // Asked for about the later tour, it's still the language of the order.
  expect(await languageOf()).toBe('fr')
  await at('10:02')
  expect(await lastTo('Léa Martin')).toMatchObject({ event: 'order_confirmed', language: 'fr' })

  await office.messages.mute({ params, body: { customerLanguage: 'he' } })
  expect(await languageOf()).toBe('he')
  await at('17:00')
  expect(await lastTo('Léa Martin')).toMatchObject({ event: 'tour_reminder', language: 'he' })

  const guide = await given.operator({ first_name: 'Noa', last_name: 'Guide', role: 'guide' })
  const { document_language: own } = guide
  const unit = await given.unit({ date })
  const crew = { car: null, externalCar: null, driver: null, guide: [guide.id] }
  await office.tourCars.change({ params: { id: unit._id }, body: crew })
  await at('17:15')
  expect(own).toBe('he')
  expect(await lastTo('Noa Guide')).toMatchObject({ event: 'crew_assigned', language: 'he' })
  await office.operators.save({ body: { _id: guide.id, role: 'guide', documentLanguage: 'en' } })
  const next = await given.unit({ date: '2026-03-13' })
  await office.tourCars.change({ params: { id: next._id }, body: crew })
  await at('17:30')
  expect(await lastTo('Noa Guide')).toMatchObject({ event: 'crew_assigned', language: 'en' })

  await expectSupplier()
  await expectAgency()
})

async function expectSupplier() {
  const supplier = await given.carSupplier({ name: 'Negev Coaches' })
  const asked = async (day: string, told: 'asked' | 'by phone') => {
    const tour = await given.tour({ name: 'Masada' })
    const externalCar = { carSupplier: supplier.id, seats: 19 }
    const unit = await given.unit({ tour, date: day, externalCar })
    const params = { id: unit._id }
    const { language } = await office.supplierRequests.get({ params })
    expect(await office.supplierRequests.preview({ params, body: {} })).toMatchObject({
      text: expect.stringContaining(language === 'he' ? 'שלום' : 'Hello'),
    })
    if (told === 'asked') await office.supplierRequests.ask({ params, body: { clientKey: newId() } })
    else await office.supplierRequests.reply({ params, body: { reply: 'confirmed', seen: 'not_asked' } })
    const order = await given.order({ selectedTours: [{ tour: tour.id, date: day }] })
    const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id }
    await office.tourCars.addOrder({ params, body })
    await doJobs(product)
    const { data } = await office.messages.list({ query: { limit: 100 } })
    const messages = data.filter((message) => message.unit?._id === unit._id)
    return [language, ...messages.map((message) => message.language)]
  }
  expect(await asked('2026-03-16', 'asked')).toEqual(['he', 'he', 'he'])
  await office.carSuppliers.save({ body: { _id: supplier.id, documentLanguage: 'en' } })
  expect(await asked('2026-03-17', 'asked')).toEqual(['en', 'en', 'en'])
  expect(await asked('2026-03-18', 'by phone')).toEqual(['en', 'en'])
}

async function expectAgency() {
  const agency = await given.account()
  const params = { id: agency.id }
  const set = (change: { documentLanguage?: 'en' }) =>
    office.agencies.change({
      params,
      body: {
        name: agency.name,
        mobilePhone: '03-5550100',
        messagesToCustomers: 'none',
        contactEmail: 'desk@agency.example',
        ...change,
      },
    })
  const by = await given.user({ role: 'OWNER', account: agency })
  const reminded = async () => {
    const tour = (await given.tour({ pickup_times })).id
    const order = await given.order({ by, selectedTours: [{ tour, date }] })
    await at('17:31')
    const { data } = await office.messages.ofOrder({ params: { id: order._id } })
    return data.find(({ event }) => event === 'tour_reminder')
  }
  await set({})
  clock.set(now)
  expect(await reminded()).toMatchObject({ recipientKind: 'agency', language: 'he' })
  await set({ documentLanguage: 'en' })
  clock.set(now)
  expect(await reminded()).toMatchObject({ recipientKind: 'agency', language: 'en' })
}

test('a text that waits for a person is written again when somebody chooses another language', async () => {
  const settings = await office.messageSettings.get()
  await office.messageSettings.change({ body: { ...settings, channels: { order_confirmed: ['whatsapp'] } } })
  const order = await given.order({
    selectedTours: [{ date: '2026-03-16' }],
    userInformation: {
      firstName: 'Tom',
      lastName: 'Baker',
      mobilePhone: '050-5550177',
      email: 'tom@example.com',
    },
  })
  await at('10:02')
  expect(await lastTo('Tom Baker')).toMatchObject({ state: 'by_hand', language: 'en' })
  await office.messages.mute({ params: { id: order._id }, body: { customerLanguage: 'he' } })
  await at('10:03')
  expect(await lastTo('Tom Baker')).toMatchObject({
    state: 'by_hand',
    language: 'he',
    text: expect.stringContaining('שלום'),
  })
})
