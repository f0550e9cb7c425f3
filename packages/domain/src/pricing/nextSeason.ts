import { addDays, type Day } from '../calendar.ts'
import { allOf, type Checked, decided, thenMake } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { limitTexts } from './amount.ts'
import type { PriceList, PricePair } from './priceList.ts'
import { checkListDays, doMeet } from './priceListOverlap.ts'
import { isRise, type PriceRise, type Rounding, raisePrice } from './raisePrice.ts'
import { groupColumns, type PriceListStatus, privateColumns } from './vocabulary.ts'

/** The settings for copies of price lists. */
export interface Season {
  description: string
  startDate: Day
  endDate: Day | null
  status: PriceListStatus
  change: PriceRise
  rounding: Rounding
  /** Transfer fees stay as they are. */
  keepsFees: boolean
  /** A copied list that overlaps the new days ends the day before them. */
  endsCopied: boolean
}

/** A new list, and the tour's other lists with their new end days. */
export interface SeasonCopy {
  copy: Omit<PriceList, '_id'>
  others: PriceList[]
}

/** The days and the change of a season, or its errors: `startDate`, `endDate`, `change`. */
export function checkSeason<S extends Pick<Season, 'startDate' | 'endDate' | 'change'>>(
  season: S,
): Checked<S> {
  const days = checkListDays(season)
  const change = isRise(season.change) ? ok(true) : refuse('season_change_invalid')
  const found = allOf(
    decided(!days.ok && days.code === 'end_before_start' ? 'endDate' : 'startDate', days),
    decided('change.amount', change),
  )
  return thenMake(found, () => season)
}

/**
 * A tour's price list for another season. Refused with `season_days_taken` if another list of the tour, Draft
 * or Active, has some of the days, so the same season can't be made twice; and with `season_price_invalid` if
 * a price would be outside its limits.
 */
export function copyForSeason(
  list: PriceList,
  all: readonly PriceList[],
  season: Season,
): Decision<SeasonCopy> {
  const { description, startDate, endDate, status } = season
  const others = all.map((one) =>
    season.endsCopied && one._id === list._id && one.startDate < startDate && doMeet(one, asDated(season))
      ? { ...one, endDate: addDays(startDate, -1) }
      : one,
  )
  const taken = others.find((one) => doMeet(one, asDated(season)))
  if (taken) return refuse('season_days_taken', { list: taken.description || taken.startDate })
  const prices = list.prices.map((pair) => raisePair(pair, season))
  if (!prices.every((pair) => pair !== null)) return refuse('season_price_invalid', { limit: limitTexts.USD })
  return ok({ copy: { description, startDate, endDate, status, prices }, others })
}

function asDated({ startDate, endDate, status }: Season) {
  return { _id: '', startDate, endDate, status }
}

/** The prices of a pair of cities after the change; null if one of them can't be saved. */
function raisePair(
  { prices, ...pair }: PricePair,
  { change, rounding, keepsFees }: Pick<Season, 'change' | 'rounding' | 'keepsFees'>,
): PricePair | null {
  const raise = (cents: number) => raisePrice(cents, change, rounding)
  const groups = groupColumns.map((column) => [column, raise(prices[column])] as const)
  const vehicles = privateColumns.map((column) => [column, raise(prices.private_group[column])] as const)
  const transferFee = keepsFees ? prices.transferFee : raise(prices.transferFee)
  if (transferFee === null || [...groups, ...vehicles].some(([, cents]) => cents === null)) return null
  return {
    ...pair,
    prices: {
      ...(Object.fromEntries(groups) as Omit<PricePair['prices'], 'private_group' | 'transferFee'>),
      private_group: Object.fromEntries(vehicles) as PricePair['prices']['private_group'],
      transferFee,
    },
  }
}

/**
 * The list that the next season most likely follows: the Active one that starts last, or else the last one.
 */
export function latestList<List extends Pick<PriceList, 'startDate' | 'status'>>(
  lists: readonly List[],
): List | undefined {
  const active = lists.filter(({ status }) => status === 'Active')
  const sorted = (active.length > 0 ? active : lists).toSorted((a, b) =>
    a.startDate.localeCompare(b.startDate),
  )
  return sorted.at(-1)
}
