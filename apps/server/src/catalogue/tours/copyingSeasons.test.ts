import type { SeasonInput } from '@tourdesk/contract/catalogue/nextSeason'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { afterAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../test/auditOf.ts'
import { formOf } from '../../../test/tourForm.ts'
import { newId } from '../../kernel/newId.ts'
import { openTourDesk, pair, summer } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { db, office, create, read, change, owner } = desk
afterAll(desk.close)

const season2026 = { description: 'Season 2026', startDate: '2026-01-01', endDate: '2026-12-31' }
const season: Omit<SeasonInput, 'tours'> = {
  description: 'Season 2027',
  startDate: '2027-01-01',
  endDate: '2027-12-31',
  status: 'Active',
  change: { by: 'percent', amount: 5 },
  rounding: 'five',
  keepsFees: true,
  endsCopied: false,
}

function tourOnSale() {
  return create({ pricesList: [{ ...season2026, status: 'Active', prices: [pair] }], isActive: true })
}

/** The tour with its first list, as the page sends it. */
function chosen({ _id, pricesList, updatedAt }: Tour) {
  return { tour: _id, list: pricesList[0]?._id ?? newId(), updatedAt }
}

function copy(tours: SeasonInput['tours'], changes: Partial<SeasonInput> = {}) {
  return office.tours.copySeason({ body: { ...season, ...changes, tours } })
}

describe('the next season', () => {
  it('lists every tour with all its price lists', async () => {
    const tour = await tourOnSale()
    const { data } = await office.tours.seasons()
    expect(data.find(({ _id }) => _id === tour._id)).toEqual({
      _id: tour._id,
      name: tour.name,
      number: tour.number,
      isActive: true,
      groupTypes: tour.groupTypes.map(({ group_type }) => group_type),
      doesIncludeReturnTransport: tour.doesIncludeReturnTransport,
      pricesList: tour.pricesList,
      updatedAt: tour.updatedAt,
    })
  })

  it('PLIST-25 copies a price list of each chosen tour with new days and rounded prices, with a row in the log of each', async () => {
    const tours = [await tourOnSale(), await tourOnSale()]
    const { data } = await copy(tours.map(chosen))
    expect(data.map(({ tour }) => tour)).toEqual(tours.map(({ _id }) => _id))
    for (const [index, tour] of tours.entries()) {
      const saved = await read(tour._id)
      expect(saved.pricesList).toMatchObject([
        tour.pricesList[0],
        {
          _id: data[index]?.list,
          description: 'Season 2027',
          startDate: '2027-01-01',
          endDate: '2027-12-31',
          status: 'Active',
        },
      ])
      expect(saved.pricesList[1]?.prices[1]).toMatchObject({
        pickupTime: '07:15',
        prices: {
          economy: 75,
          small_group: 130,
          medium_group: 105,
          large_group: 95,
          private_group: { four_seater: 650, nineteen_seater: 1250 },
          transferFee: 15,
        },
      })
      expect(saved.pricesList[1]?.prices[0]?.prices.economy).toBe(0)
      expect(saved.updatedAt).not.toBe(tour.updatedAt)
      expect((await auditOf(db, tour._id)).at(-1)).toMatchObject({
        action: 'updated',
        actor_name: owner.name,
        details: { after: { pricesList: expect.anything() } },
      })
    }
  })

  it('is refused as a whole, with the reason for each tour that can’t be copied', async () => {
    const [good, taken, edited, gone, listGone] = [
      await tourOnSale(),
      await tourOnSale(),
      await tourOnSale(),
      await tourOnSale(),
      await tourOnSale(),
    ]
    const proposal = { description: 'Proposal', startDate: '2027-06-01', endDate: '2027-06-30' }
    const busy = await change(taken._id, {
      ...formOf(taken),
      pricesList: [...taken.pricesList, { ...proposal, status: 'Draft' }],
    })
    await change(edited._id, { ...formOf(edited), headline: 'Now with lunch' })
    await office.tours.remove({ params: { id: gone._id } })
    await expect(
      copy([good, busy, edited, gone, { ...listGone, pricesList: [] }, good].map(chosen)),
    ).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'tours.1', code: 'season_days_taken', params: { list: 'Proposal' } },
        { field: 'tours.2', code: 'changed_by_another' },
        { field: 'tours.3', code: 'season_tour_gone' },
        { field: 'tours.4', code: 'season_list_gone' },
        { field: 'tours.5', code: 'field_invalid' },
      ],
    })
    expect(await read(good._id)).toEqual(good)
    expect(await auditOf(db, good._id)).toHaveLength(1)
  })

  it('saved from two tabs at once is made once', async () => {
    const tours = [await tourOnSale(), await tourOnSale()]
    const results = await Promise.allSettled([copy(tours.map(chosen)), copy(tours.toReversed().map(chosen))])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const { _id } of tours) expect((await read(_id)).pricesList).toHaveLength(2)
    const again = await Promise.all(tours.map(({ _id }) => read(_id)))
    await expect(copy(again.map(chosen))).rejects.toMatchObject({
      issues: [{ code: 'season_days_taken' }, { code: 'season_days_taken' }],
    })
  })

  it('ends a list without an end the day before, when that is wanted', async () => {
    const tour = await create({
      pricesList: [{ ...summer, status: 'Active', prices: [pair] }],
      isActive: true,
    })
    await expect(copy([chosen(tour)])).rejects.toMatchObject({ issues: [{ code: 'season_days_taken' }] })
    await copy([chosen(tour)], { endsCopied: true, endDate: null })
    expect((await read(tour._id)).pricesList).toMatchObject([
      { description: 'Summer', endDate: '2026-12-31' },
      { description: 'Season 2027', startDate: '2027-01-01', endDate: null },
    ])
  })

  it('refuses wrong days, a change that can’t be meant, and no tours, at their fields', async () => {
    const tour = chosen(await tourOnSale())
    await expect(copy([tour], { endDate: '2026-12-31' })).rejects.toMatchObject({
      issues: [{ field: 'endDate', code: 'end_before_start' }],
    })
    await expect(
      copy([tour], { startDate: '', change: { by: 'percent', amount: 5.005 } }),
    ).rejects.toMatchObject({
      issues: [{ field: 'startDate' }, { field: 'change.amount', code: 'season_change_invalid' }],
    })
    await expect(copy([])).rejects.toMatchObject({ issues: [{ field: 'tours', code: 'tour_required' }] })
    await expect(copy([tour], { change: { by: 'dollars', amount: -90 } })).rejects.toMatchObject({
      issues: [{ field: 'tours.0', code: 'season_price_invalid' }],
    })
  })
})
