import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formOf } from '../../test/formOf.ts'
import { type Choice, type EntryChoice, pricesBy } from '../../test/prices.ts'

const { as, clock, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const { price, totalOf } = pricesBy(office, given)

const [masada, oneWay] = [await given.tour(), await given.tour()]

test('PRICE-05 PRICE-06 PRICE-09 PRICE-10 a coupon reduces its tours, and is saved with their entries', async () => {
  const coupon = await given.coupon([masada], { code: 'Spring10', name: 'Spring' })
  const choice = { coupon_code: ' Spring10 ', selectedTours: [{ tour: masada.id }, { tour: oneWay.id }] }
  expect(await price(choice)).toMatchObject({
    totalPrice: 475,
    coupon: { code: 'Spring10', valid: true, discount: 0.1 },
    pricePortions: [
      { totalPrice: 225, couponDiscount: 0.9, couponValid: true },
      { totalPrice: 250, couponDiscount: 0, couponValid: false },
    ],
  })
  const { selectedTours } = await given.order(choice)
  expect(selectedTours.map(({ coupon_code, coupon_data }) => ({ coupon_code, coupon_data }))).toEqual([
    { coupon_code: 'Spring10', coupon_data: { name: coupon.name, discount: 0.1 } },
    { coupon_code: '', coupon_data: null },
  ])
})

test('PRICE-05 PRICE-06 PRICE-08 HOLE-C40 HOLE-C41 a coupon that fails a check gives no discount and is shown as invalid', async () => {
  const good = await given.coupon([masada])
  const usedUp = await given.coupon([masada], { usage: 1, uses: 1 })
  const foreign = await given.coupon([oneWay])
  for (const code of [good.code.toLowerCase(), `${good.code}X`, usedUp.code, foreign.code]) {
    const calculated = await price({ coupon_code: code, selectedTours: [{ tour: masada.id }] })
    expect(calculated).toMatchObject({ totalPrice: 250, coupon: { code, valid: false } })
    expect(calculated.pricePortions).toMatchObject([{ couponValid: false, couponDiscount: 0 }])
  }
})

test('PRICE-07 HOLE-C41 a coupon is valid from the first minute of its first day to the last minute of its last, in Israel', async () => {
  const coupon = await given.coupon([masada], { start_date: '2026-03-02', end_date: '2026-03-03' })
  const isValid = async (now: string) => {
    clock.set(now)
    const calculated = await price({ coupon_code: coupon.code, selectedTours: [{ tour: masada.id }] })
    return calculated.coupon?.valid
  }
  expect(await isValid('2026-03-01T23:59:59+02:00')).toBe(false)
  expect(await isValid('2026-03-02T00:00:00+02:00')).toBe(true)
  expect(await isValid('2026-03-03T23:59:59+02:00')).toBe(true)
  expect(await isValid('2026-03-04T00:00:00+02:00')).toBe(false)
  clock.set('2026-03-02T10:00:00+02:00')
})

test('PRICE-11 HOLE-O15 coupons and general discounts are ignored for orders that are not daily', async () => {
  const coupon = await given.coupon([masada])
  const choice: Choice = {
    orderType: 'private',
    coupon_code: coupon.code,
    selectedTours: [{ tour: masada.id }],
  }
  expect(await price(choice)).toMatchObject({ totalPrice: 740, coupon: null })
  const star = await given.starTour([masada], { discount: 0.15 })
  const starOrder: Choice = { ...choice, orderType: 'starTour', starTour: star.id }
  expect(await price(starOrder)).toMatchObject({ totalPrice: 212.5, coupon: null })
  for (const sent of [choice, { ...choice, orderType: 'package' as const }, starOrder]) {
    const saved = await given.order(sent)
    expect(saved.selectedTours[0]).toMatchObject({ coupon_code: '', coupon_data: null })
  }
  expect(await db.selectFrom('coupons').select('uses').where('id', '=', coupon.id).execute()).toEqual([
    { uses: 0 },
  ])
})

const contests: [string, number, number, [number, number, number]][] = [
  ['the larger coupon', 0.3, 0.2, [175, 0.7, 0]],
  ['the larger general discount', 0.1, 0.2, [200, 0, 0.8]],
  ['the coupon on a tie', 0.2, 0.2, [200, 0.8, 0]],
]

test.each(contests)(
  'HOLE-O7 HOLE-O8 HOLE-O9 discounts never add up: %s wins',
  async (_, coupon, general, expected) => {
    const tour = await given.tour()
    const { code } = await given.coupon([tour], { discount: coupon })
    await given.generalDiscount([tour], { discount: general })
    await given.generalDiscount([tour], { discount: 0.05 })
    const choice = { coupon_code: code, selectedTours: [{ tour: tour.id }] }
    expect(await totalOf(choice)).toBe(expected[0])
    const { pricePortions, coupon: shown } = await price(choice)
    const [portion] = pricePortions
    expect([portion?.totalPrice, portion?.couponDiscount, portion?.generalDiscount]).toEqual(expected)
    expect(shown).toMatchObject({ valid: true, discount: coupon })
  },
)

test('HOLE-O13 a general discount depends on the tour, the language, the group and the day of booking or travel', async () => {
  const tour = await given.tour()
  await given.generalDiscount([tour], {
    booking_or_tour: 'tour',
    start_date: '2026-03-11',
    end_date: '2026-03-12',
    languages: ['english'],
    group_types: ['small_group'],
  })
  const totalOn = async (date: string, change: EntryChoice = {}) =>
    (await price({ selectedTours: [{ tour: tour.id, date, ...change }] })).totalPrice
  expect(await totalOn('2026-03-10')).toBe(250)
  expect(await totalOn('2026-03-11')).toBe(200)
  expect(await totalOn('2026-03-12')).toBe(200)
  expect(await totalOn('2026-03-13')).toBe(250)
  expect(await totalOn('2026-03-11', { language: 'french' })).toBe(250)
  expect(await totalOn('2026-03-11', { group_type: 'medium_group' })).toBe(198)
  expect(await totalOn('2026-03-11', { tour: masada.id })).toBe(250)
})

test('HOLE-O9 a price is rounded to whole dollars before the discount and to cents after it', async () => {
  const tour = await given.tour({}, { small_group: 9999 })
  const { code } = await given.coupon([tour], { discount: 0.125 })
  const selectedTours = [{ tour: tour.id, participants: { adult: 1, child: 1 } }]
  expect(await totalOf({ selectedTours })).toBe(150)
  expect(await totalOf({ coupon_code: code, selectedTours })).toBe(131.25)
})

test('HOLE-O16 a star order gets only the star tour’s discount', async () => {
  const star = await given.starTour([masada, oneWay], { discount: 0.15 })
  await given.generalDiscount([oneWay], { discount: 0.5 })
  const choice: Choice = {
    orderType: 'starTour',
    starTour: star.id,
    selectedTours: [{ tour: masada.id }, { tour: oneWay.id, date: '2026-03-12' }],
  }
  expect(await totalOf(choice)).toBe(425)
  await db.deleteFrom('general_discounts').execute()
})

test('HOLE-C40 two orders can swap their coupons at the same time', async () => {
  const coupons = [await given.coupon([masada]), await given.coupon([masada])]
  const orderWith = (code: string) => given.order({ coupon_code: code, selectedTours: [{ tour: masada.id }] })
  const orders = await Promise.all(coupons.map(({ code }) => orderWith(code)))
  const use = (id: string, code: string) =>
    office.orders
      .get({ params: { id } })
      .then((order) =>
        office.orders.change({ params: { id }, body: { ...formOf(order), coupon_code: code } }),
      )
  for (let round = 1; round <= 8; round += 1) {
    const codes = coupons.map((_, index) => coupons[(index + round) % 2]?.code ?? '')
    const saved = await Promise.all(orders.map((order, index) => use(order._id, codes[index] ?? '')))
    expect(saved.map(({ selectedTours: [entry] }) => entry?.coupon_code)).toEqual(codes)
  }
  const rows = await db
    .selectFrom('coupons')
    .select('uses')
    .where(
      'id',
      'in',
      coupons.map(({ id }) => id),
    )
    .execute()
  expect(rows).toEqual([{ uses: 1 }, { uses: 1 }])
})
