import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { formWith } from '../../test/formOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const server = await startServer()
const { as, clock, db, given, product } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)
const reload = (order: { _id: string }) => office.orders.get({ params: { id: order._id } })

test('OAPI-05 FORM-22 FORM-23 FORM-24 PRICE-03 PRICE-04 after a reload a placed order shows what was typed and what the server added', async () => {
  const tour = await given.tour({ name: 'Eilat Reef', number: 'T900' })
  const agency = await given.account({ name: 'Orchard Travel', commission_rate: 10 })
  const agent = await given.user({ account: agency, firstName: 'Ruth', lastName: 'Peled' })
  const userInformation = {
    firstName: 'Dana',
    lastName: 'Levi',
    roomNumber: '412',
    email: 'dana.levi@example.com',
    mobilePhone: '+972 50-555-0142',
    passportNumber: 'X1234567',
    address: '5 Rothschild Boulevard',
    notes: 'Two lines\nof notes',
  }
  const body = await given.orderInput({
    agency: agency.id,
    agent: agent.id,
    source: 'email',
    refOrderNumber: 'OT-77',
    userInformation,
    isAgencyPayment: true,
    agencyMode: false,
    selectedTours: [
      {
        tour: tour.id,
        participants: { adult: 2, child: 1, infant: 0 },
        notes: 'Vegetarian',
        language: 'french',
      },
    ],
  })
  const placed = await office.orders.place({ body })
  expect(await reload(placed)).toEqual({ ...placed, userInformation })
  expect(placed).toMatchObject({
    _id: expect.any(String),
    orderNumber: expect.any(Number),
    payments: [{ action: 'agency', status: 'pending', amountInCurrency: 313 }],
    refOrderNumber: 'OT-77',
    orderType: 'daily',
    status: 'pending',
    paymentStatus: 'PENDING',
    agency: { _id: agency.id, name: 'Orchard Travel' },
    agencyMode: true,
    agent: { _id: agent.id, name: 'Ruth Peled' },
    isAgencyPayment: true,
    userId: owner.id,
    user: { _id: owner.id, name: owner.name },
    userInformation: { ...userInformation, passportNumber: '••••4567' },
    currency: 'USD',
    currencyRate: 1,
    source: 'email',
    paymentProvider: 'tranzila',
    isWhileSaving: false,
    activeIndex: 0,
    commission: 31.3,
    customTotalPrice: null,
    paymentTBD: false,
    calculatedPrices: {
      totalPrice: 313,
      pricePortions: [{ totalPrice: 313, couponDiscount: 0, generalDiscount: 0 }],
    },
    createdAt: '2026-03-02T08:00:00.000Z',
  })
  const [typed] = body.selectedTours
  expect(placed.selectedTours).toEqual([
    expect.objectContaining({
      status: 'NOT_CONFIRMED',
      tour: expect.objectContaining({ _id: tour.id, name: 'Eilat Reef', number: 'T900' }),
      language: 'french',
      group_type: 'small_group',
      isDeluxe: false,
      price_class: 'premium',
      participants: { adult: 2, child: 1 },
      date: '2026-03-11',
      pickup: { ...typed?.pickup, _id: expect.any(String), pickupTimeStart: '07:30' },
      dropoff: { ...typed?.pickup, _id: expect.any(String), is_extra_service: false },
      differentDropoff: false,
      coupon_code: '',
      coupon_data: null,
      notes: 'Vegetarian',
      agent: agent.id,
      isAgencyPayment: true,
      commission: 31.3,
      calculatedPrices: { totalPrice: 313, couponDiscount: 0, generalDiscount: 0 },
      tourCarId: null,
    }),
  ])
})

