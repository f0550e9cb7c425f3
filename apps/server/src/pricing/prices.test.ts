import { afterAll, describe, expect, it } from 'vitest'
import { openPriceDesk } from './priceDesk.fixture.ts'

const desk = await openPriceDesk()
const { as, given, main, owner, coupon, discount, pricesOf, save } = desk
afterAll(desk.close)

const admin = await given.user({ role: 'ADMIN' })
const agency = await given.account()
const agencyOwner = await given.user({ role: 'OWNER', account: agency })

describe('reading prices', () => {
  it('CAPI-31 HOLE-C3 DISC-07 the main account has four lists with a version, with or without its id; an agency has four empty ones', async () => {
    expect(await pricesOf(main.id)).toMatchObject({
      _id: main.id,
      priceManagement: { general_discounts: [], coupons: [], pickups_dropoffs_locations: [] },
      updatedAt: expect.stringMatching(/Z$/),
    })
    expect(await as(owner).pricing.management({ query: { type: 'data' } })).toEqual(await pricesOf(main.id))
    expect(await pricesOf(agency.id)).toEqual({
      _id: agency.id,
      priceManagement: {
        general_discounts: [],
        ticket_types: [],
        coupons: [],
        pickups_dropoffs_locations: [],
      },
      updatedAt: expect.any(String),
    })
    expect(await as(owner).agencies.get({ params: { id: main.id } })).toHaveProperty('name', main.name)
  })

  it('HOLE-C45 adults, children and infants exist from the start', async () => {
    const { priceManagement } = await pricesOf(main.id)
    expect(priceManagement.ticket_types.map(({ type, pricePortion }) => [type, pricePortion])).toEqual([
      ['adult', 1],
      ['child', 0.5],
      ['infant', 0],
    ])
  })

  it('HOLE-C3 HOLE-C7 an agency sees the main account’s data without coupon codes', async () => {
    await save((lists) => lists.coupons.push({ ...coupon, code: 'SECRET' }))
    const forAgency = await as(agencyOwner).pricing.management()
    expect(forAgency._id).toBe(main.id)
    expect(forAgency.priceManagement).not.toHaveProperty('coupons')
    expect(forAgency.priceManagement.ticket_types).toHaveLength(3)
    const forOffice = await as(admin).pricing.management()
    expect(forOffice.priceManagement.coupons?.map(({ code }) => code)).toEqual(['SECRET'])
    await save((lists) => lists.coupons.pop())
  })
})

describe('saved prices', () => {
  it('HOLE-C38 HOLE-C39 apply to the next order: the ticket type, the coupon, the better discount', async () => {
    const tour = await given.tour()
    const choice = { selectedTours: [{ tour: tour.id, participants: { adult: 1, student: 1 } }] }
    const price = async (coupon_code = '') => {
      const body = await given.orderInput({ ...choice, coupon_code })
      return (await as(owner).orders.calculatePrice({ body })).calculatedPrices
    }
    await save((lists) => lists.ticket_types.push({ type: 'student', pricePortion: 0.5, notes: '' }))
    const full = await price()
    expect(full.pricePortions[0]?.tickets).toMatchObject({ adult: 125, student: 62.5 })

    await save((lists) => {
      lists.coupons.push({ ...coupon, code: 'TEN', tours: [tour.id] })
      lists.general_discounts.push({ ...discount, tours: [tour.id] })
    })
    expect((await price()).totalPrice).toBe(Number((full.totalPrice * 0.85).toFixed(2)))
    expect((await price('TEN')).coupon).toEqual({ code: 'TEN', valid: true, discount: 0.1 })
    expect((await price('TEN')).totalPrice).toBe(Number((full.totalPrice * 0.85).toFixed(2)))

    await save((lists) => lists.general_discounts.splice(0))
    expect((await price('TEN')).totalPrice).toBe(Number((full.totalPrice * 0.9).toFixed(2)))
    await save((lists) => {
      lists.coupons.splice(0)
      lists.ticket_types.pop()
    })
  })
})

describe('a coupon and a discount for all tours', () => {
  it('apply to a tour created later, and list no tours', async () => {
    const made = await save((lists) => {
      lists.coupons.push({ ...coupon, code: 'EVERY', allTours: true })
      lists.general_discounts.push({ ...discount, discount: 0.05, allTours: true, tours: [] })
    })
    expect(made.priceManagement.coupons).toMatchObject([{ allTours: true, tours: [] }])
    const later = await given.tour()
    const order = (coupon_code: string) =>
      given.order({ coupon_code, selectedTours: [{ tour: later.id, date: '2026-03-11' }] })
    expect((await order('EVERY')).calculatedPrices.totalPrice).toBe(225)
    expect((await order('')).calculatedPrices.totalPrice).toBe(237.5)
    await expect(
      save((lists) => {
        lists.coupons[0] = { ...lists.coupons[0], allTours: false }
      }),
    ).rejects.toMatchObject({ issues: [{ field: 'coupons.0.tours', code: 'tours_required' }] })
    await save((lists) => {
      lists.general_discounts.pop()
      lists.coupons.pop()
    })
  })
})

describe('the uses of a coupon', () => {
  it('HOLE-C40 the limit cannot be set below the number of orders that use the coupon', async () => {
    const tour = await given.tour()
    await save((lists) => lists.coupons.push({ ...coupon, code: 'TWICE', tours: [tour.id] }))
    for (const _ of [1, 2]) await given.order({ coupon_code: 'TWICE', selectedTours: [{ tour: tour.id }] })
    const limitTo = (usage: number) =>
      save((lists) => {
        lists.coupons[0] = { ...lists.coupons[0], usage }
      })
    await expect(limitTo(1)).rejects.toMatchObject({
      status: 409,
      message: 'More orders than that already use this coupon',
    })
    expect((await limitTo(2)).priceManagement.coupons[0]?.usage).toBe(2)
  })
})
