import type { SeasonTour } from '@tourdesk/contract/catalogue/nextSeason'
import type { PriceListItem } from '@tourdesk/contract/catalogue/tourShapes'
import type { Decision } from '@tourdesk/domain/decision'
import { toDollars } from '@tourdesk/domain/money'
import { copyForSeason, latestList, type Season, type SeasonCopy } from '@tourdesk/domain/pricing/nextSeason'
import type { PriceList, PricePair } from '@tourdesk/domain/pricing/priceList'
import { readPairs } from '@tourdesk/domain/pricing/typedPriceList'
import { groupColumns, privateColumns } from '@tourdesk/domain/pricing/vocabulary'

/** A tour on the page: the list to copy, and the planned copy. */
export interface SeasonRow {
  tour: SeasonTour
  source: PriceList | null
  /** Null if the tour has no list or the season isn't complete. */
  plan: Decision<SeasonCopy> | null
}

/** The lowest and the highest price above 0, in dollars; null if there's none. */
export type Span = { from: number; to: number } | null

/** The rows of all tours. Each tour's latest list is copied, unless another one was chosen. */
export function seasonRows(
  tours: readonly SeasonTour[],
  chosen: Readonly<Record<string, string>>,
  season: Season | null,
): SeasonRow[] {
  return tours.map((tour) => {
    const lists = tour.pricesList.map(inCents)
    const source = lists.find(({ _id }) => _id === chosen[tour._id]) ?? latestList(lists) ?? null
    return { tour, source, plan: source && season && copyForSeason(source, lists, season) }
  })
}

export function perPerson(prices: readonly PricePair[]): Span {
  return spanOf(prices.flatMap((pair) => groupColumns.map((column) => pair.prices[column])))
}

export function perVehicle(prices: readonly PricePair[]): Span {
  return spanOf(prices.flatMap((pair) => privateColumns.map((column) => pair.prices.private_group[column])))
}

function spanOf(all: number[]): Span {
  const prices = all.filter((cents) => cents > 0)
  if (prices.length === 0) return null
  return { from: toDollars(Math.min(...prices)), to: toDollars(Math.max(...prices)) }
}

function inCents(list: PriceListItem): PriceList {
  return { ...list, prices: readPairs(list.prices) }
}
