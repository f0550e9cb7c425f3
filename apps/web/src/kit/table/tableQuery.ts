/** The query of a server-driven table, kept in the address. */
export interface TableQuery {
  page: number
  limit: number
  sort?: string
  desc?: boolean
}

/** The choices for the rows per page. */
export const pageSizes = [1, 5, 10, 25, 50, 100] as const

/** The height of everything around the rows of a list, and of a row or a card, in pixels. */
const wide = { around: 264, row: 34 }
const narrow = { around: 200, row: 96 }

/** The smallest page size that fills a window, but never less than the list's usual size. */
export function fittingSize(windowWidth: number, windowHeight: number, usual: number): number {
  const { around, row } = windowWidth > 576 ? wide : narrow
  const rows = Math.floor((windowHeight - around) / row)
  return pageSizes.find((size) => size >= usual && size >= rows) ?? Math.max(usual, 100)
}

/** The least number of rows that a list starts with, unless it sets its own. */
export const defaultPageSize = 5

/** The first and last row on a page, for "26–50 of 412". */
export function rowsOnPage(page: number, limit: number, total: number): { first: number; last: number } {
  return { first: Math.min(total, (page - 1) * limit + 1), last: Math.min(total, page * limit) }
}

/** The number of pages one can turn to. If the total isn't exact, a full page has a next one. */
export function pagesOf(
  { page, limit }: Pick<TableQuery, 'page' | 'limit'>,
  { total, isExact, rows }: { total: number; isExact: boolean; rows: number },
): number {
  const counted = Math.max(1, Math.ceil(total / limit))
  if (isExact || rows === 0) return counted
  return Math.max(counted, rows < limit ? page : page + 1)
}

/** The requested page, or the last one if there are fewer. */
export function pageWithRows({ page, limit }: Pick<TableQuery, 'page' | 'limit'>, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / limit)))
}

/**
 * The query after a click on a column's header: the same column is reversed, another one starts with its own
 * direction.
 */
export function sortedBy(
  query: TableQuery,
  { sort = '', newestFirst = false }: { sort?: string; newestFirst?: boolean },
): Partial<TableQuery> {
  return { page: 1, sort, desc: query.sort === sort ? !query.desc : newestFirst }
}

/** Converts the sort in the address for the table's header: `-name` is `name` descending. */
export function tableQueryOf({
  page,
  limit,
  sort,
}: {
  page: number
  limit: number
  sort: string
}): TableQuery {
  return { page, limit, sort: sort.replace(/^-/, ''), desc: sort.startsWith('-') }
}

/** Converts a click in a table for the address. The columns sort only by `Sort`. */
export function addressOf<Sort extends string>({ page, limit, sort, desc }: Partial<TableQuery>) {
  return {
    ...(page !== undefined && { page }),
    ...(limit !== undefined && { limit }),
    ...(sort !== undefined && { sort: `${desc ? '-' : ''}${sort}` as Sort }),
  }
}