test('FORM-19 every tour of an order has its own day, group, language, price class, party and places', async () => {
  const [sea, city] = [await given.tour(), await given.tour({ does_include_return_transport: false })]
  const [inn, court] = [
    await given.location({ city: 'jaffa', name: 'Anchor Inn', address: '4 Pier Street' }),
    await given.location({ city: 'jerusalem', name: 'Citadel Court', address: '8 King George Street' }),
  ]
  const inJaffa = { city: 'jaffa', name: inn.name, address: inn.address } as const
  const inJerusalem = { city: 'jerusalem', name: court.name, address: court.address } as const
  const first = {
    tour: sea.id,
    date: '2026-03-11',
    group_type: 'large_group' as const,
    language: 'french' as const,
    price_class: 'economy' as const,
    participants: { adult: 2, child: 1 },
    pickup: inJaffa,
    differentDropoff: true,
    dropoff: inJerusalem,
  }
  const second = {
    tour: city.id,
    date: '2026-03-15',
    group_type: 'small_group' as const,
    language: 'english' as const,
    price_class: 'premium' as const,
    participants: { adult: 5 },
  }
  const placed = await given.order({ selectedTours: [first, second] })
  const [one, two] = (await reload(placed)).selectedTours
  expect(one).toMatchObject({ ...first, tour: { _id: sea.id } })
  expect(two).toMatchObject({
    ...second,
    tour: { _id: city.id },
    pickup: { city: 'tel_aviv' },
    dropoff: null,
    differentDropoff: false,
  })
})

test('FORM-25 FORM-26 FORM-27 a drop-off in another city is saved with its four parts, and a pickup with its time', async () => {
  const tour = await given.tour({}, { transferFee: 1500, pickupTime: '08:10' })
  const hotel = await given.location({ city: 'jerusalem', name: 'Olive Court', address: '3 Agron Street' })
  const dropoff = { city: 'jerusalem' as const, name: hotel.name, address: hotel.address }
  const { selectedTours } = await given.order({
    selectedTours: [{ tour: tour.id, differentDropoff: true, dropoff }],
  })
  expect(selectedTours[0]).toMatchObject({ differentDropoff: true, calculatedPrices: { totalPrice: 280 } })
  expect(selectedTours[0]?.pickup).toEqual({
    _id: expect.any(String),
    city: 'tel_aviv',
    name: expect.stringMatching(/./),
    address: expect.stringMatching(/./),
    pickupTimeStart: '08:10',
  })
  expect(selectedTours[0]?.dropoff).toEqual({ ...dropoff, _id: hotel.id, is_extra_service: false })

  const oneWay = await given.tour({ does_include_return_transport: false }, { transferFee: 1500 })
  const paid = { ...dropoff, is_extra_service: true }
  const returned = await given.order({
    selectedTours: [{ tour: oneWay.id, differentDropoff: true, dropoff: paid }],
  })
  expect(returned.selectedTours[0]?.dropoff).toEqual({ ...paid, _id: hotel.id })
})

test('FORM-28 adults are always listed, even if there are only children', async () => {
  const { selectedTours } = await given.order({ selectedTours: [{ participants: { child: 2, infant: 0 } }] })
  expect(selectedTours[0]?.participants).toEqual({ adult: 0, child: 2 })
})

test('HOLE-O61 the server sets the pickup time, whatever a form sends', async () => {
  const tour = await given.tour({ pickup_times: JSON.stringify({}) })
  const { name, address } = await given.location({ name: 'Citrus House' })
  const pickup = { city: 'tel_aviv' as const, name, address, pickupTimeStart: '99:99' }
  const { selectedTours } = await given.order({ selectedTours: [{ tour: tour.id, pickup }] })
  expect(selectedTours[0]?.pickup?.pickupTimeStart).toBeNull()
})

