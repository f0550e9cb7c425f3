import type { Fields } from '../activity/diffOf.ts'
import type { ListChange, PriceChange } from './priceManagement.ts'

/** The old and new values of a price change: only changed items of changed lists. */
export function diffOfPrices(change: PriceChange): { before: Fields; after: Fields } {
  const changed = Object.entries(change).filter(
    ([, { added, replaced, removed }]: [string, ListChange<unknown, unknown>]) =>
      added.length + replaced.length + removed.length > 0,
  )
  return {
    before: Object.fromEntries(
      changed.map(([list, { replaced, removed }]: [string, ListChange<unknown, unknown>]) => [
        list,
        [...replaced.map(({ before }) => before), ...removed],
      ]),
    ),
    after: Object.fromEntries(
      changed.map(([list, { added, replaced }]: [string, ListChange<unknown, unknown>]) => [
        list,
        [...replaced.map(({ after }) => after), ...added],
      ]),
    ),
  }
}
