/** Up to here the totals of large lists are exact. */
export const countedInLists = 10_000
/** The same of their searches. */
export const countedInSearches = 100

/** The total of a list that was counted to one row more than the limit. */
export function boundedTotal(counted: number, limit: number): { total: number; totalIsExact: boolean } {
  return { total: Math.min(counted, limit), totalIsExact: counted <= limit }
}
