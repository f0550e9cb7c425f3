import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { pricesChangedBy } from '../../test/changePrices.ts'
import { everyTable } from '../../test/everyTable.ts'
import { type formOf, formWith } from '../../test/formOf.ts'
import type { GivenTour } from '../../test/given/catalogue.ts'
import { formOf as tourFormOf } from '../../test/tourForm.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const changePrices = pricesChangedBy(office, await given.mainAccount())
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  office.orders.change({ params: { id: order._id }, body })
const reload = ({ _id }: Order) => office.orders.get({ params: { id: _id } })
const billOf = ({ selectedTours }: Order) => selectedTours[0]?.priceLines

const family = { adult: 2, child: 1 }
const bill = [
  { line: 'ticket', type: 'adult', count: 2, share: 1, each: 125, amount: 250 },
  { line: 'ticket', type: 'child', count: 1, share: 0.5, each: 62.5, amount: 62.5 },
  { line: 'wholeDollar', amount: 0.5 },
  { line: 'discount', kind: 'coupon', share: 0.2, amount: -62.6 },
]

let tour: GivenTour
let coupon: Awaited<ReturnType<typeof given.coupon>>
let order: Order
beforeEach(async () => {
  tour = await given.tour()
  coupon = await given.coupon([tour], { discount: 0.2 })
  order = await given.order({
    coupon_code: coupon.code,
    selectedTours: [{ tour: tour.id, participants: family }],
  })
})

/** Sets the tour's prices, like the office in its editor. */
async function setPrice(dollars: number): Promise<void> {
  const params = { id: tour.id }
  const form = tourFormOf(await office.tours.get({ params }))
  const pricesList = form.pricesList?.map((list) => ({
    ...list,
    description: 'After the raise',
    prices: list.prices?.map((pair) => ({ ...pair, prices: { ...pair.prices, small_group: dollars } })),
  }))
  await office.tours.change({ params, body: { ...form, ...(pricesList && { pricesList }) } })
}

test('an order keeps the lines of its price, and they add up to it', async () => {
  expect(billOf(order)).toEqual(bill)
  expect(bill.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.calculatedPrices.totalPrice)
})

test('the price lines beside the form are the ones saved', async () => {
  const selectedTours = [{ tour: tour.id, participants: family }]
  const body = await given.orderInput({ coupon_code: coupon.code, selectedTours })
  const { calculatedPrices } = await office.orders.calculatePrice({ body })
  expect(calculatedPrices.pricePortions[0]?.priceLines).toEqual(bill)
})

test('a saved order keeps its price lines when price list and coupon change, even after a new note or price check', async () => {
  await db
    .updateTable('price_lists')
    .set({ description: 'Before the raise' })
    .where('tour_id', '=', tour.id)
    .execute()
  order = await given.order({
    coupon_code: coupon.code,
    selectedTours: [{ tour: tour.id, participants: family }],
  })
  await setPrice(150)
  await changePrices(({ coupons }) => ({
    coupons: coupons.map((each) => (each._id === coupon.id ? { ...each, discount: 0.5 } : each)),
  }))
  expect(billOf(await reload(order))).toEqual(bill)
  const noted = await save(order, formWith(order, { notes: 'Vegetarian' }))
  expect(noted.selectedTours[0]).toMatchObject({ priceLines: bill, priceList: 'Before the raise' })
  const body = { ...savedDraft(noted), _id: noted._id }
  const { calculatedPrices } = await office.orders.calculatePrice({ body })
  expect(calculatedPrices.pricePortions[0]).toMatchObject({ priceLines: bill, priceList: 'Before the raise' })
})

test('a repriced order has the lines of its new price', async () => {
  await setPrice(150)
  const grown = await save(order, formWith(order, { participants: { adult: 3 } }))
  expect(grown.selectedTours[0]).toMatchObject({
    priceList: 'After the raise',
    calculatedPrices: { totalPrice: 360 },
    priceLines: [
      { line: 'ticket', type: 'adult', count: 3, share: 1, each: 150, amount: 450 },
      { line: 'discount', kind: 'coupon', share: 0.2, amount: -90 },
    ],
  })
})

test('an order from before price lines were kept has none until it is repriced', async () => {
  await everyTable(db)
    .updateTable('order_entries')
    .set({ price_steps: null })
    .where('order_id', '=', order._id)
    .execute()
  expect(billOf(await reload(order))).toBeNull()
  const noted = await save(order, formWith(order, { notes: 'Vegetarian' }))
  expect(billOf(noted)).toBeNull()
  const grown = await save(noted, formWith(noted, { participants: { adult: 3 } }))
  expect(billOf(grown)).toHaveLength(2)
})

test('a renamed ticket type has its new name in the price lines, and nothing else changes', async () => {
  await changePrices(({ ticket_types }) => ({
    ticket_types: ticket_types.map((each) => (each.type === 'child' ? { ...each, type: 'junior' } : each)),
  }))
  expect(billOf(await reload(order))).toEqual(
    bill.map((line) => (line.type === 'child' ? { ...line, type: 'junior' } : line)),
  )
  await changePrices(({ ticket_types }) => ({
    ticket_types: ticket_types.map((each) => (each.type === 'junior' ? { ...each, type: 'child' } : each)),
  }))
})

test('an order without a list price has no price lines', async () => {
  await db.deleteFrom('price_lists').where('tour_id', '=', tour.id).execute()
  const open = await given.order({ selectedTours: [{ tour: tour.id }] })
  expect(open).toMatchObject({ paymentTBD: true })
  expect(billOf(open)).toBeNull()
})

test('an agency sees the price lines of its own order, without the price list’s name or any commission', async () => {
  await db
    .updateTable('price_lists')
    .set({ description: 'Summer, internal' })
    .where('tour_id', '=', tour.id)
    .execute()
  const agency = await given.account({ commission_rate: 10 })
  const by = await given.user({ account: agency, role: 'AGENT' })
  const placed = await given.order({ by, selectedTours: [{ tour: tour.id, participants: family }] })
  expect(placed.selectedTours[0]).toMatchObject({ commission: 31.3, priceLines: bill.slice(0, 3) })
  const body = { ...savedDraft(placed), _id: placed._id }
  const { calculatedPrices } = await as(by).orders.calculatePrice({ body })
  expect(calculatedPrices.pricePortions[0]?.priceLines).toEqual(bill.slice(0, 3))
  expect(JSON.stringify([placed, calculatedPrices])).not.toContain('Summer, internal')
  expect((await reload(placed)).selectedTours[0]?.priceList).toBe('Summer, internal')
})
