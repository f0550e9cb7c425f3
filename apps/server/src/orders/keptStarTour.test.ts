import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import { readWorkbook } from '../../test/readWorkbook.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  office.orders.change({ params: { id: order._id }, body })
const [masada, galilee, eilat] = [await given.tour(), await given.tour(), await given.tour()]

let star: { id: string; name: string }
let order: Order
beforeEach(async () => {
  star = await given.starTour([masada, galilee], { discount: 0.2 })
  order = await given.order({
    orderType: 'starTour',
    starTour: star.id,
    selectedTours: [
      { tour: masada.id, date: '2026-03-11' },
      { tour: galilee.id, date: '2026-03-12' },
    ],
  })
  expect(order.calculatedPrices.totalPrice).toBe(400)
})

test('HOLE-O16 a saved star order cannot get other tours at the star tour’s discount', async () => {
  const form = formOf(order)
  const { _id, status, ...second } = form.selectedTours[1]!
  const added = { ...form, selectedTours: [...form.selectedTours, { ...second, tour: eilat.id }] }
  expect(await faultsOf(save(order, added))).toMatchObject({ 'selectedTours.2': 'star_tours_fixed' })
  expect(await faultsOf(save(order, formWith(order, { tour: eilat.id }, 1)))).toMatchObject({
    'selectedTours.1.tour': 'star_tours_fixed',
  })
  const other = await given.starTour([masada, galilee], { discount: 0.9 })
  expect(await faultsOf(save(order, { ...form, starTour: other.id }))).toEqual({
    starTour: 'star_tours_fixed',
  })
})

test('HOLE-O16 a star order stays as booked when its star tour changes, and can be edited', async () => {
  await db
    .updateTable('star_tours')
    .set({ discount: 0.5, is_active: false })
    .where('id', '=', star.id)
    .execute()
  await db.deleteFrom('star_tour_tours').where('star_tour_id', '=', star.id).execute()
  const noted = await save(order, formWith(order, { notes: 'Vegetarian' }))
  expect(noted.calculatedPrices.totalPrice).toBe(400)
  const grown = await save(noted, formWith(noted, { participants: { adult: 4 } }))
  expect(grown.calculatedPrices.totalPrice).toBe(600)
  const moved = await save(grown, formWith(grown, { date: '2026-03-14' }, 1))
  expect(moved.selectedTours.map(({ date, tour }) => [date, tour?._id])).toEqual([
    ['2026-03-11', masada.id],
    ['2026-03-14', galilee.id],
  ])
  expect(moved.calculatedPrices.totalPrice).toBe(600)
})

test('a star order keeps the id, the name and the discount of its star tour as sold', async () => {
  const sold = { _id: star.id, name: star.name, discount: 0.2 }
  expect(order.starTour).toEqual(sold)
  await db
    .updateTable('star_tours')
    .set({ name: 'Winter Sun', discount: 0.5 })
    .where('id', '=', star.id)
    .execute()
  expect((await office.orders.get({ params: { id: order._id } })).starTour).toEqual(sold)
  expect((await save(order, formWith(order, { notes: 'Vegetarian' }))).starTour).toEqual(sold)
})

test('a star order stays as booked, and can be edited, when its star tour is gone', async () => {
  await db.deleteFrom('star_tours').where('id', '=', star.id).execute()
  const grown = await save(order, formWith(order, { participants: { adult: 4 } }))
  expect(grown).toMatchObject({
    starTour: { _id: star.id, name: star.name, discount: 0.2 },
    calculatedPrices: { totalPrice: 600 },
  })
})

test('Operations, the agency’s orders and both files name the star tour as sold', async () => {
  await db.updateTable('star_tours').set({ name: 'Winter Sun' }).where('id', '=', star.id).execute()
  const search = String(order.orderNumber)
  const operations = await office.orders.purchasedTours({ query: { search } })
  expect(operations.data.map(({ starTour }) => starTour)).toEqual([star.name, star.name])
  const agency = await office.orders.agency({ query: { search } })
  expect(agency.data.map(({ starTour }) => starTour)).toEqual([star.name])

  const [entries, orders] = await Promise.all([
    office.orders.exportPurchasedTours({ query: { type: 'purchasedTours', search } }),
    office.orders.exportAgencyOrders({ query: { type: 'agencyOrders', search } }),
  ])
  expect(await columnOf(entries, 'Order Type')).toEqual([`Star · ${star.name}`, `Star · ${star.name}`])
  expect(await columnOf(orders, 'Tours')).toEqual([`${star.name}: ${masada.name}, ${galilee.name}`])
})

test('orders of other types name no star tour', async () => {
  const daily = await given.order({ selectedTours: [{ tour: eilat.id }] })
  expect(daily.starTour).toBeNull()
  const search = String(daily.orderNumber)
  const { data } = await office.orders.purchasedTours({ query: { search } })
  expect(data.map(({ starTour }) => starTour)).toEqual([null])
  const file = await office.orders.exportPurchasedTours({ query: { type: 'purchasedTours', search } })
  expect(await columnOf(file, 'Order Type')).toEqual(['Daily'])
})

async function columnOf(file: Response, header: string) {
  const [headers = [], ...rows] = readWorkbook(Buffer.from(await file.arrayBuffer())).rows
  return rows.map((row) => row[headers.indexOf(header)])
}
