/** What a server-driven table asks for; it lives in the address bar. */
export interface TableQuery {
  page: number
  limit: number
  sort?: string
  desc?: boolean
}

/** CONST-06, CCONST-23, OCONST-07. */
export const pageSizes = [1, 5, 10, 25, 50, 100] as const

/** Unless a screen has its own (CONST-07, CCONST-24). */
export const defaultPageSize = 5

/** The first and last row on a page, for "26–50 of 412". */
export function rowsOnPage(page: number, limit: number, total: number): { first: number; last: number } {
  return { first: Math.min(total, (page - 1) * limit + 1), last: Math.min(total, page * limit) }
}

/** The page asked for, or the last one when there are fewer. */
export function pageWithRows({ page, limit }: Pick<TableQuery, 'page' | 'limit'>, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / limit)))
}

/** The query after a click on a column's head: the same column turns around, another starts upwards. */
export function sortedBy(query: TableQuery, sort: string): Partial<TableQuery> {
  return { page: 1, sort, desc: query.sort === sort ? !query.desc : false }
}

/** What stands in the address, as the head of a table knows it: `-name` is `name` turned around (HOLE-C8). */
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

/** What a click in a table asks for, as it stands in the address. The columns sort by nothing but `Sort`. */
export function addressOf<Sort extends string>({ page, limit, sort, desc }: Partial<TableQuery>) {
  return {
    ...(page !== undefined && { page }),
    ...(limit !== undefined && { limit }),
    ...(sort !== undefined && { sort: `${desc ? '-' : ''}${sort}` as Sort }),
  }
}
