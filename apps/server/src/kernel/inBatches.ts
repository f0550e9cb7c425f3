import { Problem } from '@tourdesk/contract/kernel/problem'

/** The most rows in one file. */
export const mostRows = 100_000
/** Rows read at a time. */
const batch = 1000

/**
 * All rows of a list, read in batches. All keys are read first, so that changes in the meantime neither
 * repeat nor drop rows. Throws `export_too_large` (400) if there are more than the limit.
 */
export async function inBatches<Key, Row>(
  findKeys: (most: number) => Promise<Key[]>,
  read: (keys: Key[]) => Promise<Row[]>,
  limit: number,
): Promise<AsyncGenerator<Row>> {
  const keys = await findKeys(limit + 1)
  if (keys.length > limit) throw new Problem('export_too_large', { params: { limit } })
  return rowsOf(keys, read)
}

async function* rowsOf<Key, Row>(keys: Key[], read: (keys: Key[]) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let start = 0; start < keys.length; start += batch) yield* await read(keys.slice(start, start + batch))
}
