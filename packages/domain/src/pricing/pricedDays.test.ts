import { describe, expect, it } from 'vitest'
import { isPricedOn } from '../catalogue/pricedDays.ts'
import type { GroupType } from '../catalogue/vocabulary.ts'
import { givenPair, masada2026 } from '../testing/given.ts'
import { pricedDaysOf, priceGapsOf } from './pricedDays.ts'
import type { PriceList, PricePair } from './priceList.ts'

const today = '2026-03-01'
const list = (startDate: string, endDate: string | null, prices = masada2026.prices): PriceList => ({
  ...masada2026,
  _id: startDate,
  startDate,
  endDate,
  prices,
})
const pair = (prices: Partial<PricePair['prices']>): PricePair[] => {
  const made = givenPair({ pickup: 'tel_aviv', dropoff: 'tel_aviv' })
  const free = {
    four_seater: 0,
    four_seater_deluxe: 0,
    seven_seater: 0,
    seven_seater_deluxe: 0,
    ten_seater: 0,
    nineteen_seater: 0,
  }
  const none = {
    economy: 0,
    small_group: 0,
    medium_group: 0,
    large_group: 0,
    private_group: free,
    transferFee: 0,
  }
  return [{ ...made, prices: { ...none, ...prices } }]
}
const offerTo = (group_type: GroupType) => ({ group_type, languages: [{ days: [0, 3] }] })
const gapsOf = (lists: PriceList[], types = ['small_group', 'large_group'] as const) =>
  priceGapsOf(types.map(offerTo), lists, today)

