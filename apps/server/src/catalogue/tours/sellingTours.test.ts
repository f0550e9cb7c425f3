import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { actionsOn } from '../../../test/auditOf.ts'
import { formOf } from '../../../test/tourForm.ts'
import { openTourDesk, pair, summer, winter } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { as, db, given, office, create, change, read } = desk
afterAll(desk.close)

const agent = await given.user({ role: 'AGENT', account: await given.account() })

describe('price lists of a tour', () => {
  it('PLIST-04 PLIST-05 PLIST-06 PLIST-20 HOLE-C30 HOLE-C33 Drafts may overlap, Active ones may not', async () => {
    const easter = { ...summer, startDate: '2026-03-31', status: 'Draft' as const }
    const made = await create({ pricesList: [{ ...winter, status: 'Active' }, easter] })
    expect(made.pricesList.map(({ status }) => status)).toEqual(['Active', 'Draft'])
    const body = formOf(made)
    const [first, second] = body.pricesList ?? []
    if (!first || !second) throw new Error('two price lists were made')
    await expect(
      change(made._id, { ...body, pricesList: [first, { ...second, status: 'Active' }] }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'Cannot activate Price List Item with overlapping dates',
    })
    const apart = { ...second, startDate: '2026-04-01', status: 'Active' as const }
    const saved = await change(made._id, { ...body, pricesList: [first, apart] })
    expect(saved.pricesList.map(({ _id, status }) => [_id, status])).toEqual([
      [first._id, 'Active'],
      [second._id, 'Active'],
    ])
    const longer = { ...first, endDate: null }
    await expect(change(made._id, { ...formOf(saved), pricesList: [longer, apart] })).rejects.toMatchObject({
      status: 409,
      message: 'Dates overlap with another Price List Item. Please change dates.',
    })
    const archived = { ...apart, status: 'Archived' as never }
    await expect(change(made._id, { ...formOf(saved), pricesList: [first, archived] })).rejects.toMatchObject(
      {
        status: 400,
        issues: [{ field: 'pricesList.1.status' }],
      },
    )
    const swapped = [
      { ...first, startDate: '2026-04-01', endDate: null },
      { ...apart, startDate: '2025-11-01', endDate: '2026-03-31' },
    ]
    expect((await change(made._id, { ...formOf(saved), pricesList: swapped })).pricesList).toHaveLength(2)
  })

  it('PLIST-03 HOLE-C31 need a start and an end on or after it', async () => {
    const dates = (startDate: string, endDate: string | null) =>
      create({ pricesList: [{ startDate, endDate }] })
    await expect(dates('', null)).rejects.toMatchObject({
      issues: [{ field: 'pricesList.0.startDate', msg: 'Please fill in the Start Date field.' }],
    })
    await expect(dates('2026-03-02', '2026-03-01')).rejects.toMatchObject({
      issues: [{ field: 'pricesList.0.endDate', msg: 'End date must not be before start date' }],
    })
    expect((await dates('2026-03-02', null)).pricesList).toMatchObject([
      { status: 'Draft', endDate: null, description: '' },
    ])
  })

  it('PLIST-15 PLIST-16 HOLE-C28 a price that is not a number is refused by its pair; a missing one is 0', async () => {
    const typed = (prices: object) => create({ pricesList: [{ ...winter, prices: [{ ...pair, prices }] }] })
    await expect(typed({ private_group: { ten_seater: 'dear' } })).rejects.toMatchObject({
      issues: [{ msg: "The value 'dear' for field: ten_seater From: tel_aviv to jerusalem is invalid" }],
    })
    await expect(typed({ economy: null })).rejects.toMatchObject({
      issues: [{ msg: "The value '' for field: economy From: tel_aviv to jerusalem is invalid" }],
    })
    const made = await typed({ small_group: 0 })
    expect(made.pricesList[0]?.prices[1]?.prices).toMatchObject({
      economy: 0,
      small_group: 0,
      transferFee: 0,
    })
  })

  it.each([1e15, 1e12, 100_000.01, 99.999, 0.004])(
    'a price or a transfer fee of %s is refused, and nothing is saved',
    async (amount) => {
      const made = await create({ pricesList: [{ ...winter, prices: [pair] }] })
      for (const field of ['small_group', 'transferFee']) {
        const prices = { ...pair.prices, [field]: amount }
        await expect(
          change(made._id, { ...formOf(made), pricesList: [{ ...winter, prices: [{ ...pair, prices }] }] }),
        ).rejects.toMatchObject({
          status: 400,
          issues: [
            {
              field: 'pricesList.0.prices',
              code: 'price_out_of_bounds',
              params: { v: String(amount), field },
            },
          ],
        })
      }
      expect((await read(made._id)).pricesList).toEqual(made.pricesList)
    },
  )

  it('a price stored before the limit existed does not block saving the tour', async () => {
    const made = await create({ pricesList: [{ ...winter, prices: [pair] }] })
    await db
      .updateTable('price_lists')
      .set({
        prices: sql`jsonb_set(prices, '{1,prices,small_group}', '100000000000000')`,
      })
      .where('tour_id', '=', made._id)
      .execute()
    const stored = await read(made._id)
    expect(stored.pricesList[0]?.prices[1]?.prices.small_group).toBe(1e12)
    const renamed = await change(made._id, { ...formOf(stored), name: 'Masada at dawn' })
    expect(renamed.pricesList).toEqual(stored.pricesList)
  })

  it('the id of another tour’s price list does not take it over', async () => {
    const [theirs] = (await create({ pricesList: [winter] })).pricesList
    const made = await create({ pricesList: [{ ...winter, _id: theirs?._id }] })
    expect(made.pricesList[0]?._id).not.toBe(theirs?._id)
  })
})

