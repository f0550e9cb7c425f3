import { type Party, poolChanges, type Shortage, shortageOf } from './poolChanges.ts'
import { type DepartureSales, poolKey, stateOf } from './pools.ts'

/** An order's booked parties before and after it's moved. */
interface MovedParties {
  before: readonly Party[]
  after: readonly Party[]
}

/**
 * Which orders fit on the departures they're moved to, one after the other: each finds the places that those
 * before it left. One that doesn't fit whole takes none. Null stands for one that fits.
 */
export function fitInTurn(
  departures: readonly DepartureSales[],
  orders: readonly MovedParties[],
): (Shortage | null)[] {
  const taken = new Map<string, number>()
  return orders.map(({ before, after }) => {
    const changes = poolChanges(departures, before, after)
    for (const change of changes) {
      const sales = departures.find(({ id }) => id === change.pool.departure)
      if (!sales) continue
      const pool = stateOf(change.pool, sales)
      const short = shortageOf(change, { ...pool, sold: pool.sold + (taken.get(poolKey(pool)) ?? 0) })
      if (short) return short
    }
    for (const { pool, taken: places } of changes)
      taken.set(poolKey(pool), (taken.get(poolKey(pool)) ?? 0) + places)
    return null
  })
}
