import { channelEvents } from '@tourdesk/domain/messages/automatic'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import { beforeEach, expect, test } from 'vitest'
import { doJobs } from '../../../test/mailbox.ts'
import { startMailing } from '../../../test/startMailing.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { newId } from '../../kernel/newId.ts'
import { sendPlanned } from './sendPlanned.ts'

const { as, clock, given, product } = await startMailing('2026-03-10T10:00:00+02:00')

const office = as(await given.owner())
const date = '2026-03-16'
beforeEach(async () => {
  await switchNews(office, 'order_confirmed', 'crew_assigned', 'supplier_changed')
  await setChannels({})
})

async function setChannels(channels: Partial<Record<(typeof channelEvents)[number], MessageChannel[]>>) {
  await office.messageSettings.change({ body: { ...(await office.messageSettings.get()), channels } })
}

const later = async (minutes: number) => {
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())
  await sendPlanned(product)
  await doJobs(product)
}

/** The way of the newest message to somebody, or why there's none. */
async function wayTo(recipient: string) {
  const { data } = await office.messages.list({ query: { limit: 100 } })
  const message = data.find((each) => each.recipient === recipient)
  return message && (message.channel ? `${message.channel} ${message.address}` : message.reason)
}

async function confirmed(mobilePhone: string): Promise<unknown> {
  const lastName = newId().slice(-8)
  await given.order({
    selectedTours: [{ date }],
    userInformation: { firstName: 'Dana', lastName, email: mail, mobilePhone },
  })
  await later(2)
  return wayTo(`Dana ${lastName}`)
}

async function assigned(mobile_phone: string): Promise<unknown> {
  const last_name = newId().slice(-8)
  const person = { role: 'driver', first_name: 'Avi', last_name, email: mail, mobile_phone } as const
  const driver = (await given.operator(person)).id
  const unit = await given.unit({ date })
  const crew = { car: null, externalCar: null, driver, guide: [] }
  await office.tourCars.change({ params: { id: unit._id }, body: crew })
  await later(15)
  return wayTo(`Avi ${last_name}`)
}

async function supplied(contact: { contact_email: string; contact_phone: string }) {
  const tour = await given.tour({ name: 'Masada' })
  const supplier = await given.carSupplier(contact)
  const externalCar = { carSupplier: supplier.id, seats: 19 }
  const unit = await given.unit({ tour, date, externalCar })
  const ask = () => office.supplierRequests.ask({ params: { id: unit._id }, body: { clientKey: newId() } })
  return { supplier, unit, tour, ask }
}

const mail = 'lea@example.com'
const bad = '050-555'
const phone = { typed: '050-5550177', number: '+972505550177' }

test('NOTE-02 each event tries its channels in turn, and goes by the first that reaches the recipient', async () => {
  // As long as nobody chose: mail for customers and suppliers, WhatsApp, SMS and mail for crews.
  expect(await confirmed(phone.typed)).toBe(`email ${mail}`)
  expect(await assigned(phone.typed)).toBe(`whatsapp ${phone.number}`)
  expect(await assigned(bad)).toBe(`email ${mail}`)
  const byPhone = await supplied({ contact_email: 'none', contact_phone: phone.typed })
  await expect(byPhone.ask()).rejects.toMatchObject({ code: 'no_channel' })
  const byMail = await supplied({ contact_email: mail, contact_phone: phone.typed })
  await byMail.ask()
  expect(await wayTo(byMail.supplier.name)).toBe(`email ${mail}`)

  await setChannels({
    order_confirmed: ['sms', 'email'],
    crew_assigned: ['sms'],
    supplier_request: ['email', 'whatsapp'],
    supplier_changed: ['sms', 'email'],
  })
  expect(await confirmed(phone.typed)).toBe(`sms ${phone.number}`)
  expect(await confirmed(bad)).toBe(`email ${mail}`)
  expect(await assigned(phone.typed)).toBe(`sms ${phone.number}`)
  expect(await assigned(bad)).toBe('no_address')
  await byPhone.ask()
  expect(await wayTo(byPhone.supplier.name)).toBe(`whatsapp ${phone.number}`)
  const order = await given.order({ selectedTours: [{ tour: byMail.tour.id, date }] })
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: byMail.unit._id }
  await office.tourCars.addOrder({ params: { id: byMail.unit._id }, body })
  await later(5)
  expect(await wayTo(byMail.supplier.name)).toBe(`sms ${phone.number}`)

  await setChannels({ order_confirmed: ['whatsapp', 'sms'] })
  expect(await confirmed(bad)).toBe('no_address')
  for (const event of channelEvents)
    await expect(setChannels({ [event]: [] })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: `channels.${event}` }],
    })
})
