import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formOf, formWith } from '../../test/formOf.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.user({ role: 'ADMIN' }))
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  office.orders.change({ params: { id: order._id }, body })
const paymentsOf = (order: Order) =>
  order.payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])

/** A daily order booked before its tour had prices; the tour has them now. */
async function pricedLater(): Promise<Order> {
  const tour = await given.tour()
  await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
  const order = await given.order({ selectedTours: [{ tour: tour.id }] })
  expect(order).toMatchObject({ paymentTBD: true, payments: [] })
  await given.priceList(tour, {}, { small_group: 14_400 })
  return order
}

test('a daily order without a list price is priced and charged at its first save after the list exists', async () => {
  const order = await pricedLater()
  const saved = await save(order, formWith(order, { notes: 'Two suitcases' }))
  expect(saved).toMatchObject({ paymentTBD: false, calculatedPrices: { totalPrice: 288 } })
  expect(paymentsOf(saved)).toEqual([['charge', 'pending', 288]])
})

test('the save uses the price that the form showed', async () => {
  const order = await pricedLater()
  const body = { ...savedDraft(order), _id: order._id }
  const { calculatedPrices } = await office.orders.calculatePrice({ body })
  expect(calculatedPrices).toMatchObject({ paymentTBD: false, totalPrice: 288 })
})

test('an open price is ignored for daily orders, new or saved', async () => {
  const order = await given.order({ paymentTBD: true })
  expect(order).toMatchObject({ paymentTBD: false, calculatedPrices: { totalPrice: 250 } })
  const body = { ...formWith(order, { notes: 'x' }), paymentTBD: true }
  const { calculatedPrices } = await office.orders.calculatePrice({ body: { ...body, _id: order._id } })
  expect(calculatedPrices).toMatchObject({ paymentTBD: false, totalPrice: 250 })
  const saved = await save(order, body)
  expect(saved).toMatchObject({ paymentTBD: false, calculatedPrices: { totalPrice: 250 } })
  expect(paymentsOf(saved)).toEqual([['charge', 'pending', 250]])
})

test('a private order with an open price is charged once the checkbox is cleared', async () => {
  const order = await given.order({ orderType: 'private', paymentTBD: true })
  expect(order).toMatchObject({ paymentTBD: true, payments: [] })
  const noted = await save(order, formWith(order, { notes: 'Wheelchair' }))
  expect(noted).toMatchObject({ paymentTBD: true, payments: [] })
  const priced = await save(noted, { ...formOf(noted), paymentTBD: false })
  expect(paymentsOf(priced)).toEqual([['charge', 'pending', 740]])
})
