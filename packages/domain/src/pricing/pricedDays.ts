import { addDays, type Day, type DayRange } from '../calendar.ts'
import type { PricedDays } from '../catalogue/pricedDays.ts'
import { type GroupType, groupTypes } from '../catalogue/vocabulary.ts'
import type { PriceList, PricePair } from './priceList.ts'
import { privateColumns } from './vocabulary.ts'

/** Days on which a tour on sale has no price for some of its group types; `end_date: null` never ends. */
export interface PriceGap {
  group_types: GroupType[]
  start_date: Day
  end_date: Day | null
}

/** A tour's group types, with their weekdays. */
type Offers = { group_type: GroupType; languages: { days: number[] }[] }[]

/** The days on which a tour's Active lists have a price, for each group type, earliest first. */
export function pricedDaysOf(priceLists: PriceList[], offered: GroupType[]): PricedDays[] {
  const active = priceLists
    .filter(({ status }) => status === 'Active')
    .map(({ startDate, endDate, prices }) => ({ startDate, endDate, groupTypes: pricedGroupsOf(prices) }))
  return daysOfLists(active, offered)
}

/** The group types that a price list has a price for, in at least one pair of cities. */
export function pricedGroupsOf(prices: readonly PricePair[]): GroupType[] {
  return groupTypes.filter((group_type) => prices.some((pair) => hasPrice(pair, group_type)))
}

/**
 * The days of price lists for each group type, earliest first; `groupTypes` of a list are those it has a
 * price for.
 */
export function daysOfLists(
  lists: readonly { startDate: Day; endDate: Day | null; groupTypes: readonly GroupType[] }[],
  offered: readonly GroupType[],
): PricedDays[] {
  const byStart = lists.toSorted((a, b) => a.startDate.localeCompare(b.startDate))
  return offered.flatMap((group_type) =>
    byStart
      .filter((list) => list.groupTypes.includes(group_type))
      .map(({ startDate, endDate }) => ({ group_type, start_date: startDate, end_date: endDate })),
  )
}

/**
 * Days without a price from today on, with the group types affected: between two lists, in lists without a
 * price, and all upcoming days if no price is left. The time after the last list ends isn't a gap.
 */
export function priceGapsOf(tour: Offers, priceLists: PriceList[], today: Day): PriceGap[] {
  const offered = tour
    .filter(({ languages }) => languages.some(({ days }) => days.length > 0))
    .map(({ group_type }) => group_type)
  const priced = pricedDaysOf(priceLists, offered)
  const last = lastPricedDay(priced, today)
  const gaps: PriceGap[] = []
  for (const group_type of offered) {
    const ranges = priced.filter((days) => days.group_type === group_type)
    for (const { start, end } of uncovered(ranges, { start: today, end: last })) {
      const same = gaps.find(({ start_date, end_date }) => start_date === start && end_date === end)
      if (same) same.group_types.push(group_type)
      else gaps.push({ group_types: [group_type], start_date: start, end_date: end })
    }
  }
  return gaps.toSorted((a, b) => a.start_date.localeCompare(b.start_date))
}

function hasPrice({ prices }: PricePair, group_type: GroupType): boolean {
  if (group_type === 'private_group') return privateColumns.some((column) => prices.private_group[column] > 0)
  if (group_type === 'large_group') return prices.economy > 0 || prices.large_group > 0
  return prices[group_type] > 0
}

/** The last day with any price; null if there's none from today on, or if prices never end. */
function lastPricedDay(priced: readonly PricedDays[], today: Day): Day | null {
  const ends = priced.flatMap(({ end_date }) => end_date ?? [])
  const last = ends.toSorted().at(-1)
  return ends.length === priced.length && last && last >= today ? last : null
}

/** The parts of a period that no range covers; the ranges are in order and don't overlap. */
function uncovered(ranges: PricedDays[], period: DayRange): DayRange[] {
  const parts: DayRange[] = []
  let next = period.start
  for (const { start_date, end_date } of ranges) {
    if (start_date > next) parts.push({ start: next, end: addDays(start_date, -1) })
    if (end_date === null) return parts
    if (end_date >= next) next = addDays(end_date, 1)
  }
  return period.end === null || next <= period.end ? [...parts, { start: next, end: period.end }] : parts
}
