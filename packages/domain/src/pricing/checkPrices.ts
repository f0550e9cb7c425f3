import { cities } from '../catalogue/vocabulary.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { PricePair } from './priceList.ts'
import { groupColumns, privateColumns } from './vocabulary.ts'

/** A pair as it comes from the price table, in USD; a price that is missing altogether counts as 0 (HOLE-C28). */
export interface TypedPair {
  pickup: PricePair['pickup']
  dropoff: PricePair['dropoff']
  prices: Record<string, unknown> & { private_group?: Record<string, unknown> }
}

/**
 * Every price is a number of 0 or more; the first bad cell in the order of the table is named by `price_invalid` with
 * value, field and pair. The pickup time is no price and stands aside (PLIST-15, PLIST-16, HOLE-C28).
 */
export function checkPrices(pairs: TypedPair[]): Decision<true> {
  for (const pair of inTableOrder(pairs)) {
    for (const [field, value] of cellsOf(pair)) {
      if (!isPrice(value)) {
        const v = value === null ? '' : String(value)
        return refuse('price_invalid', { v, field, pickup: pair.pickup, dropoff: pair.dropoff })
      }
    }
  }
  return ok(true)
}

/** All pairs of cities, same city included, in the order of the table (HOLE-C25). */
export function allPairs(): Pick<PricePair, 'pickup' | 'dropoff'>[] {
  return cities.flatMap((pickup) => cities.map((dropoff) => ({ pickup, dropoff })))
}

function inTableOrder(pairs: TypedPair[]): TypedPair[] {
  return allPairs().flatMap(({ pickup, dropoff }) =>
    pairs.filter((pair) => pair.pickup === pickup && pair.dropoff === dropoff),
  )
}

function cellsOf({ prices }: TypedPair): [string, unknown][] {
  return [
    ...groupColumns.map((field): [string, unknown] => [field, prices[field]]),
    ...privateColumns.map((field): [string, unknown] => [field, prices.private_group?.[field]]),
    ['transferFee', prices.transferFee],
  ]
}

function isPrice(value: unknown): boolean {
  if (value === undefined) return true
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