test.each([
  ['private', 2640],
  ['package', 0],
] as const)(
  'FORM-21 HOLE-O54 HOLE-O55 a %s order keeps its days, its vehicle and its wishes',
  async (orderType, totalPrice) => {
    const wishes = {
      tourOption: 'car + guide' as const,
      startDate: '2026-03-11',
      endDate: '2026-03-13',
      vehicleSize: 10 as const,
      numOfParticipants: 9,
      licensePlate: '318-42-960',
      guide: 'Galit Shapira',
      voucher: 'V-2026',
    }
    const placed = await given.order({ orderType, selectedTours: [wishes] })
    const again = await reload(placed)
    expect(again.selectedTours[0]).toMatchObject({
      ...wishes,
      date: '2026-03-11',
      group_type: 'private_group',
      participants: { adult: 9 },
      tourCarId: null,
      calculatedPrices: { totalPrice },
    })
    const changes = {
      tourOption: 'guide only' as const,
      startDate: '2026-03-12',
      endDate: '2026-03-12',
      vehicleSize: 35 as const,
      numOfParticipants: 30,
      licensePlate: '',
      guide: 'Eitan Harari',
      voucher: 'V-2027',
    }
    await office.orders.change({ params: { id: placed._id }, body: formWith(placed, changes) })
    expect((await reload(placed)).selectedTours[0]).toMatchObject(changes)
  },
)

test('PRICE-01 a price, a status or a provider sent by a form is ignored', async () => {
  const body = {
    ...(await given.orderInput()),
    calculatedPrices: { totalPrice: 1 },
    paymentProvider: 'cash',
    commission: 0,
    status: 'paid' as const,
    orderNumber: 1,
    currencyRate: 0.0001,
  }
  const placed = await office.orders.place({ body })
  expect(placed).toMatchObject({
    calculatedPrices: { totalPrice: 250 },
    paymentProvider: 'tranzila',
    status: 'pending',
    currencyRate: 1,
  })
  expect(placed.orderNumber).toBeGreaterThan(10_000)
})

test('HOLE-O40 a new entry starts as not confirmed and is charged, whatever status a form sends', async () => {
  const body = await given.orderInput({ selectedTours: [{ status: 'CANCELED' }] })
  const placed = await office.orders.place({ body })
  expect(placed.selectedTours[0]?.status).toBe('NOT_CONFIRMED')
  expect(placed.calculatedPrices.totalPrice).toBe(250)
  expect(placed.payments).toMatchObject([{ amountInCurrency: 250 }])
})

test('HOLE-O49 order numbers start at 10001 and are unique', async () => {
  const own = await startServer()
  try {
    const first = await own.given.order()
    const others = await Promise.all([own.given.order(), own.given.order(), own.given.order()])
    expect(first.orderNumber).toBe(10_001)
    expect(others.map((order) => order.orderNumber).sort()).toEqual([10_002, 10_003, 10_004])
  } finally {
    await own.close()
  }
})

test('ORD-07 HOLE-O70 a new order is logged once and announced to everyone viewing its days', async () => {
  const agency = await given.account()
  let id = ''
  const notices = await noticesOf(product, async () => {
    const selectedTours = [{ date: '2026-03-12' }, { date: '2026-03-15' }, { date: '2026-03-12' }]
    id = (await given.order({ agency: agency.id, selectedTours }))._id
  })
  expect(notices).toEqual([
    { topic: 'orders', days: ['2026-03-12', '2026-03-15'], by: owner.id, accountId: agency.id, ownerIds: [] },
  ])
  expect(await auditOf(db, id)).toEqual([
    {
      entity_kind: 'Order',
      action: 'created',
      actor_name: owner.name,
      account_id: agency.id,
      details: {
        overrideUnavailability: false,
        beyondRights: [],
        after: {
          'userInformation.firstName': 'Dana',
          'userInformation.lastName': 'Levi',
          days: ['2026-03-12', '2026-03-15'],
        },
      },
    },
    {
      entity_kind: 'Order',
      action: 'payment created',
      actor_name: owner.name,
      account_id: agency.id,
      details: { payment: 'charge', amount: 750, currency: 'USD' },
    },
  ])
  const log = await office.editLogs.ofOrder({ params: { id } })
  expect(log.data).toMatchObject([
    { action: 'payment created', user: owner.name },
    { action: 'created', user: owner.name, created: clock.now().toISOString() },
  ])
})
