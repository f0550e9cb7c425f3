import { useState } from 'react'
import { afterLoad, afterPageTick, afterTick, emptySelection, type LoadedPage } from './pageSelection.ts'

/** The ticked rows of a list, for its table and for what's done with them. */
export interface RowSelection<Row> {
  /** In the order in which they were ticked, those of other pages included. */
  ids: readonly string[]
  /** The same rows as they were last loaded. */
  rows: readonly Row[]
  has: (id: string) => boolean
  /** With Shift the rows since the last click follow. */
  toggle: (id: string, withShift: boolean) => void
  togglePage: () => void
  clear: () => void
  /** For the table, which says what it shows. */
  onLoad: (page: LoadedPage<Row>) => void
}

/**
 * Ticking rows of a list: `<PagedTable selection={useRowSelection(filters)} … />`. It survives paging, sorting and
 * reloading; rows that no longer exist are dropped.
 * @param filters what decides which rows there are; when it changes, nothing is ticked any more
 */
export function useRowSelection<Row>(filters: object): RowSelection<Row> {
  const of = JSON.stringify(filters)
  const [kept, keep] = useState(() => ({ of, now: emptySelection<Row>() }))
  const { now } = kept.of === of ? kept : { now: emptySelection<Row>() }
  const change = (next: (now: ReturnType<typeof emptySelection<Row>>) => typeof now) =>
    keep((last) => {
      const start = last.of === of ? last.now : emptySelection<Row>()
      const after = next(start)
      return last.of === of && after === start ? last : { of, now: after }
    })
  return {
    ids: [...now.selection.ids],
    rows: [...now.rows.values()],
    has: (id) => now.selection.ids.has(id),
    toggle: (id, withShift) => change((last) => afterTick(last, id, withShift)),
    togglePage: () => change(afterPageTick),
    clear: () => change((last) => ({ ...emptySelection<Row>(), page: last.page })),
    onLoad: (page) => change((last) => afterLoad(last, page)),
  }
}
