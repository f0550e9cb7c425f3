import { Problem } from '@tourdesk/contract/kernel/problem'

/** The most rows in one file. */
export const mostRows = 100_000
/** Rows read at a time. */
const batch = 1000

/**
 * All rows of a list, read in batches. The list of ids is read first, so that changes in the meantime neither repeat nor
 * drop rows. Throws `export_too_large` (400) if there are more than the limit.
 */
export async function inBatches<Row>(
  findIds: (most: number) => Promise<string[]>,
  read: (ids: string[]) => Promise<Row[]>,
  limit: number,
): Promise<AsyncGenerator<Row>> {
  const ids = await findIds(limit + 1)
  if (ids.length > limit) throw new Problem('export_too_large', { params: { limit } })
  return rowsOf(ids, read)
}

async function* rowsOf<Row>(ids: string[], read: (ids: string[]) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let start = 0; start < ids.length; start += batch) yield* await read(ids.slice(start, start + batch))
}
