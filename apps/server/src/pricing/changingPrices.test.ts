import { afterAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../test/auditOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'
import { location, openPriceDesk } from './priceDesk.fixture.ts'

const desk = await openPriceDesk()
const { as, clock, db, given, product, main, owner, galilee, coupon, discount, pricesOf, save } = desk
afterAll(desk.close)

const admin = await given.user({ role: 'ADMIN' })
const agency = await given.account()
const agencyOwner = await given.user({ role: 'OWNER', account: agency })

describe('changing prices', () => {
  it('CAPI-32 CAPI-33 HOLE-C3 an item of each list is added with the server’s id, changed and removed, and the others stay', async () => {
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

  it('logs what changed, and notifies the office', async () => {
    const notices = await noticesOf(product, () =>
      save((lists) => lists.coupons.push({ ...coupon, code: 'TOLD' })),
    )
    expect(notices).toEqual([{ topic: 'prices', days: [], by: owner.id, accountId: null }])
    const row = (await auditOf(db, main.id)).at(-1)
    expect(row).toMatchObject({
      entity_kind: 'Account',
      action: 'pricesChanged',
      account_id: main.id,
      details: { before: { coupons: [] }, after: { coupons: [{ code: 'TOLD' }] } },
    })
    await save((lists) => lists.coupons.pop())
  })

  it('HOLE-C14 a save based on an older version is refused, one without a version is saved as sent', async () => {
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

  it('HOLE-C14 when two people save the same version at once, the second is refused', async () => {
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

  it('HOLE-C3 HOLE-C7 an agency’s lists stay empty, and its own people cannot save at all', async () => {
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
