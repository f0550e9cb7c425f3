import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const server = await startServer()
const { as, clock, db, given, product } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)
const reload = (order: { _id: string }) => office.orders.get({ params: { id: order._id } })

test('OAPI-05 FORM-22 FORM-23 FORM-24 PRICE-03 PRICE-04 a placed order shows after a reload what was typed and what the server added', async () => {
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
  expect(await reload(placed)).toEqual(placed)
  expect(placed).toMatchObject({
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
    userInformation,
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
      pickup: { ...typed?.pickup, pickupTimeStart: '07:30' },
      dropoff: { ...typed?.pickup, is_extra_service: false },
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

test('FORM-25 FORM-26 FORM-27 a drop-off in another city is kept with its four parts, and a pickup with its time', async () => {
  const tour = await given.tour({}, { transferFee: 1500, pickupTime: '08:10' })
  const hotel = await given.location({ city: 'jerusalem', name: 'Olive Court', address: '3 Agron Street' })
  const dropoff = { city: 'jerusalem' as const, name: hotel.name, address: hotel.address }
  const { selectedTours } = await given.order({
    selectedTours: [{ tour: tour.id, differentDropoff: true, dropoff }],
  })
  expect(selectedTours[0]).toMatchObject({
    pickup: { city: 'tel_aviv', pickupTimeStart: '08:10' },
    dropoff: { ...dropoff, is_extra_service: false },
    differentDropoff: true,
    calculatedPrices: { totalPrice: 280 },
  })
})

test('FORM-28 adults are always counted, also where only children come', async () => {
  const { selectedTours } = await given.order({ selectedTours: [{ participants: { child: 2, infant: 0 } }] })
  expect(selectedTours[0]?.participants).toEqual({ adult: 0, child: 2 })
})

test('HOLE-O61 the pickup time is the server’s, whatever a form sends', async () => {
  const tour = await given.tour({ pickup_times: JSON.stringify({}) })
  const { name, address } = await given.location({ name: 'Citrus House' })
  const pickup = { city: 'tel_aviv' as const, name, address, pickupTimeStart: '99:99' }
  const { selectedTours } = await given.order({ selectedTours: [{ tour: tour.id, pickup }] })
  expect(selectedTours[0]?.pickup?.pickupTimeStart).toBeNull()
})

test('FORM-21 HOLE-O54 HOLE-O55 a private order keeps its span of days, its vehicle and its wishes', async () => {
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
  const placed = await given.order({ orderType: 'private', selectedTours: [wishes] })
  const again = await reload(placed)
  expect(again.selectedTours[0]).toMatchObject({
    ...wishes,
    date: '2026-03-11',
    group_type: 'private_group',
    participants: { adult: 9 },
    calculatedPrices: { totalPrice: 2640 },
  })
})

test('PRICE-01 a price, a status or a provider that a form sends is not looked at', async () => {
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

test('HOLE-O40 a new entry starts as not confirmed and is paid for, whatever status a form sends', async () => {
  const body = await given.orderInput({ selectedTours: [{ status: 'CANCELED' }] })
  const placed = await office.orders.place({ body })
  expect(placed.selectedTours[0]?.status).toBe('NOT_CONFIRMED')
  expect(placed.calculatedPrices.totalPrice).toBe(250)
  expect(placed.payments).toMatchObject([{ amountInCurrency: 250 }])
})

test('HOLE-O49 order numbers start at 10001 and no two are the same', async () => {
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

test('HOLE-O22 PRICE-18 a tour’s own commission rate wins over the agency’s, and the customer pays the same', async () => {
  const [general, own] = [await given.tour(), await given.tour()]
  const agency = await given.account({ commission_rate: 10 })
  await db
    .insertInto('agency_tour_commissions')
    .values({ account_id: agency.id, tour_id: own.id, commission_rate: 12.5 })
    .execute()
  const placed = await given.order({
    agency: agency.id,
    selectedTours: [{ tour: general.id }, { tour: own.id, participants: { adult: 1 } }],
  })
  expect(placed.selectedTours.map((entry) => entry.commission)).toEqual([25, 15.63])
  expect(placed.commission).toBe(40.63)
  expect(placed.calculatedPrices.totalPrice).toBe(375)
})

test('HOLE-O5 PRICE-14 the rate of the day is frozen on the order, and the payment is in its currency', async () => {
  const placed = await given.order({ currency: 'ILS' })
  expect(placed).toMatchObject({
    currencyRate: 3.7,
    calculatedPrices: { totalPrice: 250 },
    payments: [{ currency: 'ILS', amountInCurrency: 925 }],
  })
  await db.updateTable('currency_rates').set({ rate: 4 }).where('currency', '=', 'ILS').execute()
  expect(await reload(placed)).toMatchObject({ currencyRate: 3.7 })
  expect(await office.currency.fixed({ query: { orderId: placed._id } })).toEqual({
    USD: 1,
    EUR: 0.92,
    ILS: 3.7,
  })
  expect(await office.currency.fixed()).toEqual({ USD: 1, EUR: 0.92, ILS: 4 })
  await db.updateTable('currency_rates').set({ rate: 3.7 }).where('currency', '=', 'ILS').execute()
})

test('PRICE-14 an order without a word on its currency is in dollars', async () => {
  const { currency, ...body } = { currency: undefined, ...(await given.orderInput()) }
  expect(await office.orders.place({ body })).toMatchObject({ currency: 'USD', currencyRate: 1 })
})

test('HOLE-O26 PAY-01 PAY-02 a new order waits for one charge of its full total', async () => {
  const placed = await given.order()
  expect(placed.payments).toHaveLength(1)
  expect(placed.payments).toMatchObject([
    {
      action: 'charge',
      created: '2026-03-02T08:00:00.000Z',
      currency: 'USD',
      amountInCurrency: 250,
      provider: 'tranzila',
      transactionNumber: null,
      status: 'pending',
    },
  ])
})

test('HOLE-O26 PAY-16 FORM-82 an order paid to the agency waits for the agency, on every entry', async () => {
  const agency = await given.account()
  const placed = await given.order({ agency: agency.id, isAgencyPayment: true, selectedTours: [{}, {}] })
  expect(placed.payments).toMatchObject([{ action: 'agency', status: 'pending', amountInCurrency: 500 }])
  expect(placed.selectedTours.map((entry) => entry.isAgencyPayment)).toEqual([true, true])
})

test('HOLE-O17 PRICE-17 an order without a price in the lists is saved, shows no total and asks for no payment', async () => {
  const unpriced = await given.tour({}, { small_group: 0 })
  const placed = await given.order({ selectedTours: [{}, { tour: unpriced.id }] })
  expect(placed).toMatchObject({
    paymentTBD: true,
    payments: [],
    paymentStatus: 'PENDING',
    calculatedPrices: { totalPrice: 0, pricePortions: [{ totalPrice: 250 }, { totalPrice: 0 }] },
  })
})

test('HOLE-O17 staff may leave the price of a private order open', async () => {
  expect(await given.order({ orderType: 'private', paymentTBD: true })).toMatchObject({
    paymentTBD: true,
    payments: [],
    calculatedPrices: { totalPrice: 0 },
  })
  expect(await given.order({ orderType: 'package' })).toMatchObject({ paymentTBD: true, payments: [] })
})

test('HOLE-O18 PRICE-12 PRICE-13 OPERM-03 a super user’s total is typed in the order’s currency and is what is paid', async () => {
  const by = await given.user({ isSuper: true })
  const placed = await given.order({ by, currency: 'EUR', customTotalPrice: 100 })
  expect(placed).toMatchObject({
    customTotalPrice: 100,
    calculatedPrices: { totalPrice: 108.695652, pricePortions: [{ totalPrice: 250 }] },
    payments: [{ currency: 'EUR', amountInCurrency: 100 }],
  })
  const opened = await given.order({ by, orderType: 'package', customTotalPrice: 900 })
  expect(opened).toMatchObject({ paymentTBD: false, payments: [{ amountInCurrency: 900 }] })
  const free = await given.order({ by, customTotalPrice: 0 })
  expect(free).toMatchObject({ customTotalPrice: 0, payments: [], calculatedPrices: { totalPrice: 0 } })
})

test('HOLE-O16 a star order holds the tours of its star tour, each at the star’s own discount', async () => {
  const [first, second] = [await given.tour(), await given.tour()]
  await given.generalDiscount([first], { discount: 0.5 })
  const star = await given.starTour([first, second])
  const placed = await given.order({
    orderType: 'starTour',
    starTour: star.id,
    selectedTours: [
      { tour: first.id, date: '2026-03-11' },
      { tour: second.id, date: '2026-03-12' },
    ],
  })
  expect(placed).toMatchObject({ starTour: star.id, calculatedPrices: { totalPrice: 425 } })
  expect(placed.selectedTours.map((entry) => entry.calculatedPrices)).toEqual([
    { totalPrice: 212.5, couponDiscount: 0, generalDiscount: 0.85 },
    { totalPrice: 212.5, couponDiscount: 0, generalDiscount: 0.85 },
  ])
})

test('ORD-07 HOLE-O70 a new order is written down once and told to all who watch its days', async () => {
  const agency = await given.account()
  let id = ''
  const notices = await noticesOf(product, async () => {
    const selectedTours = [{ date: '2026-03-12' }, { date: '2026-03-15' }, { date: '2026-03-12' }]
    id = (await given.order({ agency: agency.id, selectedTours }))._id
  })
  expect(notices).toEqual([
    { topic: 'orders', days: ['2026-03-12', '2026-03-15'], by: owner.id, accountId: agency.id },
  ])
  expect(await auditOf(db, id)).toEqual([
    {
      entity_kind: 'Order',
      action: 'created',
      actor_name: owner.name,
      account_id: agency.id,
      details: { overrideUnavailability: false },
    },
  ])
  const log = await office.editLogs.ofOrder({ params: { id } })
  expect(log.data).toMatchObject([
    { action: 'created', user: owner.name, created: clock.now().toISOString() },
  ])
})
