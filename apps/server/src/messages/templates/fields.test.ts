import { fieldsOf } from '@tourdesk/domain/messages/templateFields'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'

const { as, clock, given, close } = await startServer({ env: { WEB_ORIGIN: 'https://desk.example.com' } })
afterAll(() => close())

const office = as(await given.owner())
clock.set('2026-03-10T10:00:00+02:00')
const date = '2026-03-16'
await office.businessSettings.change({
  body: { ...(await office.businessSettings.get()), officePhone: '03-5550100' },
})

const agency = await given.account({ name: 'Blue Dome' })
const by = await given.user({ role: 'OWNER', account: agency })
const policy = await office.paymentPolicies.create({ body: { name: 'Deposit', percent: 30, daysBefore: 7 } })
const tour = await given.tour({ name: 'Masada', pickup_times: JSON.stringify({ tel_aviv: '08:00' }) })
await office.tours.change({ params: { id: tour.id }, body: { paymentPolicy: policy._id } })
const order = await given.order({
  by,
  refOrderNumber: 'BD-7',
  selectedTours: [{ tour: tour.id, date, participants: { adult: 2, child: 1 } }],
  userInformation: { firstName: 'Ana', lastName: 'López', email: 'ana@example.com' },
})
const car = await given.car({ plate_id: '12-345-67', make: 'Sprinter' })
const guide = await given.operator({ first_name: 'Noa', last_name: 'Bar' })
const driver = await given.operator({ role: 'driver', first_name: 'Avi', last_name: 'Cohen' })
const unit = await given.unit({ tour, date })
const crew = { car: car.id, externalCar: null, driver: driver.id, guide: [guide.id] }
await office.tourCars.change({ params: { id: unit._id }, body: crew })
const entry = order.selectedTours[0]?._id ?? ''
await office.tourCars.addOrder({
  params: { id: unit._id },
  body: { order: order._id, selectedTour: entry, _id: unit._id },
})

/** What each field of an event says. */
async function valuesOf(event: 'tour_reminder' | 'payment_link' | 'order_changed' | 'crew_day') {
  const fields = fieldsOf(event)
  const body = fields
    .map((field) => `${field}=${field === 'tours' ? '{{#tours}}{{tour.name}};{{/tours}}' : `{{${field}}}`}`)
    .join('\n')
  const about = event === 'crew_day' ? { unit: unit._id } : { orderNumber: order.orderNumber }
  const shown = await office.messageTemplates.preview({
    body: { event, channel: 'whatsapp', language: 'en', subject: '', body, ...about },
  })
  return Object.fromEntries(shown.text.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)))
}

test('NOTE-04 texts name the facts of business, customer, order, tour, pickup, party, vehicle, payment and crew, and a section shows what is known', async () => {
  const ofOrder = {
    'business.name': 'Main Office',
    'business.phone': '03-5550100',
    'customer.firstName': 'Ana',
    'customer.lastName': 'López',
    'order.number': String(order.orderNumber),
    'order.ref': 'BD-7',
    'order.total': '$313.00',
    'order.open': '$313.00',
    'order.currency': 'USD',
    'tour.name': 'Masada',
    'tour.date': '16 March 2026',
    'tour.weekday': 'Monday',
    'pickup.time': '08:00',
    'pickup.city': 'Tel Aviv',
    'pickup.place': 'Dan Panorama',
    'pickup.address': '10 HaYarkon Street',
    'dropoff.text': '',
    'party.people': '3',
    'party.tickets': '2 adults, 1 child',
    'agency.name': 'Blue Dome',
    tours: 'Masada;',
    reason: '',
    'offer.link': '',
    'offer.until': '',
  }
  const ofVehicle = {
    'vehicle.plate': '12-345-67',
    'vehicle.make': 'Sprinter',
    'vehicle.supplier': '',
    'guide.names': 'Noa Bar',
    'driver.name': 'Avi Cohen',
  }
  expect(await valuesOf('tour_reminder')).toEqual({ ...ofOrder, ...ofVehicle })
  expect(await valuesOf('order_changed')).toEqual({
    ...ofOrder,
    ...ofVehicle,
    changes: 'Masada, 16 March 2026: the day is 16 March 2026, pickup at 08:00, 3 people',
  })
  expect(await valuesOf('payment_link')).toEqual({
    ...ofOrder,
    'payment.link': expect.stringMatching(/^https:\/\/desk\.example\.com\/pay\/\S+$/),
    'payment.amount': '$313.00',
    'payment.dueDate': '',
  })
  const { 'business.name': name, 'business.phone': phone } = ofOrder
  expect(await valuesOf('crew_day')).toEqual({
    'business.name': name,
    'business.phone': phone,
    ...Object.fromEntries(Object.entries(ofOrder).filter(([field]) => /^(tour|pickup|party)\b/.test(field))),
    ...ofVehicle,
    tours: 'Masada;',
    'crew.firstName': 'Noa',
    'crew.link': 'https://desk.example.com/crew/…',
  })

  // Every name of the specification is one of these, and a section shows what's known.
  const body =
    '{{#order.ref}}Ref {{order.ref}}{{/order.ref}}{{^reason}}, no reason{{/reason}}{{#changes}}; {{.}}{{/changes}}'
  const shown = await office.messageTemplates.preview({
    body: {
      event: 'order_changed',
      channel: 'sms',
      language: 'en',
      subject: '',
      body,
      orderNumber: order.orderNumber,
    },
  })
  expect(shown.text).toMatch(/^Ref BD-7, no reason; Masada, 16 March 2026: /)
  for (const wrong of ['{{> part}}', '{{{order.ref}}}', '{{&order.ref}}', '{{crew.link}}'])
    await expect(
      office.messageTemplates.preview({
        body: { event: 'order_changed', channel: 'sms', language: 'en', subject: '', body: wrong },
      }),
    ).rejects.toMatchObject({ status: 400 })
})
