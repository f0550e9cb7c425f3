import { afterClick, afterGroupClick, nothingSelected, type Selection } from './selection.ts'
import type { TableQuery } from './tableQuery.ts'

/** The rows that a table shows. */
export interface LoadedPage<Row> {
  /**
   * Identifies the page, such as `2 25 -created`. A page is only compared with earlier rows of the same page.
   */
  place: string
  rows: ReadonlyMap<string, Row>
  /** True if no rows come before (`isFirst`) or after (`isLast`) this page. */
  isFirst: boolean
  isLast: boolean
}

/** The selected rows of a paged list; those of other pages are kept as they were last loaded. */
export interface PageSelection<Row> {
  selection: Selection
  rows: ReadonlyMap<string, Row>
  page: LoadedPage<Row>
}

/** The page that a table shows; without a query it's the whole list. */
export function loadedPage<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  query: TableQuery | undefined,
  total: number,
): LoadedPage<Row> {
  const { page, limit, sort, desc } = query ?? { page: 1, limit: 0 }
  return {
    place: [page, limit, sort, desc].join(' '),
    rows: new Map(rows.map((row) => [rowKey(row), row])),
    isFirst: page === 1,
    isLast: !query || page * limit >= total,
  }
}

export function emptySelection<Row>(): PageSelection<Row> {
  const page: LoadedPage<Row> = { place: '', rows: new Map(), isFirst: true, isLast: true }
  return { selection: nothingSelected, rows: new Map(), page }
}

/**
 * The selection after a click on a row's checkbox, or Space; with Shift, the rows since the last click are
 * included.
 */
export function afterTick<Row>(now: PageSelection<Row>, id: string, withShift: boolean): PageSelection<Row> {
  return withSelection(now, afterClick(now.selection, id, [...now.page.rows.keys()], withShift))
}

/**
 * The selection after a click on the header's checkbox: selects the page, or deselects it if it's all
 * selected.
 */
export function afterPageTick<Row>(now: PageSelection<Row>): PageSelection<Row> {
  return withSelection(now, afterGroupClick(now.selection, [...now.page.rows.keys()]))
}

/**
 * The selection after a page was loaded, with the new version of its rows and without those that are gone.
 */
export function afterLoad<Row>(now: PageSelection<Row>, page: LoadedPage<Row>): PageSelection<Row> {
  if (isSamePage(now.page, page)) return now
  const gone = now.page.place === page.place ? goneFrom([...now.page.rows.keys()], page) : []
  const ids = new Set(now.selection.ids)
  for (const id of gone) ids.delete(id)
  return withSelection({ ...now, page }, { ...now.selection, ids })
}

/**
 * The rows that left the list, as opposed to those that moved to the page before or after: a row between two
 * that are still there is gone, and so is one at an edge of the list with nothing beyond.
 */
export function goneFrom<Row>(
  before: readonly string[],
  after: Pick<LoadedPage<Row>, 'isFirst' | 'isLast' | 'rows'>,
): string[] {
  const isThere = (id: string) => after.rows.has(id)
  const first = after.isFirst ? 0 : before.findIndex(isThere)
  const last = after.isLast ? before.length - 1 : before.findLastIndex(isThere)
  return before.filter((id, at) => !isThere(id) && first >= 0 && at >= first && at <= last)
}

function withSelection<Row>(now: PageSelection<Row>, { ids, anchor }: Selection): PageSelection<Row> {
  const rows = new Map<string, Row>()
  for (const id of ids) {
    const row = now.page.rows.get(id) ?? now.rows.get(id)
    if (row !== undefined) rows.set(id, row)
  }
  return { ...now, selection: { ids: new Set(rows.keys()), anchor }, rows }
}

function isSamePage<Row>(one: LoadedPage<Row>, other: LoadedPage<Row>): boolean {
  const others = [...other.rows]
  return (
    one.place === other.place &&
    one.isFirst === other.isFirst &&
    one.isLast === other.isLast &&
    one.rows.size === others.length &&
    [...one.rows].every(([id, row], at) => others[at]?.[0] === id && others[at]?.[1] === row)
  )
}
