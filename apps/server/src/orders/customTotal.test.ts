import type { Order, OrderInput } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const boss = await given.user({ isSuper: true })
const office = as(await given.owner())

const reload = (order: Order) => office.orders.get({ params: { id: order._id } })
const save = (order: Order, body: OrderInput & { updatedAt?: string }, client = office) =>
  client.orders.change({ params: { id: order._id }, body })
const cancelEntry = (order: Order, index: number) =>
  save(order, formWith(order, { status: 'CANCELED' }, index))
const paymentsOf = (order: Order) =>
  order.payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])

/** Three tours of $375, $250 and $125, with an agreed total of ₪1,000. */
const agreed = (choice: Partial<OrderInput> = {}) =>
  given.order({
    by: boss,
    currency: 'ILS',
    customTotalPrice: 1000,
    ...choice,
    selectedTours: [3, 2, 1].map((adult) => ({ participants: { adult } })),
  })

test('canceling a tour in a paid order with a custom total refunds its share', async () => {
  const order = await agreed()
  await given.paid(order)
  const saved = await cancelEntry(await reload(order), 0)
  expect(saved).toMatchObject({ customTotalPrice: 500, status: 'paid', paymentStatus: 'PAID' })
  expect(paymentsOf(saved)).toEqual([
    ['charge', 'paid', 1000],
    ['refund', 'pending', 500],
  ])
  const less = await cancelEntry(saved, 1)
  expect(less.customTotalPrice).toBe(166.67)
  expect(paymentsOf(less).at(-1)).toEqual(['refund', 'pending', 333.33])
  const empty = await cancelEntry(less, 2)
  expect(empty).toMatchObject({ customTotalPrice: 0, calculatedPrices: { totalPrice: 0 } })
  expect(paymentsOf(empty).at(-1)).toEqual(['refund', 'pending', 166.67])
})

test('canceling a tour before any payment lowers the amount due by its share', async () => {
  const order = await agreed()
  const saved = await cancelEntry(order, 2)
  expect(saved.customTotalPrice).toBe(833.33)
  expect(paymentsOf(saved)).toEqual([['charge', 'pending', 833.33]])
})

test('a custom total changed after a cancellation covers only the remaining tours', async () => {
  const less = await cancelEntry(await agreed(), 0)
  const changed = await save(less, { ...formOf(less), customTotalPrice: 600 }, as(boss))
  expect(paymentsOf(changed).filter(([, status]) => status === 'pending')).toEqual([
    ['charge', 'pending', 500],
    ['charge', 'pending', 100],
  ])
  expect(await cancelEntry(changed, 1)).toMatchObject({ customTotalPrice: 200 })
})

test('tours without a list price share a custom total evenly', async () => {
  const tour = await given.tour()
  await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
  const selectedTours = [1, 2, 3].map(() => ({ tour: tour.id }))
  const order = await given.order({ by: boss, customTotalPrice: 100, selectedTours })
  expect(order.calculatedPrices.pricePortions.map(({ totalPrice }) => totalPrice)).toEqual([0, 0, 0])
  expect(await cancelEntry(order, 2)).toMatchObject({ customTotalPrice: 66.67, paymentTBD: false })
})

test('PRICE-12 staff who cancel a tour cannot set the total at the same time', async () => {
  const order = await agreed()
  const body = { ...formWith(order, { status: 'CANCELED' }), customTotalPrice: 20 }
  expect(await faultsOf(save(order, body))).toEqual({ customTotalPrice: 'custom_price_not_allowed' })
  const bySuper = await save(order, body, as(boss))
  expect(paymentsOf(bySuper)).toEqual([['charge', 'pending', 20]])
})

test('the price shown before the save is the one saved', async () => {
  const order = await agreed()
  const body = { ...formWith(order, { status: 'CANCELED' }), _id: order._id }
  const { calculatedPrices } = await office.orders.calculatePrice({ body })
  expect(calculatedPrices.totalPrice).toBeCloseTo(500 / 3.7, 2)
})

test('a custom total follows the currency of its order', async () => {
  const order = await agreed()
  const byStaff = await save(order, { ...formOf(order), currency: 'USD' })
  expect(byStaff).toMatchObject({ currency: 'USD', customTotalPrice: 270.27 })
  expect(paymentsOf(byStaff).at(-1)).toEqual(['charge', 'pending', 270.27])
  const bySuper = await save(
    byStaff,
    { ...formOf(byStaff), currency: 'EUR', customTotalPrice: 270.27 },
    as(boss),
  )
  expect(bySuper).toMatchObject({ currency: 'EUR', customTotalPrice: 270.27 })
})

test('changing the currency and canceling a tour in one save both apply', async () => {
  const order = await agreed()
  const form = formWith(order, { status: 'CANCELED' })
  expect(await save(order, { ...form, currency: 'USD', customTotalPrice: 270.27 })).toMatchObject({
    customTotalPrice: 135.13,
  })
})
