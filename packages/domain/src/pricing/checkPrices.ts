import { cities } from '../catalogue/vocabulary.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { toDollars } from '../money.ts'
import { isAmount, limitTexts } from './amount.ts'
import { pairOf } from './listedPrice.ts'
import type { PricePair } from './priceList.ts'
import { groupColumns, privateColumns } from './vocabulary.ts'

/** A pair from the price table, in USD; a missing price counts as 0. */
export interface TypedPair {
  pickup: PricePair['pickup']
  dropoff: PricePair['dropoff']
  prices: Record<string, unknown> & { private_group?: Record<string, unknown> }
}

/**
 * Checks that every price is 0 or more and within its limit. Refuses the first wrong cell in the table with
 * `price_invalid` or `price_out_of_bounds`, with its value, field and pair.
 * @param before the stored prices, see `wrongPrices`
 */
export function checkPrices(pairs: TypedPair[], before?: PricePair[]): Decision<true> {
  return wrongPrices(pairs, before)[0] ?? ok(true)
}

/**
 * The refusals of all wrong cells, in the order of the table. An unchanged price (`before`, in cents) isn't
 * checked again, since its cell may now be locked. The pickup time isn't checked here.
 */
export function wrongPrices(pairs: TypedPair[], before?: PricePair[]): ReturnType<typeof refuse>[] {
  return inTableOrder(pairs).flatMap((pair) => {
    const stored = before && pairOf(before, pair)
    return cellsOf(pair.prices).flatMap(([field, value]) => {
      const code = refusalOf(value)
      if (!code || isStored(value, field, stored)) return []
      const v = value === null ? '' : String(value)
      const named = { v, field, pickup: pair.pickup, dropoff: pair.dropoff }
      return refuse(code, code === 'price_invalid' ? named : { ...named, limit: limitTexts.USD })
    })
  })
}

type PriceRefusal = 'price_invalid' | 'price_out_of_bounds'

/** A missing price counts as 0. */
function refusalOf(value: unknown): PriceRefusal | null {
  if (value === undefined) return null
  if (typeof value !== 'number' || !(value >= 0)) return 'price_invalid'
  return isAmount(value, 'USD') ? null : 'price_out_of_bounds'
}

function isStored(value: unknown, field: string, stored: PricePair | null | undefined): boolean {
  const cell = stored && cellsOf(stored.prices).find(([name]) => name === field)
  return typeof cell?.[1] === 'number' && value === toDollars(cell[1])
}

/** All pairs of cities, including the same city, in the order of the table. */
export function allPairs(): Pick<PricePair, 'pickup' | 'dropoff'>[] {
  return cities.flatMap((pickup) => cities.map((dropoff) => ({ pickup, dropoff })))
}

function inTableOrder(pairs: TypedPair[]): TypedPair[] {
  return allPairs().flatMap((route) => pairOf(pairs, route) ?? [])
}

function cellsOf(prices: TypedPair['prices']): [string, unknown][] {
  return [
    ...groupColumns.map((field): [string, unknown] => [field, prices[field]]),
    ...privateColumns.map((field): [string, unknown] => [field, prices.private_group?.[field]]),
    ['transferFee', prices.transferFee],
  ]
}
