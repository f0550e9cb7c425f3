import type { PriceListsInput } from '@tourdesk/contract/pricing'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const server = await startServer()
const { as, clock, db, given, product } = server
afterAll(server.close)

const main = await given.mainAccount()
const owner = await given.owner()
const admin = await given.user({ role: 'ADMIN' })
const agency = await given.account()
const agencyOwner = await given.user({ role: 'OWNER', account: agency })
const [masada, galilee] = [await given.tour(), await given.tour()]

const coupon = {
  name: 'Spring at the Dead Sea',
  code: 'SPRING26',
  discount: 0.1,
  tours: [masada.id],
  start_date: '2026-03-01',
  end_date: null,
  usage: 3,
}
const discount = {
  discount: 0.15,
  bookingOrTour: 'tour' as const,
  start_date: '2026-03-01',
  end_date: '2026-04-30',
  tours: [masada.id, galilee.id].sort(),
  languages: ['english' as const, 'portuguese' as const],
  groupTypes: ['small_group' as const],
}
const location = {
  city: 'jaffa' as const,
  name: 'Old Port',
  address: '1 Nemal Yafo, Jaffa',
  isDefault: false,
  lat: 32.0522,
  lng: 34.7497,
}

describe('reading prices', () => {
  it('CAPI-31 HOLE-C3 DISC-07 the main account answers its four lists with their version, an agency four empty ones', async () => {
    expect(await pricesOf(main.id)).toMatchObject({
      _id: main.id,
      priceManagement: { general_discounts: [], coupons: [], pickups_dropoffs_locations: [] },
      updatedAt: expect.stringMatching(/Z$/),
    })
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

  it('HOLE-C45 adults, children and infants are there from the start', async () => {
    const { priceManagement } = await pricesOf(main.id)
    expect(priceManagement.ticket_types.map(({ type, pricePortion }) => [type, pricePortion])).toEqual([
      ['adult', 1],
      ['child', 0.5],
      ['infant', 0],
    ])
  })

  it('HOLE-C3 HOLE-C7 an agency reads the data of the main account without the codes of its coupons', async () => {
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

describe('changing prices', () => {
  it('CAPI-32 CAPI-33 HOLE-C3 COUP-02 DISC-08 TICK-02 LOC-05 an item of each list is added with an id of the server, changed and removed, and the others stay', async () => {
    const before = await pricesOf(main.id)
    const student = { type: 'student', pricePortion: 0.75, notes: 'with a card' }
    const made = await save((lists) => {
      lists.coupons.push(coupon)
      lists.general_discounts.push(discount)
      lists.ticket_types.push(student)
      lists.pickups_dropoffs_locations.push(location)
    })
    const { coupons, general_discounts, ticket_types, pickups_dropoffs_locations } = made.priceManagement
    expect(coupons).toEqual([{ ...coupon, _id: expect.any(String) }])
    expect(general_discounts).toEqual([{ ...discount, _id: expect.any(String) }])
    expect(ticket_types).toEqual([
      ...before.priceManagement.ticket_types,
      { ...student, _id: expect.any(String) },
    ])
    expect(pickups_dropoffs_locations).toEqual([{ ...location, _id: expect.any(String) }])
    expect(await pricesOf(main.id)).toEqual(made)

    const changed = await save((lists) => {
      lists.coupons[0] = { ...lists.coupons[0], usage: 7, tours: [galilee.id] }
    })
    expect(changed.priceManagement).toEqual({
      ...made.priceManagement,
      coupons: [{ ...coupons[0], usage: 7, tours: [galilee.id] }],
    })

    const removed = await save((lists) => {
      lists.coupons.pop()
      lists.general_discounts.pop()
      lists.ticket_types.pop()
      lists.pickups_dropoffs_locations.pop()
    })
    expect(removed.priceManagement).toEqual(before.priceManagement)
  })

  it('is written down with what changed, and told to the office', async () => {
    const notices = await noticesOf(product, () =>
      save((lists) => lists.coupons.push({ ...coupon, code: 'TOLD' })),
    )
    expect(notices).toEqual([{ topic: 'prices', days: [], by: owner.id, accountId: null }])
    const row = (await auditOf(db, main.id)).at(-1)
    expect(row).toMatchObject({
      entity_kind: 'Account',
      action: 'pricesChanged',
      account_id: main.id,
      details: { coupons: { added: [{ code: 'TOLD' }], replaced: [], removed: [] } },
    })
    await save((lists) => lists.coupons.pop())
  })

  it('HOLE-C14 a save from an older version is refused, one without a version is written as sent', async () => {
    const { _id, updatedAt, priceManagement } = await pricesOf(main.id)
    await save((lists) => lists.coupons.push({ ...coupon, code: 'FIRST' }))
    const late = { params: { id: main.id }, body: { _id, updatedAt, priceManagement } }
    await expect(as(admin).pricing.change(late)).rejects.toMatchObject({
      status: 409,
      message: 'Price data was changed by another user. Please reload and try again.',
    })
    const blind = { params: { id: main.id }, body: { _id, priceManagement } }
    expect((await as(admin).pricing.change(blind)).priceManagement.coupons).toEqual([])
  })

  it('HOLE-C14 of two saves at the same moment from one version the second is refused', async () => {
    const { _id, updatedAt, priceManagement } = await pricesOf(main.id)
    const withCode = (code: string) => ({
      params: { id: main.id },
      body: { _id, updatedAt, priceManagement: { ...priceManagement, coupons: [{ ...coupon, code }] } },
    })
    clock.set(new Date(clock.now().getTime() + 1000))
    const answers = await Promise.allSettled([
      as(owner).pricing.change(withCode('LEFT')),
      as(admin).pricing.change(withCode('RIGHT')),
    ])
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({ code: 'prices_changed_by_another' })
    expect((await pricesOf(main.id)).priceManagement.coupons).toHaveLength(1)
    await save((lists) => lists.coupons.pop())
  })

  it('HOLE-C3 HOLE-C7 CPERM-01 CPERM-02 the lists of an agency stay empty, and its own people may not write at all', async () => {
    const { priceManagement } = await pricesOf(main.id)
    const body = { _id: agency.id, priceManagement }
    const change = (by: typeof owner) => as(by).pricing.change({ params: { id: agency.id }, body })
    await expect(change(owner)).rejects.toMatchObject({ status: 409, code: 'prices_of_main_account' })
    await expect(change(agencyOwner)).rejects.toMatchObject({
      status: 403,
      message: 'You are not allowed to do this',
    })
    const boss = await given.user({ isSuper: true })
    await expect(
      as(boss).pricing.change({ params: { id: main.id }, body: { _id: main.id, priceManagement } }),
    ).resolves.toMatchObject({ _id: main.id })
    const mixed = { params: { id: main.id }, body }
    await expect(as(owner).pricing.change(mixed)).rejects.toMatchObject({
      status: 400,
      issues: [{ field: '_id', code: 'wrong_account' }],
    })
  })
})

describe('refusals', () => {
  it('COUP-05 COUP-06 COUP-07 COUP-08 COUP-09 HOLE-C41 CMSG-09 every wrong field of a coupon is told in its own words', async () => {
    await expect(save((lists) => lists.coupons.push({ usage: 'many' as never }))).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'coupons.0.name', msg: 'Please enter a discount name' },
        { field: 'coupons.0.code', msg: 'Please enter a discount code' },
        { field: 'coupons.0.discount', msg: 'Please enter a valid discount between 0 to 100' },
        { field: 'coupons.0.tours', msg: 'Please choose at least 1 tour' },
        { field: 'coupons.0.start_date', msg: 'Please fill in the Start Date field.' },
        { field: 'coupons.0.usage', msg: 'Please enter valid usage number' },
      ],
    })
  })

  it('DISC-11 DISC-12 DISC-13 DISC-14 DISC-15 HOLE-C64 every wrong field of a general discount is told in its own words', async () => {
    await expect(save((lists) => lists.general_discounts.push({ discount: 1 }))).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'general_discounts.0.discount', msg: 'Please enter a valid discount between 0 to 100' },
        {
          field: 'general_discounts.0.bookingOrTour',
          msg: 'Please choose discount type: Booking or Tour',
        },
        { field: 'general_discounts.0.start_date', msg: 'Please fill in the Start Date field.' },
        { field: 'general_discounts.0.tours', msg: 'Please choose at least 1 tour' },
        { field: 'general_discounts.0.languages', msg: 'Please choose at least 1 group type' },
        { field: 'general_discounts.0.groupTypes', msg: 'Please choose at least 1 group type' },
      ],
    })
  })

  it('TICK-04 TICK-05 LOC-08 LOC-09 LOC-10 every wrong field of a ticket type and a location is told in its own words', async () => {
    const sent = save((lists) => {
      lists.ticket_types.push({})
      lists.pickups_dropoffs_locations.push({})
    })
    await expect(sent).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'ticket_types.3.type', msg: 'Please fill in the Type field.' },
        { field: 'ticket_types.3.pricePortion', msg: 'Please fill in the price portion.' },
        { field: 'pickups_dropoffs_locations.0.city', msg: 'Please fill in the City field.' },
        { field: 'pickups_dropoffs_locations.0.name', msg: 'Please fill in the Name field.' },
        { field: 'pickups_dropoffs_locations.0.address', msg: 'Please fill in the Address field.' },
      ],
    })
  })

  it('a tour that does not exist is refused, and nothing of the save is kept', async () => {
    const tours = ['019b7000-0000-7000-8000-00000000ffff']
    const before = await pricesOf(main.id)
    const sent = save((lists) => {
      lists.pickups_dropoffs_locations.push(location)
      lists.coupons.push({ ...coupon, tours })
    })
    await expect(sent).rejects.toMatchObject({ status: 400, issues: [{ code: 'tour_unknown' }] })
    expect(await pricesOf(main.id)).toEqual(before)
  })

  it('HOLE-C41 a second coupon with the same code is refused, another case is another code', async () => {
    await save((lists) => lists.coupons.push(coupon))
    await expect(
      save((lists) => lists.coupons.push({ ...coupon, code: ' SPRING26 ' })),
    ).rejects.toMatchObject({ status: 409, message: 'Coupon code already exists' })
    await save((lists) => lists.coupons.push({ ...coupon, code: 'spring26' }))
    await save((lists) => lists.coupons.splice(0))
  })

  it('HOLE-C45 a double ticket type is refused whatever its case, and adults are neither renamed nor deleted', async () => {
    await expect(
      save((lists) => lists.ticket_types.push({ type: 'CHILD', pricePortion: 0.4 })),
    ).rejects.toMatchObject({ status: 409, message: 'Ticket type already exists' })
    await expect(
      save((lists) => {
        lists.ticket_types[0] = { ...lists.ticket_types[0], type: 'grown-up' }
      }),
    ).rejects.toMatchObject({ status: 409, code: 'adult_ticket_fixed' })
    await expect(save((lists) => lists.ticket_types.shift())).rejects.toMatchObject({
      code: 'adult_ticket_fixed',
    })
  })

  it('HOLE-C63 a city has one default: the newest clears the one before, other cities keep theirs', async () => {
    const defaults = (lists: { city: string; name: string; isDefault: boolean }[]) =>
      lists.filter(({ isDefault }) => isDefault).map(({ name }) => name)
    await save((lists) =>
      lists.pickups_dropoffs_locations.push(
        { ...location, name: 'Clock Tower', isDefault: true },
        { ...location, name: 'Jaffa Gate', city: 'jerusalem', isDefault: true },
      ),
    )
    const { priceManagement } = await save((lists) =>
      lists.pickups_dropoffs_locations.push({ ...location, isDefault: true }),
    )
    expect(defaults(priceManagement.pickups_dropoffs_locations)).toEqual(['Old Port', 'Jaffa Gate'])
    await save((lists) => lists.pickups_dropoffs_locations.splice(0))
  })
})

describe('what is saved', () => {
  it('COUP-10 COUP-12 HOLE-C38 HOLE-C39 counts in the next order: the ticket type, the coupon, the better discount', async () => {
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

describe('the uses of a coupon', () => {
  it('HOLE-C40 the usage never falls below the orders that use the coupon now', async () => {
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

function pricesOf(id: string) {
  return as(owner).pricing.ofAccount({ params: { id }, query: { type: 'data' } })
}

/** Reads the prices, lets the caller change the lists, and sends them whole a second later. */
async function save(change: (lists: PriceListsInput) => unknown) {
  const { _id, priceManagement, updatedAt } = await pricesOf(main.id)
  const lists: PriceListsInput = structuredClone(priceManagement)
  change(lists)
  clock.set(new Date(clock.now().getTime() + 1000))
  return as(owner).pricing.change({
    params: { id: main.id },
    body: { _id, updatedAt, priceManagement: lists },
  })
}
