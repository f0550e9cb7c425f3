import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { pricesChangedBy } from '../../test/changePrices.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf, formWith } from '../../test/formOf.ts'
import type { GivenTour } from '../../test/given/catalogue.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const changePrices = pricesChangedBy(office, await given.mainAccount())
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  office.orders.change({ params: { id: order._id }, body })
const [masada, galilee] = [await given.tour(), await given.tour()]

let order: Order
let coupon: Awaited<ReturnType<typeof given.coupon>>
beforeEach(async () => {
  coupon = await given.coupon([masada, galilee], { discount: 0.2, name: 'Spring' })
  order = await given.order({ coupon_code: coupon.code, selectedTours: [{ tour: masada.id }] })
  expect(order.calculatedPrices.totalPrice).toBe(200)
})

/** Changes or deletes the coupon, like the office on its page. */
const changeCoupon = (change: { code?: string; discount?: number; tours?: string[] } | null) =>
  changePrices(({ coupons }) => ({
    coupons: coupons.flatMap((each) => {
      if (each._id !== coupon.id) return [each]
      return change ? [{ ...each, ...change }] : []
    }),
  }))

const changes: [string, () => Promise<void>][] = [
  ['renamed', () => changeCoupon({ code: 'RENAMED-1' })],
  ['deleted', () => changeCoupon(null)],
  ['raised to 50 %', () => changeCoupon({ discount: 0.5 })],
  ['taken from the tour', () => changeCoupon({ tours: [galilee.id] })],
]

test.each(changes)('HOLE-O21 an order keeps its coupon after the coupon was %s', async (_, change) => {
  await change()
  const noted = await save(order, formWith(order, { notes: 'Vegetarian' }))
  expect(noted).toMatchObject({
    calculatedPrices: { totalPrice: 200 },
    selectedTours: [{ coupon_code: coupon.code, coupon_data: { name: 'Spring', discount: 0.2 } }],
  })
  const grown = await save(noted, formWith(noted, { participants: { adult: 3 } }))
  expect(grown.calculatedPrices.totalPrice).toBe(300)
  const longer = await save(grown, withTour(grown, galilee))
  expect(longer.selectedTours.map((entry) => entry.calculatedPrices.couponDiscount)).toEqual([0.8, 0.8])
  expect(longer.calculatedPrices.totalPrice).toBe(500)
})

test('HOLE-O21 the form of a saved order shows the price with the coupon it redeemed', async () => {
  await changeCoupon({ discount: 0.5, code: 'RENAMED-2' })
  const body = { ...formWith(order, { participants: { adult: 4 } }), _id: order._id }
  const { calculatedPrices } = await office.orders.calculatePrice({ body })
  expect(calculatedPrices).toMatchObject({
    totalPrice: 400,
    coupon: { code: coupon.code, valid: true, discount: 0.2 },
  })
})

test('HOLE-O21 a redeemed coupon with a new code is the same redemption, and takes no second use', async () => {
  await changeCoupon({ code: 'RENAMED-3', discount: 0.5 })
  const saved = await save(order, { ...formOf(order), coupon_code: 'RENAMED-3' })
  expect(saved).toMatchObject({
    calculatedPrices: { totalPrice: 200 },
    selectedTours: [{ coupon_code: coupon.code }],
  })
  expect(await usesOf()).toBe(1)
})

test('HOLE-O21 a new coupon with an old code is another coupon: new orders get it, the old order keeps its own', async () => {
  await changeCoupon({ code: 'RENAMED-4' })
  await given.coupon([masada], { code: coupon.code, discount: 0.5 })
  const choice = { coupon_code: coupon.code, selectedTours: [{ tour: masada.id }] }
  expect((await given.order(choice)).calculatedPrices.totalPrice).toBe(125)
  const saved = await save(order, formWith(order, { participants: { adult: 4 } }))
  expect(saved.calculatedPrices.totalPrice).toBe(400)
})

test('HOLE-C40 a deleted coupon can be removed from its order for good, and canceling works without it', async () => {
  await changeCoupon(null)
  const second = await save(order, { ...formOf(order), coupon_code: '' })
  expect(second.calculatedPrices.totalPrice).toBe(250)
  expect(await faultsOf(save(second, { ...formOf(second), coupon_code: coupon.code }))).toEqual({
    coupon_code: 'coupon_invalid',
  })
  const kept = await office.orders.cancel({ body: { orderId: second._id, canRefund: false } })
  expect(kept.status).toBe('canceled')
})

function withTour(saved: Order, tour: GivenTour) {
  const form = formOf(saved)
  const [first] = form.selectedTours
  const { _id, status, ...entry } = first!
  return { ...form, selectedTours: [first!, { ...entry, tour: tour.id, participants: { adult: 2 } }] }
}

async function usesOf(): Promise<number> {
  const { uses } = await db
    .selectFrom('coupons')
    .select('uses')
    .where('id', '=', coupon.id)
    .executeTakeFirstOrThrow()
  return uses
}
