import { type DepartureSales, placesLeft, poolOf, soldPools } from './pools.ts'

/** How a departure sold, over its pools with a number. */
export interface DepartureSold {
  /** People or parties, as the rules count. */
  sold: number
  capacity: number
  /** Something was sold that no number limits. */
  isOpenEnded: boolean
  /** Everything sold has a number, and nothing is left of it. */
  isSoldOut: boolean
}

/** How a departure sold; pools of which nothing is sold don't count. */
export function soldOf(departure: DepartureSales): DepartureSold {
  const pools = soldPools(departure)
  const limited = pools.flatMap((pool) =>
    pool.capacity === null ? [] : { ...pool, capacity: pool.capacity },
  )
  const isOpenEnded =
    limited.length < pools.length || departure.sold.some((parties) => poolOf(departure, parties) === null)
  return {
    sold: limited.reduce((sum, pool) => sum + pool.sold, 0),
    capacity: limited.reduce((sum, pool) => sum + pool.capacity, 0),
    isOpenEnded,
    isSoldOut: limited.length > 0 && !isOpenEnded && limited.every((pool) => placesLeft(pool) === 0),
  }
}