describe('the days without a price', () => {
  it('do not include the time after the last list ends', () => {
    expect(gapsOf([list('2026-01-01', '2026-12-31')])).toEqual([])
    expect(gapsOf([list('2026-01-01', '2026-06-30'), list('2026-07-01', null)])).toEqual([])
  })

  it('are all upcoming days if every list has ended or is a Draft, or there are none', () => {
    const everyDay = [{ group_types: ['small_group', 'large_group'], start_date: today, end_date: null }]
    expect(gapsOf([list('2025-01-01', '2026-01-31')])).toEqual(everyDay)
    expect(gapsOf([{ ...list('2026-01-01', null), status: 'Draft' }])).toEqual(everyDay)
    expect(gapsOf([])).toEqual(everyDay)
  })

  it('are all upcoming days if every price is 0', () => {
    expect(gapsOf([list('2026-01-01', '2026-12-31', pair({ transferFee: 1500 }))])).toEqual([
      { group_types: ['small_group', 'large_group'], start_date: today, end_date: null },
    ])
  })

  it('do not matter for a group type that never runs', () => {
    const never = { group_type: 'medium_group' as const, languages: [{ days: [] }] }
    const lists = [list('2026-01-01', null, pair({ small_group: 9900 }))]
    expect(priceGapsOf([offerTo('small_group'), never], lists, today)).toEqual([])
  })

  it('do not include the last day of the last list', () => {
    expect(gapsOf([list('2026-01-01', today)])).toEqual([])
  })

  it('matter for a group type that runs in at least one language', () => {
    const english = { group_type: 'medium_group' as const, languages: [{ days: [] }, { days: [0] }] }
    expect(priceGapsOf([english], [], today)).toHaveLength(1)
  })

  it('include those after one group type’s prices end while another’s continue', () => {
    const small = list('2026-01-01', '2026-06-30', pair({ small_group: 9900 }))
    const large = list('2026-07-01', null, pair({ economy: 7000 }))
    expect(gapsOf([small, large])).toEqual([
      { group_types: ['large_group'], start_date: today, end_date: '2026-06-30' },
      { group_types: ['small_group'], start_date: '2026-07-01', end_date: null },
    ])
  })

  it('can be a single day', () => {
    const small = list('2026-01-01', '2026-12-30', pair({ small_group: 9900, economy: 7000 }))
    const large = list('2026-12-31', '2026-12-31', pair({ economy: 7000 }))
    expect(gapsOf([small, large])).toEqual([
      { group_types: ['small_group'], start_date: '2026-12-31', end_date: '2026-12-31' },
    ])
  })

  it('are grouped if they are the same, and separate if they start or end differently', () => {
    const lists = [
      list('2026-03-05', '2026-03-09', pair({ medium_group: 8000 })),
      list('2026-03-10', '2026-03-14', pair({ small_group: 9900 })),
      list('2026-03-15', '2026-03-31', pair({ economy: 7000 })),
    ]
    const gaps = priceGapsOf(
      (['small_group', 'large_group', 'medium_group'] as const).map(offerTo),
      lists,
      today,
    )
    expect(gaps).toEqual([
      { group_types: ['small_group'], start_date: '2026-03-01', end_date: '2026-03-09' },
      { group_types: ['large_group'], start_date: '2026-03-01', end_date: '2026-03-14' },
      { group_types: ['medium_group'], start_date: '2026-03-01', end_date: '2026-03-04' },
      { group_types: ['medium_group'], start_date: '2026-03-10', end_date: '2026-03-31' },
      { group_types: ['small_group'], start_date: '2026-03-15', end_date: '2026-03-31' },
    ])
    const both = [list('2026-01-01', '2026-06-30'), list('2026-09-01', '2026-12-31', pair({ economy: 7000 }))]
    expect(gapsOf(both)).toEqual([
      { group_types: ['small_group'], start_date: '2026-07-01', end_date: '2026-12-31' },
      { group_types: ['large_group'], start_date: '2026-07-01', end_date: '2026-08-31' },
    ])
  })

  it('include those between two lists, and before the first', () => {
    const lists = [list('2026-09-01', '2026-12-31'), list('2026-03-10', '2026-06-30')]
    expect(gapsOf(lists)).toEqual([
      { group_types: ['small_group', 'large_group'], start_date: '2026-03-01', end_date: '2026-03-09' },
      { group_types: ['small_group', 'large_group'], start_date: '2026-07-01', end_date: '2026-08-31' },
    ])
  })

  it('name the group types affected; large groups use the economy price', () => {
    const onlySmall = list('2026-07-01', '2026-12-31', pair({ small_group: 9900 }))
    expect(gapsOf([list('2026-01-01', '2026-06-30'), onlySmall])).toEqual([
      { group_types: ['large_group'], start_date: '2026-07-01', end_date: '2026-12-31' },
    ])
    expect(gapsOf([list('2026-01-01', null, pair({ small_group: 9900, economy: 7000 }))])).toEqual([])
    expect(gapsOf([list('2026-01-01', null, pair({ small_group: 9900, large_group: 7000 }))])).toEqual([])
  })

  it('a price for one vehicle is enough for a private group', () => {
    const private_group = {
      ...pair({})[0]?.prices.private_group,
      ten_seater: 88000,
    } as PricePair['prices']['private_group']
    expect(pricedDaysOf([list('2026-01-01', null, pair({ private_group }))], ['private_group'])).toHaveLength(
      1,
    )
    expect(pricedDaysOf([list('2026-01-01', null, pair({}))], ['private_group'])).toEqual([])
  })
})

it('a price for one pair of cities is enough', () => {
  const prices = [...pair({}), ...pair({ small_group: 9900 })]
  expect(pricedDaysOf([list('2026-01-01', null, prices)], ['small_group'])).toHaveLength(1)
})

it('a price in any of the lists is enough', () => {
  const priced = pricedDaysOf([list('2026-07-01', null), list('2026-01-01', '2026-06-30')], ['small_group'])
  expect(priced.map(({ start_date }) => start_date)).toEqual(['2026-01-01', '2026-07-01'])
  expect(isPricedOn('2026-03-01', priced, 'small_group')).toBe(true)
  expect(isPricedOn('2026-08-01', priced, 'small_group')).toBe(true)
})

it('a list covers its days including both ends, for its group types', () => {
  const priced = pricedDaysOf([list('2026-01-01', '2026-06-30')], ['small_group'])
  expect(
    ['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map((day) =>
      isPricedOn(day, priced, 'small_group'),
    ),
  ).toEqual([false, true, true, false])
  expect(isPricedOn('2026-03-01', priced, 'medium_group')).toBe(false)
  expect(isPricedOn('2026-03-01', priced, null)).toBe(false)
})
