import { groupTypes, languages } from '../../catalogue/vocabulary.ts'
import { countsOf } from './capacityRule.ts'
import { type DepartureSales, type Pool, type PoolState, poolKey, poolOf, stateOf } from './pools.ts'

/** The pools of a departure that a rule counts for some party, whether anything is sold of them or not. */
export function poolsOf(departure: DepartureSales): PoolState[] {
  const pools = new Map<string, Pool>()
  for (const group_type of groupTypes)
    for (const language of languages) {
      const pool = poolOf(departure, { group_type, language })
      if (pool) pools.set(poolKey(pool), pool)
    }
  return [...pools.values()].map((pool) => stateOf(pool, departure))
}

/**
 * How full a departure is: the people sold of its limited pools, and what these can take together. Null if no
 * number limits its people; private groups are counted in parties, so they aren't part of it.
 */
export function fillOf(departure: DepartureSales): { sold: number; capacity: number } | null {
  const limited = poolsOf(departure).flatMap(({ rule, sold, capacity }) =>
    capacity === null || countsOf(rule) === 'parties' ? [] : [{ sold, capacity }],
  )
  if (limited.length === 0) return null
  return limited.reduce((sum, { sold, capacity }) => ({
    sold: sum.sold + sold,
    capacity: sum.capacity + capacity,
  }))
}
