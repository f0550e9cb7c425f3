import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const office = as(await given.owner())
const boss = as(await given.user({ isSuper: true }))
const agency = await given.account()

const save = (order: Order, body: OrderInput & { updatedAt?: string }, client = office) =>
  client.orders.change({ params: { id: order._id }, body })
const reload = (order: Order) => office.orders.get({ params: { id: order._id } })
const statusesOf = (order: Order) =>
  order.payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])

test('HOLE-O5 entries that are not changed keep their price, whatever happened to price list and rate', async () => {
  const tour = await given.tour()
  const order = await given.order({ currency: 'ILS', selectedTours: [{ tour: tour.id }] })
  await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
  await given.priceList(tour, {}, { small_group: 20000 })
  await db.updateTable('currency_rates').set({ rate: 4 }).where('currency', '=', 'ILS').execute()
  const noted = await save(order, formWith(order, { notes: 'Slow walker' }))
  expect(noted).toMatchObject({ currencyRate: 3.7, calculatedPrices: { totalPrice: 250 } })
  expect(statusesOf(noted)).toEqual([['charge', 'pending', 925]])
  const grown = await save(noted, formWith(noted, { participants: { adult: 3 } }))
  expect(grown).toMatchObject({ currencyRate: 3.7, calculatedPrices: { totalPrice: 600 } })
  const dollars = await save(grown, { ...formOf(grown), currency: 'USD' })
  expect(dollars).toMatchObject({ currencyRate: 1, calculatedPrices: { totalPrice: 600 } })
  expect(statusesOf(dollars).at(-1)).toEqual(['charge', 'pending', 600])
  await db.updateTable('currency_rates').set({ rate: 3.7 }).where('currency', '=', 'ILS').execute()
})

test('HOLE-O26 a higher total adds a payment for the difference', async () => {
  const order = await given.order()
  const saved = await save(order, formWith(order, { participants: { adult: 3 } }))
  expect(statusesOf(saved)).toEqual([
    ['charge', 'pending', 250],
    ['charge', 'pending', 125],
  ])
})

test('HOLE-O26 a lower total reduces pending payments, the latest first', async () => {
  const order = await given.order()
  const raised = await save(order, formWith(order, { participants: { adult: 4 } }))
  const lowered = await save(raised, formWith(raised, { participants: { adult: 1 } }))
  expect(statusesOf(lowered)).toEqual([
    ['charge', 'pending', 125],
    ['charge', 'canceled', 250],
  ])
})

test('HOLE-O26 HOLE-O27 PAY-07 a total below what was paid refunds the rest', async () => {
  const order = await given.order({ selectedTours: [{}, {}] })
  await given.paid(order, 40_000)
  const partly = await reload(order)
  expect(partly).toMatchObject({ paymentStatus: 'PARTIAL', status: 'pending' })
  const saved = await save(partly, formWith(partly, { status: 'CANCELED' }))
  expect(statusesOf(saved)).toEqual([
    ['charge', 'paid', 400],
    ['charge', 'canceled', 100],
    ['refund', 'pending', 150],
  ])
  expect(saved).toMatchObject({ paymentStatus: 'PAID', status: 'paid' })
  expect(await faultsOf(save(saved, { ...formOf(saved), currency: 'EUR' }))).toEqual({
    currency: 'order_paid',
  })
})

test('HOLE-O26 an order switched to payment to the agency waits for the agency', async () => {
  const order = await given.order({ agency: agency.id })
  const saved = await save(order, { ...formOf(order), isAgencyPayment: true })
  expect(statusesOf(saved)).toEqual([
    ['charge', 'canceled', 250],
    ['agency', 'pending', 250],
  ])
})

test('HOLE-O37 a canceled entry no longer counts, leaves its vehicle and lowers the amount due', async () => {
  const tour = await given.tour()
  const order = await given.order({
    agency: agency.id,
    selectedTours: [{ tour: tour.id }, { tour: tour.id }],
  })
  const unit = await given.unit({ tour })
  await board(order, unit._id)
  const boarded = await reload(order)
  expect(boarded.selectedTours[0]?.tourCarId).toBe(unit._id)
  const saved = await save(boarded, formWith(boarded, { status: 'CANCELED' }))
  expect(saved).toMatchObject({
    calculatedPrices: { totalPrice: 250 },
    commission: 25,
    selectedTours: [{ status: 'CANCELED', tourCarId: null }, { status: 'NOT_CONFIRMED' }],
  })
  expect(statusesOf(saved)).toEqual([['charge', 'pending', 250]])
  const units = await office.tourCars.ofDate({ params: { date: '2026-03-11' } })
  expect(units.data.find((each) => each._id === unit._id)).toMatchObject({ participants: 0 })

  const empty = await save(saved, formWith(saved, { status: 'CANCELED' }, 1))
  expect(empty).toMatchObject({ calculatedPrices: { totalPrice: 0 }, status: 'pending', commission: 0 })
  expect(statusesOf(empty)).toEqual([['charge', 'canceled', 250]])
})

test('HOLE-O17 HOLE-O18 a custom total replaces the open price and adds a payment', async () => {
  const order = await given.order({ orderType: 'package' })
  expect(order).toMatchObject({ paymentTBD: true, payments: [] })
  const priced = await save(order, { ...formOf(order), customTotalPrice: 800, paymentTBD: false }, boss)
  expect(priced).toMatchObject({ paymentTBD: false, customTotalPrice: 800 })
  expect(statusesOf(priced)).toEqual([['charge', 'pending', 800]])
})

test('HOLE-O21 HOLE-C40 adding a coupon later takes a use, and replacing it gives the use back', async () => {
  const tour = await given.tour()
  const [spring, desert] = [await given.coupon([tour]), await given.coupon([tour], { discount: 0.2 })]
  const uses = async () => [await usesOf(spring), await usesOf(desert)]
  const order = await given.order({ selectedTours: [{ tour: tour.id }] })
  const first = await save(order, { ...formOf(order), coupon_code: spring.code })
  expect(first.calculatedPrices.totalPrice).toBe(225)
  expect(await uses()).toEqual([1, 0])
  const second = await save(first, { ...formOf(first), coupon_code: desert.code })
  expect(second.calculatedPrices.totalPrice).toBe(200)
  expect(await uses()).toEqual([0, 1])
  const noted = await save(second, formWith(second, { notes: 'x' }))
  expect(noted.selectedTours[0]?.coupon_code).toBe(desert.code)
  const without = await save(noted, { ...formOf(noted), coupon_code: '' })
  expect(without.calculatedPrices.totalPrice).toBe(250)
  expect(await uses()).toEqual([0, 0])
})

test('HOLE-O21 an order keeps its coupon after the coupon ends or is used up', async () => {
  const tour = await given.tour()
  const coupon = await given.coupon([tour], { usage: 1, end_date: '2026-03-02' })
  const order = await given.order({ coupon_code: coupon.code, selectedTours: [{ tour: tour.id }] })
  clock.set('2026-03-05T10:00:00+02:00')
  const saved = await save(order, formWith(order, { participants: { adult: 4 } }))
  expect(saved.calculatedPrices.totalPrice).toBe(450)
  expect(await usesOf(coupon)).toBe(1)
})

async function board(order: Order, unit: string) {
  const selectedTour = order.selectedTours[0]?._id ?? ''
  await office.tourCars.addOrder({
    params: { id: unit },
    body: { order: order._id, selectedTour, _id: unit },
  })
}

async function usesOf({ id }: { id: string }) {
  const row = await db.selectFrom('coupons').select('uses').where('id', '=', id).executeTakeFirstOrThrow()
  return row.uses
}
