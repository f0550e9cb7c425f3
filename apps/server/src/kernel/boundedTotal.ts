/** Totals of large lists are exact up to this many rows. */
export const countedInLists = 10_000
/** The same for searches in them. */
export const countedInSearches = 100

/** The total of a list whose rows were counted up to one more than the limit. */
export function boundedTotal(counted: number, limit: number): { total: number; totalIsExact: boolean } {
  return { total: Math.min(counted, limit), totalIsExact: counted <= limit }
}
