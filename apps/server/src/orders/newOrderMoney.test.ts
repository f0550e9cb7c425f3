import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const reload = (order: { _id: string }) => office.orders.get({ params: { id: order._id } })

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

test('HOLE-O5 PRICE-14 PRICE-16 OAPI-13 the order keeps the day’s exchange rate, and the payment is in its currency', async () => {
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

test('PRICE-14 an order without a currency is in dollars', async () => {
  const { currency, ...body } = { currency: undefined, ...(await given.orderInput()) }
  expect(await office.orders.place({ body })).toMatchObject({ currency: 'USD', currencyRate: 1 })
})

test('HOLE-O26 PAY-01 PAY-02 a new order has one pending payment of its full total', async () => {
  const placed = await given.order()
  expect(placed.paymentProvider).toBe('tranzila')
  expect(placed.payments).toEqual([
    {
      _id: expect.any(String),
      action: 'charge',
      created: '2026-03-02T08:00:00.000Z',
      currency: 'USD',
      amountInCurrency: 250,
      provider: 'tranzila',
      transactionNumber: null,
      status: 'pending',
      instalment: null,
      linkAmount: 250,
      paymentUrl: expect.stringMatching(/\/pay\/[\w-]{22}$/),
      paymentUrl2: expect.stringMatching(/\/pay\/[\w-]{22}\?lang=he$/),
    },
  ])
})

test('HOLE-O26 PAY-16 FORM-82 an order paid to the agency waits for the agency, on every entry', async () => {
  const agency = await given.account()
  const placed = await given.order({ agency: agency.id, isAgencyPayment: true, selectedTours: [{}, {}] })
  expect(placed.payments).toMatchObject([{ action: 'agency', status: 'pending', amountInCurrency: 500 }])
  expect(placed.isAgencyPayment).toBe(true)
  expect(placed.selectedTours.map((entry) => entry.isAgencyPayment)).toEqual([true, true])
  const byCard = await given.order({ agency: agency.id, selectedTours: [{}, {}] })
  expect(byCard.isAgencyPayment).toBe(false)
  expect(byCard.selectedTours.map((entry) => entry.isAgencyPayment)).toEqual([false, false])
})

test('HOLE-O17 PRICE-17 an order without a list price is saved without a total or a payment', async () => {
  const unpriced = await given.tour({}, { small_group: 0 })
  const placed = await given.order({ selectedTours: [{}, { tour: unpriced.id }] })
  expect(placed).toMatchObject({
    paymentTBD: true,
    payments: [],
    paymentStatus: 'PENDING',
    calculatedPrices: { totalPrice: 0, pricePortions: [{ totalPrice: 250 }, { totalPrice: 0 }] },
  })
})

test('HOLE-O17 staff can leave the price of a private order open', async () => {
  expect(await given.order({ orderType: 'private', paymentTBD: true })).toMatchObject({
    paymentTBD: true,
    payments: [],
    calculatedPrices: { totalPrice: 0 },
  })
  expect(await given.order({ orderType: 'package' })).toMatchObject({ paymentTBD: true, payments: [] })
})

test('HOLE-O18 PRICE-12 PRICE-13 OPERM-03 a super user’s custom total is in the order’s currency and is the amount due', async () => {
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

test('a custom total has a limit in its currency, and is never rounded silently', async () => {
  const by = await given.user({ isSuper: true })
  const place = (customTotalPrice: number, currency: 'USD' | 'ILS' = 'USD') =>
    given.order({ by, customTotalPrice, currency })
  for (const amount of [100_000.01, 99.999, 0.004])
    expect(await faultsOf(place(amount))).toEqual({ customTotalPrice: 'amount_out_of_bounds' })
  for (const amount of [1e12, 1e15, -5])
    expect(await faultsOf(place(amount))).toEqual({ customTotalPrice: 'field_invalid' })
  expect(await faultsOf(place(400_001, 'ILS'))).toEqual({ customTotalPrice: 'amount_out_of_bounds' })
  expect(await place(370_000, 'ILS')).toMatchObject({ payments: [{ amountInCurrency: 370_000 }] })
})

test('HOLE-O16 an inactive star tour cannot be ordered', async () => {
  const tour = await given.tour()
  const star = await given.starTour([tour], { is_active: false })
  const placing = given.order({
    orderType: 'starTour',
    starTour: star.id,
    selectedTours: [{ tour: tour.id, date: '2026-03-11' }],
  })
  expect(await faultsOf(placing)).toEqual({ starTour: 'star_tour_not_sold' })
})

test('HOLE-O16 a star order has its star tour’s tours, each at the star tour’s discount', async () => {
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
  expect(placed).toMatchObject({ starTour: { _id: star.id }, calculatedPrices: { totalPrice: 425 } })
  expect(placed.selectedTours.map((entry) => entry.calculatedPrices)).toEqual([
    { totalPrice: 212.5, couponDiscount: 0, generalDiscount: 0.85 },
    { totalPrice: 212.5, couponDiscount: 0, generalDiscount: 0.85 },
  ])
})
