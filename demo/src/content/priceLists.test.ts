import { addDays, daysBetween, isDay, rangesMeet } from '@tourdesk/domain/calendar'
import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { groupColumns, privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import { describe, expect, test } from 'vitest'
import { priceListsOf } from './priceLists.ts'
import { tours } from './tours.ts'

const today = '2026-03-18'

describe.each(tours)('price lists of $number $name', (tour) => {
  const lists = priceListsOf(tour, today)
  const active = lists.filter((list) => list.status === 'Active')
  const pairs = lists.flatMap((list) => list.prices)

  test('HOLE-C25 every list has all sixteen pairs in the order of the cities', () => {
    const expected = cities.flatMap((pickup) => cities.map((dropoff) => `${pickup} ${dropoff}`))
    for (const list of lists) {
      expect(list.prices.map(({ pickup, dropoff }) => `${pickup} ${dropoff}`)).toEqual(expected)
    }
  })

  test('Active lists follow one another without a gap and without an overlap', () => {
    expect(active).toHaveLength(tour.priceBasis.seasons)
    expect(active[0]?.startDate).toBe(addDays(today, -200))
    expect(active.at(-1)?.endDate).toBe(addDays(today, 300))
    for (const [index, list] of active.slice(1).entries()) {
      const before = active[index]
      expect(daysBetween(before?.endDate ?? '', list.startDate)).toBe(1)
      expect(before && rangesMeet(range(before), range(list))).toBe(false)
    }
  })

  test('one Draft is ready for the next calendar year', () => {
    const drafts = lists.filter((list) => list.status === 'Draft')
    expect(drafts.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2027-01-01', '2027-12-31'],
    ])
    expect(lists.every((list) => isDay(list.startDate) && isDay(list.endDate ?? ''))).toBe(true)
  })

  test('offered group types have whole-dollar prices, the others none', () => {
    const offered = new Set(tour.groupTypes.map((weekly) => weekly.group_type))
    const needed = groupColumns.filter((column) =>
      column === 'economy' ? offered.has('large_group') : column !== 'large_group' && offered.has(column),
    )
    for (const { prices } of pairs) {
      const amounts = [
        ...groupColumns.map((column) => prices[column]),
        ...Object.values(prices.private_group),
      ]
      expect(amounts.filter((cents) => cents % 100 !== 0 || cents < 0)).toEqual([])
      expect(needed.filter((column) => prices[column] === 0)).toEqual([])
      expect(privateColumns.filter((column) => prices.private_group[column] <= 0)).toEqual([])
      const idle = groupColumns.filter((column) => column !== 'large_group' && !needed.includes(column))
      expect(idle.filter((column) => prices[column] > 0)).toEqual([])
      if (!offered.has('large_group')) expect(prices.large_group).toBe(0)
    }
  })

  test('a smaller group costs more per person and a larger vehicle costs more', () => {
    for (const { prices } of pairs) {
      const ladder = [prices.economy, prices.large_group, prices.medium_group, prices.small_group].filter(
        Boolean,
      )
      expect(ladder).toEqual([...new Set(ladder)].sort((a, b) => a - b))
      const { four_seater, seven_seater, ten_seater, nineteen_seater } = prices.private_group
      expect(four_seater < seven_seater && seven_seater < ten_seater && ten_seater < nineteen_seater).toBe(
        true,
      )
      expect(prices.private_group.four_seater_deluxe).toBeGreaterThan(four_seater)
    }
  })

  test('HOLE-C23 a drop-off in another city always has a fee', () => {
    const elsewhere = pairs.filter(({ pickup, dropoff }) => pickup !== dropoff)
    expect(elsewhere.filter(({ prices }) => prices.transferFee === 0)).toEqual([])
  })
})

test('HOLE-C17 some tours have a stored large-group price and others fall back to economy', () => {
  const large = tours.filter(({ groupTypes }) =>
    groupTypes.some(({ group_type }) => group_type === 'large_group'),
  )
  expect(large.some(({ priceBasis }) => priceBasis.perPerson.large_group > 0)).toBe(true)
  expect(large.some(({ priceBasis }) => priceBasis.perPerson.large_group === 0)).toBe(true)
})

test('HOLE-C24 one way back is sold only by the office: its fee is 0 and the tour has no return', () => {
  const onRequest = tours.filter(
    (tour) => !tour.doesIncludeReturnTransport && tour.priceBasis.transferFees.sameCity === 0,
  )
  expect(onRequest.map((tour) => tour.number)).toEqual(['T108'])
})

function range({ startDate, endDate }: { startDate: string; endDate: string | null }) {
  return { start: startDate, end: endDate }
}