describe('selling a tour', () => {
  const active = { ...summer, status: 'Active' as const }

  it('TOUR-26 TOUR-27 TOUR-29 CAPI-15 HOLE-C1 needs an Active price list to be published, and nothing to be deactivated', async () => {
    const made = await create({ pricesList: [winter] })
    const params = { id: made._id }
    await expect(office.tours.publish({ params })).rejects.toMatchObject({
      status: 400,
      message: 'Cannot set tour active without an active price list item',
    })
    await change(made._id, { ...formOf(made), pricesList: [active] })
    expect(await office.tours.publish({ params })).toMatchObject({ _id: made._id, isActive: true })
    await db.deleteFrom('price_lists').where('tour_id', '=', made._id).execute()
    expect((await office.tours.deactivate({ params })).isActive).toBe(false)
    expect((await office.tours.deactivate({ params })).isActive).toBe(false)
    expect((await actionsOn(db, made._id)).slice(2, 4)).toEqual(['published', 'deactivated'])
  })

  it('HOLE-C34 its last Active price list stays while it is on sale, also when it is saved as active', async () => {
    const made = await create({ pricesList: [active], isActive: true })
    expect(made.isActive).toBe(true)
    for (const pricesList of [[], [{ ...active, status: 'Draft' as const }]])
      await expect(change(made._id, { ...formOf(made), pricesList })).rejects.toMatchObject({
        status: 400,
        code: 'publish_without_price_list',
      })
    await expect(create({ isActive: true })).rejects.toMatchObject({ code: 'publish_without_price_list' })
  })

  it('TOUR-26 publishing and saving return the days without a price, and those days can’t be booked', async () => {
    const spring = { ...winter, endDate: '2026-04-10', status: 'Active' as const, prices: [pair] }
    const autumn = { ...active, startDate: '2026-04-21', prices: [pair] }
    const made = await create({ pricesList: [spring, autumn] })
    const gap = { group_types: ['small_group'], start_date: '2026-04-11', end_date: '2026-04-20' }
    const published = await office.tours.publish({ params: { id: made._id } })
    expect(published.priceGaps).toEqual([gap])
    const offered = (await as(agent).tours.active()).data.find(({ _id }) => _id === made._id)
    expect(offered?.pricedDays).toEqual([
      { group_type: 'small_group', start_date: '2025-11-01', end_date: '2026-04-10' },
      { group_type: 'small_group', start_date: '2026-04-21', end_date: null },
    ])
    const closed = { ...spring, endDate: '2026-04-20' }
    const mended = await change(made._id, { ...formOf(published), pricesList: [closed, autumn] })
    expect(mended.priceGaps).toEqual([])
  })

  it('CAPI-13 CAPI-14 HOLE-C15 HOLE-C7 agencies see active tours with their Active prices, and nothing else', async () => {
    const open = await create({ pricesList: [active, winter], isActive: true })
    const closed = await create({ pricesList: [active] })
    const seen = await as(agent).tours.get({ params: { id: open._id } })
    expect(seen.pricesList.map(({ status }) => status)).toEqual(['Active'])
    await expect(as(agent).tours.get({ params: { id: closed._id } })).rejects.toMatchObject({ status: 404 })
    const bookable = (await as(agent).tours.active()).data.map(({ _id }) => _id)
    expect([bookable.includes(open._id), bookable.includes(closed._id)]).toEqual([true, false])
    const listed = (await as(agent).tours.activeOfMain()).data
    expect(listed.map(({ _id }) => _id).sort()).toEqual(bookable.sort())
    expect(listed.find(({ _id }) => _id === open._id)).toEqual({
      _id: open._id,
      name: open.name,
      number: open.number,
      affiliationLink: open.affiliationLink,
    })
  })
})
