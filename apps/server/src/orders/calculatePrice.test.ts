import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { type Choice, type EntryChoice, pricesBy } from '../../test/prices.ts'

const { as, clock, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const { price, totalOf } = pricesBy(office, given)

const masada = await given.tour({}, { transferFee: 1500 })
const oneWay = await given.tour({ does_include_return_transport: false }, { transferFee: 1500 })
const withLarge = await given.tour({}, { large_group: 0 })
const jerusalem = await given.location({ city: 'jerusalem', name: 'Olive Court' })
const telAviv = await given.location({ city: 'tel_aviv', name: 'Palm Court' })
const inJerusalem = { city: 'jerusalem', name: jerusalem.name, address: jerusalem.address } as const
const inTelAviv = { city: 'tel_aviv', name: telAviv.name, address: telAviv.address } as const
const elsewhere = { differentDropoff: true, dropoff: inJerusalem }

const dailyCarts: [string, EntryChoice, number][] = [
  ['2 adults in a small group at 125', {}, 250],
  ['an adult and a child at half', { participants: { adult: 1, child: 1 } }, 188],
  ['2 adults, a child and an infant for nothing', { participants: { adult: 2, child: 1, infant: 1 } }, 313],
  ['2 children alone', { participants: { child: 2 } }, 125],
  ['3 adults in a medium group at 99', { group_type: 'medium_group', participants: { adult: 3 } }, 297],
  ['2 adults in a large group, premium at 89', { group_type: 'large_group' }, 178],
  ['2 adults in a large group, economy at 79', { group_type: 'large_group', price_class: 'economy' }, 158],
  ['economy in a small group is no choice', { price_class: 'economy' }, 250],
  ['a large group without a price of its own', { tour: withLarge.id, group_type: 'large_group' }, 158],
  ['2 adults set down in another city, 15 each', elsewhere, 280],
  ['a different drop-off in the same city', { differentDropoff: true, dropoff: inTelAviv }, 250],
  ['one way', { tour: oneWay.id }, 250],
  ['one way, a different drop-off not asked for', { tour: oneWay.id, ...elsewhere }, 250],
  [
    'one way and a PAID return, 15 each',
    { tour: oneWay.id, dropoff: { ...inTelAviv, is_extra_service: true } },
    280,
  ],
  [
    'a PAID return to another city',
    { tour: oneWay.id, differentDropoff: true, dropoff: { ...inJerusalem, is_extra_service: true } },
    280,
  ],
]

test.each(dailyCarts)('HOLE-O10 HOLE-O19 %s', async (_, entry, total) => {
  expect(await totalOf({ selectedTours: [{ tour: masada.id, ...entry }] })).toBe(total)
})

const vehicles: [number, boolean, number][] = [
  [1, false, 620],
  [4, false, 620],
  [5, false, 740],
  [7, false, 740],
  [8, false, 880],
  [10, false, 880],
  [11, false, 1190],
  [16, false, 1190],
  [4, true, 780],
  [5, true, 920],
  [6, true, 920],
]

test.each(vehicles)(
  'HOLE-O14 a private group of %i, deluxe %s, pays one vehicle: %i',
  async (adult, isDeluxe, total) => {
    const entry = { tour: masada.id, group_type: 'private_group' as const, isDeluxe, participants: { adult } }
    expect(await totalOf({ selectedTours: [entry] })).toBe(total)
    expect(await totalOf({ selectedTours: [{ ...entry, ...elsewhere }] })).toBe(total + 15)
  },
)

const privateCarts: [string, EntryChoice, number | null][] = [
  ['a car of 4 for a day', { vehicleSize: 4 }, 620],
  ['a car of 7 for three days', { vehicleSize: 7, endDate: '2026-03-13' }, 2220],
  [
    'a van of 10 across the clock change',
    { vehicleSize: 10, startDate: '2026-03-26', endDate: '2026-03-28' },
    2640,
  ],
  ['13 seats', { vehicleSize: 13 }, 1190],
  ['19 seats and a guide', { vehicleSize: 19, tourOption: 'car + guide' }, 1190],
  ['a deluxe car of 7', { vehicleSize: 7, isDeluxe: true }, 920],
  ['a coach of 35 has no price', { vehicleSize: 35 }, null],
  ['a coach of 50 has no price', { vehicleSize: 50 }, null],
  ['a guide alone has no price', { tourOption: 'guide only' }, null],
]

test.each(privateCarts)('HOLE-O15 HOLE-O17 a private order: %s', async (_, entry, total) => {
  const choice: Choice = { orderType: 'private', selectedTours: [{ tour: masada.id, ...entry }] }
  expect(await totalOf(choice)).toBe(total ?? 0)
  expect((await price(choice)).paymentTBD).toBe(total === null)
})

test('HOLE-O15 a package has no list price', async () => {
  expect(await price({ orderType: 'package', selectedTours: [{}] })).toMatchObject({
    totalPrice: 0,
    paymentTBD: true,
    pricePortions: [{ unpriced: 'no_price' }],
  })
})

test('PRICE-02 HOLE-O4 OAPI-08 a price comes with its parts, one per entry, in order', async () => {
  const calculated = await price({
    selectedTours: [
      { tour: masada.id },
      { tour: oneWay.id, participants: { adult: 1, child: 1 } },
      { pickup: null },
    ],
  })
  expect(calculated).toEqual({
    totalPrice: 0,
    paymentTBD: true,
    instalments: [],
    coupon: null,
    pricePortions: [
      {
        tour: masada.id,
        totalPrice: 250,
        couponDiscount: 0,
        generalDiscount: 0,
        couponValid: null,
        unpriced: null,
        tickets: { adult: 125 },
        pickupTimeStart: '07:30',
        priceLines: [{ line: 'ticket', type: 'adult', count: 2, share: 1, each: 125, amount: 250 }],
      },
      expect.objectContaining({ totalPrice: 188, tickets: { adult: 125, child: 62.5 } }),
      expect.objectContaining({ totalPrice: 0, unpriced: 'incomplete' }),
    ],
  })
})

test('HOLE-C26 HOLE-O61 the pair’s pickup time wins over the tour’s', async () => {
  const timed = await given.tour({}, { pickupTime: '09:20' })
  const { pricePortions } = await price({
    selectedTours: [{ tour: timed.id }, { tour: masada.id, pickup: inJerusalem }],
  })
  expect(pricePortions.map((portion) => portion.pickupTimeStart)).toEqual(['09:20', '08:45'])
})

test('HOLE-O10 HOLE-C35 the Active price list on the tour’s date applies, from its first day to its last', async () => {
  const tour = await given.tour()
  await db.updateTable('price_lists').set({ end_date: '2026-03-11' }).where('tour_id', '=', tour.id).execute()
  await given.priceList(tour, { start_date: '2026-03-12', end_date: '2026-03-20' }, { small_group: 20000 })
  await given.priceList(tour, { status: 'Draft' }, { small_group: 100 })
  const on = (date: string) => price({ selectedTours: [{ tour: tour.id, date }] })
  expect((await on('2026-03-11')).totalPrice).toBe(250)
  expect((await on('2026-03-12')).totalPrice).toBe(400)
  expect((await on('2026-03-20')).totalPrice).toBe(400)
  expect(await on('2026-03-21')).toMatchObject({
    totalPrice: 0,
    paymentTBD: true,
    pricePortions: [{ unpriced: 'no_price_list' }],
  })
})

test('HOLE-C3 an agency pays the same prices as everyone', async () => {
  const by = await given.user({ account: await given.account({ commission_rate: 30 }) })
  const body = await given.orderInput({ by, selectedTours: [{ tour: masada.id }] })
  const { calculatedPrices } = await as(by).orders.calculatePrice({ body })
  expect(calculatedPrices.totalPrice).toBe(250)
})

test('PRICE-13 HOLE-O18 a custom total is the total, converted to dollars by the rate', async () => {
  const calculated = await price({ currency: 'ILS', customTotalPrice: 740 })
  expect(calculated).toMatchObject({ totalPrice: 200, pricePortions: [{ totalPrice: 250 }] })
})

test('HOLE-O5 HOLE-O21 HOLE-C38 a saved order keeps the rate, the coupon and the booking day of its first price', async () => {
  const tour = await given.tour()
  const coupon = await given.coupon([tour], { usage: 1, end_date: '2026-03-02' })
  const choice = { coupon_code: coupon.code, selectedTours: [{ tour: tour.id }] }
  const order = await given.order(choice)
  clock.set('2026-03-04T10:00:00+02:00')
  const body = await given.orderInput({
    coupon_code: coupon.code,
    selectedTours: [{ tour: tour.id, participants: { adult: 3 }, date: '2026-03-11' }],
  })
  const { calculatedPrices } = await office.orders.calculatePrice({ body: { ...body, _id: order._id } })
  expect(calculatedPrices).toMatchObject({ totalPrice: 337.5, coupon: { valid: true } })
  clock.set('2026-03-02T10:00:00+02:00')
})

test('HOLE-O37 an entry canceled in the form no longer counts', async () => {
  const order = await given.order({ selectedTours: [{ tour: masada.id }, { tour: oneWay.id }] })
  const body = await given.orderInput({ selectedTours: [{ tour: masada.id }, { tour: oneWay.id }] })
  const selectedTours = body.selectedTours.map((entry, index) => ({
    ...entry,
    _id: order.selectedTours[index]?._id,
    ...(index === 0 && { status: 'CANCELED' as const }),
  }))
  const { calculatedPrices } = await office.orders.calculatePrice({
    body: { ...body, _id: order._id, selectedTours },
  })
  expect(calculatedPrices.totalPrice).toBe(250)
})

test('an entry of another order cannot be named', async () => {
  const other = await given.order()
  const body = await given.orderInput({ selectedTours: [{ _id: other.selectedTours[0]?._id }] })
  expect(await faultsOf(office.orders.calculatePrice({ body }))).toEqual({
    'selectedTours.0._id': 'field_invalid',
  })
})
