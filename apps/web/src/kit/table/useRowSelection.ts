import { useState } from 'react'
import { afterLoad, afterPageTick, afterTick, emptySelection, type LoadedPage } from './pageSelection.ts'

/** The selected rows of a list, for its table and for bulk actions. */
export interface RowSelection<Row> {
  /** In the order of selection, including those of other pages. */
  ids: readonly string[]
  /** The same rows as they were last loaded. */
  rows: readonly Row[]
  has: (id: string) => boolean
  /** With Shift, the rows since the last click are included. */
  toggle: (id: string, withShift: boolean) => void
  togglePage: () => void
  clear: () => void
  /** Called by the table with the rows it shows. */
  onLoad: (page: LoadedPage<Row>) => void
}

/**
 * Selects rows of a list: `<PagedTable selection={useRowSelection(filters)} … />`. The selection survives
 * paging, sorting and reloading; rows that no longer exist are dropped.
 * @param filters everything that decides which rows there are; a change clears the selection
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
