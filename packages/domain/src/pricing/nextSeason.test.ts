import { describe, expect, it } from 'vitest'
import { givenPair } from '../testing/given.ts'
import { checkSeason, copyForSeason, latestList, type Season } from './nextSeason.ts'
import type { PriceList } from './priceList.ts'

const pair = givenPair({ pickup: 'tel_aviv', dropoff: 'jerusalem', pickupTime: '07:15' })
const season2026: PriceList = {
  _id: '2026',
  description: 'Season 2026',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  status: 'Active',
  prices: [pair],
}
const season: Season = {
  description: 'Season 2027',
  startDate: '2027-01-01',
  endDate: '2027-12-31',
  status: 'Active',
  change: { by: 'percent', amount: 5 },
  rounding: 'cent',
  keepsFees: true,
  endsCopied: false,
}

describe('a price list for the next season', () => {
  it('has the new days, every price changed, and the fees and times as they were', () => {
    const decision = copyForSeason(season2026, [season2026], season)
    if (!decision.ok) throw new Error(decision.code)
    const { copy, others } = decision.value
    expect(others).toEqual([season2026])
    expect(copy).toMatchObject({ description: 'Season 2027', startDate: '2027-01-01', status: 'Active' })
    const [made] = copy.prices
    expect(made).toMatchObject({ pickup: 'tel_aviv', dropoff: 'jerusalem', pickupTime: pair.pickupTime })
    for (const [column, cents] of Object.entries(pair.prices.private_group))
      expect(made?.prices.private_group).toMatchObject({ [column]: Math.round(cents * 1.05) })
    expect(made?.prices.small_group).toBe(Math.round(pair.prices.small_group * 1.05))
    expect(made?.prices.transferFee).toBe(pair.prices.transferFee)
  })

  it('changes the fees too when they are meant', () => {
    const dear = { ...season2026, prices: [{ ...pair, prices: { ...pair.prices, transferFee: 20_00 } }] }
    const decision = copyForSeason(dear, [dear], { ...season, keepsFees: false })
    expect(decision.ok && decision.value.copy.prices[0]?.prices.transferFee).toBe(21_00)
  })

  it('is refused when another list of the tour, even a Draft, has one of the days', () => {
    const proposal: PriceList = {
      ...season2026,
      _id: 'proposal',
      description: 'Proposal',
      startDate: '2027-12-31',
      endDate: null,
      status: 'Draft',
    }
    expect(copyForSeason(season2026, [season2026, proposal], season)).toEqual({
      ok: false,
      code: 'season_days_taken',
      params: { list: 'Proposal' },
    })
    const later = { ...proposal, startDate: '2028-01-01' }
    expect(copyForSeason(season2026, [season2026, later], season).ok).toBe(true)
  })

  it('is refused the second time, since the first copy has the days', () => {
    const first = copyForSeason(season2026, [season2026], season)
    if (!first.ok) throw new Error(first.code)
    const lists = [...first.value.others, { ...first.value.copy, _id: 'new' }]
    expect(copyForSeason(season2026, lists, season)).toMatchObject({ code: 'season_days_taken' })
  })

  it('ends a list without an end the day before, when that is wanted', () => {
    const open = { ...season2026, endDate: null }
    expect(copyForSeason(open, [open], season)).toMatchObject({
      code: 'season_days_taken',
      params: { list: 'Season 2026' },
    })
    const decision = copyForSeason(open, [open], { ...season, endsCopied: true })
    expect(decision.ok && decision.value.others).toMatchObject([{ _id: '2026', endDate: '2026-12-31' }])
    const same = { ...open, startDate: '2027-01-01' }
    expect(copyForSeason(same, [same], { ...season, endsCopied: true }).ok).toBe(false)
  })

  it('leaves an ended list alone that does not run into the new days', () => {
    const decision = copyForSeason(season2026, [season2026], { ...season, endsCopied: true })
    expect(decision.ok && decision.value.others).toEqual([season2026])
  })

  it('is refused when a price would fall to nothing', () => {
    const change = { by: 'dollars' as const, amount: -100_000 }
    expect(copyForSeason(season2026, [season2026], { ...season, change })).toEqual({
      ok: false,
      code: 'season_price_invalid',
      params: { limit: '$100,000' },
    })
  })
})

describe('a season', () => {
  it('needs a first day, days in order and a change with at most two decimals', () => {
    const issuesIn = (change: Partial<Season>) => {
      const found = checkSeason({ ...season, ...change })
      return found.ok ? [] : found.issues.map(({ field, code }) => `${field} ${code}`)
    }
    expect(issuesIn({})).toEqual([])
    expect(issuesIn({ endDate: null })).toEqual([])
    expect(issuesIn({ startDate: '' })).toEqual(['startDate start_date_required'])
    expect(issuesIn({ endDate: '2026-12-31' })).toEqual(['endDate end_before_start'])
    expect(issuesIn({ change: { by: 'percent', amount: 5.001 } })).toEqual([
      'change.amount season_change_invalid',
    ])
  })

  it('follows the Active list that starts last', () => {
    const [spring, autumn] = [
      { startDate: '2026-03-01', status: 'Active' as const },
      { startDate: '2026-09-01', status: 'Active' as const },
    ]
    const draft = { startDate: '2027-01-01', status: 'Draft' as const }
    expect(latestList([autumn, draft, spring])).toBe(autumn)
    expect(latestList([draft])).toBe(draft)
    expect(latestList([])).toBeUndefined()
  })
})
